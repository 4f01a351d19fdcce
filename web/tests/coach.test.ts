// The coach speaks at the first decision of each kind, points at what it speaks of, and can be sent away.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bestMove } from "../src/coach/best";
import { type Box, shared, standOf } from "../src/coach/bubble";
import { coach, dismiss, explain, explained } from "../src/coach/coached";
import { lessonOf, pointsOf } from "../src/coach/lesson";
import { aimOf } from "../src/coach/target";
import { lessonsOf } from "../src/games/coaching";
import type { Asked, Hints, TableView, Told } from "../src/protocol";
import { bestLine } from "../src/table/best";
import { LANGUAGES } from "../src/words/bundles";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { says } from "./mock";

const LONGEST = 90; // letters of a sentence
const GAMES = { dicetown: "dicetown/2009", cincinnati: "cincinnati" };

beforeAll(async () => void (await ready()));
beforeEach(() => localStorage.clear());

const view = (question: object | null, phase = "playing", ruleset = "dicetown/2009", players = 3) =>
  ({
    table: { ruleset, phase, seats: Array.from({ length: players }) },
    question,
  }) as unknown as TableView;
const asked = (id: string, more: object = {}) =>
  view({ yours: true, window: false, forms: [{}], message: { id }, ...more });

test("a welcome first, then what is asked, each once", () => {
  expect(lessonOf(asked("keep"), [])).toBe("welcome");
  expect(lessonOf(asked("keep"), ["welcome"])).toBe("keep");
  expect(lessonOf(asked("keep"), ["welcome", "keep"])).toBe("");
  expect(lessonOf(asked("rob"), ["welcome", "keep"])).toBe("rob");
});

test("nothing is explained that is not asked of this player", () => {
  expect(lessonOf(asked("keep", { yours: false }), [])).toBe("");
  expect(lessonOf(asked("wanted", { window: true }), [])).toBe("");
  expect(lessonOf(asked("wanted", { window: true, forms: [{}, {}] }), ["welcome"])).toBe("wanted");
  expect(lessonOf(view(null), [])).toBe("");
  expect(lessonOf(view(null, "over"), [])).toBe("");
  expect(lessonOf(view({ yours: true, forms: [{}], message: { id: "call" } }, "playing", "mia"), [])).toBe(
    "",
  );
});

/** Questions are the messages with a help text. */
function questionsOf(game: string): string[] {
  const path = join(import.meta.dirname, `../../src/gobelet/locale/en/${game}.ftl`);
  return readFileSync(path, "utf8")
    .split(/^(?=[a-z])/m)
    .flatMap((entry) => (/\.help =/.test(entry) ? [entry.split(" ")[0] ?? ""] : []));
}

test.each(Object.entries(GAMES))("%s: every question has two or three short sentences", (game, ruleset) => {
  expect(Object.keys(lessonsOf(game)).sort()).toEqual(["welcome", ...questionsOf(game)].sort());
  for (const lang of LANGUAGES) {
    for (const lesson of Object.keys(lessonsOf(game))) {
      for (const players of [2, 6]) {
        const points = pointsOf(lesson, view(null, "playing", ruleset, players), new Voice(lang, game));
        expect(points.length, lesson).toBeGreaterThanOrEqual(2);
        expect(points.length, lesson).toBeLessThanOrEqual(3);
        for (const { text } of points) {
          expect(text.length, `${lang} ${lesson}: ${text}`).toBeGreaterThan(10);
          expect(text.length, `${lang} ${lesson}: ${text}`).toBeLessThanOrEqual(LONGEST);
        }
      }
      const id = lesson === "welcome" ? `coach-welcome-${game}` : `coach-${lesson}`;
      const message = new Voice(lang, game).bundle.getMessage(id);
      expect(Object.keys(message?.attributes ?? {}).length + 1, id).toBe(lessonsOf(game)[lesson]?.length);
    }
  }
});

test("the welcome knows how many play", () => {
  const said = (players: number) =>
    pointsOf("welcome", view(null, "playing", "cincinnati", players), new Voice("en", "cincinnati"))[1]?.text;
  expect(said(2)).toMatch(/^The other player chooses/);
  expect(said(5)).toMatch(/^The 4 others choose/);
});

/** What is said of the best move; "" if nothing. */
const saidOf = (...about: Parameters<typeof bestMove>): string => bestMove(...about)?.text ?? "";

const KEEP = {
  number: 7,
  message: says("keep"),
  forms: [{ form: "dice", verb: "keep", dice: ["9", "9", "K"], numbers: [1, 2], costs: [0, 1], card: "" }],
} as unknown as Asked;
const chances = (...lines: [keep: number[], place: string, percent: number][]): Hints => ({
  type: "hints",
  question: 7,
  hints: lines.map(([keep, place, percent]) => ({
    choice: { keep },
    messages: [says("hint-place", { place, percent })],
    best: false,
  })),
});

test("the best chance is named with its reason, and what another place would leave", () => {
  const hints = chances([[0], "mine", 40], [[2], "sheriff", 31], [[0, 1], "mine", 62]);
  const voice = new Voice("en", "dicetown");
  expect(saidOf(hints, KEEP, voice)).toBe(
    "Best: keep 9 9, 62% to win the mine. Otherwise keep K: 31% for the badge.",
  );
  expect(saidOf(chances([[0], "mine", 40]), KEEP, voice)).toBe("Best: keep 9, 40% to win the mine.");
  expect(saidOf(hints, KEEP, new Voice("fr", "dicetown"))).toBe(
    "Le mieux\u00a0: garder 9 9 (62\u00a0% de prendre la mine). Sinon, garder K\u00a0: 31\u00a0% pour l’étoile.",
  );
  for (const lang of LANGUAGES) {
    expect(saidOf(hints, KEEP, new Voice(lang, "dicetown")).length).toBeLessThanOrEqual(LONGEST);
  }
});

test("of equal chances the fewest dice are best, and to roll none is to stand", () => {
  const hints = chances([[0, 1], "mine", 62], [[2], "sheriff", 62]);
  expect(saidOf(hints, KEEP, new Voice("en", "dicetown"))).toMatch(/keep K, 62% to win the badge/);
  const reroll = {
    ...KEEP,
    forms: [{ form: "dice", verb: "reroll", dice: [1, 2], numbers: [0, 1], costs: [0, 0], card: "" }],
  } as unknown as Asked;
  const stand: Hints = {
    ...hints,
    hints: [
      { choice: { reroll: [] }, messages: [says("hint-win", { percent: 70 })], best: false },
      { choice: { reroll: [1] }, messages: [says("hint-win", { percent: 55 })], best: false },
    ],
  };
  expect(saidOf(stand, reroll, new Voice("en", "cincinnati"))).toBe(
    "Best: stand, 70% to win the table. Otherwise reroll 2: 55%.",
  );
});

test("what the expert takes is best, though another has the better chance: it may cost too much", () => {
  const hints = chances([[2], "sheriff", 31], [[0, 1], "mine", 62]);
  const taken = { ...hints, hints: hints.hints.map((line, place) => ({ ...line, best: place === 0 })) };
  expect(saidOf(taken, KEEP, new Voice("en", "dicetown"))).toBe(
    "Best: keep K, 31% to win the badge. Otherwise keep 9 9: 62% for the mine.",
  );
  expect(bestLine(taken, KEEP, new Voice("en", "dicetown"))?.choice).toEqual({ keep: [2] });
});

test("to keep no dice is not to stand: all are rolled again", () => {
  const hints = chances([[], "bank", 62], [[2], "sheriff", 31]);
  expect(saidOf(hints, KEEP, new Voice("en", "dicetown"))).toMatch(/^Best: keep none, 62% to win the bank/);
  expect(saidOf(hints, KEEP, new Voice("fr", "dicetown"))).toMatch(/^Le mieux\u00a0: ne rien garder/);
});

test("with nothing chosen the hint says what the best choice is, in one short line", () => {
  const hints = chances([[], "sheriff", 50], [[0, 1], "mine", 62]);
  expect(bestLine(hints, KEEP, new Voice("en", "dicetown"))).toEqual({
    choice: { keep: [0, 1] },
    short: "Best: keep 9 9 · 62% to win the mine",
  });
  expect(bestLine(hints, KEEP, new Voice("fr", "dicetown"))?.short).toBe(
    "Le mieux\u00a0: garder 9 9 · 62\u00a0% de prendre la mine",
  );
  expect(bestLine({ ...hints, question: 6 }, KEEP, new Voice("en", "dicetown"))).toBeNull();
  expect(bestLine(null, KEEP, new Voice("en", "dicetown"))).toBeNull();
});

const button = (choice: object, id: string, facts = {}) => ({
  form: "button",
  choice,
  message: says(id, facts),
  card: "",
});
const asking = (...forms: object[]): Asked => ({ ...KEEP, forms }) as unknown as Asked;
const told = (...lines: [choice: object, id: string, facts: Told["facts"]][]): Hints =>
  ({
    type: "hints",
    question: 7,
    hints: lines.map(([choice, id, facts]) => ({ choice, messages: [says(id, facts)] })),
  }) as unknown as Hints;
const both = (hints: Hints, question: Asked) =>
  LANGUAGES.map((lang) => {
    const said = saidOf(hints, question, new Voice(lang, "dicetown"));
    expect(said.length, said).toBeLessThanOrEqual(LONGEST);
    return said.replaceAll("\u00a0", " ");
  });

test("a card is recommended by what it is worth, and so is keeping it for later", () => {
  const dynamite = { play: "dynamite" };
  const question = asking(
    button({ pass: true }, "option-pass"),
    button(dynamite, "option-play", { card: "dynamite" }),
  );
  const worth = (now: number, later: number) =>
    told(
      [dynamite, "hint-worth", { whole: now, tenth: 2 }],
      [{ pass: true }, "hint-worth", { whole: later, tenth: 1 }],
    );
  expect(both(worth(3, 1), question)).toEqual([
    "Best: play Dynamite, worth about 3.2 points. Otherwise pass: 1.1 points.",
    "Le mieux : jouer « Dynamite » (vaut environ 3,2 points). Sinon, passer : 1,1 point.",
  ]);
  expect(both(worth(0, 2), question)[0]).toMatch(
    /^Best: pass, worth about 2.1 points. Otherwise play Dynamite/,
  );
  const costly = told(
    [dynamite, "hint-costs", { whole: 2, tenth: 0 }],
    [{ pass: true }, "hint-worth", { whole: 0, tenth: 0 }],
  );
  expect(both(costly, question)[0]).toBe(
    "Best: pass, worth about 0.0 points. Otherwise play Dynamite: −2.0 points.",
  );
});

test("of two cards with one name the points say which", () => {
  const question = asking(
    button({ card: "equipment-4" }, "option-card", { card: "equipment-4" }),
    button({ card: "equipment-5" }, "option-card", { card: "equipment-5" }),
  );
  const hints = told(
    [{ card: "equipment-4" }, "hint-worth", { whole: 2, tenth: 2 }],
    [{ card: "equipment-5" }, "hint-worth", { whole: 3, tenth: 6 }],
  );
  expect(both(hints, question)[0]).toMatch(/^Best: Equipment \(5 VP\), worth about 3.6 points/);
});

test("where all is worth the same nothing is recommended", () => {
  const question = asking(button({ card: "joe" }, "option-card", { card: "joe" }));
  const same = told(
    [{ card: "joe" }, "hint-worth", { whole: 1, tenth: 0 }],
    [{ card: "whisky" }, "hint-worth", { whole: 1, tenth: 0 }],
  );
  expect(both(same, question)).toEqual(["", ""]);
});

test("DT-42 of bribes the one that brings most is recommended, not the dearest", () => {
  const question = asking({ form: "offer", dollars: 5, nuggets: 2, cards: [], deeds: [], fenced: [] });
  const named = (percent: number, brings: number) => ({ percent, brings, whole: 4, tenth: 5 });
  const hints = told(
    [{ offer: {} }, "hint-named", named(31, 14)],
    [{ offer: { dollars: 2 } }, "hint-named", named(62, 22)],
    [{ offer: { dollars: 5 } }, "hint-named", named(84, 17)],
    [{ offer: { nuggets: 2 } }, "hint-named", named(71, 18)],
  );
  expect(both(hints, question)).toEqual([
    "Best: offer $2, 62% to be named, for 4.5 points. Otherwise offer 2 nuggets: 71%.",
    "Le mieux : offrir 2 $ (62 % de gagner 4,5 points). Sinon, offrir 2 pépites : 71 %.",
  ]);
  expect(both(hints, { ...question, message: says("raise") })).toEqual([
    "Best: add $2, 62% to be named, for 4.5 points. Otherwise add 2 nuggets: 71%.",
    "Le mieux : ajouter 2 $ (62 % de gagner 4,5 points). Sinon, ajouter 2 pépites : 71 %.",
  ]);
});

test("DT-42 where a place gives nothing, nothing is offered", () => {
  const question = asking({ form: "offer", dollars: 5, nuggets: 0, cards: [], deeds: [], fenced: [] });
  const hints = told(
    [{ offer: {} }, "hint-named", { percent: 37, brings: 0, whole: 0, tenth: 0 }],
    [{ offer: { dollars: 1 } }, "hint-named", { percent: 40, brings: -2, whole: 0, tenth: 0 }],
  );
  expect(both(hints, question)).toEqual([
    "Best: offer nothing, the place would give you nothing.",
    "Le mieux : ne rien offrir (ce lieu ne vous apporterait rien).",
  ]);
});

test("without hints of this question there is no recommendation", () => {
  const voice = new Voice("en", "dicetown");
  expect(saidOf(null, KEEP, voice)).toBe("");
  expect(saidOf({ ...chances([[0], "mine", 40]), question: 6 }, KEEP, voice)).toBe("");
  expect(saidOf(chances(), KEEP, voice)).toBe("");
});

test("the best move points at the very dice, player, table or card", () => {
  const hints = chances([[0], "mine", 40], [[0, 1], "mine", 62]);
  expect(bestMove(hints, KEEP, new Voice("en", "dicetown"))?.at).toBe("dice:0,1");
  expect([{ rob: 2 }, { name: 0 }, { challenge: 1 }].map(aimOf)).toEqual(["seat-2", "seat-0", "seat-1"]);
  expect(aimOf({ table: "ballroom" })).toBe("table-ballroom");
  expect(aimOf({ play: "dynamite" })).toBe("card:dynamite");
  expect([{ reroll: [] }, { pass: true as const }, { offer: {} }].map(aimOf)).toEqual([
    "work",
    "work",
    "work",
  ]);
});

const SCREENS = [
  { width: 1366, height: 657, bubble: { width: 336, height: 112 } },
  { width: 360, height: 740, bubble: { width: 336, height: 100 } },
];

test.each(SCREENS)(
  "at $width x $height a bubble covers neither its thing nor the primary button",
  (screen) => {
    const size = screen.bubble;
    const primary: Box = {
      left: screen.width - 230,
      top: screen.height - 66,
      width: 214,
      height: 52,
    };
    const dock: Box = { left: 8, top: screen.height - 240, width: screen.width - 16, height: 232 };
    for (let left = 0; left < screen.width - 100; left += 53) {
      for (let top = 0; top < screen.height - 60; top += 41) {
        const thing = { left, top, width: 100, height: 60 };
        const stand = standOf(thing, size, screen, [primary], dock);
        const box = { ...stand, ...size };
        expect(shared(box, thing)).toBe(0);
        expect(shared(box, primary)).toBe(0);
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(screen.width);
        expect(box.top + box.height).toBeLessThanOrEqual(screen.height);
        if (top + 60 < dock.top - size.height - 20) expect(shared(box, dock)).toBe(0);
      }
    }
    expect(standOf(dock, size, screen, [primary], dock).side).toBe("above");
  },
);

test("lessons are kept by table; other tables have no coach", () => {
  coach("a");
  explain("a", "keep");
  explain("a", "keep");
  explain("b", "keep");
  expect(explained("a")).toEqual(["keep"]);
  expect(explained("b")).toBeUndefined();
  dismiss("a");
  expect(explained("a")).toBeUndefined();
  for (let table = 0; table < 20; table++) coach(`t${table}`);
  expect(explained("t0")).toBeUndefined();
  expect(explained("t19")).toEqual([]);
});

test("what others have left in the storage does no harm", () => {
  localStorage.setItem("gobelet.coach", "[1]");
  expect(explained("a")).toBeUndefined();
  localStorage.setItem("gobelet.coach", "not JSON");
  expect(explained("a")).toBeUndefined();
});
