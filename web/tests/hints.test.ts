// Hints find the choice that they are about; sounds their event.
import { expect, test } from "vitest";
import { noises } from "../src/games/dicetown/events";
import { hintsFor } from "../src/table/hints";
import { noiseOf } from "../src/table/noises";
import { bundleOf, fetchLanguage, type Lang } from "../src/words/bundles";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { says } from "./mock";

const HINTS = {
  type: "hints" as const,
  question: 7,
  hints: [
    { choice: { keep: [0, 2] }, messages: [says("hint-place", { place: "mine", percent: 40 })], best: false },
    { choice: { table: "caesars" }, messages: [says("hint-win", { percent: 12 })], best: false },
    { choice: { turn: { die: "9" as const, to: "A" as const } }, messages: [says("hint-win")], best: false },
  ],
};

test("of equal dice any will do", () => {
  const dice = ["9", "9", "K", "K", "A"];
  expect(hintsFor(HINTS, 7, { keep: [3, 1] }, dice)).toHaveLength(1);
  expect(hintsFor(HINTS, 7, { keep: [0, 1] }, dice)).toEqual([]);
  expect(hintsFor(HINTS, 7, { brute: [0, 2] }, dice)).toEqual([]);
});

test("other choices are known by what they hold", () => {
  expect(hintsFor(HINTS, 7, { table: "caesars" })[0]?.id).toBe("hint-win");
  expect(hintsFor(HINTS, 7, { table: "atlantic" })).toEqual([]);
  expect(hintsFor(HINTS, 7, { turn: { to: "A", die: "9" } })).toHaveLength(1);
  expect(hintsFor(HINTS, 7, { turn: { to: "9", die: "A" } })).toEqual([]);
});

test("hints of an earlier question are not shown", () => {
  expect(hintsFor(HINTS, 8, { table: "caesars" })).toEqual([]);
  expect(hintsFor(null, 7, { table: "caesars" })).toEqual([]);
});

test("dice rattle, money rings, and the loudest of a step is heard", () => {
  expect(noiseOf([says("rolled"), says("rolled-dice")], { noises })).toBe("shake");
  expect(noiseOf([says("kept"), says("paid-dice")], { noises })).toBe("coin");
  expect(noiseOf([says("took-nuggets")], { noises })).toBe("gold");
  expect(noiseOf([says("unclaimed")], { noises })).toBeNull();
});

test("a figure says what it is a chance of, the first in full and the others in short", async () => {
  await ready();
  const bank = { place: "bank", percent: 31 };
  const said = (lang: Lang, attribute = "") =>
    new Voice(lang, "dicetown").tell("hint-place", bank, attribute).replaceAll("\u00a0", " ");
  expect(said("en")).toBe("31% to win the bank");
  expect(said("en", "more")).toBe("31% for the bank");
  expect(said("fr")).toBe("31 % de prendre la banque");
  expect(said("fr", "more")).toBe("31 % pour la banque");
});

test("the best choice is named without a coach: its words are the page's", async () => {
  await fetchLanguage("en");
  expect(bundleOf("en", "dicetown").hasMessage("web-move")).toBe(true);
});
