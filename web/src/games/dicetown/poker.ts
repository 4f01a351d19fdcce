// DT-32. Poker hands of five dice, to show what dice would do before they are kept.
import { type Face, rankOf } from "./faces";

/** From the lowest; a table may be played with another order (its choice `hands`). */
export const HANDS: readonly string[] = [
  "nothing",
  "pair",
  "two-pair",
  "three",
  "straight",
  "full",
  "four",
  "five",
];

const SHAPES: Readonly<Record<string, string>> = {
  "2111": "pair",
  "221": "two-pair",
  "311": "three",
  "32": "full",
  "41": "four",
  "5": "five",
};

/** Groups of equal dice: how many of which rank, the largest group first, then the highest. */
function groupsOf(dice: readonly Face[]): [number: number, rank: number][] {
  const groups = [...new Set(dice)].map((face): [number, number] => [
    dice.filter((die) => die === face).length,
    rankOf(face),
  ]);
  return groups.sort(([some, low], [more, high]) => more - some || high - low);
}

/** Which hand five dice are. */
export function handOf(dice: readonly Face[]): string {
  const groups = groupsOf(dice);
  const ranks = groups.map(([, rank]) => rank);
  if (groups.length === 5 && Math.max(...ranks) - Math.min(...ranks) === 4) return "straight";
  return SHAPES[groups.map(([number]) => number).join("")] ?? "nothing";
}

/** Above 0 if the first of two hands of five wins, 0 if they are equal. */
export function compareHands(
  one: readonly Face[],
  other: readonly Face[],
  order: readonly string[] = HANDS,
): number {
  const better = order.indexOf(handOf(one)) - order.indexOf(handOf(other));
  if (better) return better;
  const theirs = groupsOf(other);
  for (const [place, [number, rank]] of groupsOf(one).entries()) {
    const [many = 0, high = 0] = theirs[place] ?? [];
    if (number !== many) return number - many;
    if (rank !== high) return rank - high;
  }
  return 0;
}
