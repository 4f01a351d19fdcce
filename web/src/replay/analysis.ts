// The curve of an analysis as lines.
import type { Point } from "../protocol";

/** Colour is not the only sign: each seat's line has its own dashes. */
export const DASHES: readonly string[] = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4"];

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
