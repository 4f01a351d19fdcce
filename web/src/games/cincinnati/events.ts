// How Cincinnati's events are paced, heard and logged.
import type { Sound } from "../../table/sound";
import type { Pace } from "../game";

const HOLDS: Record<string, number> = {
  "cup-rolled": 250,
  "cup-rolled-seen": 250,
  "extra-declined": 350,
  "duel-declined": 350,
  "table-unchosen": 600,
  "duels-shuffled-in": 500,
  "cards-removed": 300,
  declared: 700,
  stands: 500,
  "dice-shown": 1300,
  "table-chosen": 1100,
  rerolled: 1300,
  "extra-rolled": 1200,
  "duel-rolled": 1100,
  "duel-rerolled": 1000,
  "table-won": 1400,
};

export const pace: Pace = {
  hold: (id) => HOLDS[id],
  together: new Set([
    "cup-rolled",
    "table-chosen",
    "dice-shown",
    "declared",
    "rerolled",
    "extra-rolled",
    "card-turned",
    "money-counted",
    "cards-left",
  ]),
  alike: { stands: "declared" },
  unsaid: /^cup-rolled/,
};

export const noises: readonly (readonly [RegExp, Sound])[] = [
  [/^casino-won/, "win"],
  [/^cup-rolled/, "shake"],
  [/^(rerolled|extra-rolled|duel-rolled|duel-rerolled|dice-shown)/, "felt"],
  [/^table-won/, "star"],
  [/^challenged/, "duel"],
  [/^card-won/, "rob"],
  [/^(chips-|extra-paid|duel-paid)/, "coin"],
  [/^(cards-taken|card-|table-chosen)/, "card"],
  [/^declared/, "cup"],
];

export const quiet: ReadonlySet<string> = new Set(["cup-rolled", "cup-rolled-seen", "money-counted"]);
export const completes = { "dice-shown": ["table-chosen", "table-shown"] } as const;
/** Lines about dice at a table know the table: at one of them only the total counts. */
export const recalls = {
  rerolled: ["table", "rerolled-at"],
  "extra-rolled": ["table", "extra-rolled-at"],
} as const;
export const headlines = /^(table-won|casino-won)/;
