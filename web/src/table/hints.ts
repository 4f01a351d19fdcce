// Hints: which of them are about a choice. Of equal dice any will do, so dice are compared by their faces.
import type { Choice, Hints, Told } from "../protocol";

type Dice = readonly (string | number)[];
/** The verbs whose choices are places of dice. */
export const DICE = ["keep", "brute", "reroll", "pay", "gun"] as const;

function spelled(choice: Choice, dice: Dice): string {
  for (const verb of DICE) {
    const places = choice[verb];
    if (places)
      return `${verb} ${places
        .map((place) => dice[place])
        .sort()
        .join(" ")}`;
  }
  return JSON.stringify(choice, keys(choice).sort());
}

/** All keys of a choice, those inside it too: for JSON.stringify to write in a fixed order. */
function keys(of: object): string[] {
  return Object.entries(of).flatMap(([key, value]) =>
    value && typeof value === "object" && !Array.isArray(value) ? [key, ...keys(value)] : [key],
  );
}

/** What there is to know about this choice, at the open question. */
export function hintsFor(
  hints: Hints | null,
  question: number | undefined,
  choice: Choice,
  dice: Dice = [],
): Told[] {
  if (!hints || hints.question !== question) return [];
  const wanted = spelled(choice, dice);
  return hints.hints.find((line) => spelled(line.choice, dice) === wanted)?.messages ?? [];
}
