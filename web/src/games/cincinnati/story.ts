// How a round of Cincinnati reads: the dice, who won which table, and who gained what.
import type { Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Board, Gain, Laid, Story } from "../game";
import GoodPicture from "./GoodPicture.svelte";
import { moneyOf, thousands } from "./money";

/** The first throw, and the dice as they are by now: what lay between is left out. */
function laid(event: Told, groups: number): Laid | null {
  if (!/^(dice-shown|table-shown|rerolled(-at)?|extra-rolled(-at)?)$/.test(event.id)) return null;
  const facts = new Facts(event);
  return { seat: facts.number("seat"), dice: facts.list("pips"), instead: groups > 1 };
}

function gained(event: Told): Gain[] {
  const facts = new Facts(event);
  const seat = facts.number("seat");
  switch (event.id) {
    case "cards-taken": {
      const cards = facts.list<string>("stakes");
      const duels = cards.filter((card) => card === "duel").length;
      return [
        { seat, good: "money", number: moneyOf(cards) },
        { seat, good: "duels", number: duels },
      ];
    }
    case "chips-taken":
    case "chips-short":
      return [{ seat, good: "chips", number: facts.number("chips") }];
    case "extra-paid":
    case "duel-paid":
      return [{ seat, good: "chips", number: -1 }];
    case "card-won": {
      const number = moneyOf([facts.word("stake")]);
      return [
        { seat, good: "money", number },
        { seat: facts.number("victim"), good: "money", number: -number },
      ];
    }
    default:
      return [];
  }
}

function holds(board: Board, seat: number): { good: string; number: number }[] {
  const player = board.game === "cincinnati" ? board.seats[seat] : undefined;
  if (!player) return [];
  return [
    { good: "money", number: player.money },
    { good: "duels", number: player.cards.filter((card) => card === "duel").length },
    { good: "chips", number: player.chips },
  ];
}

const LETTERS: Record<string, string> = { atlantic: "A", ballroom: "B", caesars: "C" };

export const story = {
  laid,
  left: /^(declared|stands|extra-declined|card-turned|duel-stands|duel-declined|table-chosen)$/,
  place: (event) => (typeof event.facts.table === "string" ? event.facts.table : null),
  leads: /^(table-won|table-tied|tie-duel-won|tie-duel-equal|duel-rolled|duel-rerolled)$/,
  won: (event) =>
    /^(table-won|tie-duel-won|tie-duel-equal)$/.test(event.id)
      ? { seat: Number(event.facts.seat), place: String(event.facts.table) }
      : null,
  gains: (events) => events.flatMap(gained).filter(({ number }) => number !== 0),
  holds,
  mark: (place) => ({ letter: LETTERS[place] ?? "?" }),
  goods: (good, number, voice) =>
    good === "money"
      ? voice.text("web-money", { money: number })
      : voice.text(`web-gain-${good}`, { number }),
  amount: thousands,
  count: (good, number, voice) => (good === "money" ? thousands(number, voice) : `${number}`),
  Good: GoodPicture,
  coins: /(?!)/, // sums are cards here, and stand in words
  pill: /(?!)/,
} satisfies Story;
