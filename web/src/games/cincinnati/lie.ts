// Whose dice lie where: the names by which their order is remembered, for the tables and for the tray alike.
import type { CasinoBoard, TableView } from "../../protocol";
import type { Lying } from "../game";
import { layOf } from "./laid";

/** The dice of a seat at its table, in this round. */
export const seatsDice = (casino: CasinoBoard, seat: number): string => `${casino.round} ${seat}`;

/** The dice of a seat in the open duel. */
export const duelDice = (casino: CasinoBoard, seat: number): string =>
  `${casino.round} ${seat} ${casino.duel_for ?? casino.spent.length}`;

/** Whose dice one chooses from: our own, at the table or in the duel; undefined if we have none. */
function ownDice({ board, you }: TableView): string | undefined {
  if (board?.game !== "cincinnati" || you.seat === null) return undefined;
  return board.duelists.includes(you.seat) ? duelDice(board, you.seat) : seatsDice(board, you.seat);
}

/** Dice are chosen to be rolled again, by the places that are sent: these very dice are taken up. */
export function take(
  table: object,
  view: TableView,
  dice: readonly (string | number)[],
  places: readonly number[],
): void {
  const whose = ownDice(view);
  if (!whose) return;
  const lying = lie(table, view, dice);
  layOf(table).take(
    whose,
    places.map((place) => lying.findIndex((one) => one.place === place)),
  );
}

/** The dice that one chooses from, in the order in which they lie. */
export function lie(table: object, view: TableView, dice: readonly (string | number)[]): Lying[] {
  const pips = dice.map(Number);
  const whose = ownDice(view);
  if (!whose) return dice.map((_, place) => ({ place, fresh: false }));
  const laid = layOf(table).at(whose, pips, view.question?.number ?? 0);
  const tapped = layOf(table).tapped(whose);
  const free: (number | null)[] = [...pips];
  return laid.dice.map((die, which) => {
    const place = free.indexOf(die);
    free[place] = null;
    return { place, fresh: !!laid.fresh[which], taken: tapped.includes(which) };
  });
}
