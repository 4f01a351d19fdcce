// What an analysis tells (src/gobelet/analysis/result.py), as far as the page shows it, and its curve as lines.

export interface Point {
  moment: number; // the number of a question
  round: number;
  chances: number[]; // by seat, from 0 to 1
  error: number[];
}

export interface PlayerSum {
  seat: number;
  result: number;
  par: number;
  luck: number;
  skill: number;
  error: number;
  cost: number;
  decisions: number;
  mistakes: number;
}

export interface TurningPoint {
  kind: "roll" | "decision";
  moment: number;
  round: number;
  seat: number;
  swing: number;
  error: number;
  before: number;
  after: number;
}

export interface Analysis {
  games: number;
  settings: { bot: string };
  curve: Point[];
  players: PlayerSum[];
  turning_points: TurningPoint[];
}

export const WIDTH = 300;
export const HEIGHT = 120;

/** Where a moment stands on the curve, from left to right. */
export function across(curve: readonly Point[], moment: number): number {
  const first = curve[0]?.moment ?? 0;
  const last = curve.at(-1)?.moment ?? 1;
  const share = (moment - first) / Math.max(1, last - first);
  return Math.min(1, Math.max(0, share)) * WIDTH;
}

/** One seat's chance over the game, as the points of an SVG line. */
export const lineOf = (curve: readonly Point[], seat: number): string =>
  curve
    .map((point) => {
      const y = (1 - (point.chances[seat] ?? 0)) * HEIGHT;
      return `${across(curve, point.moment).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");

/** The chances at a moment: those of the last point before it. */
export const chancesAt = (curve: readonly Point[], moment: number): number[] =>
  curve.findLast((point) => point.moment <= moment)?.chances ?? curve[0]?.chances ?? [];
