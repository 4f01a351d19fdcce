// What travels over the table of Dice Town.
import type { Thing } from "../game";
import IndianDie from "./art/IndianDie.svelte";
import Star from "./art/Star.svelte";
import { GLYPHS } from "./glyphs";

const LEATHER = "#7a3b1b";

export const things = {
  dollar: { path: GLYPHS.dollar, colour: "#23633a" },
  nugget: { path: GLYPHS.nugget, colour: "#a87400" },
  card: { path: GLYPHS.card, colour: LEATHER },
  deed: { path: GLYPHS.deed, colour: LEATHER },
  outlaw: { path: GLYPHS.outlaw, colour: "#3d2a20" },
  elixir: { path: GLYPHS.elixir, colour: "#1f6b4b" },
  star: { Picture: Star },
  die: { Picture: IndianDie },
} as const satisfies Record<string, Thing>;
