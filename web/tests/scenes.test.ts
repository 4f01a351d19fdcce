// Scenes: which events make them, in which order, and when there is none.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import casinoGame from "../src/games/cincinnati";
import townGame from "../src/games/dicetown";
import type { GameOnPage } from "../src/games/game";
import { settings } from "../src/kit/settings.svelte";
import type { Frame, Replay, TableView, Told } from "../src/protocol";
import { Reel } from "../src/replay/reel.svelte";
import { scenesOf } from "../src/table/scenes";
import { Stage } from "../src/table/stage.svelte";
import { casino, question, says, town, view } from "./mock";

beforeEach(() => {
  vi.useFakeTimers();
  settings.setPace("normal");
  settings.setMotion("auto");
});
afterEach(() => vi.useRealTimers());

type Shown = [kind: string, seats: readonly number[], things: readonly (string | number)[]];
const told = (game: GameOnPage, event: Told, before: TableView["board"], after = before): Shown[] =>
  scenesOf([event], game, before, after).map(({ kind, seats, things }) => [kind, seats, things]);

const nines = (number: number) => town([{ dice: Array(number).fill("9") }, {}]);

test("Dice Town: five of a kind, the badge, a robbery and the win", () => {
  const kept = says("kept", { seat: 0, dice: ["9"] });
  expect(told(townGame, kept, nines(4), nines(5))).toEqual([["five", [0], Array(5).fill("9")]]);
  expect(told(townGame, kept, nines(3), nines(4))).toEqual([]);
  expect(told(townGame, kept, nines(5), nines(5))).toEqual([]); // it was there before

  const board = town([{ nuggets: 3, dollars: 0 }, {}]);
  expect(told(townGame, says("new-sheriff", { seat: 1 }), board)).toEqual([["badge", [1, 0], []]]);
  expect(told(townGame, says("new-sheriff", { seat: 0 }), board)).toEqual([]);
  expect(told(townGame, says("still-sheriff", { seat: 0 }), board)).toEqual([]);
  const robbed = { seat: 1, victim: 0 };
  expect(told(townGame, says("stole-card", robbed), board)).toEqual([["robbery", [1, 0], ["card"]]]);
  const seen = says("stole-card-seen", { ...robbed, card: "joe" });
  expect(told(townGame, seen, board)).toEqual([["robbery", [1, 0], ["joe"]]]);
  expect(told(townGame, says("won-game", { seat: 0 }), board)).toEqual([["win", [0], ["nuggets"]]]);
});

test("Cincinnati: five of a kind, a duel won, and the win of one or several", () => {
  const board = casino([{ cards: ["money-15"] }, { cards: ["money-35", "money-20"] }], { duelists: [0, 1] });
  const shown = (pips: number[]) => says("rerolled", { seat: 0, pips, hand: "five" });
  expect(told(casinoGame, shown([4, 4, 4, 4, 4]), board)).toEqual([["five", [0], [4, 4, 4, 4, 4]]]);
  expect(told(casinoGame, shown([4, 4, 4, 4, 5]), board)).toEqual([]);
  const duel = (seat: number) => says("duel-won", { seat, target: 1 - seat });
  expect(told(casinoGame, duel(0), board)).toEqual([["duel", [0, 1], ["money-35"]]]);
  expect(told(casinoGame, duel(1), board)).toEqual([["duel", [1, 0], []]]); // who was challenged takes nothing
  const forTable = { ...board, duel_for: "atlantic" as const };
  const tie = says("tie-duel-won", { seat: 1, table: "atlantic" });
  expect(told(casinoGame, tie, forTable)).toEqual([["duel", [1, 0], ["money-15"]]]);
  expect(told(casinoGame, says("casino-shared", { seats: [0, 1] }), board)).toEqual([["win", [0, 1], []]]);
});

test("scenes are short, and every one has a picture and a sound", async () => {
  const board = town([{}, {}]);
  const duel = casino([{}, {}], { duelists: [0, 1] });
  const all = [
    ...scenesOf([says("kept", { seat: 0 })], townGame, nines(4), nines(5)),
    ...scenesOf([says("stole-deed", { seat: 1, victim: 0 })], townGame, board, board),
    ...scenesOf([says("new-sheriff", { seat: 1 })], townGame, board, board),
    ...scenesOf([says("won-game", { seat: 1 })], townGame, board, board),
    ...scenesOf([says("duel-won", { seat: 1 })], casinoGame, duel, duel),
    ...scenesOf([says("casino-won", { seat: 1 })], casinoGame, duel, duel),
  ];
  expect(all.map(({ kind }) => kind)).toEqual(["five", "robbery", "badge", "win", "duel", "win"]);
  vi.useRealTimers();
  const pictures = {
    ...(await casinoGame.scenes.pictures()).default,
    ...(await townGame.scenes.pictures()).default,
  };
  for (const { kind, time, sounds, final } of all) {
    expect(time, kind).toBeLessThanOrEqual(final ? 3000 : 2000);
    expect(sounds.length, kind).toBeGreaterThan(0);
    expect(kind in pictures, kind).toBe(true);
  }
});

const ROBBED = [says("stole-card", { seat: 1, victim: 0 }), says("new-sheriff", { seat: 1 })];
const eventful = (change: Partial<TableView> = {}) =>
  view({
    n: 2,
    board: town([{}, {}], { sheriff: 1 }),
    question: question({ number: 2 }),
    events: ROBBED,
    ...change,
  });

function seated() {
  const stage = new Stage(
    () => undefined,
    Date.now,
    () => townGame,
  );
  stage.show(view({ board: town([{ cards: 1 }, {}]) }), true);
  return stage;
}

test("one scene after another, each in its time, then the question", async () => {
  const stage = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(eventful(), false);
  expect(stage.scene?.kind).toBe("robbery");
  await vi.advanceTimersByTimeAsync(1700);
  expect(stage.scene?.kind).toBe("badge");
  await vi.advanceTimersByTimeAsync(1600);
  expect(stage.scene).toBeNull();
  expect(stage.question?.number).toBe(2);
});

test("a tap ends one scene, skipping ends them all", async () => {
  const stage = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(eventful(), false);
  stage.endScene();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.scene?.kind).toBe("badge");
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.scene).toBeNull();
  expect(stage.playing).toBe(false);
});

test("whoever skips comes to the win, and leaves it by skipping again", async () => {
  const stage = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(eventful({ question: null, events: [...ROBBED, says("won-game", { seat: 1 })] }), false);
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.scene?.kind).toBe("win");
  stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.playing).toBe(false);
});

const pass = {
  form: "button" as const,
  choice: { pass: true as const },
  message: says("option-pass"),
  card: "",
};
const play = { ...pass, choice: { play: "split" }, card: "split" };

test.each([
  ["a clock", { until: 60_000_000_000_000 }],
  ["a window", { window: true, forms: [pass, play] }],
])("no scene over a question with %s", async (_name, change) => {
  const stage = seated();
  await vi.advanceTimersByTimeAsync(0);
  stage.show(eventful({ question: question({ number: 2, ...change }) }), false);
  expect(stage.scene).toBeNull();

  const other = seated();
  await vi.advanceTimersByTimeAsync(0);
  other.show(eventful({ question: null }), false);
  expect(other.scene?.kind).toBe("robbery");
  other.show(view({ n: 3, board: town([{}, {}]), question: question({ number: 3, ...change }) }), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(other.scene).toBeNull(); // and one that is open ends at once
});

test("none with less motion, none without pace, and none on a page that nobody sees", async () => {
  const runs = async () => {
    const stage = seated();
    await vi.advanceTimersByTimeAsync(0);
    stage.show(eventful(), false);
    return stage.scene?.kind;
  };
  expect(await runs()).toBe("robbery");
  settings.setMotion("less");
  expect(await runs()).toBeUndefined();
  settings.setMotion("auto");
  settings.setPace("off");
  expect(await runs()).toBeUndefined();
  settings.setPace("normal");
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(await runs()).toBeUndefined();
  vi.restoreAllMocks();
});

test("a replay shows the scene of a step onward, until its time is over", async () => {
  const frame = (sheriff: number, events: Told[]) =>
    ({
      question: 1,
      round: 1,
      events,
      decided: [],
      board: town([{}, {}], { sheriff }),
      prompt: null,
      asked: [],
      hands: [],
    }) as unknown as Frame;
  const frames = [frame(0, []), frame(1, [says("new-sheriff", { seat: 1 })]), frame(1, [])];
  const replay = {
    ruleset: "dicetown/2009",
    seats: 2,
    players: [],
    over: false,
    branches: [],
    frames,
    scores: [],
    winners: [],
  };
  const reel = new Reel(replay as unknown as Replay, null, townGame);
  reel.step(1);
  expect(reel.sitting.stage.scene?.kind).toBe("badge");
  await vi.advanceTimersByTimeAsync(1600);
  expect(reel.scene).toBeNull();
  reel.step(1);
  reel.step(-1);
  expect(reel.scene).toBeNull(); // back, nothing happens
});

test("whoever comes back from a cover sees the scene to its end, and then what came after it", async () => {
  const heard: string[] = [];
  const stage = new Stage(
    (events) => heard.push(...events.map(({ id }) => id)),
    Date.now,
    () => townGame,
  );
  const board = town([{ nuggets: 3 }, {}]);
  stage.show(view({ board }), true);
  await vi.advanceTimersByTimeAsync(0);
  stage.rest(true); // somebody holds the device
  expect(stage.behind).toBe(false);
  const events = [says("stole-card", { seat: 1, victim: 0 }), says("new-sheriff", { seat: 1 })];
  stage.show(view({ n: 2, board, question: question({ number: 2 }), events }), false);
  expect([stage.behind, stage.playing]).toEqual([true, false]);

  stage.rest(false); // everybody looks, and the next cover waits as long as something is playing
  expect([stage.scene?.kind, stage.playing]).toEqual(["robbery", true]);
  await vi.advanceTimersByTimeAsync(1000);
  stage.rest(true); // somebody wants to see their cards meanwhile
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(["stole-card"]);
  stage.rest(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect([stage.scene?.kind, stage.playing]).toEqual(["badge", true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([stage.scene, stage.playing, stage.question?.number]).toEqual([null, false, 2]);
});
