// Where the things are that the coach points at.
import type { Choice } from "../protocol";
import { boxOf } from "../table/anchors";
import { DICE } from "../table/hints";
import type { Box } from "./bubble";

const DOCK = "[data-region=dock]";

/** Things by their names; all others are regions of the table (`street`, `hand`) or anchors (`place-mine`). */
const SELECTORS: Record<string, string> = {
  work: `${DOCK} .work`, // what is chosen from
  primary: `${DOCK} .primary`,
  spot: "[data-region=street] .spot", // where the question is about
};

/** The verbs whose choices are seats. */
const SEATS = ["name", "rob", "challenge"] as const;

/** What one taps for a choice: `dice:0,2`, a player, a table, a card in the hand, or all that is chosen from. */
export function aimOf(choice: Choice): string {
  const dice = DICE.map((verb) => choice[verb]).find((places) => places?.length);
  if (dice) return `dice:${dice.join()}`;
  const seat = SEATS.map((verb) => choice[verb]).find((one) => one != null);
  if (seat !== undefined) return `seat-${seat}`;
  if (choice.table) return `table-${choice.table}`;
  return choice.play ? `card:${choice.play}` : "work";
}

function boxIn(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.width && box.height ? box : null;
}

/** The box around all of them; null if one is not there. */
function around(selectors: readonly string[]): Box | null {
  const boxes = selectors.map(boxIn).filter((box) => box !== null);
  if (!boxes.length || boxes.length < selectors.length) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return { left, top, width: right - left, height: bottom - top };
}

function tapped(thing: string): Box | null {
  if (thing.startsWith("card:")) return boxIn(`[data-thing="${thing}"]`);
  if (!thing.startsWith("dice:")) return null;
  const dice = thing.slice("dice:".length).split(",");
  return around(dice.map((die) => `${DOCK} [data-die="${die}"]`));
}

/** The box of a thing in the window; that of the dock if it is not there. */
export function boxOfThing(thing: string, me: number | null): Box | null {
  return (
    tapped(thing) ??
    (SELECTORS[thing] ? boxIn(SELECTORS[thing]) : null) ??
    boxIn(`[data-region="${thing}"]`) ??
    boxOf(thing === "me" ? `seat-${me}` : thing) ??
    boxIn(DOCK)
  );
}

/** Whether a thing can be pointed at: with few players some places are closed. */
export const isThere = (thing: string): boolean => !thing.includes("-") || boxOf(thing) !== null;

/** The button that must stay free, whatever is said. */
export const primaryBox = (): DOMRect | null => boxIn(`${DOCK} .primary`);

/** What is better left free: the question and its answers. */
export const dockBox = (): DOMRect | null => boxIn(DOCK);
