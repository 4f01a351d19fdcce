// In which order a device goes round: by what everybody knows.

/** The first seat to answer: whoever holds the device already, then in the order of seats. */
export function nextOf(owed: readonly number[], last: number | null, seats: number): number | null {
  const from = last ?? 0;
  const way = (seat: number) => (seat - from + seats) % seats;
  return owed.reduce<number | null>(
    (first, seat) => (first === null || way(seat) < way(first) ? seat : first),
    null,
  );
}
