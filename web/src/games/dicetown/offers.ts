// DT-41, DT-42. Offers for the Sheriff, as they are shown.
import type { Bribe, OfferMade } from "../../protocol";

export const NOTHING: OfferMade = {
  dollars: 0,
  nuggets: 0,
  cards: 0,
  deeds: 0,
  fenced: [],
  cards_seen: [],
  deeds_seen: [],
};

export const isNothing = (offer: OfferMade): boolean =>
  !offer.dollars && !offer.nuggets && !offer.cards && !offer.deeds && !offer.fenced.length;

/** What one holds out, and what one is about to add. */
export const withBribe = (offer: OfferMade | null, bribe: Bribe): OfferMade => {
  const held = offer ?? NOTHING;
  const cards = bribe.cards ?? [];
  const deeds = bribe.deeds ?? [];
  return {
    dollars: held.dollars + (bribe.dollars ?? 0),
    nuggets: held.nuggets + (bribe.nuggets ?? 0),
    cards: held.cards + cards.length,
    deeds: held.deeds + deeds.length,
    fenced: [...held.fenced, ...(bribe.fenced ?? [])],
    cards_seen: [...held.cards_seen, ...cards],
    deeds_seen: [...held.deeds_seen, ...deeds],
  };
};

/** Which of the things held are still free to offer, by their places: the first ones of each kind. */
export function freeOf<T>(held: readonly T[], offerable: readonly T[]): (number | null)[] {
  const taken = new Set<number>();
  return held.map((one) => {
    const place = offerable.findIndex((other, which) => other === one && !taken.has(which));
    if (place < 0) return null;
    taken.add(place);
    return place;
  });
}
