// The points of everybody after each round, from the frames of a replay through everybody's eyes.
import type { Board } from "../games/game";
import type { Replay } from "../protocol";

/** Everybody's score as it stands; null on a plain board. */
const pointsOf = (board: Board | null): number[] | null =>
  board && board.game !== "plain" ? board.seats.map(({ points }) => points) : null;

/** By round: at the start, then after each round. Empty if the game's board tells no points. */
export function pointsByRound(replay: Replay): number[][] {
  const found: number[][] = [];
  let round: number | undefined;
  for (const frame of replay.frames) {
    if (frame.round === round) continue; // the first question of a round shows what the one before brought
    round = frame.round;
    const points = pointsOf(frame.board);
    if (points) found.push(points);
  }
  const last = replay.frames.at(-1);
  const end = replay.scores.length
    ? replay.scores.toSorted((one, other) => one.seat - other.seat).map(({ points }) => points)
    : pointsOf(last?.board ?? null);
  return found.length && end ? [...found, end] : [];
}

/** Round numbers for the scale, up to one at or above the highest: 0, 10, 20, 30. */
export function ticks(highest: number, most = 5): number[] {
  const rough = Math.max(1, highest) / (most - 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * size).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_none, place) => place * step);
}
