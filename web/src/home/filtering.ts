// Which of the listed tables are shown, as this browser last wanted it.
import { read, write } from "../kit/keepsake";
import { one } from "../kit/settings.svelte";
import type { TableLine } from "../protocol";
import { gameOf } from "../words/naming";

export const SHOW = ["all", "waiting", "running"] as const;
export const FREE = ["0", "1", "2", "3"] as const; // at least
export const CLOCK = ["any", "quick", "slow", "none"] as const;
const MINUTE = 60; // seconds

export interface Wanted {
  show: (typeof SHOW)[number];
  game: string; // "" for all
  free: (typeof FREE)[number];
  clock: (typeof CLOCK)[number];
}

export const ALL: Wanted = { show: "all", game: "", free: "0", clock: "any" };

const clockOf = ({ clock }: TableLine) => (!clock ? "none" : clock <= MINUTE ? "quick" : "slow");

export const fits = (table: TableLine, { show, game, free, clock }: Wanted): boolean =>
  (show === "all" || (show === "waiting") === (table.phase === "lobby")) &&
  (!game || gameOf(table.ruleset) === game) &&
  table.free >= Number(free) &&
  (clock === "any" || clock === clockOf(table));

export function keptFilter(): Wanted {
  try {
    const { show, game, free, clock } = JSON.parse(read("tables") ?? "{}") ?? {};
    return {
      show: one(show, SHOW, ALL.show),
      game: typeof game === "string" ? game : ALL.game,
      free: one(free, FREE, ALL.free),
      clock: one(clock, CLOCK, ALL.clock),
    };
  } catch {
    return ALL; // what can't be read was not kept
  }
}

export const keepFilter = (wanted: Wanted): void => write("tables", JSON.stringify(wanted));
