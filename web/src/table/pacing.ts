// How long an event stays on stage, and which events happen together.

import type { Pace as Pacing } from "../games/game";
import type { Pace } from "../kit/settings.svelte";
import type { Told } from "../protocol";

const SPEED: Record<Pace, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.8 };
const LONGEST = 14_000; // the most that a player is kept from a question by what led to it

const USUAL = 800; // milliseconds at normal pace, if the game says nothing else

function group(id: string, { alike }: Pacing): string {
  const plain = id.replace(/-(seen|nothing)$/, "");
  return alike[plain] ?? plain;
}

/** What is shown large of a step: of many equal sentences a few are enough. */
export const loudest = (step: readonly Told[], { unsaid }: Pacing): Told[] =>
  step.filter((event) => !unsaid.test(event.id)).slice(0, 6);

/** The events of a view as steps: what happens together is one step. */
export function stepsOf(events: readonly Told[], pacing: Pacing): Told[][] {
  const steps: Told[][] = [];
  for (const event of events) {
    const last = steps.at(-1);
    const kind = group(event.id, pacing);
    if (last?.[0] && pacing.together.has(kind) && group(last[0].id, pacing) === kind) last.push(event);
    else steps.push([event]);
  }
  return steps;
}

const holdOf = (step: readonly Told[], pacing: Pacing): number =>
  Math.max(...step.map((event) => pacing.hold(event.id) ?? USUAL));

/** How long each step is held. All together never too long. */
export function holdsOf(steps: readonly Told[][], pacing: Pacing, pace: Pace): number[] {
  const holds = steps.map((step) => holdOf(step, pacing) * SPEED[pace]);
  const total = holds.reduce((sum, hold) => sum + hold, 0);
  return total > LONGEST ? holds.map((hold) => (hold * LONGEST) / total) : holds;
}

/** A scene is never longer than it was made to be. */
export const sceneTime = (time: number, pace: Pace): number => time * Math.min(1, SPEED[pace]);
