// How long an event stays on stage, and which events happen together.

import type { Pace } from "../kit/settings.svelte";
import type { Told } from "../protocol";

const SPEED: Record<Pace, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };
const LONGEST = 14_000; // the most that a player is kept from a question by what led to it

// Milliseconds at normal pace. What is not listed takes USUAL.
const USUAL = 800;
const HOLD: Record<string, number> = {
  "cup-rolled": 250,
  "cup-rolled-seen": 250,
  "rolled-dice": 0,
  "rolled-dice-seen": 0,
  "offered-nothing": 500,
  "raised-nothing": 500,
  "declined-visit": 600,
  "extra-declined": 350,
  "duel-declined": 350,
  "table-unchosen": 600,
  "duels-shuffled-in": 500,
  "cards-removed": 300,
  declared: 700,
  kept: 1300,
  "last-roll": 1500,
  rolled: 500,
  stands: 500,
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
  "dice-shown": 1300,
  "table-chosen": 1100,
  rerolled: 1300,
  "extra-rolled": 1200,
  "duel-rolled": 1100,
  "duel-rerolled": 1000,
  "table-won": 1400,
  tied: 1200,
};

// All seats do these at once: shown together.
const TOGETHER = new Set([
  "kept",
  "paid-dice",
  "called-outlaw",
  "last-roll",
  "rolled-dice",
  "cup-rolled",
  "table-chosen",
  "dice-shown",
  "declared",
  "rerolled",
  "extra-rolled",
  "gave-dollars",
  "gave-nugget",
  "card-turned",
  "showed-hand",
  "scored",
  "money-counted",
  "cards-left",
  "offered",
  "raised",
]);
const ALIKE: Record<string, string> = { stands: "declared" };

function group(id: string): string {
  const plain = id.replace(/-(seen|nothing)$/, "");
  return ALIKE[plain] ?? plain;
}

// What nobody needs to be told in large letters.
const QUIET = /^(rolled-dice|cup-rolled)/;

/** What of a step is shown large: the same sentence of many is enough in part. */
export const loudest = (step: readonly Told[]): Told[] =>
  step.filter((event) => !QUIET.test(event.id)).slice(0, 6);

/** The events of a view as steps: what happens together is one step. */
export function stepsOf(events: readonly Told[]): Told[][] {
  const steps: Told[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    const kind = group(event.id);
    if (last?.[0] && TOGETHER.has(kind) && group(last[0].id) === kind) last.push(event);
    else steps.push([event]);
  }
  return steps;
}

const holdOf = (step: readonly Told[]): number =>
  Math.max(...step.map((event) => HOLD[event.id] ?? (event.id.startsWith("played-") ? 1500 : USUAL)));

/** How long each step is held. All together never too long. */
export function holdsOf(steps: readonly Told[][], pace: Pace): number[] {
  const holds = steps.map((step) => holdOf(step) * SPEED[pace]);
  const total = holds.reduce((sum, hold) => sum + hold, 0);
  return total > LONGEST ? holds.map((hold) => (hold * LONGEST) / total) : holds;
}
