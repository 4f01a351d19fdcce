// The choice with the best chance, by the hints.
import type { Asked, Choice, HintLine, Hints, Told } from "../protocol";
import type { Voice } from "../words/voice";
import { DICE } from "./hints";

export interface Chance {
  choice: Choice;
  percent: number;
  place: string; // where it is a chance to win; "" where there is only one thing to win
  figure: Told;
}

/** The best chance that a choice gives. */
function chanceOf({ choice, messages }: HintLine): Chance[] {
  const [first] = messages;
  const percent = first?.facts.percent;
  // The more one offers, the likelier one is named: that is no advice.
  if (!first || typeof percent !== "number" || first.id === "hint-named") return [];
  return [{ choice, percent, place: String(first.facts.place ?? ""), figure: first }];
}

const sizeOf = (choice: Choice): number =>
  DICE.reduce((number, verb) => number + (choice[verb]?.length ?? 0), 0);

/** The best chance first; of equal ones that with the fewest dice. */
export const ranked = (hints: Hints): Chance[] =>
  hints.hints
    .flatMap(chanceOf)
    .sort((one, other) => other.percent - one.percent || sizeOf(one.choice) - sizeOf(other.choice));

/** A choice in words; "" if there are none. */
export function moveOf(choice: Choice, question: Asked, voice: Voice): string {
  for (const form of question.forms) {
    if (form.form === "button" && JSON.stringify(form.choice) === JSON.stringify(choice)) {
      return voice.say(form.message).replace(/\s*\(.*\)$/, ""); // the name alone
    }
    if (form.form === "dice") {
      const places = choice[form.verb];
      if (places) {
        const dice = places.map((place) => form.dice[place]).join(" ");
        return voice.text("web-move", { verb: dice ? form.verb : "none", dice });
      }
    }
  }
  return "";
}

/** The best choice and what it gives, in one short line; null where the hints do not tell. */
export function bestLine(
  hints: Hints | null,
  question: Asked | null,
  voice: Voice,
): { choice: Choice; short: string } | null {
  if (!hints || !question || hints.question !== question.number) return null;
  const [best] = ranked(hints);
  const move = best && moveOf(best.choice, question, voice);
  if (!best || !move) return null;
  return { choice: best.choice, short: voice.text("web-best", { move, figure: voice.say(best.figure) }) };
}
