import { afterEach, beforeEach, expect, test, vi } from "vitest";
import game from "../src/games/dicetown";
import { settings } from "../src/kit/settings.svelte";
import type { Told } from "../src/protocol";
import { digest, type LogLine } from "../src/table/digest";
import { holdsOf, stepsOf } from "../src/table/pacing";
import { Stage } from "../src/table/stage.svelte";
import { question, says, town, view } from "./mock";

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
