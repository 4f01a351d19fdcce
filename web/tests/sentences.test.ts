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
  "web-${form?.verb}-dice": ["keep", "brute", "reroll", "pay"],
  "web-${form?.verb}-which": ["keep", "brute", "reroll", "pay"],
  "web-${one}": ["log", "chat"],
  "web-${state}": ["away", "not-here"],
  "web-length-${game}": ["dicetown", "cincinnati"],
  "web-less-${kind}": ["dollars", "nuggets"],
  "web-more-${kind}": ["dollars", "nuggets"],
  "web-offer-${kind}": ["dollars", "nuggets"],
  "web-order-${order}": ["ask", "play", "never"],
  "web-pace-${pace}": ["off", "fast", "normal", "slow"],
  "web-phase-${seat.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-phase-${table.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-theme-${theme}": ["auto", "light", "dark"],
  "web-value-${choice}-${value}": ["sheriff-random", "bribes-yes", "bribes-no"],
  "asked-${message.id}": [], // below
};

function used(): Set<string> {
  const found = new Set([...source.matchAll(/"((?:web|asked)-[\w-]+)"/g)].map((match) => match[1] ?? ""));
  for (const [, made] of source.matchAll(/`((?:web|asked)-[^`]*)`/g)) {
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

test("all languages have the same texts, in the same order", () => {
  const english = ids("en", "web.ftl");
  expect(new Set(english).size).toBe(english.length);
  for (const lang of LANGUAGES) expect(ids(lang, "web.ftl")).toEqual(english);
});

test("every text is used, and every text used is there", () => {
  const there = ids("en", "web.ftl");
  // A question may have a sentence for those who wait; "The table waits for …" does for the others.
  const asked = questions().map((id) => `asked-${id}`);
  const wanted = new Set([...used(), ...asked.filter((id) => there.includes(id))]);
  expect([...wanted].sort()).toEqual(there.toSorted());
});

test("the command line's texts are left out of the page", () => {
  const ftl =
    "# a comment\ncli-x = gone\n    .too = gone\nbot-greedy = greedy\n    .text = stays\n\ncli-y =\n    { 1 }\n";
  expect(trim(ftl)).toBe("bot-greedy = greedy\n    .text = stays\n");
});
