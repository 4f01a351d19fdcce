// Looking something up in the rules: by number, by card, by place, by any words.
import type { Chapter } from "./books";

/** A card or a place, and its rule. */
export interface Entry {
  kind: "card" | "place";
  id: string;
  name: string;
  text: string;
  rule: string;
}

const ACCENTS = /[\u0300-\u036f]/g;

/** Letters without accents, case or curls, tags left out. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|’/g, "'")
    .normalize("NFD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

const number = (query: string): string => {
  const found = /^([a-z]{2})[ -]?(\d+)$/.exec(query);
  return found ? `${found[1]?.toUpperCase()}-${found[2]}` : "";
};

/** Which cards and places are meant. */
export function entriesFor(query: string, entries: readonly Entry[]): Entry[] {
  const wanted = plain(query);
  if (!wanted) return [...entries];
  const rule = number(wanted);
  return entries.filter((entry) => (rule ? entry.rule === rule : plain(entry.name).includes(wanted)));
}

/** The chapters with the rules that are meant and no others; all of them if nothing is looked for. */
export function chaptersFor(
  query: string,
  chapters: readonly Chapter[],
  entries: readonly Entry[],
): Chapter[] {
  const wanted = plain(query);
  if (!wanted) return [...chapters];
  const rule = number(wanted);
  const named = new Set(rule ? [] : entriesFor(query, entries).map((entry) => entry.rule));
  const words = wanted.split(" ");
  const meant = (piece: Chapter["pieces"][number]) => {
    if (!piece.rule) return false;
    if (rule) return piece.rule === rule;
    const text = plain(piece.html);
    return named.has(piece.rule) || words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, pieces: chapter.pieces.filter(meant) }))
    .filter((chapter) => chapter.pieces.length);
}

export const countOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, chapter) => sum + chapter.pieces.filter((piece) => piece.rule).length, 0);
