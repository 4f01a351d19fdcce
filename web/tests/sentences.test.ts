// Every text of the page is there in every language, and every text that is there is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trim } from "../sentences.ts";

const SRC = join(import.meta.dirname, "../src");
const LOCALE = join(import.meta.dirname, "../../src/gobelet/locale");
const LANGUAGES = ["en", "fr"];

const ids = (lang: string, file: string): string[] =>
  [...readFileSync(join(LOCALE, lang, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] ?? "",
  );

const source = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(SRC, name), "utf8"))
  .join("\n");

// Ids that are put together from parts: what the parts can be.
const MADE: Record<string, string[]> = {
  "web-${form?.verb}-dice": ["keep", "brute", "gun", "reroll", "pay"],
  "web-${form?.verb}-which": ["keep", "brute", "gun", "reroll", "pay"],
  "web-${one}": ["log", "chat"],
  "web-${state}": ["away", "not-here", "quiet"],
  "web-asking-${asking}": ["pending", "declined"],
  "web-less-${kind}": ["dollars", "nuggets"],
  "web-more-${kind}": ["dollars", "nuggets"],
  "web-order-${order}": ["ask", "play", "never"],
  "web-pace-${pace}": ["off", "fast", "normal", "slow"],
  "web-phase-${seat.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-phase-${table.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-theme-${theme}": ["auto", "light", "dark"],
  "web-value-${choice}-${value}": ["sheriff-random", "bribes-yes", "bribes-no"],
  "web-length-${game}": ["dicetown", "cincinnati"],
  "asked-${message.id}": [], // below
  "coach-${current}": [], // below
  "home-edition-${edition}": ["2009", "revised", "extension", "extension-indians"],
  "learn-${kind}s": ["place", "card"],
  "learn-dicetown-${step}": ["1", "2", "3", "4", "5"],
  "learn-cincinnati-${step}": ["1", "2", "3", "4", "5"],
  "replay-check-${check.what}": ["secret", "seed", "opened", "drawn"],
  "replay-kept-${what}": ["commitment", "entropy"],
  "replay-tab-${one}": ["log", "analysis", "fair"],
  "home-bot-${bot}": ["random", "greedy", "expert", "search", "learned"],
  "home-hints-${one}": ["yes", "no"],
  "home-motion-${motion}": ["auto", "less"],
  "home-sound-${sound}": ["on", "off"],
};

// The files that only the page speaks from, and how their ids begin.
const FILES: Record<string, string> = {
  web: "web|asked",
  home: "home",
  learn: "learn",
  replay: "replay",
  coach: "coach",
};

function used(begin: string): Set<string> {
  const found = new Set(
    [...source.matchAll(new RegExp(`"((?:${begin})-[\\w-]+)"`, "g"))].map((match) => match[1] ?? ""),
  );
  for (const [, made] of source.matchAll(new RegExp(`\`((?:${begin})-[^\`]*)\``, "g"))) {
    const parts = MADE[made ?? ""];
    if (!parts) throw new Error(`what can ${made} be? Teach this test`);
    for (const part of parts) found.add((made ?? "").replace(/\$\{.*\}/, part));
  }
  return found;
}

/** Questions are the messages with a help text. */
function questions(): string[] {
  return ["dicetown.ftl", "cincinnati.ftl"].flatMap((file) => {
    const text = readFileSync(join(LOCALE, "en", file), "utf8");
    return text
      .split(/^(?=[a-z])/m)
      .flatMap((entry) => (/\.help =/.test(entry) ? [entry.split(" ")[0] ?? ""] : []));
  });
}

test.each(Object.keys(FILES))("%s: all languages have the same texts, in the same order", (file) => {
  const english = ids("en", `${file}.ftl`);
  expect(new Set(english).size).toBe(english.length);
  for (const lang of LANGUAGES) expect(ids(lang, `${file}.ftl`)).toEqual(english);
});

test.each(Object.entries(FILES))("%s: every text is used, and every text used is there", (file, begin) => {
  const there = ids("en", `${file}.ftl`);
  // A question may have a sentence for those who wait; "The table waits for …" does for the others.
  const asked = questions().map((id) => `asked-${id}`);
  const wanted = new Set([...used(begin), ...asked.filter((id) => there.includes(id))]);
  if (file === "coach") {
    for (const id of [...questions(), "welcome-dicetown", "welcome-cincinnati", "the-end"]) {
      wanted.add(`coach-${id}`);
    }
  }
  expect([...wanted].sort()).toEqual(there.toSorted());
});

test("the command line's texts are left out of the page", () => {
  const ftl =
    "# a comment\ncli-x = gone\n    .too = gone\nbot-greedy = greedy\n    .text = stays\n\ncli-y =\n    { 1 }\n";
  expect(trim(ftl)).toBe("bot-greedy = greedy\n    .text = stays\n");
});
