// What a score is made of, as parts of a bar. All bars stand on one scale.
import type { ScoreLines, Told } from "../protocol";

export interface Part {
  line: Told;
  points: number;
  colour: number; // the same for the same kind of line at every seat
  roomy: boolean; // wide enough for its number
}

interface Bar {
  seat: number;
  points: number;
  share: number; // of the longest bar
  parts: readonly Part[];
}

const pointsOf = (line: Told): number => Number(line.facts.points ?? 0);

/** The kinds of lines that brought points, in the order in which games name them. */
export function kindsOf(scores: readonly ScoreLines[]): Told[] {
  const kinds = new Map<string, Told>();
  for (const { lines } of scores) {
    for (const line of lines) if (pointsOf(line) > 0 && !kinds.has(line.id)) kinds.set(line.id, line);
  }
  return [...kinds.values()];
}

const ROOM = 0.055; // of the longest bar

/** The best first; of those with the same points, who wins. */
export const ranked = (scores: readonly ScoreLines[], winners: readonly number[]): ScoreLines[] =>
  scores.toSorted(
    (one, other) =>
      other.points - one.points || Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)),
  );

/** One bar for each seat. */
export function barsOf(scores: readonly ScoreLines[]): Bar[] {
  const kinds = kindsOf(scores).map(({ id }) => id);
  const sum = ({ lines }: ScoreLines) => lines.reduce((all, line) => all + Math.max(0, pointsOf(line)), 0);
  const longest = Math.max(1, ...scores.map(sum));
  return scores.map((score) => ({
    seat: score.seat,
    points: score.points,
    share: sum(score) / longest,
    parts: score.lines
      .filter((line) => pointsOf(line) > 0)
      .map((line) => ({
        line,
        points: pointsOf(line),
        colour: kinds.indexOf(line.id),
        roomy: pointsOf(line) / longest >= ROOM,
      })),
  }));
}
