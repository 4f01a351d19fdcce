// Which place of the street an event or a question is about: it lights up.
import type { Told } from "../../protocol";
import { type PlaceId, STREET } from "./faces";

const SPOTS: Record<string, PlaceId> = {
  "paid-dice": "coach",
  "took-nuggets": "mine",
  "robbed-bank": "bank",
  "handed-over": "bank",
  split: "bank",
  "played-split": "bank",
  "played-dynamite": "mine",
  stagecoach: "coach",
  drew: "store",
  "keep-one": "store",
  "kept-card": "store",
  reshuffled: "store",
  "played-credits": "store",
  "nobody-to-rob": "saloon",
  rob: "saloon",
  backs: "saloon",
  loot: "saloon",
  robbed: "saloon",
  "stole-card": "saloon",
  "stole-deed": "saloon",
  "played-girls": "saloon",
  office: "sheriff",
  "new-sheriff": "sheriff",
  "still-sheriff": "sheriff",
  "badge-stays": "sheriff",
  "played-joe": "sheriff",
  "played-marshall": "sheriff",
  "took-deeds": "hall",
  "took-top": "hall",
  refilled: "hall",
  "played-corruption": "hall",
  "may-visit": "doc",
  "ordered-visits": "doc",
  "order-visits": "doc",
  "declined-visit": "doc",
  visit: "doc",
  visited: "doc",
  "got-card": "doc",
  "gave-dollars": "doc",
  "gave-nugget": "doc",
  fence: "doc",
  fenced: "doc",
  elixir: "doc",
  "played-elixir": "doc",
  "elixir-first": "doc",
  drink: "doc",
  drank: "doc",
  "must-visit": "doc",
  friendship: "doc",
  domination: "doc",
  pan: "mine",
  found: "mine",
  "found-nuggets": "mine",
  "river-empty": "mine",
  explored: "mine",
  "choose-find": "mine",
  "order-river": "mine",
  "put-back": "mine",
  voucher: "mine",
  "took-discarded": "mine",
  "held-up": "coach",
  "found-dollars": "bank",
  "see-doc": "store",
  "stole-ranch": "saloon",
  whisky: "saloon",
  insurance: "saloon",
  "played-whisky": "saloon",
  "played-insurance": "saloon",
  recruited: "saloon",
  "no-outlaw-left": "saloon",
  desperado: "saloon",
  "played-desperado": "saloon",
  joe: "sheriff",
  marshall: "sheriff",
  hunted: "sheriff",
  "hunted-again": "sheriff",
  "double-gun": "sheriff",
  "played-double-gun": "sheriff",
  captured: "sheriff",
  "captured-nobody": "sheriff",
  "took-land": "hall",
  "took-ranch": "hall",
  "pile-empty": "hall",
  "refilled-land": "hall",
  village: "village",
  "kept-land": "village",
  "gave-land-away": "village",
  "gave-ranch-away": "village",
  "took-die": "village",
  "die-goes-home": "village",
  smoke: "village",
  "played-smoke": "village",
};

export function spotOf(message: Told | undefined): PlaceId | null {
  if (!message) return null;
  const place = message.facts.place as PlaceId;
  if (STREET.includes(place)) return place;
  return SPOTS[message.id.replace(/-seen$/, "")] ?? null;
}

/** The place that the round has come to: that of the latest event with a place. */
export function latestSpot(messages: readonly Told[]): PlaceId | null {
  for (const message of messages.toReversed()) {
    if (message.id === "round") return null;
    const spot = spotOf(message);
    if (spot) return spot;
  }
  return null;
}
