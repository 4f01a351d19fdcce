// The rules of the games that the page was built with. Only the pages that show rules import them.
import type { Rulebook } from "./game";

const found = import.meta.glob<Rulebook>("./*/rulebook.ts", { eager: true, import: "default" });

/** The rulebook of a game; undefined if the page has none. */
export const rulebookOf = (game: string): Rulebook | undefined => found[`./${game}/rulebook.ts`];
