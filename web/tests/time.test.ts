// Time that is left, in words of both languages.
import { beforeAll, expect, test } from "vitest";
import { daysOf, isLong, minutes, overDays, spell } from "../src/words/time";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";

beforeAll(ready);

const HOUR = 3_600_000;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["en", 51 * HOUR, "2 days 3 h", "2 d 3 h"],
  ["fr", 51 * HOUR, "2 jours 3 h", "2 j 3 h"],
  ["en", 24 * HOUR, "1 day 0 h", "1 d 0 h"],
  ["fr", 25 * HOUR, "1 jour 1 h", "1 j 1 h"],
  ["en", 5 * HOUR + 720_000, "5 h 12 min", "5 h 12 min"],
  ["en", HOUR, "60:00", "60:00"],
  ["en", 42_000, "0:42", "0:42"],
] as const)("%s: %d ms are %s", (lang, time, long, brief) => {
  const voice = new Voice(lang);
  expect(plain(spell(voice, time))).toBe(long);
  expect(plain(spell(voice, time, true))).toBe(brief);
});

test("a clock of a day or more is one of days", () => {
  expect(overDays({ clock: 3600 })).toBe(false);
  expect(overDays({ clock: 86_400 })).toBe(true);
  expect(daysOf(604_800)).toBe(7);
  expect(isLong(HOUR)).toBe(false);
  expect(minutes(-5)).toBe("0:00");
});
