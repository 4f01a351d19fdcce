// Every text of the page is there in every language, and every text that is there is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trim } from "../sentences.ts";
import { STEPS } from "../src/games/hows";

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
  "web-${state}": ["away", "not-here", "quiet", "by-orders"],
  "web-gain-${good}": [
    ...["dollars", "nuggets", "cards", "deeds", "ranches", "outlaws", "badge", "chips", "duels"],
  ],
  "web-plan-${wish}": ["ask", "expert", "any", "never"],
  "web-sealed-by-${question.by}": ["clock", "bot", "order"],
  "web-react-${one}": ["nice", "luck", "ouch", "thanks", "laugh", "moment"],
  "web-react-${name}": ["nice", "luck", "ouch", "thanks", "laugh", "moment"],
  "web-asking-${asking}": ["pending", "declined"],
  "web-less-${of}": ["dollars", "nuggets"],
  "web-more-${of}": ["dollars", "nuggets"],
  "web-order-${order}": ["ask", "play", "never", "worth"],
  "device-spare-${one}": ["ask", "orders", "none"],
  "device-spare-${way}": ["ask", "orders", "none"],
  "web-pace-${pace}": ["off", "fast", "normal", "slow"],
  "web-phase-${seat.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-phase-${table.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-theme-${theme}": ["auto", "light", "dark"],
  "lobby-value-${choice}-${value}": ["sheriff-random", "bribes-yes", "bribes-no"],
  "web-length-${game}": ["dicetown", "cincinnati"],
  "asked-${message.id}": [], // below
  "coach-welcome-${game}": [], // below
  "coach-${lesson}": [], // below
  "home-edition-${edition}": ["2009", "revised", "extension", "extension-indians"],
  "how-${game}-${step}": [], // below
  "how-${game}-1": [],
  "learn-tab-${one}": ["rules", "hands", "cards", "how"],
  "learn-${kind}s": ["place", "card"],
  "learn-dicetown-${step}": ["1", "2", "3", "4", "5"],
  "learn-cincinnati-${step}": ["1", "2", "3", "4", "5"],
  "replay-check-${check.what}": ["secret", "seed", "opened", "drawn"],
  "replay-kept-${what}": ["commitment", "entropy"],
  "replay-tab-${one}": ["log", "analysis", "hands", "fair"],
  "home-bot-${bot}": ["random", "greedy", "expert", "search", "learned"],
  "web-phase-${phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "web-phase-${game.phase}": ["lobby", "opening", "playing", "over", "abandoned", "frozen"],
  "page-favourite-${kind}": ["place", "table", "card"],
  "you-colour-${one}": ["0", "1", "2", "3", "4", "5"],
  "you-done-${you.done}": ["arrived", "deleted", "kept"],
  "you-no-passkeys-${where}": ["browser", "server", "address"],
  "you-push-${notices.able}": ["insecure", "missing", "blocked"],
  "you-notice-${kind}": ["turn", "over", "rematch"],
  "mail-page-${wish}": ["confirm", "stop"],
  "home-hints-${one}": ["yes", "no"],
  "coach-${id}": ["hint-named"],
  "others-show-${show}": ["all", "waiting", "running"],
  "others-free-${free}": ["0", "1", "2", "3"],
  "others-clock-${clock}": ["any", "quick", "slow", "none"],
  "home-motion-${motion}": ["auto", "less"],
  "home-sound-${sound}": ["on", "off"],
  "home-shortcuts-${shortcuts}": ["on", "off"],
};

// The files that only the page speaks from, and how their ids begin.
const FILES: Record<string, string> = {
  web: "web|asked|device",
  home: "home",
  lobby: "lobby",
  others: "others",
  you: "you|mail-page",
  player: "page",
  daily: "day",
  learn: "learn",
  replay: "replay|end",
  coach: "coach",
  how: "how",
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
    for (const id of [...questions(), "welcome-dicetown", "welcome-cincinnati"]) {
      wanted.add(`coach-${id}`);
    }
  }
  if (file === "how") {
    for (const game of ["dicetown", "cincinnati"]) {
      for (let step = 1; step <= STEPS; step++) wanted.add(`how-${game}-${step}`);
    }
  }
  expect([...wanted].sort()).toEqual(there.toSorted());
});

test("the command line's texts are left out of the page", () => {
  const ftl =
    "# a comment\ncli-x = gone\n    .too = gone\nbot-greedy = greedy\n    .text = stays\n\ncli-y =\n    { 1 }\nodds-help-dice = gone\n";
  expect(trim(ftl)).toBe("bot-greedy = greedy\n    .text = stays\n");
});
