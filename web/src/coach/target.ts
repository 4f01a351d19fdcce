// Where the things are that the coach points at.
import { boxOf } from "../table/anchors";

const DOCK = "[data-region=dock]";

/** Things by their names; all others are regions of the table (`street`, `hand`) or anchors (`place-mine`). */
const SELECTORS: Record<string, string> = {
  work: `${DOCK} .work`, // what is chosen from
  primary: `${DOCK} .primary`,
  spot: "[data-region=street] .spot", // where the question is about
};

function boxIn(selector: string): DOMRect | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.width && box.height ? box : null;
}

/** The box of a thing in the window; that of the dock if it is not there. */
export function boxOfThing(thing: string, me: number | null): DOMRect | null {
  return (
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
