// What a duel is about.
import type { CasinoBoard, TableView } from "../../protocol";
import type { Voice } from "../../words/voice";
import { moneyOf, worthOf } from "./money";

/** The highest money card of a seat; "" if it has none. */
export const highestOf = (casino: CasinoBoard, seat: number): string =>
  (casino.seats[seat]?.cards ?? [])
    .filter((card) => worthOf(card))
    .toSorted((a, b) => worthOf(b) - worthOf(a))[0] ?? "";

/** The cards that the open duel is about: a table's, or the opponent's highest. */
export function prizeOf(casino: CasinoBoard): string[] {
  if (casino.duel_for) return casino.tables.find(({ table }) => table === casino.duel_for)?.cards ?? [];
  const highest = highestOf(casino, casino.duelists[1] ?? -1);
  return highest ? [highest] : [];
}

/** Whether this duellist has nothing to win, but the prize to lose. */
export const defends = (casino: CasinoBoard, seat: number): boolean =>
  !casino.duel_for && casino.duelists[1] === seat;

/** What one rolls for in a duel: "for €35,000". The rest of a table's cards are seen on the stage. */
export function aim(view: TableView, voice: Voice): string {
  const casino = view.board?.game === "cincinnati" ? view.board : undefined;
  const me = view.you.seat;
  if (!casino || me === null || !casino.duelists.includes(me)) return "";
  const prize = prizeOf(casino);
  if (!prize.length) return "";
  const money = moneyOf(prize);
  const stakes = money
    ? voice.text("web-money", { money })
    : voice.listed(prize.map((card) => voice.text(`card-${card}`)));
  return voice.text(defends(casino, me) ? "web-to-keep" : "web-duel-for", { stakes });
}
