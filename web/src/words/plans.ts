// Plans and standing orders in words: what can be said, and what was said.
import type { PlanField, PlanShown } from "../protocol";
import type { Voice } from "./voice";

type Wish = PlanShown["plan"][string];
export type Wishes = PlanShown["plan"];

export const ASK = "ask";

/** What is said about a field: a word of its own, one that all games share, or a number. */
export function wishWords(voice: Voice, field: string, wish: Wish): string {
  if (Array.isArray(wish)) return wish.map((word) => voice.text(`plan-${field}-${word}`)).join(", ");
  if (typeof wish === "number") return voice.text(`plan-${field}-number`, { number: wish });
  const own = `plan-${field}-${wish}`;
  return voice.text(voice.has(own) ? own : `web-plan-${wish}`);
}

/** A plan in one line: places by their names alone, all else with what it is about. */
export function planWords(voice: Voice, said: Wishes): string {
  const parts: string[] = [];
  for (const [field, wish] of Object.entries(said)) {
    if (wish === ASK || (Array.isArray(wish) && !wish.length)) continue;
    if (Array.isArray(wish)) parts.push(wishWords(voice, field, wish));
    else if (typeof wish === "string" && wish in said)
      continue; // another field says which ones
    else
      parts.push(
        voice.text("web-plan-part", {
          about: voice.text(`plan-${field}`),
          wish: wishWords(voice, field, wish),
        }),
      );
  }
  return parts.reduceRight(
    (rest, first) => (rest ? voice.text("web-plan-between", { first, rest }) : first),
    "",
  );
}

/** All that a field can be, in the order in which it is offered. */
export function valuesOf(field: PlanField): (string | number)[] {
  const { words, least, most } = field;
  if (least === null || most === null) return words;
  return [...words, ...Array.from({ length: most - least + 1 }, (_, place) => least + place)];
}

/** What a field is while nothing is said: to be asked, or as the expert would. */
export const usual = (field: PlanField): Wish => (field.in_order ? [] : (field.words[0] ?? ASK));

/** Whether something else that is said needs this: dice that go for places need to know which. */
export const isNeeded = ({ needed_by }: PlanField, said: Wishes): boolean =>
  Object.values(said).some((wish) => typeof wish === "string" && needed_by.includes(wish));

/** Whether the server takes it: dice that go for places need some. */
export const makesSense = (said: Wishes, fields: readonly PlanField[]): boolean =>
  fields.every(
    (field) =>
      !isNeeded(field, said) || (Array.isArray(said[field.id]) && (said[field.id] as string[]).length > 0),
  );
