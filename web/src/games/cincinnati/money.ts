// Money cards: "money-15" is €15,000.
import type { Voice } from "../../words/voice";

export const worthOf = (card: string): number =>
  card.startsWith("money-") ? Number(card.slice(6)) * 1000 : 0;
export const moneyOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + worthOf(card), 0);

export interface Heap {
  card: string;
  number: number;
}

/** Like cards together. */
export const stacked = (cards: readonly string[]): Heap[] =>
  [...new Set(cards)].map((card) => ({ card, number: cards.filter((one) => one === card).length }));

/** All money in one heap, and like cards together. */
export const heaped = (cards: readonly string[]): Heap[] => {
  const rest = stacked(cards.filter((card) => !worthOf(card)));
  return moneyOf(cards) ? [{ card: "money", number: 1 }, ...rest] : rest;
};

/** A sum where there is little room: "€35k", "35 k€". */
export const thousands = (money: number, voice: Voice): string =>
  money ? voice.text("web-money-short", { thousands: money / 1000 }) : voice.text("web-money", { money });
