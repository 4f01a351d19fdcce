// Signs for what the other editions lay out: River cards, Elixirs, actions.
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
