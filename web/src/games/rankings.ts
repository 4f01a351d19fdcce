// The hands of each game, for the help over the table.

/** A hand by its name (`hand-<id>`), with dice that show it. */
export interface RankedHand {
  id: string;
  dice: readonly (string | number)[];
}

const found = import.meta.glob<readonly RankedHand[]>("./*/ranking.ts", { eager: true, import: "default" });

/** From the best. A table may be played with another order, its choice `hands`, from the lowest. */
export function rankingOf(game: string, order: string | undefined): readonly RankedHand[] {
  const hands = found[`./${game}/ranking.ts`] ?? [];
  const places = order?.split(",");
  return places ? hands.toSorted((one, two) => places.indexOf(two.id) - places.indexOf(one.id)) : hands;
}
