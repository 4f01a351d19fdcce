// Faces of the poker dice: their order, and the places they win.
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

export const isFace = (one: string): one is Face => (FACES as readonly string[]).includes(one);
export const rankOf = (face: Face): number => FACES.indexOf(face);
export const sortFaces = (dice: readonly Face[]): Face[] => [...dice].sort((a, b) => rankOf(a) - rankOf(b));

/** All dice that lie open before a player: set aside, and shown in this reveal. */
export const openDice = (seat: Pick<TownSeat, "dice" | "kept">): Face[] => [...seat.dice, ...seat.kept];
