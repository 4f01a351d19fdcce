// How a round of Dice Town reads: the dice, who won which place, and who gained what.
import type { Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Board, Gain, Laid, Mark, Story } from "../game";
import { FACE_OF, type PlaceId } from "./faces";
import GoodPicture from "./GoodPicture.svelte";
import { GLYPHS } from "./glyphs";
import { spotOf } from "./spot";

const plain = (id: string): string => id.replace(/-(seen|nothing)$/, "");

function laid(event: Told): Laid | null {
  const facts = new Facts(event);
  const seat = facts.number("seat");
  switch (event.id) {
    case "kept":
    case "kept-paid":
    case "last-roll":
      return { seat, dice: facts.list("dice") };
    case "kept-fewer":
      return { seat, dice: facts.list("dice"), instead: true };
    case "called-outlaw":
      return { seat, dice: Array<string>(facts.number("number")).fill(facts.word("face")) };
    default:
      return null;
  }
}

const moved = (
  facts: Facts,
  from: string,
  to: string,
  good: string,
  number: number,
  unseen = false,
): Gain[] => [
  { seat: facts.number(from), good, number: -number, unseen },
  { seat: facts.number(to), good, number, unseen },
];

/** What an event moves. A bribe stands in the offers before it. */
function gained(event: Told): Gain[] {
  const facts = new Facts(event);
  const seat = facts.number("seat");
  const dollars = facts.number("dollars");
  const to = (good: string, number: number, unseen = false): Gain[] => [{ seat, good, number, unseen }];
  if (event.id.startsWith("played-")) return to("cards", -1);
  switch (plain(event.id)) {
    case "took-nuggets":
    case "found-nuggets":
      return to("nuggets", facts.number("nuggets"));
    case "robbed-bank":
    case "held-up":
    case "found-dollars":
      return to("dollars", dollars);
    case "paid-dice":
    case "kept-paid":
      return to("dollars", -dollars);
    case "handed-over":
    case "gave-dollars":
      return moved(facts, "seat", "taker", "dollars", dollars);
    case "gave-nugget":
      return moved(facts, "seat", "taker", "nuggets", 1);
    case "gave-card":
      return moved(facts, "seat", "taker", "cards", 1, true);
    case "gave-deed":
      return moved(facts, "seat", "taker", "deeds", 1, true);
    case "stole-card":
      return moved(facts, "victim", "seat", "cards", 1, true);
    case "stole-deed":
      return moved(facts, "victim", "seat", "deeds", 1, true);
    case "stole-ranch":
      return moved(facts, "victim", "seat", "ranches", 1);
    case "kept-card":
    case "got-card":
    case "took-discarded":
      return to("cards", 1, true);
    case "took-top":
      return to("deeds", 1, true);
    case "took-deeds":
      return to("deeds", facts.list("titles").length);
    case "took-land": {
      const lands = facts.list<string>("lands");
      const ranches = lands.filter((land) => land === "ranch").length;
      return [...to("deeds", lands.length - ranches), ...to("ranches", ranches)];
    }
    case "took-ranch":
      return to("ranches", 1);
    case "gave-ranch-away":
      return to("ranches", -1);
    case "gave-land-away":
      return to("deeds", -1, true);
    case "new-sheriff":
      return to("badge", 1);
    case "recruited":
    case "captured":
      return to("outlaws", 1);
    default:
      return [];
  }
}

const OFFERED = ["dollars", "nuggets", "cards", "deeds"] as const;

/** DT-41. What the Sheriff pockets: the offer of the seat that was named, with what it added. */
function bribe(event: Told, offers: readonly Told[]): Gain[] {
  const facts = new Facts(event);
  const made = offers
    .filter((offer) => offer.facts.seat === event.facts.seat)
    .map((offer) => new Facts(offer));
  const sum = (name: string) => made.reduce((all, offer) => all + offer.number(name), 0);
  const fenced = made.reduce((all, offer) => all + offer.list("fenced").length, 0);
  return [
    ...OFFERED.flatMap((good) => {
      const number = sum(good === "cards" ? "number" : good);
      return moved(facts, "seat", "sheriff", good, number, good === "cards" || good === "deeds");
    }),
    ...moved(facts, "seat", "sheriff", "deeds", fenced),
  ];
}

function gains(events: readonly Told[]): Gain[] {
  let offers: Told[] = [];
  const found: Gain[] = [];
  for (const event of events) {
    if (/^tied/.test(event.id)) offers = [];
    else if (/^(offered|raised)/.test(event.id)) offers.push(event);
    found.push(...(event.id === "bribe-taken" ? bribe(event, offers) : gained(event)));
  }
  return found.filter(({ number }) => number !== 0);
}

/** All that a seat has and others can count. Fenced deeds are deeds, and a Ranch is a deed fenced for 0 points. */
function holds(board: Board, seat: number): { good: string; number: number }[] {
  const player = board.game === "dicetown" ? board.seats[seat] : undefined;
  if (board.game !== "dicetown" || !player) return [];
  const ranches = player.fenced.filter((points) => points === 0).length;
  return [
    { good: "dollars", number: player.dollars },
    { good: "nuggets", number: player.nuggets },
    { good: "cards", number: player.cards },
    { good: "deeds", number: player.deeds + player.fenced.length - ranches },
    { good: "ranches", number: ranches },
    { good: "outlaws", number: player.outlaws.length + player.captured.length },
    { good: "badge", number: board.sheriff === seat ? 1 : 0 },
  ];
}

function mark(place: string): Mark | null {
  const die = place === "hall" ? "A" : FACE_OF[place as PlaceId];
  if (die) return { die };
  return place in GLYPHS ? { path: GLYPHS[place as keyof typeof GLYPHS] } : null;
}

export const story = {
  laid,
  left: /^(refilled|refilled-land|outlaw-on-top|elixir-opened|paid-dice|outlaw-wanted)$/,
  place: spotOf,
  leads:
    /^(won|won-hand|second|second-hand|takes-action|tied|tied-second|offered|raised|robbed|found|explored|looked-through|may-visit|must-visit|visited|drank|hunted)(-seen|-nothing|-again)?$/,
  won: (event) =>
    /^won(-hand)?$/.test(event.id)
      ? { seat: Number(event.facts.seat), place: String(event.facts.place) }
      : null,
  gains,
  holds,
  mark,
  goods: (good, number, voice) => voice.text(`web-gain-${good}`, { number }),
  amount: (points) => `${points}`,
  count: (_good, number) => `${number}`,
  Good: GoodPicture,
  coins: /\$(\d+)|(\d+)\s\$/u,
  pill: /^(new-sheriff|still-sheriff|badge-stays)$/,
} satisfies Story;
