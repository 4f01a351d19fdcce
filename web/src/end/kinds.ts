// A kind of points in a word or two: "nuggets". A game without such words shows its full lines.
import type { Told } from "../protocol";
import type { Voice } from "../words/voice";

export const kindIn = (line: Told, voice: Voice): string =>
  voice.text(line.id, {}, "kind") || voice.say(line);
