// Who is ahead at a table or in a duel. How good dice are, the server says.
import type { CasinoBoard } from "../../protocol";

const best = (seats: readonly number[], quality: (seat: number) => number): number[] => {
  const highest = Math.max(1, ...seats.map(quality));
  return seats.filter((seat) => quality(seat) === highest);
};

export const guestsOf = (casino: CasinoBoard, table: string): number[] =>
  casino.seats.flatMap((player, seat) => (player.table === table ? [seat] : []));

/** Those who would win a table as the dice lie: none if nobody qualifies, several if they are equal. */
export const leadersAt = (casino: CasinoBoard, table: string): number[] =>
  best(guestsOf(casino, table), (seat) => casino.seats[seat]?.quality ?? 0);

/** Who would win the duel as the dice lie: of equal ones the latest in order. */
export const leaderOfDuel = (casino: CasinoBoard): number | undefined =>
  best(casino.duelists, (seat) => casino.seats[seat]?.duel_quality ?? 0).at(-1);

/** The best of one's rivals, in the duel or at the table; nobody if none of them counts. */
export function rivalOf(casino: CasinoBoard, me: number): number | undefined {
  const others = (seats: readonly number[]) => seats.filter((seat) => seat !== me);
  if (casino.duelists.includes(me))
    return best(others(casino.duelists), (seat) => casino.seats[seat]?.duel_quality ?? 0).at(-1);
  const table = casino.seats[me]?.table;
  if (!table) return undefined;
  return best(others(guestsOf(casino, table)), (seat) => casino.seats[seat]?.quality ?? 0)[0];
}

/** Whether one leads: at one's table, where equal dice lead together, or in the duel. */
export function leads(casino: CasinoBoard, seat: number): boolean {
  if (casino.duelists.length) return leaderOfDuel(casino) === seat;
  const table = casino.seats[seat]?.table;
  return !!table && leadersAt(casino, table).includes(seat);
}
