// A board after an event, for the eyes: each game has its own.
import { foldCasino } from "../games/cincinnati/fold";
import { foldTown } from "../games/dicetown/fold";
import type { TableView, Told } from "../protocol";

export function foldBoard(board: TableView["board"], event: Told): TableView["board"] {
  if (!board || board.game === "plain") return board;
  return board.game === "dicetown" ? foldTown(board, event) : foldCasino(board, event);
}
