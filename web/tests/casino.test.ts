import { expect, test } from "vitest";
import { casinoFlights } from "../src/games/cincinnati/flights";
import { foldCasino } from "../src/games/cincinnati/fold";
import { marked } from "../src/games/cincinnati/marked";
import { moneyOf } from "../src/games/cincinnati/money";
import { casino, says } from "./mock";

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
  expect(marked([4, 4, 4, 6], [4, 6]).map((die) => die.named)).toEqual([true, false, false, true]);
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
