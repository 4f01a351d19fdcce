// What a seat has, changed for the eyes: the small steps that folds are made of.
import type { TownBoard, TownSeat } from "../../protocol";
import type { Facts } from "../../table/facts";

export type Fold = (town: TownBoard, fact: Facts) => TownBoard;

export function seat(
  town: TownBoard,
  which: number,
  change: (seat: TownSeat) => Partial<TownSeat>,
): TownBoard {
  return {
    ...town,
    seats: town.seats.map((one, place) => (place === which ? { ...one, ...change(one) } : one)),
  };
}

export const dollars = (town: TownBoard, which: number, more: number) =>
  seat(town, which, (one) => ({ dollars: Math.max(0, one.dollars + more) }));
export const nuggets = (town: TownBoard, which: number, more: number) =>
  seat(town, which, (one) => ({ nuggets: Math.max(0, one.nuggets + more) }));
export const cards = (town: TownBoard, which: number, more: number) =>
  seat(town, which, (one) => ({ cards: Math.max(0, one.cards + more) }));
export const deeds = (town: TownBoard, which: number, more: number) =>
  seat(town, which, (one) => ({ deeds: Math.max(0, one.deeds + more) }));
