// The best choice: what the expert takes; where that is not known, the best chance, or what is worth most.
import type { Asked, Bribe, Choice, HintLine, Hints, Told } from "../protocol";
import type { Voice } from "../words/voice";
import { DICE } from "./hints";

export interface Advised {
  choice: Choice;
  value: number; // percent, or tenths of a point, to compare
  place: string; // where it is a chance to win; "" where there is only one thing to win
  figure: Told;
  best: boolean; // what the expert takes
}

/** What the figure of a hint says a choice is worth; null if nothing. The likeliest bribe is the dearest: it is what it brings. */
function worthOf({ id, facts }: Told): number | null {
  const { percent, whole, tenth, brings } = facts;
  if (typeof brings === "number") return brings;
  if (typeof percent === "number") return percent;
  if (typeof whole === "number") return (whole * 10 + Number(tenth)) * (id === "hint-costs" ? -1 : 1);
  return null;
}

function advisedOf({ choice, messages: [figure], best }: HintLine): Advised[] {
  const value = figure ? worthOf(figure) : null;
  return figure && value !== null
    ? [{ choice, value, place: String(figure.facts.place ?? ""), figure, best }]
    : [];
}

const sizeOf = (choice: Choice): number =>
  DICE.reduce((number, verb) => number + (choice[verb]?.length ?? 0), 0);

/** What the expert takes, then the best by their figures; of equal ones that with the fewest dice. */
export const ranked = (hints: Hints): Advised[] =>
  hints.hints
    .flatMap(advisedOf)
    .sort(
      (one, other) =>
        Number(other.best) - Number(one.best) ||
        other.value - one.value ||
        sizeOf(one.choice) - sizeOf(other.choice),
    );

const offerOf = ({ dollars = 0, nuggets = 0 }: Bribe, raising: boolean, voice: Voice): string =>
  voice.text("web-offer-move", {
    verb: raising ? "add" : "offer",
    kind: dollars ? "dollars" : nuggets ? "nuggets" : "none",
    number: dollars || nuggets,
  });

/** Options that begin with a name; the others with a verb, which is small within a sentence. */
const NAMED = /^option-(name|table|challenge|card|ambush|outlaw|find)$/;

const nameAlone = (said: string): string => said.replace(/\s*\(.*\)$/, "");

/** The name alone, unless another choice has the same: two cards of Equipment have other points. */
function nameOf(message: Told, { forms }: Asked, voice: Voice): string {
  const [said, name] = [voice.say(message), nameAlone(voice.say(message))];
  const alike = forms.filter((form) => form.form === "button" && nameAlone(voice.say(form.message)) === name);
  return alike.length > 1 ? said : name;
}

/** A choice in words; "" if there are none. */
export function moveOf(choice: Choice, question: Asked, voice: Voice): string {
  for (const form of question.forms) {
    if (form.form === "button" && JSON.stringify(form.choice) === JSON.stringify(choice)) {
      const said = nameOf(form.message, question, voice);
      return NAMED.test(form.message.id) ? said : said.charAt(0).toLowerCase() + said.slice(1);
    }
    if (form.form === "offer" && choice.offer)
      return offerOf(choice.offer, question.message.id.startsWith("raise"), voice);
    if (form.form === "dice") {
      const places = choice[form.verb];
      if (places) {
        const dice = places.map((place) => form.dice[place]).join(" ");
        return voice.text("web-move", { verb: dice ? form.verb : `${form.verb}-none`, dice });
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
