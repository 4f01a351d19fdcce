// Replays: frames as views, the log with its moments, steps by round; the proof of the dice; the curve.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeAll, expect, test } from "vitest";
import town from "../src/games/dicetown";
import { checkProof, commitmentTo, type Proof } from "../src/net/fair";
import type { Analysed, Frame, Point, Replay } from "../src/protocol";
import {
  across,
  chancesAt,
  finestOf,
  fortunesOf,
  lineOf,
  mistakesOf,
  nearest,
  slipIn,
  turnsOf,
  WIDTH,
} from "../src/replay/analysis";
import { diceAt, frameOf, logOf, roundFrom, viewOf } from "../src/replay/frames";
import { proofOf, remembered } from "../src/replay/proof";
import { Reel } from "../src/replay/reel.svelte";
import { fetchPart } from "../src/words/bundles";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";

beforeAll(async () => {
  await ready();
  await fetchPart("en", "replay");
});

const frame = (question: number, round: number, ...events: string[]): Frame =>
  ({
    question,
    round,
    events: events.map((id) => ({ id, rule: "", facts: { seat: 0, dice: ["9"] } })),
    decided: [],
    board: { game: "dicetown", round, seats: [{ hand_cards: null }, { hand_cards: null }] },
    prompt: { id: "keep", rule: "DT-11", facts: {} },
    asked: [0],
    hands: [],
  }) as unknown as Frame;

const REPLAY = {
  ruleset: "dicetown/2009",
  choices: {},
  seats: 2,
  players: [
    { name: "Ann", kind: "you" },
    { name: "Robby", kind: "greedy" },
  ],
  over: true,
  branches: [],
  frames: [
    frame(1, 1, "round"),
    frame(2, 1, "kept"),
    frame(3, 1, "paid-dice"),
    frame(4, 2, "round"),
    frame(5, 3, "round"),
    frame(5, 3, "won-game"),
  ],
  scores: [{ seat: 0, points: 3, lines: [] }],
  winners: [0],
} as unknown as Replay;

test("a frame is a view for its eyes", () => {
  const view = viewOf(REPLAY, 1, 0, town);
  expect(view.you.seat).toBe(0);
  expect(view.question?.number).toBe(2);
  expect(view.question?.yours).toBe(false);
  expect(view.table.seats.map((seat) => [seat.kind, seat.name])).toEqual([
    ["person", "Ann"],
    ["bot", "Robby"],
  ]);
  expect(view.scores).toEqual([]);
  expect(viewOf(REPLAY, 5, "all", town).winners).toEqual([0]);
  expect(viewOf(REPLAY, 5, null, town).you.seat).toBeNull();
});

test("through everybody's eyes hands lie open", () => {
  const open = {
    ...REPLAY,
    frames: [{ ...frame(1, 1), hands: [{ dice: [], cards: ["brute"], deeds: [2] }] }],
  };
  const { board } = viewOf(open as unknown as Replay, 0, "all", town);
  expect(board).toMatchObject({ seats: [{ hand_cards: ["brute"], hand_deeds: [2] }, { hand_cards: [] }] });
});

test("dice are those under one's own cup, or, through everybody's eyes, under the cups of all who are asked", () => {
  const hands = [{ dice: ["9", "9"] }, { dice: ["K"] }, { dice: [] }].map((hand) => ({
    ...hand,
    cards: [],
    deeds: [],
  }));
  const at = (change: object) =>
    ({ ...REPLAY, frames: [{ ...frame(1, 1), dice: [], ...change }] }) as unknown as Replay;
  const own = at({ dice: ["A", "Q"] });
  expect(diceAt(own, 0, 1)).toEqual([{ seat: 1, dice: ["A", "Q"] }]);
  expect(diceAt(at({}), 0, 1)).toEqual([]); // no dice under this cup
  expect(diceAt(own, 0, null)).toEqual([]); // a spectator sees none
  expect(diceAt(at({ hands, asked: [1] }), 0, "all")).toEqual([{ seat: 1, dice: ["K"] }]);
  expect(diceAt(at({ hands, asked: [0, 1, 2] }), 0, "all")).toEqual([
    { seat: 0, dice: ["9", "9"] },
    { seat: 1, dice: ["K"] },
  ]);
  expect(diceAt(own, 7, 1)).toEqual([]); // there is no such frame
});

test("the log has the moment of each line, and what completes a line is no line of its own", () => {
  expect(logOf(REPLAY, town).map((line) => [line.message.id, line.frame])).toEqual([
    ["round", 0],
    ["kept-paid", 1],
    ["round", 3],
    ["round", 4],
    ["won-game", 5],
  ]);
});

test("steps by round, and the frame of a question", () => {
  expect(roundFrom(REPLAY, 0, 1)).toBe(3);
  expect(roundFrom(REPLAY, 4, 1)).toBe(5);
  expect(roundFrom(REPLAY, 2, -1)).toBe(0);
  expect(roundFrom(REPLAY, 3, -1)).toBe(0);
  expect(roundFrom(REPLAY, 0, -1)).toBe(0);
  expect(frameOf(REPLAY, 3)).toBe(2);
  expect(frameOf(REPLAY, 99)).toBe(5);
  expect(frameOf(REPLAY, 0)).toBe(0);
});

test("the reel stays within the game, and shows a step as it happens", () => {
  const reel = new Reel(REPLAY, null, town);
  reel.step(-1);
  expect(reel.place).toBe(0);
  expect(reel.sitting.stage.step).toEqual([]);
  reel.step(1);
  expect(reel.sitting.stage.step.map((event) => event.id)).toEqual(["kept"]);
  reel.go(99);
  expect(reel.place).toBe(5);
  expect(reel.sitting.stage.step).toEqual([]);
  reel.see({ ...REPLAY, frames: REPLAY.frames.slice(0, 3) }, 1);
  expect(reel.place).toBe(2);
});

// --- fair dice --------------------------------------------------------------------------------------------

const SECRET = "11".repeat(32);
const OURS = "22".repeat(32);
const DRAWN = bytesToHex(sha256(concatBytes(utf8ToBytes("gobelet draws for seat 1"), hexToBytes(SECRET))));
const SEED = bytesToHex(sha256(concatBytes(utf8ToBytes("abc"), ...[SECRET, OURS, DRAWN].map(hexToBytes))));
const PROOF: Proof = {
  table: "abc",
  secret: SECRET,
  commitment: commitmentTo(SECRET),
  commitments: [commitmentTo(OURS), null],
  entropies: [OURS, DRAWN],
  opened: [true, false],
};

test("a proof holds, and any change breaks it where it was made", () => {
  const bad = (proof: Proof, seed = SEED) =>
    checkProof(proof, seed)?.flatMap((check) => (check.good ? [] : [check.what]));
  expect(bad(PROOF)).toEqual([]);
  expect(bad(PROOF, "0".repeat(64))).toEqual(["seed"]);
  expect(bad({ ...PROOF, commitment: "0".repeat(64) })).toEqual(["secret"]);
  expect(bad({ ...PROOF, commitments: ["0".repeat(64), null] })).toEqual(["opened"]);
  expect(bad({ ...PROOF, entropies: [OURS, OURS] })).toEqual(["drawn", "seed"]);
  expect(checkProof({ ...PROOF, opened: [true] }, SEED)).toBeNull();
  expect(checkProof({ ...PROOF, secret: "xyz" }, SEED)).toBeNull();
});

test("a record's proof is for its latest dice", () => {
  const text = (fields: object) =>
    JSON.stringify({ generator: "keyed", seed: SEED, proof: PROOF, ...fields });
  expect(proofOf(text({}))?.good).toBe(true);
  expect(proofOf(text({ generator: "fast" }))?.good).toBe(false);
  expect(proofOf(text({ proof: undefined }))).toBeNull();
  const branches = [{ at: 3, generator: "keyed", seed: SEED, parent: "0" }];
  expect(proofOf(text({ seed: "1", generator: "fast", branches }))?.good).toBe(true);
});

test("what this browser remembers is compared", () => {
  const seat = { table: "abc", token: "", seat: 0, ruleset: "", at: 0, phase: "over" };
  expect(remembered(PROOF, undefined)).toEqual([]);
  expect(remembered(PROOF, { ...seat, entropy: OURS, commitment: "other" })).toEqual([
    { what: "commitment", good: false },
    { what: "entropy", good: true },
  ]);
});

// --- the curve --------------------------------------------------------------------------------------------

const CURVE: Point[] = [
  { moment: 1, round: 1, chances: [0.5, 0.5], error: [], games: 1 },
  { moment: 11, round: 2, chances: [0.25, 0.75], error: [], games: 1 },
  { moment: 21, round: 3, chances: [0, 1], error: [], games: 1 },
];

test("the curve runs from the first question to the last", () => {
  expect(across(CURVE, 1)).toBe(0);
  expect(across(CURVE, 11)).toBe(WIDTH / 2);
  expect(across(CURVE, 99)).toBe(WIDTH);
  expect(lineOf(CURVE, 0)).toBe("0.0,60.0 150.0,90.0 300.0,120.0");
  expect(chancesAt(CURVE, 12)).toEqual([0.25, 0.75]);
  expect(chancesAt(CURVE, 0)).toEqual([0.5, 0.5]);
});

test("a tap on the curve means its moment, or the dot beside it", () => {
  expect(nearest(CURVE, 0, [], 0.05)).toBe(1);
  expect(nearest(CURVE, 0.52, [], 0.05)).toBe(11);
  expect(nearest(CURVE, 1, [], 0.05)).toBe(21);
  expect(nearest(CURVE, 0.52, [12, 3], 0.05)).toBe(12);
  expect(nearest(CURVE, 0.7, [12, 3], 0.05)).toBe(15);
});

test("a turning point is sure, and is not shown as nothing", () => {
  const found = (...swings: [swing: number, error: number][]) =>
    ({
      turning_points: swings.map(([swing, error], place) => ({
        ...{ kind: "roll", moment: place, round: 1, seat: 0 },
        swing,
        error,
      })),
      happened: swings.map(() => [{ id: "round", rule: "", facts: {} }]),
    }) as unknown as Analysed;
  const swings = (...of: [number, number][]) => turnsOf(found(...of)).map((turn) => turn.swing);
  expect(swings([0.3, 0.1], [0.1, 0.2], [-0.2, 0.1])).toEqual([0.3, -0.2]);
  expect(swings([0.004, 0.001], [-0.004, 0], [0.006, 0.001], [-0.006, 0])).toEqual([0.006, -0.006]);
});

test("a mistake names what a button names: not that it is all", () => {
  const lesson = (...played: string[]) =>
    ({
      seat: 0,
      played: played.map((id) => ({ id, rule: "", facts: { dollars: 2, number: 2, points: 2 } })),
      better: [{ id: "option-done", rule: "", facts: {} }],
    }) as unknown as Parameters<typeof slipIn>[0];
  const voice = new Voice("en", "dicetown", ["Ann"]);
  const said = slipIn(lesson("option-pass", "option-done"), voice);
  expect(said).toContain(`“${voice.say({ id: "option-pass" })}”`);
  expect(said).toContain("Better: “That is all”");
});

test("the proof of a daily table is that of its day's seed", () => {
  const secret = "5e".repeat(32);
  const proof = { day: "2026-11-17", game: "chess", secret, commitment: commitmentTo(secret) };
  const record = (change: object, generator = "duplicate", seed = secret) =>
    proofOf(JSON.stringify({ generator, seed, proof: { ...proof, ...change } }));
  expect(record({})).toMatchObject({ good: true, checks: [{ what: "secret" }, { what: "day" }] });
  expect(record({}, "keyed")?.good).toBe(false);
  expect(record({}, "duplicate", "00".repeat(32))?.good).toBe(false);
  expect(record({ commitment: "00".repeat(32) })?.good).toBe(false);
  expect(record({ secret: "no" })?.checks).toBeNull();
});

test("mistakes come worst first, a seat's own alone; the best decisions and rolls likewise", () => {
  const lesson = (seat: number, cost: number) => ({ seat, cost, moment: 1 });
  const roll = (seat: number, swing: number) => ({ seat, swing, moment: 2, round: 1 });
  const found = {
    mistakes: [lesson(0, 0.1), lesson(1, 0.3), lesson(0, 0.2)],
    finest: [lesson(1, 0.1), lesson(1, 0.4)],
    fortunes: [roll(0, 0.2), roll(1, -0.3)],
    fell: [[], [{ id: "round", rule: "", facts: {} }]],
  } as unknown as Analysed;
  expect(mistakesOf(found, null).map((one) => one.cost)).toEqual([0.3, 0.2, 0.1]);
  expect(mistakesOf(found, 0).map((one) => one.cost)).toEqual([0.2, 0.1]);
  expect(finestOf(found, 1).map((one) => one.cost)).toEqual([0.4, 0.1]);
  expect(fortunesOf(found, 1).map((one) => [one.swing, one.events.length])).toEqual([[-0.3, 1]]);
  expect(fortunesOf({} as Analysed, null)).toEqual([]);
});
