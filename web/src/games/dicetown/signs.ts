// Signs for what the other editions lay out: River cards, Elixirs, actions; and for how each place is won.
import { FACE_OF, type Face, type PlaceId } from "./faces";
import { GLYPHS, type GlyphName } from "./glyphs";

const known = (name: string, otherwise: GlyphName): GlyphName =>
  name in GLYPHS ? (name as GlyphName) : otherwise;

const FINDS: Record<string, GlyphName> = {
  "nuggets-2": "nugget",
  "nuggets-5": "nugget",
  wallet: "money",
  star: "sheriff",
  discoveries: "river",
  voucher: "card",
  nothing: "close",
};
const ACTIONS: Record<string, GlyphName> = {
  dig: "nugget",
  pan: "river",
  "rob-bank": "bank",
  "hold-up": "coach",
  shop: "store",
  "see-doc": "doc",
  steal: "saloon",
  recruit: "outlaw",
  badge: "sheriff",
  hunt: "wanted",
  claim: "deed",
  "draw-land": "ranch",
};
const REMEDIES: Record<string, GlyphName> = {
  fence: "fence",
  sample: "card",
  collect: "dollar",
  charm: "nugget",
};

export const findGlyph = (find: string): GlyphName => FINDS[find] ?? "river";
export const actionGlyph = (action: string): GlyphName => ACTIONS[action] ?? "help";
export const remedyGlyph = (remedy: string): GlyphName => REMEDIES[remedy] ?? "doc";
export const elixirGlyph = (elixir: string): GlyphName => known(elixir, "elixir");

/** The two actions of each place, the classic one first. */
export const ACTIONS_AT: Record<string, readonly [string, string]> = {
  mine: ["dig", "pan"],
  bank: ["rob-bank", "hold-up"],
  store: ["shop", "see-doc"],
  saloon: ["steal", "recruit"],
  sheriff: ["badge", "hunt"],
  hall: ["claim", "draw-land"],
};

/**
 * How a place is won: by the most dice of a face, by the best hand, or by having won nothing.
 *
 * The stagecoach is held up by 10s in the Extension (DX-13); elsewhere its money goes on to the bank (DT-23).
 */
export function wonBy(place: PlaceId, extension: boolean): Face | "hand" | "none" | "onward" | undefined {
  if (place === "hall") return "hand";
  if (place === "doc") return "none";
  if (place === "coach") return extension ? FACE_OF.bank : "onward";
  return FACE_OF[place];
}
