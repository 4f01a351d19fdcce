// The cards and places of a ruleset, as the catalogue has them, in words.
import type { RulesetInfo } from "../protocol";
import type { Voice } from "../words/voice";
import type { Entry } from "./search";

export function entriesOf(ruleset: RulesetInfo | undefined, voice: Voice): Entry[] {
  if (!ruleset) return [];
  const places = ruleset.places.map(({ id, rule }) => ({
    kind: "place" as const,
    id,
    name: voice.text(`place-${id}`, {}, "title"),
    text: voice.text(`place-${id}`, {}, "text"),
    rule,
  }));
  const cards = ruleset.cards.map(({ id, rule }) => ({
    kind: "card" as const,
    id,
    name: voice.text(`card-${id}`),
    text: voice.text(`card-${id}`, {}, "text"),
    rule,
  }));
  return [...places, ...cards];
}
