import { afterEach, beforeEach, expect, test, vi } from "vitest";
import game from "../src/games/dicetown";
import { settings } from "../src/kit/settings.svelte";
import type { Told } from "../src/protocol";
import { digest, type LogLine } from "../src/table/digest";
import { holdsOf, stepsOf } from "../src/table/pacing";
import { Stage } from "../src/table/stage.svelte";
import { question, says, tableInfo, town, view } from "./mock";

beforeEach(() => {
  vi.useFakeTimers();
  settings.setPace("normal");
});
afterEach(() => vi.useRealTimers());

const digging = () =>
  view({
    n: 2,
    board: town([{ nuggets: 2 }, {}], { mine: 28 }),
    question: question({ number: 2 }),
    events: [
      says("won", { seat: 0, place: "mine", number: 2, face: "9" }),
      says("took-nuggets", { seat: 0, nuggets: 2 }),
    ],
  });

test("what happens together is one step", () => {
  const events = [
    says("kept", { seat: 0 }),
    says("kept", { seat: 1 }),
    says("paid-dice"),
    says("offered"),
    says("offered-nothing"),
  ];
  expect(stepsOf(events, game.pace).map((step) => step.length)).toEqual([2, 1, 2]);
});

test("a long row of events never keeps the player waiting long", () => {
  const steps = stepsOf(
    Array.from({ length: 60 }, () => says("won")),
    game.pace,
  );
  expect(holdsOf(steps, game.pace, "slow").reduce((sum, hold) => sum + hold, 0)).toBeLessThanOrEqual(14_001);
  expect(holdsOf(steps, game.pace, "off").every((hold) => hold === 0)).toBe(true);
});

test("events play one after another, then the view holds", async () => {
  const told: Told[] = [];
  const stage = new Stage(
    (events) => told.push(...events),
    Date.now,
    () => game,
  );
  stage.show(view({ board: town([{}, {}]) }), true);
  stage.show(digging(), false);
  expect(stage.playing).toBe(true);
  expect(told.map((event) => event.id)).toEqual(["won"]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(stage.board?.game === "dicetown" && stage.board.mine).toBe(28);
  expect(stage.question?.number).toBe(1);
  await vi.advanceTimersByTimeAsync(900);
  expect(stage.playing).toBe(false);
  expect(stage.question?.number).toBe(2);
});

test("skipping goes straight to the last view, and logs all", async () => {
  const told: Told[] = [];
  const stage = new Stage(
    (events) => told.push(...events),
    Date.now,
    () => game,
  );
  stage.show(digging(), false);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.playing).toBe(false);
  expect(told.map((event) => event.id)).toEqual(["won", "took-nuggets"]);
});

test("a window in which the player can act waits for no animation", async () => {
  const pass = {
    form: "button" as const,
    choice: { pass: true as const },
    message: says("option-pass"),
    card: "",
  };
  const play = { ...pass, choice: { play: "split" }, card: "split" };
  const stage = new Stage(
    () => undefined,
    Date.now,
    () => game,
  );
  stage.show({ ...digging(), question: question({ window: true, forms: [pass, play] }) }, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.playing).toBe(false);
});

test("of a running clock the player keeps three quarters", async () => {
  const stage = new Stage(
    () => undefined,
    Date.now,
    () => game,
  );
  stage.show({ ...digging(), question: question({ until: Date.now() + 2000 }) }, false);
  await vi.advanceTimersByTimeAsync(510);
  expect(stage.playing).toBe(false);
});

const lines = (...events: Told[]) =>
  events.reduce<LogLine[]>((log, event, key) => digest(log, event, key, game), []);

test("the log says in one line what belongs together", () => {
  const log = lines(
    says("kept", { seat: 0, dice: ["9"] }),
    says("kept", { seat: 1, dice: ["9", "A"] }),
    says("rolled-dice", { seat: 2 }),
    says("paid-dice", { seat: 1, dollars: 1 }),
  );
  expect(log.map((line) => line.message.id)).toEqual(["kept", "kept-paid"]);
  expect(log[1]?.message.facts).toMatchObject({ seat: 1, dice: ["9", "A"], dollars: 1 });
});

test("a payment is never put to the dice of an earlier round", () => {
  const log = lines(
    says("kept", { seat: 0, dice: [] }),
    says("round", { number: 2 }),
    says("paid-dice", { seat: 0, dollars: 1 }),
  );
  expect(log.map((line) => line.message.id)).toEqual(["kept", "round", "paid-dice"]);
});

/** A view in which the next round begins; the last one brought a nugget. */
const nextRound = (change = {}) =>
  view({
    n: 3,
    board: town([{ nuggets: 1, points: 1 }, {}]),
    question: question({ number: 3 }),
    events: [
      says("took-nuggets", { seat: 0, nuggets: 1 }),
      says("round", { number: 2 }),
      says("rolled", { seats: [0, 1] }),
    ],
    ...change,
  });

function seated() {
  const told: string[] = [];
  const stage = new Stage(
    (events) => told.push(...events.map((event) => event.id)),
    Date.now,
    () => game,
  );
  stage.recall([says("round", { number: 1 })], true);
  stage.show(view({ board: town([{}, {}]) }), true);
  return { stage, told };
}

test("between two rounds the last one is summed up, until the time to read is over", async () => {
  const { stage, told } = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(nextRound(), false);
  await vi.advanceTimersByTimeAsync(900);
  expect(stage.summary?.seats[0]?.goods).toEqual([{ good: "nuggets", number: 1 }]);
  expect(told).toEqual(["took-nuggets"]);
  expect(stage.board?.game === "dicetown" && stage.board.seats[0]?.points).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stage.summary?.round).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.summary).toBeNull();
  expect(told).toContain("round");
});

test("somebody alone with bots reads a summary as long as they like, unless a clock runs", async () => {
  const table = tableInfo();
  const alone = {
    ...table,
    seats: table.seats.map((seat, number) => (number ? { ...seat, kind: "bot" as const } : seat)),
  };
  const { stage } = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(nextRound({ table: alone }), false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.summary?.round).toBe(1);
  expect(stage.reading).toBe(0);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.summary).toBeNull();

  const clocked = seated().stage;
  await vi.advanceTimersByTimeAsync(0);
  const until = Date.now() + 100_000;
  clocked.show(nextRound({ table: alone, question: question({ number: 3, until }) }), false);
  await vi.advanceTimersByTimeAsync(900);
  expect(clocked.reading).toBe(6000);
  await vi.advanceTimersByTimeAsync(6000);
  expect(clocked.summary).toBeNull();
});

test("a press leads to the summary, another one from it to the question", async () => {
  const { stage } = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(nextRound(), false);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.summary?.round).toBe(1);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.summary).toBeNull();
  expect(stage.playing).toBe(false);
  expect(stage.question?.number).toBe(3);
});

test("there is no summary without pace, nor on a page that nobody sees, and a clock leaves most of its time", async () => {
  const { stage } = seated();
  await vi.advanceTimersByTimeAsync(0);
  settings.setPace("off");
  stage.show(nextRound(), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.playing).toBe(false);

  const other = seated().stage;
  settings.setPace("normal");
  await vi.advanceTimersByTimeAsync(0);
  other.show(nextRound({ question: question({ number: 3, until: Date.now() + 8000 }) }), false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(other.playing).toBe(false);
});
