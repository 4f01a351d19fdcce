// Which place of the street an event or a question is about: it lights up.
import type { Message } from "../protocol";
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
};

export function spotOf(message: Message | undefined): PlaceId | null {
  if (!message) return null;
  const place = message.facts.place as PlaceId;
  if (STREET.includes(place)) return place;
  return SPOTS[message.id.replace(/-seen$/, "")] ?? null;
}

/** The place that the round has come to: that of the latest event that tells one. */
export function latestSpot(messages: readonly Message[]): PlaceId | null {
  for (const message of messages.toReversed()) {
    if (message.id === "round") return null;
    const spot = spotOf(message);
    if (spot) return spot;
  }
  return null;
}
