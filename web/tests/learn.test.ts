// The rules as data, what concerns a ruleset, and looking something up.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { piecesOf } from "../rules.ts";
import rulebook from "../src/games/dicetown/rulebook";
import type { Book } from "../src/games/game";
import { chaptersOf } from "../src/learn/books";
import { chaptersFor, countOf, type Entry, entriesFor, plain } from "../src/learn/search";

const [EXTENSION, GAME] = rulebook.books("dicetown/extension") as [Book, Book];
const page = (name: string) => readFileSync(join(import.meta.dirname, "../../docs/rules", name), "utf8");
const numbers = (text: string) => [...text.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1]);
const town = (ruleset: string, lang = "") => chaptersOf(piecesOf(page(`${lang}dice-town.md`)), ruleset, GAME);
const rulesIn = (chapters: ReturnType<typeof town>) =>
  chapters.flatMap((chapter) => chapter.pieces.flatMap((piece) => piece.rule || []));

test.each(["dice-town", "dice-town-extension", "cincinnati"])(
  "%s: every rule becomes a piece, in both languages",
  (name) => {
    for (const lang of ["", "fr/"]) {
      const text = page(`${lang}${name}.md`);
      const found = piecesOf(text).flatMap((piece) => piece.rule || []);
      expect(found).toEqual(numbers(text));
      expect(found.length).toBeGreaterThan(15);
    }
  },
);

test("rulings are marked, and rules that are named are links", () => {
  const ruling = piecesOf(page("dice-town.md")).find((piece) => piece.rule === "DT-12");
  expect(ruling?.html).toContain('<span class="mark R">R');
  expect(ruling?.html).toContain('<a data-rule="DT-14">DT-14</a>');
  expect(ruling?.html).not.toContain("[R]");
  const table = piecesOf(page("dice-town.md")).find((piece) => piece.rule === "DT-4");
  expect(table?.html).toContain("<td>Brute</td>");
});

test("an edition's readers are spared the other's rules", () => {
  for (const lang of ["", "fr/"]) {
    expect(rulesIn(town("dicetown/2009", lang))).toContain("DT-33");
    expect(rulesIn(town("dicetown/2009", lang))).not.toContain("DT-34");
    expect(rulesIn(town("dicetown/revised", lang))).toContain("DT-34");
    expect(rulesIn(town("dicetown/revised", lang))).not.toContain("DT-33");
    const deeds = town("dicetown/2009", lang)[0]?.pieces.find((piece) => piece.rule === "DT-5");
    expect(deeds?.html).toContain('<li class="edition-2009">');
    expect(deeds?.html).toContain('<li class="edition-revised">');
  }
  const extension = (ruleset: string) =>
    rulesIn(chaptersOf(piecesOf(page("dice-town-extension.md")), ruleset, EXTENSION));
  expect(extension("dicetown/extension")).not.toContain("DI-1");
  expect(extension("dicetown/extension+indians")).toContain("DI-1");
});

const ENTRIES: Entry[] = [
  { kind: "card", id: "brute", name: "La Brute", text: "", rule: "DT-14" },
  { kind: "place", id: "hall", name: "Mairie", text: "", rule: "DT-31" },
];

test("rules are found by number, card, place and words, however they are typed", () => {
  const chapters = town("dicetown/2009", "fr/");
  const found = (query: string) => rulesIn(chaptersFor(query, chapters, ENTRIES));
  expect(found("DT-11")).toEqual(["DT-11"]);
  expect(found("dt 11")).toEqual(["DT-11"]);
  expect(found("dt11")).toEqual(["DT-11"]);
  expect(found("brute")).toContain("DT-14");
  expect(found("mairie")).toContain("DT-31");
  expect(found("pepite MINE")).toContain("DT-21");
  expect(found("rien de tel ici")).toEqual([]);
  expect(entriesFor("BRUTE", ENTRIES).map((entry) => entry.id)).toEqual(["brute"]);
  expect(entriesFor("DT-31", ENTRIES).map((entry) => entry.id)).toEqual(["hall"]);
  expect(countOf(chaptersFor("", chapters, ENTRIES))).toBe(rulesIn(chapters).length);
});

test("letters are compared without accents, tags and curls", () => {
  expect(plain("<strong>L’Élixir</strong>  d&#39;or")).toBe("l'elixir d'or");
});
