// The two books of Dice Town: the game, and its Extension with the Indians.

import type { Book, Rulebook } from "../game";
import { GLYPHS, glyphOf } from "./glyphs";

const game: Book = {
  id: "dice-town",
  title: () => "Dice Town",
  pages: {
    en: () => import("@rules/dice-town.md"),
    fr: () => import("@rules/fr/dice-town.md"),
  },
};
const extension: Book = {
  id: "dice-town-extension",
  title: (voice) => voice.text("ruleset-dicetown-extension"),
  pages: {
    en: () => import("@rules/dice-town-extension.md"),
    fr: () => import("@rules/fr/dice-town-extension.md"),
  },
};

const INDIANS = "dicetown/extension+indians";
const BOOKS: Record<string, readonly Book[]> = {
  "dicetown/2009": [game],
  "dicetown/revised": [game],
  "dicetown/extension": [extension, game],
  [INDIANS]: [extension, game],
};

export default {
  books: (ruleset) => BOOKS[ruleset] ?? [],
  otherEdition: (ruleset) => (ruleset.endsWith("/revised") ? "2009" : "revised"),
  sign: (entry) => GLYPHS[glyphOf(entry)],
  concerns: (piece, ruleset) => !piece.rule.startsWith("DI-") || ruleset === INDIANS,
} satisfies Rulebook;
