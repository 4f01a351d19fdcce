// Names that are proposed: none is a bot's, none is at the table already, and each is kept.
import { beforeEach, expect, test } from "vitest";
import { nameNow, nickname, nicknames } from "../src/kit/nickname";
import { settings } from "../src/kit/settings.svelte";
import { fetchLanguage, fetchSentences, type Lang } from "../src/words/bundles";
import { language } from "../src/words/language.svelte";
import { Voice } from "../src/words/voice";

const LANGUAGES: readonly Lang[] = ["en", "fr"];
const GAMES = ["dicetown", "cincinnati"];

beforeEach(async () => {
  language.current = "en";
  settings.setName("");
  await fetchLanguage("en");
});

test.each(LANGUAGES)("none of 24 different names is a bot's (%s)", async (lang) => {
  await fetchLanguage(lang);
  language.current = lang;
  const names = nicknames();
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(24);
  expect(names.filter((name) => !name || name.length > 24)).toEqual([]);
  for (const game of GAMES) {
    await fetchSentences(lang, game);
    const voice = new Voice(lang, game);
    const bots = Array.from({ length: 6 }, (_none, seat) => voice.name(seat));
    expect(bots).not.toContain("#1");
    expect(names.filter((name) => bots.includes(name))).toEqual([]);
  }
});

test("a name stays until another is drawn, and is never one of the table", () => {
  const first = nickname();
  expect(nickname()).toBe(first);
  expect(localStorage.getItem("gobelet.draw")).toBe(String(settings.draw));
  const second = nickname([first.toUpperCase(), "Ann"]);
  expect(second).not.toBe(first);
  expect(nickname([first, second])).not.toBe(second);
  for (let time = 0; time < 50; time++) {
    const before = nickname();
    settings.drawName();
    expect(nickname()).not.toBe(before);
  }
});

test("whoever says a name goes by it, even if another has it: the server tells them apart", () => {
  settings.setName(" Zoe ");
  expect(nameNow(["Zoe"])).toBe("Zoe");
});
