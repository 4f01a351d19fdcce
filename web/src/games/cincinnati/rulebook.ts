import type { Book, Rulebook } from "../game";
import { GLYPHS, glyphOf } from "./glyphs";

const book: Book = {
  id: "cincinnati",
  title: () => "Cincinnati",
  pages: {
    en: () => import("@rules/cincinnati.md"),
    fr: () => import("@rules/fr/cincinnati.md"),
  },
};

export default {
  books: (ruleset) => (ruleset === "cincinnati" ? [book] : []),
  otherEdition: () => "",
  sign: (entry) => GLYPHS[glyphOf(entry)],
  concerns: () => true,
} satisfies Rulebook;
