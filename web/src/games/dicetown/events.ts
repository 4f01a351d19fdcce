// How Dice Town's events are paced, heard and logged.
import type { Sound } from "../../table/sound";
import type { Pace } from "../game";

const PLAYED = 1500; // a card is read while it lies there
const HOLDS: Record<string, number> = {
  "rolled-dice": 0,
  "rolled-dice-seen": 0,
  "offered-nothing": 500,
  "raised-nothing": 500,
  "declined-visit": 600,
  kept: 1300,
  "last-roll": 1500,
  rolled: 500,
  unclaimed: 500,
  won: 1100,
  "won-hand": 1400,
  second: 900,
  "second-hand": 900,
  "takes-action": 900,
  "outlaw-on-top": 250,
  "called-outlaw": 1200,
  "rolled-indian": 1800,
  ambushed: 1600,
  hunted: 1400,
  "hunted-again": 1200,
  "must-visit": 900,
  "won-game": 1600,
  tied: 1200,
};

export const pace: Pace = {
  hold: (id) => HOLDS[id] ?? (id.startsWith("played-") ? PLAYED : undefined),
  together: new Set([
    "kept",
    "paid-dice",
    "called-outlaw",
    "last-roll",
    "rolled-dice",
    "gave-dollars",
    "gave-nugget",
    "showed-hand",
    "scored",
    "offered",
    "raised",
  ]),
  alike: {},
  unsaid: /^rolled-dice/,
};

export const noises: readonly (readonly [RegExp, Sound])[] = [
  [/^won-game/, "win"],
  [/^(rolled-dice|rolled$)/, "shake"],
  [/^(rolled-indian|hunted|ambushed|last-roll)/, "wood"],
  [/^(new-sheriff|captured$|took-die)/, "star"],
  [/^(robbed(-seen)?$|stole-|held-up)/, "rob"],
  [/^(took-nuggets|found-nuggets|gave-nugget)/, "gold"],
  [/^(paid-dice|robbed-bank|stagecoach|handed-over|gave-dollars|found-dollars|bribe-taken)/, "coin"],
  [
    /^(drew|kept-card|got-card|took-|gave-|played-|refilled|card-|fenced|drank|recruited|called-outlaw|offered|raised)/,
    "card",
  ],
  [/^kept/, "cup"],
];

export const quiet: ReadonlySet<string> = new Set(["rolled", "rolled-dice", "rolled-dice-seen", "scored"]);
// The card's line says already which die is turned; the Shaman (DI-4) has no such line.
export const completes = {
  "paid-dice": ["kept", "kept-paid"],
  turned: ["played-cheater", "played-cheater", "DT-15"],
} as const;
export const headlines = /^(won|new-sheriff)/;
