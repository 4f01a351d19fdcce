// When a player is asked, where players are asked in turn (CI-5): who comes before or after them.
import type { TableView } from "../../protocol";
import type { Voice } from "../../words/voice";

/** After whom the viewer is asked; if it is their turn, before whom. Empty if they are not asked any more. */
export function turnOf({ board, question, you }: TableView, voice: Voice): string {
  if (board?.game !== "cincinnati" || !question || you.seat === null || question.said) return "";
  const order = board.turns;
  const mine = order.findIndex((group) => group.includes(you.seat ?? -1));
  const now = order.findIndex((group) => group.some((seat) => question.asked.includes(seat)));
  if (order.length < 2 || now < 0 || mine < now) return "";
  const before = mine === now && mine + 1 < order.length;
  const seats = order[before ? mine + 1 : mine - 1] ?? [];
  return voice.tell(before ? "turn-before" : "turn-after", { number: mine + 1, seats });
}
