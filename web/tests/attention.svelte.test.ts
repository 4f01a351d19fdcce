// What calls the player: a warning ten seconds before their clock runs out, once for each question.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameOnPage } from "../src/games/game";
import { settings } from "../src/kit/settings.svelte";
import type { Asked } from "../src/protocol";
import { play } from "../src/table/sound";
import { language } from "../src/words/language.svelte";
import Attending from "./Attending.svelte";
import { ready } from "./catalogue";
import { question, tableInfo, view } from "./mock";

vi.mock("../src/table/sound", () => ({ play: vi.fn(), awaken: vi.fn() }));

let game: GameOnPage;
beforeAll(async () => {
  game = (await ready()).town;
  language.current = "en";
});

let page: Record<string, unknown> | undefined;
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  if (page) unmount(page);
  vi.useRealTimers();
  vi.mocked(play).mockClear();
});

/** The player is asked; returns the way to ask them something else. */
function ask(change: Partial<Asked>): (change: Partial<Asked>) => void {
  const shown = $state({ view: view({ question: question(change) }) });
  page = mount(Attending, { target: document.body, props: { shown, game } });
  flushSync();
  return (next) => {
    shown.view = view({ question: question(next) });
    flushSync();
  };
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}
const warning = () => document.querySelector("[role=alert]")?.textContent;
const bells = () => vi.mocked(play).mock.calls.filter(([sound]) => sound === "bell").length;
const warnings = () => vi.mocked(play).mock.calls.filter(([sound]) => sound === "clock").length;
const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

test("the warning comes ten seconds before the clock runs out, with a sound", () => {
  ask({ until: inSeconds(60) });
  expect(bells()).toBe(1); // the question itself
  pass(49_999);
  expect(warning()).toBeUndefined();
  pass(1);
  expect(warning()).toBe("Ten seconds left.");
  expect(warnings()).toBe(1);
});

test("it comes once for each question, whatever else happens at the table meanwhile", () => {
  const askNext = ask({ until: inSeconds(30) });
  const until = inSeconds(30);
  pass(12_000);
  askNext({ until, answered: [1] });
  pass(8_000);
  expect(warning()).toBe("Ten seconds left.");
  askNext({ until, answered: [1, 2] });
  pass(5_000);
  expect(warnings()).toBe(1);
  askNext({ number: 2, until: inSeconds(30) });
  expect(warning()).toBeUndefined();
  pass(20_000);
  expect(warning()).toBe("Ten seconds left.");
  expect(warnings()).toBe(2);
});

test("who has answered is not warned", () => {
  const askNext = ask({ until: inSeconds(30) });
  pass(15_000);
  askNext({ until: inSeconds(15), yours: false, said: true });
  pass(10_000);
  expect(warning()).toBeUndefined();
  expect(bells()).toBe(1);
});

test("there is no warning without a clock, in a window, or for a clock shorter than that", () => {
  const askNext = ask({ until: null });
  pass(100_000);
  expect(warning()).toBeUndefined();
  askNext({ number: 2, window: true, until: inSeconds(15) });
  pass(15_000);
  expect(warning()).toBeUndefined();
  askNext({ number: 3, until: inSeconds(10) });
  pass(10_000);
  expect(warning()).toBeUndefined();
});

test.each([
  ["table", "off", 1],
  ["cup", "off", 0],
  ["cup", "on", 1],
  ["screen", "off", 1],
] as const)("what others do is heard at a %s, with the cup's sounds %s", (look, sounds, times) => {
  settings.setCupSounds(sounds);
  const step = [{ id: "rolled", rule: "", facts: { seats: [1] } }];
  const shown = { view: view({ question: question({ yours: false }) }) };
  page = mount(Attending, { target: document.body, props: { shown, game, look, step } });
  flushSync();
  expect(vi.mocked(play).mock.calls).toHaveLength(times);
});

test("when the clock has run out the reserve begins to run, and the warning comes before its end", () => {
  const seats = tableInfo().seats.map((seat) => ({ ...seat, bank: 60_000 }));
  const asked = question({ until: inSeconds(30) });
  const shown = { view: view({ question: asked, table: tableInfo({ seats }) }) };
  page = mount(Attending, { target: document.body, props: { shown, game } });
  flushSync();
  pass(29_999);
  expect(warning()).toBeUndefined();
  pass(1);
  expect(warning()).toBe("Your time is up: your reserve of 1:00 is running.");
  expect(warnings()).toBe(1);
  pass(50_000);
  expect(warning()).toBe("Ten seconds left.");
  expect(warnings()).toBe(2);
});
