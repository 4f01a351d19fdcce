// The Extension and the revised edition before our eyes: Outlaws, river, Ranches, the Indian die, Elixirs.
import { expect, test } from "vitest";
import { townFlights } from "../src/games/dicetown/flights";
import { foldTown } from "../src/games/dicetown/fold";
import { ranchesAsIn } from "../src/games/dicetown/frontier";
import { spotOf } from "../src/games/dicetown/spot";
import { takersOf } from "../src/games/dicetown/takers";
import { frontier, outlaw, says, town } from "./mock";

test("DX-20 an Outlaw sets dice and is Wanted", () => {
  const board = town([{ outlaws: [outlaw(0, "9"), outlaw(1, "9", 6)] }], { frontier: frontier() });
  const after = foldTown(board, says("called-outlaw", { seat: 0, face: "9", dollars: 6, number: 2 }));
  expect(after.seats[0]).toMatchObject({ dice: ["9", "9"], outlaws: [{ number: 0 }] });
  expect(after.frontier?.wanted.map(({ number }) => number)).toEqual([1]);
});

test("DX-15, DX-16 Outlaws are recruited from the pile and captured above the office", () => {
  const gang = frontier({
    top: outlaw(0, "J"),
    pile: [outlaw(1, "Q"), outlaw(2, "K")],
    wanted: [outlaw(3, "A")],
  });
  let board = town([{}, {}], { frontier: gang });
  board = foldTown(board, says("recruited", { seat: 1, face: "J", dollars: 4 }));
  expect(board.frontier?.top).toBeNull();
  board = foldTown(board, says("outlaw-on-top", { face: "K", dollars: 4 }));
  expect(board.frontier).toMatchObject({ top: { number: 2 }, pile: [{ number: 1 }] });
  board = foldTown(board, says("captured", { seat: 0, face: "A", dollars: 4 }));
  expect(board.frontier?.wanted).toEqual([]);
  expect(board.seats[0]?.captured).toHaveLength(1);
  expect(board.seats[1]?.outlaws).toHaveLength(1);
  expect(townFlights(says("captured", { seat: 0 }))[0]).toMatchObject({ what: "outlaw", to: "seat-0" });
});

test("DX-30 the river gives from mine and bank, and runs lower", () => {
  let board = town([{}], { frontier: frontier() });
  board = foldTown(board, says("found", { seat: 0, find: "nuggets-2" }));
  board = foldTown(board, says("found-nuggets", { seat: 0, nuggets: 2 }));
  board = foldTown(board, says("found-dollars", { seat: 0, dollars: 3 }));
  expect(board).toMatchObject({ mine: 28, bank: 0 });
  expect(board.seats[0]).toMatchObject({ nuggets: 2, dollars: 11 });
  expect(board.frontier?.river.left).toEqual(["wallet", "nuggets-2"]);
});

test("DX-50 Ranches lie open, and change hands", () => {
  let board = town([{}, {}], { row: [0, 2, 0], frontier: frontier() });
  board = foldTown(board, says("took-land", { seat: 0, lands: ["ranch", "2", "ranch"] }));
  board = foldTown(board, says("took-ranch", { seat: 0 }));
  expect(board.seats[0]).toMatchObject({ deeds: 1, fenced: [0, 0, 0] });
  expect(board).toMatchObject({ row: [], pile: 21 });
  board = foldTown(board, says("refilled-land", { lands: ["5", "ranch"] }));
  expect(board.row).toEqual([5, 0]);
  board = foldTown(board, says("stole-ranch", { seat: 1, victim: 0 }));
  expect(board.seats.map((seat) => seat.fenced)).toEqual([[0, 0], [0]]);
  expect(foldTown(board, says("gave-ranch-away", { seat: 1 })).seats[1]?.fenced).toEqual([]);
});

test("DX-50 the server says what Ranches are worth", () => {
  const before = town([
    { fenced: [0], ranch_points: 1 },
    { fenced: [0, 0], ranch_points: 3 },
  ]);
  const coming = town([
    { fenced: [0, 0], ranch_points: 30 },
    { fenced: [0], ranch_points: 10 },
  ]);
  const after = foldTown(before, says("stole-ranch", { seat: 0, victim: 1 }));
  expect(after.seats.map((seat) => seat.ranch_points)).toEqual([1, 3]);
  expect(ranchesAsIn(after, coming).seats.map((seat) => seat.ranch_points)).toEqual([30, 10]);
  expect(ranchesAsIn(before, coming).seats.map((seat) => seat.ranch_points)).toEqual([1, 3]);
});

test("DI-2 to DI-4 the Indian die changes hands, ambushes and raids", () => {
  const village = { die: null, guarded: [], raided: [], claims: [] };
  let board = town([{ dice: ["9", "K"] }, {}], { frontier: frontier({ village }) });
  board = foldTown(board, says("took-die", { seat: 1 }));
  expect(board.frontier?.village?.die).toBe(1);
  board = foldTown(board, says("ambushed", { seat: 1, target: 0, face: "9", dice: ["A"] }));
  expect(board.seats[0]?.dice).toEqual(["K", "A"]);
  board = foldTown(board, says("on-warpath", { seat: 1, place: "bank" }));
  expect(board.frontier?.village?.raided).toEqual(["bank"]);
  expect(foldTown(board, says("die-goes-home")).frontier?.village?.die).toBeNull();
  expect(spotOf(says("village"))).toBe("village");
});

test("DT-34, revised: an Elixir is drunk and another put out", () => {
  const elixirs = { open: ["wealth", "power"], pile: ["charm"], spent: [], drunk: [] };
  let board = town([{}], { elixirs });
  board = foldTown(board, says("drank", { seat: 0, elixir: "power" }));
  board = foldTown(board, says("elixir-opened", { elixir: "charm" }));
  expect(board.elixirs).toMatchObject({ open: ["wealth", "charm"], pile: [] });
});

test("DX-10 the street shows who took which action, until the next round", () => {
  const log = [
    says("takes-action", { seat: 2, action: "hunt" }),
    says("round", { number: 2 }),
    says("takes-action", { seat: 0, action: "dig" }),
    says("takes-action", { seat: 1, action: "pan" }),
  ];
  expect(takersOf(log)).toEqual({ dig: 0, pan: 1 });
});

test("gifts go by their backs", () => {
  let board = town([{ cards: 1, deeds: 1 }, {}]);
  board = foldTown(board, says("gave-card", { seat: 0, taker: 1 }));
  board = foldTown(board, says("gave-deed-seen", { seat: 0, taker: 1, deed: 4 }));
  expect(board.seats[1]).toMatchObject({ cards: 1, deeds: 1 });
  expect(board.seats[0]).toMatchObject({ cards: 0, deeds: 0 });
});
