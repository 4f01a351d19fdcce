// Which seats somebody who has none can have.
import type { TableView } from "../protocol";

/** Free ones; a bot's during the game, and before it where there is no free one. */
export function openSeats({ table, you }: TableView): number[] {
  const { seats, phase, locked } = table;
  if (locked || you.asking !== "" || (phase !== "lobby" && phase !== "playing")) return [];
  const of = (kind: string) => seats.flatMap((seat, place) => (seat.kind === kind ? [place] : []));
  const free = of("free");
  if (phase === "lobby") return free.length ? free : of("bot");
  return seats.flatMap((seat, place) => (seat.kind === "person" ? [] : [place]));
}
