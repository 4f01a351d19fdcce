// What a button says, and what was chosen.
import type { Button, Told } from "../protocol";
import type { Voice } from "../words/voice";

/** A whole answer of several parts is one button: its parts are said one after another. */
export const labelOf = (voice: Voice, button: Button): string =>
  [button.message, ...(button.then ?? [])].map((part) => voice.say(part)).join(" · ");

/** The parts of an answer that say something: no button adds “That is all” to what was chosen before it. */
export function saidIn(choice: readonly Told[]): readonly Told[] {
  const parts = choice.filter(({ id }) => id !== "option-done");
  return parts.length ? parts : choice;
}
