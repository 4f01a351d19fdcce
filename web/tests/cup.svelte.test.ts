// Whether a browser shows a seat as a cup: by the link it came by, kept with the seat, and changed at any time.
import { beforeEach, expect, test } from "vitest";
import { keepSeat, seatAt } from "../src/kit/keepsake";
import { settings } from "../src/kit/settings.svelte";
import { Cup } from "../src/table/cup.svelte";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/t/t1");
});

const sitDown = () => keepSeat({ table: "t1", token: "x", seat: 0, ruleset: "", at: 1, phase: "lobby" });

test("the link of a big screen makes a cup, which the address keeps until there is a seat", () => {
  history.replaceState(null, "", "/t/t1?cup");
  const cup = new Cup("t1");
  expect(cup.on).toBe(true);
  cup.settle();
  expect(location.search).toBe("?cup");
  sitDown();
  cup.settle();
  expect(location.search).toBe("");
  expect(seatAt("t1")?.cup).toBe(true);
  expect(new Cup("t1").on).toBe(true);
  expect(new Cup("t2").on).toBe(false);
});

test("the whole table is shown again, also after a reload", () => {
  history.replaceState(null, "", "/t/t1?cup");
  sitDown();
  const cup = new Cup("t1");
  cup.turn(false);
  expect(cup.on).toBe(false);
  expect(new Cup("t1").on).toBe(false);
});

test("a big screen has its own switch for the sound", () => {
  settings.setSound("off");
  settings.onScreen = true;
  expect(settings.heard).toBe(true);
  settings.setHeard(false);
  expect(localStorage.getItem("gobelet.screen-sound")).toBe("off");
  settings.setHeard(true);
  settings.onScreen = false;
  expect(settings.heard).toBe(false);
});
