// Faces of the poker dice: their order, the places they win, and who is ahead there.
import type { TownBoard, TownSeat } from "../../protocol";

export type Face = TownSeat["dice"][number];
export const FACES: readonly Face[] = ["9", "10", "J", "Q", "K", "A"];

/** The street in its order. The stagecoach, the village and the Doc are nobody's to win. */
export const STREET = [
  "mine",
  "bank",
  "coach",
  "store",
  "saloon",
  "sheriff",
  "hall",
  "village",
  "doc",
] as const;
export type PlaceId = (typeof STREET)[number];

/** The places of this edition. */
export const streetOf = (town: TownBoard): PlaceId[] =>
  STREET.filter((place) => place !== "village" || town.frontier?.village);
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
export const openDice = (seat: Pick<TownSeat, "dice" | "kept">): Face[] => [...seat.dice, ...seat.kept];

const HANDS = ["nothing", "pair", "two-pair", "three", "straight", "full", "four", "five"] as const;
export type HandName = (typeof HANDS)[number];
type Order = readonly HandName[]; // from the lowest

/** DT-32 [V]. The order of the hands, as an owner of the box may have corrected it for this table. */
export const handOrder = (told: string | undefined): Order =>
  told ? (told.split(",") as HandName[]) : HANDS;

/** DT-32. A hand of five as numbers to compare: its kind, then its groups from the largest. */
export function handRank(dice: readonly Face[], order: Order = HANDS): number[] {
  const counts = FACES.map((face) => dice.filter((die) => die === face).length);
  const groups = FACES.map((_face, rank) => rank)
    .filter((rank) => counts[rank])
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || b - a);
  const shape = groups.map((rank) => counts[rank]).join("");
  const spread = Math.max(...groups) - Math.min(...groups);
  const straight = groups.length === 5 && spread === 4;
  const name: HandName = straight ? "straight" : (SHAPES[shape] ?? "nothing");
  return [order.indexOf(name), ...groups];
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

/** Who stands where at a place: seats that are equal share a line. */
export interface Standing {
  seats: number[];
  number: number; // how many dice of the face; 0 at the Town Hall
  hand: HandName | null;
}

/** How everybody stands at a place by the dice shown so far, from the best; nobody without a chance. */
export function standingsAt(town: TownBoard, place: PlaceId, order: Order = HANDS): Standing[] {
  const face = FACE_OF[place];
  if (face) return byFace(town, face);
  return place === "hall" ? byHand(town, order) : [];
}

function byFace(town: TownBoard, face: Face): Standing[] {
  const counts = town.seats.map((seat) => openDice(seat).filter((die) => die === face).length);
  const numbers = [...new Set(counts)].filter(Boolean).sort((a, b) => b - a);
  return numbers.map((number) => ({
    seats: counts.flatMap((count, seat) => (count === number ? [seat] : [])),
    number,
    hand: null,
  }));
}

/** DT-31. The poker hands of those who have five dice. */
function byHand(town: TownBoard, order: Order): Standing[] {
  const hands = town.seats
    .map((player, seat) => ({ seat, dice: openDice(player) }))
    .filter(({ dice }) => dice.length === 5)
    .map(({ seat, dice }) => ({ seat, rank: handRank(dice, order) }))
    .sort((a, b) => compare(b.rank, a.rank));
  const standings: (Standing & { rank: number[] })[] = [];
  for (const { seat, rank } of hands) {
    const last = standings.at(-1);
    if (last && compare(last.rank, rank) === 0) last.seats.push(seat);
    else standings.push({ seats: [seat], number: 0, hand: order[rank[0] ?? 0] as HandName, rank });
  }
  for (const { seats } of standings) seats.sort((a, b) => a - b);
  return standings.map(({ seats, number, hand }) => ({ seats, number, hand }));
}

/** DX-10, DX-11. Who is ahead, and who would be second: nobody while two share the lead, for one of them will be. */
export function aheadAt(
  town: TownBoard,
  place: PlaceId,
  order: Order = HANDS,
): { first: Standing | null; second: Standing | null } {
  const [first = null, next = null] = standingsAt(town, place, order);
  const two = town.frontier !== null && town.seats.length > 2;
  return { first, second: two && first?.seats.length === 1 ? next : null };
}
