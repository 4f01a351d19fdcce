// The signs of Cincinnati, on a field of 24 × 24.
import { GLYPHS as SHARED } from "../../art/glyphs";

export const GLYPHS = {
  ...SHARED,
  chips:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.5 2.200V7h3V4.200Zm0 12.800v2.800h3V17ZM4.2 10.500v3H7v-3Zm12.8 0v3h2.800v-3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  money: "M2 5h20v14H2Zm2.5 2.500v9h15v-9ZM12 8.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z",
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** The sign of a card. */
export function glyphOf(card: string): GlyphName {
  if (card.startsWith("money")) return "money";
  return card in GLYPHS ? (card as GlyphName) : "card";
}
