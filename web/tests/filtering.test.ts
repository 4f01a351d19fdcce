import { beforeEach, expect, test } from "vitest";
import { ALL, fits, keepFilter, keptFilter } from "../src/home/filtering";
import { write } from "../src/kit/keepsake";
import type { TableLine } from "../src/protocol";

const line: TableLine = {
  id: "a",
  ruleset: "dicetown/2009",
  phase: "lobby",
  host: "Ann",
  people: 1,
  bots: 1,
  free: 2,
  clock: 60,
  beat: 3000,
  hints: false,
  rated: false,
};

beforeEach(() => localStorage.clear());

test("a table is shown if it is like everything that is wanted", () => {
  expect(fits(line, ALL)).toBe(true);
  expect(fits(line, { show: "waiting", game: "dicetown", free: "2", clock: "quick" })).toBe(true);
  expect(fits(line, { ...ALL, show: "running" })).toBe(false);
  expect(fits({ ...line, phase: "playing" }, { ...ALL, show: "running" })).toBe(true);
  expect(fits({ ...line, phase: "playing" }, { ...ALL, show: "waiting" })).toBe(false);
  expect(fits(line, { ...ALL, game: "cincinnati" })).toBe(false);
  expect(fits(line, { ...ALL, free: "3" })).toBe(false);
});

test("clocks: none, up to a minute, more", () => {
  const which = (clock: number) =>
    (["none", "quick", "slow"] as const).filter((one) => fits({ ...line, clock }, { ...ALL, clock: one }));
  expect([0, 30, 60, 61, 300].map(which)).toEqual([["none"], ["quick"], ["quick"], ["slow"], ["slow"]]);
});

test("the choice is remembered, and what can't be read is not", () => {
  expect(keptFilter()).toEqual(ALL);
  const wanted = { ...ALL, show: "running", game: "cincinnati" } as const;
  keepFilter(wanted);
  expect(keptFilter()).toEqual(wanted);
  write("tables", '{"show": "nonsense", "free": 7, "game": 3}');
  expect(keptFilter()).toEqual(ALL);
  for (const broken of ["{", "null", "[]"]) {
    write("tables", broken);
    expect(keptFilter()).toEqual(ALL);
  }
});
