import { expect, test } from "vitest";
import game from "../src/games/dicetown";
import { changeOf } from "../src/games/dicetown/change";
import { type Face, streetOf } from "../src/games/dicetown/faces";
import { townFlights } from "../src/games/dicetown/flights";
import { foldTown } from "../src/games/dicetown/fold";
import { named } from "../src/games/dicetown/freshness";
import { gauges } from "../src/games/dicetown/gauges";
import { freeOf, isNothing, withBribe } from "../src/games/dicetown/offers";
import { compareHands, HANDS, handOf } from "../src/games/dicetown/poker";
import { wonBy } from "../src/games/dicetown/signs";
import { latestSpot, spotOf } from "../src/games/dicetown/spot";
import { stakeOf } from "../src/games/dicetown/stakes";
import { aheadAt, ranksWith, standingsAt } from "../src/games/dicetown/standings";
import type { PlaceStandings, StandingShown } from "../src/protocol";
import { LANGUAGES } from "../src/words/bundles";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { frontier, says, town } from "./mock";

const hand = (text: string) => text.split(" ") as Face[];
const line = (seats: number[], number: number, hand: string | null = null): StandingShown => ({
  seats,
  number,
  hand,
});
const ranked = (place: string, standings: StandingShown[], second: number[] = []): PlaceStandings => ({
  place,
  standings,
  second,
});

test("DT-63 the street shows who is ahead, as the server ranks them", () => {
  const jacks = [line([2], 4), line([4], 2), line([0], 1)];
  const best = [line([1, 2], 0, "four"), line([0], 0, "pair")];
  const board = town([{}, {}, {}, {}, {}], { standings: [ranked("store", jacks), ranked("hall", best)] });
  expect(standingsAt(board, "store")).toEqual(jacks);
  expect(aheadAt(board, "store")).toEqual([line([2], 4)]);
  expect(aheadAt(board, "hall")).toEqual([line([1, 2], 0, "four")]);
  expect(aheadAt(board, "doc")).toEqual([]);
  expect(aheadAt(town([{}, {}]), "mine")).toEqual([]);
});

test("every place shows how it is won, in words too", async () => {
  await ready();
  const signs = (extension: boolean) =>
    streetOf(town([{}])).map((place) => [place, wonBy(place, extension)] as const);
  expect(signs(false)).toEqual([
    ["mine", "9"],
    ["bank", "10"],
    ["coach", "onward"],
    ["store", "J"],
    ["saloon", "Q"],
    ["sheriff", "K"],
    ["hall", "hand"],
    ["doc", "none"],
  ]);
  expect(new Map(signs(true)).get("coach")).toBe("10"); // DX-13
  const said = (by: string) => LANGUAGES.map((lang) => new Voice(lang).text("web-won-by", { by }));
  expect(["9", "hand", "none", "onward"].map(said)).toEqual([
    ["most 9s", "le plus de 9"],
    ["best poker hand", "meilleure combinaison"],
    ["who won nothing", "qui n’a rien gagné"],
    ["on to the bank", "va à la banque"],
  ]);
});

test("DX-10 who acts second is shown, but not while the lead is shared", () => {
  const alone = [line([0], 2), line([1, 2], 1)];
  const shared = [line([0, 1], 2), line([2], 1)];
  const board = town([{}, {}, {}], {
    standings: [ranked("mine", alone, [1, 2]), ranked("bank", shared, [0, 1]), ranked("store", alone)],
  });
  expect(aheadAt(board, "mine")).toEqual(alone);
  expect(aheadAt(board, "bank")).toEqual([line([0, 1], 2)]);
  expect(aheadAt(board, "store")).toEqual([line([0], 2)]); // one action, one winner
});

test("the lead changes with the dice, before the next view is reached", () => {
  const before = town([{ dice: hand("9") }, {}], { standings: [ranked("mine", [line([0], 1)])] });
  const coming = town([{ dice: hand("9") }, { dice: hand("9 A"), kept: hand("9") }], {
    standings: [ranked("mine", [line([1], 2), line([0], 1)])],
  });
  const leads = (board: typeof before) => aheadAt(board, "mine")[0]?.seats;
  const fold = (board: typeof before, event: ReturnType<typeof says>) => {
    const folded = game.fold(board, event, coming);
    if (folded.game !== "dicetown") throw new Error("another game");
    return folded;
  };
  const part = fold(before, says("kept", { seat: 1, dice: ["9"] }));
  expect(leads(part)).toEqual([0]); // the last standings, until all dice lie there
  const all = fold(part, says("last-roll", { seat: 1, dice: ["A", "9"] }));
  expect(leads(all)).toEqual([1]);
  expect(leads(fold(all, says("won", { seat: 1, place: "mine" })))).toEqual([1]);
  expect(leads(fold(all, says("round", { number: 2 })))).toBeUndefined();
});

test("the village stands in the street only with the Indian die", () => {
  const village = { die: null, guarded: [], raided: [], claims: [] };
  expect(streetOf(town([{}]))).not.toContain("village");
  expect(streetOf(town([{}], { frontier: frontier({ village }) }))).toContain("village");
});

test("a reveal is shown step by step: dice set aside, dollars onto the stagecoach", () => {
  let board = town([{ hidden: 5 }, { hidden: 5 }]);
  board = foldTown(board, says("kept", { seat: 0, dice: ["K", "9"] }));
  board = foldTown(board, says("paid-dice", { seat: 0, dollars: 1 }));
  expect(board.seats[0]).toMatchObject({ dice: ["9", "K"], hidden: 0, dollars: 7 });
  expect(board.coach).toBe(1);
  board = foldTown(board, says("rolled", { seats: [0, 1] }));
  expect(board.seats.map((seat) => seat.hidden)).toEqual([3, 5]);
  expect(foldTown(board, says("round", { number: 2 })).seats[0]?.dice).toEqual([]);
});

test("goods move between places and players, and none are lost", () => {
  const start = town([{}, {}, {}], { coach: 4 });
  const events = [
    says("took-nuggets", { seat: 0, nuggets: 2 }),
    says("robbed-bank", { seat: 1, dollars: 3 }),
    says("handed-over", { seat: 1, taker: 2, dollars: 1 }),
    says("stagecoach", { dollars: 4, bank: 4 }),
    says("gave-nugget", { seat: 0, taker: 2 }),
    says("gave-dollars", { seat: 0, taker: 1, dollars: 2 }),
  ];
  const end = events.reduce(foldTown, start);
  const dollars = (board: typeof start) =>
    board.bank + board.coach + board.seats.reduce((sum, seat) => sum + seat.dollars, 0);
  const nuggets = (board: typeof start) =>
    board.mine + board.seats.reduce((sum, seat) => sum + seat.nuggets, 0);
  expect(dollars(end)).toBe(dollars(start));
  expect(nuggets(end)).toBe(nuggets(start));
  expect(end.seats.map((seat) => seat.dollars)).toEqual([6, 12, 9]);
});

test("cards and deeds change hands by their backs", () => {
  let board = town([{ cards: 1, deeds: 1 }, {}]);
  board = foldTown(board, says("drew", { seat: 1, number: 3 }));
  board = foldTown(board, says("kept-card", { seat: 1, number: 2 }));
  expect(board).toMatchObject({ deck: 16, discard: 2, drawn: 0 });
  board = foldTown(board, says("stole-card", { seat: 1, victim: 0 }));
  board = foldTown(board, says("took-deeds", { seat: 1, titles: [1, 2] }));
  board = foldTown(board, says("refilled", { titles: [5, 5] }));
  expect(board.row).toEqual([3, 5, 5]);
  expect(board.seats[1]).toMatchObject({ cards: 2, deeds: 2 });
  board = foldTown(board, says("fenced", { seat: 1, titles: [1, 2] }));
  expect(board.seats[1]).toMatchObject({ deeds: 0, fenced: [1, 2] });
  expect(foldTown(board, says("played-brute", { seat: 1, card: "brute" })).seats[1]?.cards).toBe(1);
});

test("offers add up, and are gone when the Sheriff has named", () => {
  let board = town([{}, {}]);
  board = foldTown(
    board,
    says("offered", { seat: 1, dollars: 2, nuggets: 0, number: 1, deeds: 0, fenced: [] }),
  );
  board = foldTown(
    board,
    says("raised", { seat: 1, dollars: 1, nuggets: 1, number: 0, deeds: 0, fenced: [3] }),
  );
  expect(board.seats[1]?.offer).toMatchObject({ dollars: 3, nuggets: 1, cards: 1, fenced: [3] });
  expect(foldTown(board, says("named", { seat: 0, target: 1 })).seats[1]?.offer).toBeNull();
});

test("an event that changes nothing on the board leaves it as it is", () => {
  const board = town([{}]);
  expect(foldTown(board, says("unclaimed", { place: "bank" }))).toBe(board);
});

test("the place of an event lights up, and stays lit until the next", () => {
  expect(spotOf(says("won", { place: "saloon" }))).toBe("saloon");
  expect(spotOf(says("stole-card-seen"))).toBe("saloon");
  expect(latestSpot([says("round"), says("took-nuggets"), says("offered")])).toBe("mine");
  expect(latestSpot([says("took-nuggets"), says("round"), says("kept")])).toBeNull();
});

test("goods travel from where they lay to who takes them", () => {
  expect(townFlights(says("took-nuggets", { seat: 2, nuggets: 3 }))).toEqual([
    { what: "nugget", number: 3, from: "place-mine", to: "seat-2" },
  ]);
  expect(townFlights(says("stole-card-seen", { seat: 0, victim: 1 }))[0]).toMatchObject({
    from: "seat-1",
    to: "seat-0",
  });
  expect(townFlights(says("unclaimed"))).toEqual([]);
});

test("DT-41 the bribe of the one named is the Sheriff's, and the others keep theirs", () => {
  let board = town([{ nuggets: 1 }, { dollars: 11, nuggets: 3, fenced: [2, 4] }, { dollars: 6 }]);
  const had = board.seats[0]?.dollars ?? 0;
  board = foldTown(board, says("offered", { seat: 1, dollars: 2, nuggets: 1, fenced: [4] }));
  board = foldTown(board, says("offered", { seat: 2, dollars: 3 }));
  board = foldTown(board, says("named", { seat: 0, target: 1, place: "bank" }));
  expect(board.seats[0]).toMatchObject({ dollars: had + 2, nuggets: 2, fenced: [4], offer: null });
  expect(board.seats[1]).toMatchObject({ dollars: 9, nuggets: 2, fenced: [2], offer: null });
  expect(board.seats[2]).toMatchObject({ dollars: 6, offer: null });
});

test("DT-32 hands are ranked as the rules rank them", () => {
  const hands = [
    "9 10 J Q A",
    "9 9 J Q A",
    "9 9 J J A",
    "9 9 9 J A",
    "9 10 J Q K",
    "J J J 9 9",
    "9 9 9 9 A",
    "9 9 9 9 9",
  ];
  expect(hands.map((dice) => handOf(hand(dice)))).toEqual(HANDS);
  expect(compareHands(hand("J J J 9 9"), hand("10 10 10 A A"))).toBeGreaterThan(0);
  expect(compareHands(hand("10 J Q K A"), hand("9 10 J Q K"))).toBeGreaterThan(0);
  expect(compareHands(hand("9 9 J Q A"), hand("9 9 J K A"))).toBeLessThan(0);
  expect(compareHands(hand("K A 9 9 9"), hand("9 9 9 A K"))).toBe(0);
  const other = ["nothing", "pair", "two-pair", "straight", "three", "full", "four", "five"];
  expect(compareHands(hand("9 9 9 J A"), hand("9 10 J Q K"), other)).toBeGreaterThan(0);
});

test("DT-20 selected dice take the lead, tie it, or fall short", () => {
  const board = town([{ dice: hand("9") }, { dice: hand("9 9") }, { dice: hand("K K K") }], {
    standings: [ranked("mine", [line([1], 2), line([0], 1)]), ranked("sheriff", [line([2], 3)])],
  });
  const with_ = (dice: string) => ranksWith(board, 0, hand(dice));
  expect(aheadAt(with_("9 9"), "mine")).toEqual([line([0], 3)]);
  expect(aheadAt(with_("9"), "mine")).toEqual([line([0, 1], 2)]);
  expect(standingsAt(with_("K"), "sheriff")).toEqual([line([2], 3), line([0], 1)]);
  expect(aheadAt(with_("Q"), "saloon")).toEqual([line([0], 1)]);
  expect(standingsAt(with_("9 9"), "hall")).toEqual([]); // not five dice yet
  expect(board.standings[0]?.standings).toHaveLength(2); // the board itself is left alone
});

test("DT-14 who has shown more than they can pay selects from that: it does not count twice", () => {
  const board = town([{ dice: hand("9"), kept: hand("9 9 K K") }, { dice: hand("9 9") }], {
    standings: [ranked("mine", [line([0], 3), line([1], 2)]), ranked("sheriff", [line([0], 2)])],
  });
  const fewer = ranksWith(board, 0, hand("9"));
  expect(standingsAt(fewer, "mine")).toEqual([line([0, 1], 2)]);
  expect(standingsAt(fewer, "sheriff")).toEqual([]);
});

test("DT-31 five selected dice show what hand they are, and whom it beats", () => {
  const board = town([{ dice: hand("9 9") }, { dice: hand("J J J 10 A") }], {
    standings: [ranked("hall", [line([1], 0, "three")])],
  });
  expect(standingsAt(ranksWith(board, 0, hand("9 K K")), "hall")).toEqual([
    line([0], 0, "full"),
    line([1], 0, "three"),
  ]);
  expect(standingsAt(ranksWith(board, 0, hand("9 K A")), "hall")[0]).toEqual(line([1], 0, "three"));
});

test("DX-10, DX-11 selected dice show the second too, with three players and two actions", () => {
  const seats = [{ dice: hand("9") }, { dice: hand("9 9 9") }, {}];
  const standings = [ranked("mine", [line([1], 3), line([0], 1)], [0])];
  const extension = town(seats, { standings, frontier: frontier() });
  expect(aheadAt(ranksWith(extension, 0, hand("9")), "mine")).toEqual([line([1], 3), line([0], 2)]);
  expect(aheadAt(ranksWith(extension, 0, hand("9 9")), "mine")).toEqual([line([0, 1], 3)]);
  expect(aheadAt(ranksWith(town(seats, { standings }), 0, hand("9")), "mine")).toEqual([line([1], 3)]);
});

const speaking = {
  text: (id: string, facts: object) => `${id} ${JSON.stringify(facts)}`,
  tell: (id: string, facts: object) => `${id} ${JSON.stringify(facts)}`,
} as never;

test("DT-60 the gauges count what is left of all nuggets and all land", () => {
  const seats = [{ nuggets: 4, deeds: 2 }, { nuggets: 1, fenced: [3, 0] }, {}, {}];
  const shown = (board: ReturnType<typeof town>) => gauges(board, speaking).map(({ left, of }) => [left, of]);
  expect(shown(town(seats, { mine: 25, row: [1, 2, 3], pile: 18 }))).toEqual([
    [25, 30],
    [21, 25],
  ]);
  // DI-2: a card that was given to the village is out of the game, and was dealt.
  const given = frontier({ box: 1 });
  expect(shown(town(seats, { mine: 35, row: [1, 2, 3], pile: 27, frontier: given }))[1]).toEqual([30, 35]);
  // DX-6: those that were taken out before the game are none of it.
  const removed = frontier({ box: 10 });
  expect(shown(town(seats.slice(0, 3), { row: [1, 2, 3], pile: 18, frontier: removed }))[1]).toEqual([
    21, 25,
  ]);
});

test("DT-21, DT-22 what a card changes, where it is a matter of numbers", () => {
  const board = town([{ dice: hand("9 9 9 K A") }, {}], { mine: 5 });
  expect(changeOf(board, 0, "dynamite", 0, speaking)).toEqual([
    'goods-nuggets {"nuggets":3}',
    'goods-nuggets {"nuggets":5}', // no more than there are
  ]);
  expect(changeOf(board, 0, "split", 4, speaking)?.[1]).toBe('goods-dollars {"dollars":4}');
  expect(changeOf(board, 0, "wanted", 0, speaking)).toBeNull();
});

test("what a place has for its winner", () => {
  const board = town([{ dice: hand("9 9 A A A") }], { bank: 6, row: [1, 2, 3], mine: 1 });
  expect(stakeOf(board, "bank", 0, speaking)).toContain('"dollars":6');
  expect(stakeOf(board, "mine", 0, speaking)).toContain('"number":1');
  expect(stakeOf(board, "hall", 0, speaking)).toContain('"number":3');
});

test("DT-41 what one adds to an offer is shown with it", () => {
  const offer = withBribe(null, { dollars: 2, cards: ["wanted"] });
  expect(offer).toMatchObject({ dollars: 2, cards: 1, cards_seen: ["wanted"], deeds: 0 });
  expect(withBribe(offer, { dollars: 1, fenced: [0] })).toMatchObject({ dollars: 3, cards: 1, fenced: [0] });
  expect(isNothing(withBribe(null, {}))).toBe(true);
  expect(freeOf(["a", "b", "a"], ["b", "a"])).toEqual([1, 0, null]);
});

test("dice that lie there keep their names when others come", () => {
  const names = (dice: string) => named(hand(dice)).map(({ name }) => name);
  expect(names("9 9 K")).toEqual(["9-1", "9-2", "K-1"]);
  expect(names("9 9 9 J K").filter((name) => !names("9 9 K").includes(name))).toEqual(["9-3", "J-1"]);
});
