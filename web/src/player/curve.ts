// The line of a rating, in a square of 100 by 100.
import type { RatingPoint } from "../protocol";

interface Curve {
  line: string;
  least: number;
  most: number;
}

/** One point after the other, whatever time lay between; nothing to draw before the second. */
export function curveOf(points: readonly RatingPoint[]): Curve | undefined {
  if (points.length < 2) return undefined;
  const values = points.map(({ shown }) => shown);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const high = most - least || 1;
  const line = values
    .map((value, place) => {
      const x = (100 * place) / (values.length - 1);
      const y = most === least ? 50 : 100 - (100 * (value - least)) / high;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
  return { line, least, most };
}
