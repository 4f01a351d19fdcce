// What travels over the tables of Cincinnati.
import type { Thing } from "../game";
import { GLYPHS } from "./glyphs";

export const things = {
  money: { path: GLYPHS.money, colour: "#23633a" },
  chips: { path: GLYPHS.chips, colour: "#a3162c" },
  duel: { path: GLYPHS.duel, colour: "inherit" },
} as const satisfies Record<string, Thing>;
