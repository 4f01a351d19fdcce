// Which pages of the rules a ruleset is played by, and what of them concerns it.
import type { Piece } from "../../rules";
import type { Lang } from "../words/bundles";

type Book = "dice-town" | "dice-town-extension" | "cincinnati";
type Page = () => Promise<{ default: Piece[] }>;

// One chunk for each page and language, fetched when it is read.
const PAGES: Record<Lang, Record<Book, Page>> = {
  en: {
    "dice-town": () => import("@rules/dice-town.md"),
    "dice-town-extension": () => import("@rules/dice-town-extension.md"),
    cincinnati: () => import("@rules/cincinnati.md"),
  },
  fr: {
    "dice-town": () => import("@rules/fr/dice-town.md"),
    "dice-town-extension": () => import("@rules/fr/dice-town-extension.md"),
    cincinnati: () => import("@rules/fr/cincinnati.md"),
  },
};

const BOOKS: Record<string, Book[]> = {
  "dicetown/2009": ["dice-town"],
  "dicetown/revised": ["dice-town"],
  "dicetown/extension": ["dice-town-extension", "dice-town"],
  "dicetown/extension+indians": ["dice-town-extension", "dice-town"],
  cincinnati: ["cincinnati"],
};

export const hasRules = (ruleset: string): boolean => ruleset in BOOKS;

/** The edition whose differences do not concern a ruleset. */
export const otherEdition = (ruleset: string): string => (ruleset.endsWith("/revised") ? "2009" : "revised");

/** A chapter: a heading of the second level, and all below it. */
export interface Chapter {
  id: string;
  title: string;
  book: string;
  pieces: Piece[];
}

/** The chapters of a book, without what another edition or option has. */
export function chaptersOf(pieces: readonly Piece[], ruleset: string, book: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const piece of pieces) {
    if (piece.level === 2) {
      chapters.push({ id: `${book}-${chapters.length}`, title: piece.html, book, pieces: [] });
    } else if (concerns(piece, ruleset)) {
      chapters.at(-1)?.pieces.push(piece);
    }
  }
  return chapters.filter((chapter) => chapter.pieces.length);
}

function concerns(piece: Piece, ruleset: string): boolean {
  if (piece.rule.startsWith("DI-") && ruleset !== "dicetown/extension+indians") return false;
  return piece.edition !== otherEdition(ruleset);
}

export async function readRules(ruleset: string, lang: Lang): Promise<Chapter[]> {
  const books = await Promise.all(
    (BOOKS[ruleset] ?? []).map(async (book) =>
      chaptersOf((await PAGES[lang][book]()).default, ruleset, book),
    ),
  );
  return books.flat();
}
