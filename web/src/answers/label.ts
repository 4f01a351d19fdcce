// What a button says.
import type { Button } from "../protocol";
import type { Voice } from "../words/voice";

/** A whole answer of several parts is one button: its parts are said one after another. */
export const labelOf = (voice: Voice, button: Button): string =>
  [button.message, ...(button.then ?? [])].map((part) => voice.say(part)).join(" · ");
