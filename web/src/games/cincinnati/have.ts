// What dice are good for at a table, for the eyes: the like ones, the longest row, or the total.
import type { TableStakes } from "../../protocol";

export const total = (dice: readonly number[]): number => dice.reduce((sum, pips) => sum + pips, 0);

const alike = (dice: readonly number[]): number[] => {
  const count = (pips: number) => dice.filter((die) => die === pips).length;
  const pairs = dice.filter((die) => count(die) > 1);
  return pairs.toSorted((a, b) => count(b) - count(a) || b - a);
};

const longestRow = (dice: readonly number[]): number[] => {
  let longest: number[] = [];
  for (const start of new Set(dice)) {
    const row = [start];
    while (dice.includes(start + row.length)) row.push(start + row.length);
    if (row.length > longest.length || (row.length === longest.length && start > (longest[0] ?? 0)))
      longest = row;
  }
  return longest.length > 1 ? longest : [];
};

/** The dice that count towards what a table wants. At Caesar's they all do. */
export function towards(table: TableStakes["table"], dice: readonly number[]): number[] {
  if (table === "atlantic") return alike(dice);
  if (table === "ballroom") return longestRow(dice);
  return [...dice];
}
