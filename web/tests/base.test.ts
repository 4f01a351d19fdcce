import { afterEach, expect, test } from "vitest";
import { addressOf, basePath, withinHouse } from "../src/kit/base";
import { placeOf } from "../src/kit/route.svelte";

const stand = (href: string) => document.querySelector("base")?.setAttribute("href", href);

afterEach(() => stand("/"));

test("a house at the top sees its paths from there", () => {
  expect(basePath()).toBe("/");
  expect(addressOf("t/abc")).toBe(`${location.origin}/t/abc`);
  expect(withinHouse("/t/abc")).toBe("t/abc");
});

test("a house below a path sees its own paths without it", () => {
  stand("/games/gobelet/");
  expect(basePath()).toBe("/games/gobelet/");
  expect(addressOf("./")).toBe(`${location.origin}/games/gobelet/`);
  expect(addressOf("api/tables")).toBe(`${location.origin}/games/gobelet/api/tables`);
  expect(placeOf(withinHouse("/games/gobelet/"))).toEqual({ page: "home" });
  expect(placeOf(withinHouse("/games/gobelet/t/abc"))).toEqual({ page: "table", table: "abc" });
  expect(placeOf(withinHouse("/t/abc"))).toEqual({ page: "table", table: "abc" }); // the proxy was passed by
  expect(placeOf(withinHouse("/elsewhere"))).toEqual({ page: "nowhere" });
});

// What begins with a slash leads out of a house that stands below a path.
const LEADS_OUT =
  /(["'`]\/|href=["']\/)(api|t|replay|rules|screen|player|learn|daily|you|mail|moderation|tournaments?|healthz|worker)\b|href="\/|go\("\/"/;

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no address of ours begins with a slash", () => {
  const ours = Object.entries(SOURCES).filter(([name]) => !name.endsWith("/protocol.ts"));
  expect(ours.length).toBeGreaterThan(200);
  const wrong = ours.flatMap(([name, text]) =>
    text
      .split("\n")
      .filter((line) => LEADS_OUT.test(line))
      .map((line) => `${name}: ${line}`),
  );
  expect(wrong).toEqual([]);
});
