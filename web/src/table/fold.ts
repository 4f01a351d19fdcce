// A board after an event, for the eyes: each game has its own.
import { foldCasino } from "../casino/fold";
import type { TableView, Told } from "../protocol";
import { foldTown } from "../town/fold";

export function foldBoard(board: TableView["board"], event: Told): TableView["board"] {
  if (!board) return board;
  return board.game === "dicetown" ? foldTown(board, event) : foldCasino(board, event);
}
