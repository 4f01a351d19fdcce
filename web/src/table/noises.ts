// What an event sounds like.
import type { Told } from "../protocol";
import type { Sound } from "./sound";

const NOISES: readonly [RegExp, Sound][] = [
  [/^(won-game|casino-won)/, "win"],
  [
    /^(rolled|cup-rolled|rerolled|extra-rolled|duel-rolled|duel-rerolled|hunted|ambushed|rolled-indian|last-roll)/,
    "dice",
  ],
  [/^(new-sheriff|captured$|table-won|took-die)/, "star"],
  [/^(took-nuggets|found-nuggets|gave-nugget)/, "gold"],
  [
    /^(paid-dice|robbed-bank|stagecoach|handed-over|gave-dollars|held-up|found-dollars|bribe-taken|chips-|extra-paid|duel-paid)/,
    "coin",
  ],
  [
    /^(drew|kept-card|got-card|stole-|took-|gave-|played-|refilled|cards-taken|card-|fenced|drank|recruited|called-outlaw|offered|raised|table-chosen)/,
    "card",
  ],
  [/^(kept|declared)/, "seal"],
];

/** The first sound that one of these events makes. */
export function noiseOf(step: readonly Told[]): Sound | null {
  for (const [pattern, sound] of NOISES) if (step.some((event) => pattern.test(event.id))) return sound;
  return null;
}
