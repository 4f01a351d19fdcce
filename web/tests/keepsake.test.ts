import { beforeEach, expect, test, vi } from "vitest";
import { changeSeat, forgetSeat, keepSeat, read, seatAt, seats, write } from "../src/kit/keepsake";
import { placeOf, rulesAddress } from "../src/kit/route.svelte";

const seat = (table: string, at: number) => ({
  table,
  token: `key-${table}`,
  seat: 0,
  ruleset: "cincinnati",
  at,
  phase: "lobby",
});

beforeEach(() => localStorage.clear());

test("seats are kept once each, the latest first", () => {
  keepSeat(seat("a", 1));
  keepSeat(seat("b", 3));
  keepSeat(seat("a", 2));
  expect(seats().map((kept) => kept.table)).toEqual(["b", "a"]);
  changeSeat("a", { at: 9, phase: "over" });
  expect(seatAt("a")).toMatchObject({ phase: "over", token: "key-a" });
  forgetSeat("b");
  expect(seats()).toHaveLength(1);
});

test("old seats make room for new ones", () => {
  for (let at = 0; at < 40; at++) keepSeat(seat(`t${at}`, at));
  expect(seats()).toHaveLength(30);
  expect(seatAt("t39")).toBeDefined();
  expect(seatAt("t0")).toBeUndefined();
});

test("what others have left in the storage does no harm", () => {
  write("seats", "not JSON");
  expect(seats()).toEqual([]);
  write("seats", '{"a": 1}');
  expect(seats()).toEqual([]);
});

test("a browser that keeps nothing still works", () => {
  const get = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(read("name")).toBeNull();
  get.mockRestore();
});

test("addresses are places", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/t/Ab-3_x")).toEqual({ page: "table", table: "Ab-3_x" });
  expect(placeOf("/t/Ab-3_x", "#a-key")).toEqual({ page: "table", table: "Ab-3_x" });
  expect(placeOf("/screen/Ab-3_x")).toEqual({ page: "screen", table: "Ab-3_x" });
  expect(placeOf("/", "#/screen/Ab-3_x")).toEqual({ page: "screen", table: "Ab-3_x" });
  expect(placeOf("/learn")).toEqual({ page: "learn" });
  expect(placeOf("/replay")).toEqual({ page: "replay", table: "" });
  expect(placeOf("/replay/abc")).toEqual({ page: "replay", table: "abc" });
  for (const wrong of ["/t/a/b", "/t/", "/replay/a/b", "/rules", "/learn/x", "/%E0%A4%A"]) {
    expect(placeOf(wrong), wrong).toEqual({ page: "nowhere" });
  }
});

test("a rule has an address, as a path or after #", () => {
  const rule = { page: "rules", ruleset: "dicetown/extension+indians", rule: "DX-10" };
  expect(placeOf("/rules/dicetown/extension+indians/DX-10")).toEqual(rule);
  expect(placeOf("/rules/dicetown/extension%2Bindians/DX-10")).toEqual(rule);
  expect(placeOf("/t/abc", "#/rules/dicetown/extension+indians/DX-10")).toEqual(rule);
  expect(placeOf(rulesAddress("cincinnati"))).toEqual({ page: "rules", ruleset: "cincinnati", rule: "" });
  expect(placeOf(rulesAddress("cincinnati", "CI-3"))).toEqual({
    page: "rules",
    ruleset: "cincinnati",
    rule: "CI-3",
  });
});
