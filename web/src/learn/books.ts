// The pages of the rules that a ruleset is played by, chapter by chapter.
import type { Piece } from "../../rules";
import type { Book, Rulebook } from "../games/game";
import { rulebookOf } from "../games/rulebooks";
import type { Lang } from "../words/bundles";
import { gameOf } from "../words/naming";

const bookOf = (ruleset: string): Rulebook | undefined => rulebookOf(gameOf(ruleset));

export const hasRules = (ruleset: string): boolean => !!bookOf(ruleset)?.books(ruleset).length;

/** The edition whose differences do not concern a ruleset. */
export const otherEdition = (ruleset: string): string => bookOf(ruleset)?.otherEdition(ruleset) ?? "";

/** The sign of a card or a place: the path of a glyph. */
export const signOf = (ruleset: string, entry: string): string | undefined => bookOf(ruleset)?.sign(entry);

/** A chapter: a heading of the second level, and all below it. */
export interface Chapter {
  id: string;
  title: string;
  book: Book;
  pieces: Piece[];
}

/** The chapters of a book, without what another edition or option has. */
export function chaptersOf(pieces: readonly Piece[], ruleset: string, book: Book): Chapter[] {
  const chapters: Chapter[] = [];
  for (const piece of pieces) {
    if (piece.level === 2) {
      chapters.push({ id: `${book.id}-${chapters.length}`, title: piece.html, book, pieces: [] });
    } else if (concerns(piece, ruleset)) {
      chapters.at(-1)?.pieces.push(piece);
    }
  }
  return chapters.filter((chapter) => chapter.pieces.length);
}

function concerns(piece: Piece, ruleset: string): boolean {
  const rules = bookOf(ruleset);
  if (!rules?.concerns(piece, ruleset)) return false;
  return !piece.edition || piece.edition !== rules.otherEdition(ruleset);
}

export async function readRules(ruleset: string, lang: Lang): Promise<Chapter[]> {
  const books = bookOf(ruleset)?.books(ruleset) ?? [];
  const read = books.map(async (book) => chaptersOf((await book.pages[lang]()).default, ruleset, book));
  return (await Promise.all(read)).flat();
}
