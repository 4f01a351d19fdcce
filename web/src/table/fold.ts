// A board after an event, for the eyes: each game has its own.
import { foldCasino } from "../casino/fold";
import type { Message, View } from "../protocol";
import { foldTown } from "../town/fold";

export function foldBoard(board: View["board"], event: Message): View["board"] {
  if (!board) return board;
  return board.game === "dicetown" ? foldTown(board, event) : foldCasino(board, event);
}
