// What an event sounds like.
import type { GameOnPage } from "../games/game";
import type { Told } from "../protocol";
import type { Sound } from "./sound";

/** The first sound that one of these events makes. */
export function noiseOf(step: readonly Told[], { noises }: Pick<GameOnPage, "noises">): Sound | null {
  for (const [pattern, sound] of noises) if (step.some((event) => pattern.test(event.id))) return sound;
  return null;
}
