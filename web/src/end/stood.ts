// The points of a game that was stopped, as they stood: exactly from its record, or what all may know of them.
import type { ScoreLines, TableView } from "../protocol";

/** A seat's points; `more` while hidden cards may add to them. */
export interface Standing extends ScoreLines {
  more?: boolean;
}

/** The points by round without a last one in which nothing had changed yet. */
export function playedOf(rounds: readonly number[][]): readonly number[][] {
  const [before, last] = rounds.slice(-2);
  const same = rounds.length > 2 && last?.every((points, seat) => points === before?.[seat]);
  return same ? rounds.slice(0, -1) : rounds;
}

/** Empty if the game is not stopped, if none was begun, or if its board tells no points. */
export function standings({ board, table }: TableView, exact?: readonly number[]): Standing[] {
  if (table.phase !== "abandoned" || !board || board.game === "plain") return [];
  return board.seats.map((seat, place) => {
    const points = exact?.[place] ?? seat.points;
    const line = { id: "end-stood", rule: "", facts: { points } };
    return { seat: place, points, lines: [line], more: !exact && seat.more };
  });
}
