// Faces of the poker dice: their order, the places they win, and who is ahead there.
import type { Town, TownSeat } from "../protocol";

export type Face = TownSeat["dice"][number];
export const FACES: readonly Face[] = ["9", "10", "J", "Q", "K", "A"];

/** The street in its order. The stagecoach and the Doc are nobody's to win. */
export const STREET = ["mine", "bank", "coach", "store", "saloon", "sheriff", "hall", "doc"] as const;
export type PlaceId = (typeof STREET)[number];
export const FACE_OF: Partial<Record<PlaceId, Face>> = {
  mine: "9",
  bank: "10",
  store: "J",
  saloon: "Q",
  sheriff: "K",
};

export const rankOf = (face: Face): number => FACES.indexOf(face);
export const sortFaces = (dice: readonly Face[]): Face[] => [...dice].sort((a, b) => rankOf(a) - rankOf(b));

/** All dice that lie open before a player: set aside, and shown in this reveal. */
export const openDice = (seat: TownSeat): Face[] => [...seat.dice, ...seat.kept];

export interface Lead {
  seats: number[];
  number: number;
}

/** Who has most dice of a face so far, if anyone. */
export function leadAt(town: Town, face: Face): Lead | null {
  const counts = town.seats.map((seat) => openDice(seat).filter((die) => die === face).length);
  const number = Math.max(...counts);
  if (!number) return null;
  return { seats: counts.flatMap((count, seat) => (count === number ? [seat] : [])), number };
}

const HANDS = ["nothing", "pair", "two-pair", "three", "straight", "full", "four", "five"] as const;
export type HandName = (typeof HANDS)[number];

/** DT-32. A hand of five as numbers to compare: its kind, then its groups from the largest. */
export function handRank(dice: readonly Face[]): number[] {
  const counts = FACES.map((face) => dice.filter((die) => die === face).length);
  const groups = FACES.map((_face, rank) => rank)
    .filter((rank) => counts[rank])
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || b - a);
  const shape = groups.map((rank) => counts[rank]).join("");
  const spread = Math.max(...groups) - Math.min(...groups);
  const straight = groups.length === 5 && spread === 4;
  const name: HandName = straight ? "straight" : (SHAPES[shape] ?? "nothing");
  return [HANDS.indexOf(name), ...groups];
}

const SHAPES: Record<string, HandName> = {
  "5": "five",
  "41": "four",
  "32": "full",
  "311": "three",
  "221": "two-pair",
  "2111": "pair",
};

export const handName = (dice: readonly Face[]): HandName => HANDS[handRank(dice)[0] ?? 0] as HandName;

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [place, value] of a.entries()) {
    const other = b[place] ?? -1;
    if (value !== other) return value - other;
  }
  return 0;
}

/** DT-31. Who has the best hand, once somebody has five dice. */
export function leadAtHall(town: Town): { seats: number[]; hand: HandName } | null {
  let best: { seats: number[]; rank: number[] } | null = null;
  for (const [seat, player] of town.seats.entries()) {
    const dice = openDice(player);
    if (dice.length !== 5) continue;
    const rank = handRank(dice);
    const order = best ? compare(rank, best.rank) : 1;
    if (order > 0) best = { seats: [seat], rank };
    else if (order === 0) best?.seats.push(seat);
  }
  return best && { seats: best.seats, hand: HANDS[best.rank[0] ?? 0] as HandName };
}
