import { expect, test } from "vitest";
import { casinoFlights } from "../src/games/cincinnati/flights";
import { foldCasino } from "../src/games/cincinnati/fold";
import { towards } from "../src/games/cincinnati/have";
import game from "../src/games/cincinnati/index";
import { Lay, relaid, rolling } from "../src/games/cincinnati/laid";
import { lie, take } from "../src/games/cincinnati/lie";
import { heaped, moneyOf, stacked } from "../src/games/cincinnati/money";
import { aim, defends, prizeOf } from "../src/games/cincinnati/prize";
import { leaderOfDuel, leadersAt, leads, rivalOf } from "../src/games/cincinnati/standing";
import { turnOf } from "../src/games/cincinnati/turn";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { casino, question, says, view } from "./mock";

await ready();

test("tables and dice are shown, then rerolled", () => {
  let board = casino([{}, {}], { cup: [1, 2, 3, 4, 6] });
  board = foldCasino(board, says("table-chosen", { seat: 0, table: "ballroom" }));
  board = foldCasino(board, says("dice-shown", { seat: 0, pips: [1, 2, 3, 4, 6], hand: "short-straight" }));
  expect(board.cup).toEqual([]);
  expect(board.seats[0]).toMatchObject({ table: "ballroom", dice: [1, 2, 3, 4, 6], hand: "short-straight" });
  board = foldCasino(board, says("declared", { seat: 0, pips: [6] }));
  expect(board.seats[0]).toMatchObject({ declared: true, named: [6] });
  board = foldCasino(board, says("rerolled", { seat: 0, pips: [1, 2, 3, 4, 5], hand: "long-straight" }));
  expect(board.seats[0]).toMatchObject({ declared: false, named: [], hand: "long-straight" });
});

test("the winner takes the cards; Chips pay from the supply", () => {
  let board = casino([{}, {}]);
  board = foldCasino(
    board,
    says("cards-taken", { seat: 1, table: "atlantic", stakes: ["money-15", "chips", "duel"] }),
  );
  board = foldCasino(board, says("chips-taken", { seat: 1, chips: 2 }));
  expect(board.tables[0]?.cards).toEqual([]);
  expect(board.seats[1]).toMatchObject({ cards: ["money-15", "duel"], money: 15000, chips: 5 });
  expect(board.chips).toBe(6);
});

test("a duel ends with a card changing hands", () => {
  let board = casino([{ cards: ["duel"] }, { cards: ["money-20", "money-35"], money: 55000 }]);
  board = foldCasino(board, says("challenged", { seat: 0, target: 1 }));
  board = foldCasino(board, says("duel-rolled", { seat: 0, pips: [6, 6, 6, 6, 6], hand: "five" }));
  expect(board.duelists).toEqual([0, 1]);
  expect(board.seats[0]?.duel).toHaveLength(5);
  board = foldCasino(board, says("card-won", { seat: 0, victim: 1, stake: "money-35" }));
  expect(board.duelists).toEqual([]);
  expect(board.seats.map((seat) => seat.money)).toEqual([35000, 20000]);
});

test("a chip paid goes to the supply", () => {
  const board = foldCasino(casino([{}, {}]), says("extra-paid", { seat: 0, pips: [2], chips: 2 }));
  expect(board.seats[0]).toMatchObject({ chips: 2, named: [2] });
  expect(board.chips).toBe(9);
});

test("named dice are marked one by one", () => {
  expect([...rolling([4, 4, 4, 6], [4, 6])]).toEqual([0, 3]);
  expect([...rolling([4, 4, 4, 6], [4, 6], [2, 3])]).toEqual([2, 3]); // those that were tapped
  expect([...rolling([4, 4, 4, 6], [4, 4], [2, 3])]).toEqual([0, 1]); // somebody else has chosen others
});

test("money is what the money cards say", () => {
  expect(moneyOf(["money-15", "duel", "chips", "money-35"])).toBe(50000);
});

test("cards travel from the table to the winner", () => {
  expect(
    casinoFlights(says("cards-taken", { seat: 2, table: "caesars", stakes: ["money-15", "duel"] })),
  ).toEqual([
    { what: "money", number: 1, from: "table-caesars", to: "seat-2" },
    { what: "duel", number: 1, from: "table-caesars", to: "seat-2" },
  ]);
});

const TABLE = { table: "atlantic", dice: [4, 4, 4, 5, 6] } as const;

test("who leads a table, and whom there is to beat", () => {
  const board = casino([
    { ...TABLE, dice: [...TABLE.dice], quality: 90 },
    { ...TABLE, dice: [...TABLE.dice], quality: 120 },
    { ...TABLE, dice: [...TABLE.dice], quality: 0 },
    { table: "caesars", dice: [6, 6, 6, 6, 6], quality: 0 },
  ]);
  expect(leadersAt(board, "atlantic")).toEqual([1]);
  expect(leadersAt(board, "caesars")).toEqual([]); // who does not qualify leads nowhere
  expect([rivalOf(board, 0), rivalOf(board, 1), rivalOf(board, 2), rivalOf(board, 3)]).toEqual([
    1,
    0,
    1,
    undefined,
  ]);
  expect([leads(board, 0), leads(board, 1)]).toEqual([false, true]);
});

test("equal dice lead a table together; in a duel the later one leads", () => {
  const equal = { table: "atlantic" as const, quality: 90, duel_quality: 7 };
  expect(leadersAt(casino([equal, equal]), "atlantic")).toEqual([0, 1]);
  const board = casino([equal, equal], { duelists: [1, 0] });
  expect(leaderOfDuel(board)).toBe(0);
  expect(leads(board, 1)).toBe(false);
  expect(rivalOf(board, 1)).toBe(0);
});

test("dice that were thrown again lead nothing until the view says so", () => {
  let board = casino([{ table: "atlantic", quality: 90 }]);
  board = foldCasino(board, says("rerolled", { seat: 0, pips: [1, 2, 3, 4, 6], hand: "short-straight" }));
  expect(leadersAt(board, "atlantic")).toEqual([]);
  board = foldCasino(board, says("table-won", { seat: 0, table: "atlantic" }));
  expect(leadersAt(board, "atlantic")).toEqual([0]);
});

test("which dice count towards what a table wants", () => {
  expect(towards("atlantic", [1, 2, 2, 3, 3])).toEqual([3, 3, 2, 2]);
  expect(towards("atlantic", [1, 1, 1, 6, 6])).toEqual([1, 1, 1, 6, 6]);
  expect(towards("atlantic", [1, 2, 3, 4, 6])).toEqual([]);
  expect(towards("ballroom", [1, 2, 4, 5, 5])).toEqual([4, 5]);
  expect(towards("ballroom", [1, 2, 3, 5, 6])).toEqual([1, 2, 3]);
  expect(towards("ballroom", [2, 2, 4, 4, 6])).toEqual([]);
  expect(towards("caesars", [1, 2, 2, 3, 3])).toHaveLength(5);
});

test("dice that stay keep their places, and new ones fall where old ones were taken up", () => {
  expect(relaid([6, 2, 4, 4, 1], [1, 2, 4, 5, 5], [4, 6])).toEqual({
    dice: [5, 2, 5, 4, 1],
    fresh: [true, false, true, false, false],
  });
  expect(relaid([3, 3, 5], [3, 3, 6], [])).toEqual({ dice: [3, 3, 6], fresh: [false, false, true] });
  expect(relaid([3, 3, 5], [3, 3, 5], [5]).fresh).toEqual([false, false, true]); // it fell on the same face
});

test("a lay remembers dice by whose they are, and what fell only until the next question", () => {
  const lay = new Lay();
  expect(lay.of("a", [1, 2, 3]).fresh).toEqual([false, false, false]);
  lay.of("a", [1, 2, 3], [1]);
  expect(lay.of("a", [2, 3, 6])).toMatchObject({ dice: [6, 2, 3], fresh: [true, false, false] });
  expect(lay.of("b", [2, 3, 6]).dice).toEqual([2, 3, 6]);
  expect(lay.at("a", [2, 3, 6], 7).fresh).toEqual([true, false, false]);
  expect(lay.at("a", [2, 3, 6], 7).fresh).toEqual([true, false, false]);
  expect(lay.at("a", [2, 3, 6], 8).fresh).toEqual([false, false, false]);
});

test("of equal dice the very one that was tapped is rolled, and the others keep their places", () => {
  const table = {};
  const at = (dice: number[], number = 4) =>
    view({ board: casino([{ table: "atlantic", dice }]), question: question({ number }) });
  const before = [2, 4, 4, 4, 6];
  lie(table, at(before), before);
  take(table, at(before), before, [3]);
  expect(lie(table, at(before), before).map(({ taken }) => taken)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  const after = [1, 2, 4, 4, 6];
  const lying = lie(table, at(after, 5), after);
  expect(lying.map(({ place }) => after[place])).toEqual([2, 4, 4, 1, 6]);
  expect(lying.map(({ fresh }) => fresh)).toEqual([false, false, false, true, false]);
});

test("the tray has the dice in the order in which they lie, by the places that are sent", () => {
  const table = {};
  const at = (dice: number[], named: number[] = []) =>
    view({ board: casino([{ table: "atlantic", dice, named }]), question: question({ number: 4 }) });
  expect(lie(table, at([1, 3, 3, 5, 6]), [1, 3, 3, 5, 6]).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
  const after = lie(table, at([2, 3, 3, 4, 5]), [2, 3, 3, 4, 5]);
  expect(after.map(({ place }) => place)).toEqual([0, 1, 2, 4, 3]);
  expect(after.map(({ fresh }) => fresh)).toEqual([true, false, false, false, true]);
});

test("a duel is about a table's cards, or the opponent's highest money", () => {
  const seats = [{ cards: ["duel", "money-20"] }, { cards: ["money-15", "money-35", "duel"] }];
  const played = casino(seats, { duelists: [0, 1] });
  expect(prizeOf(played)).toEqual(["money-35"]);
  expect([defends(played, 0), defends(played, 1)]).toEqual([false, true]);
  const tied = casino(seats, { duelists: [0, 1], duel_for: "atlantic" });
  expect(prizeOf(tied)).toEqual(["money-15"]);
  expect(defends(tied, 1)).toBe(false);
  expect(prizeOf(casino([{ cards: ["duel"] }, { cards: [] }], { duelists: [0, 1] }))).toEqual([]);
});

test("the primary button says what a duel is for", () => {
  const voice = new Voice("en", "cincinnati");
  const seats = [{ cards: ["duel"] }, { cards: ["money-35"] }, {}];
  const from = (seat: number, duelists: number[]) =>
    aim(view({ you: { ...view().you, seat }, board: casino(seats, { duelists }) }), voice);
  expect(from(0, [0, 1])).toBe("for €35,000");
  expect(from(1, [0, 1])).toBe("to keep €35,000");
  expect(from(2, [0, 1])).toBe("");
  expect(from(1, [1, 2])).toBe("");
  expect(from(0, [])).toBe("");
});

test("where there is little room money is one sum, and like cards are one", () => {
  expect(heaped(["money-15", "money-20", "duel", "chips", "duel"])).toEqual([
    { card: "money", number: 1 },
    { card: "duel", number: 2 },
    { card: "chips", number: 1 },
  ]);
  expect(heaped(["duel"])).toEqual([{ card: "duel", number: 1 }]);
  expect(stacked(["money-15", "money-15", "money-20"])).toEqual([
    { card: "money-15", number: 2 },
    { card: "money-20", number: 1 },
  ]);
});

test("the bar tells how many cards are left of those that are played with", () => {
  const board = casino([{ cards: ["money-20"] }, {}], { deck: 30, spent: ["chips"] });
  const [gauge] = game.gauges(board, new Voice("en", "cincinnati"));
  expect(gauge).toMatchObject({ left: 30, of: 34, text: "cards left" });
});

test("money is in euros in both languages", () => {
  const said = (lang: "en" | "fr") => new Voice(lang, "cincinnati").text("web-money", { money: 35000 });
  expect(said("en")).toBe("€35,000");
  expect(said("fr")).toBe("35\u202f000\u00a0€");
});

test("CI-5: who is asked later reads after whom, before it happens", () => {
  const voice = new Voice("en", "cincinnati", ["Ann", "Bob", "Cid"], 0);
  const asked = (who: number[], turns: number[][], said = false) =>
    turnOf(view({ board: casino([{}, {}, {}], { turns }), question: question({ asked: who, said }) }), voice);
  expect(asked([2], [[2], [1], [0]])).toBe("You are asked third, after Bob.");
  expect(asked([1, 2], [[1, 2], [0]])).toBe("You are asked second, after Bob and Cid.");
  expect(asked([0], [[0], [1], [2]])).toBe("You are asked first, before Bob.");
  expect(asked([0], [[1], [0]])).toBe("You are asked second, after Bob.");
  expect(asked([0, 2], [[0, 2], [1]], true)).toBe(""); // one's own answer is given
  expect(asked([1], [[0], [1]])).toBe("");
  expect(asked([0], [[0]])).toBe(""); // nobody else
  expect(asked([0, 1, 2], [])).toBe(""); // tables are chosen by all at once
});
