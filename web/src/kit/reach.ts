// Whose Enter it is. A button reached by keys has it for itself; otherwise it is the primary button's, which wears the sign of it.
import type { Attachment } from "svelte/attachments";
import "./reach.css";

let byKeys = false;

const WALKS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", () => (byKeys = false), true);
  window.addEventListener(
    "keydown",
    (event) => {
      if (WALKS.has(event.key)) byKeys = true;
    },
    true,
  );
}

/** Whether this key belongs to a button or link that was reached by keys. */
export const hasItsKey = (event: KeyboardEvent): boolean =>
  byKeys && !!(event.target as HTMLElement | null)?.closest?.("button, a, summary");

/** Whether the player is writing, or a dialog is open: then no key is the page's. */
export function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]") !== null ||
    !!target?.closest("input:not([type=checkbox]):not([type=radio]), textarea, select")
  );
}

/** Of two that are there at once the later one of these has Enter. */
const RANKS = ["page", "dock", "coach"] as const;
type Rank = (typeof RANKS)[number];
interface Claim {
  button: HTMLElement;
  rank: Rank;
}

let claims: readonly Claim[] = [];
let owner: Claim | undefined;

function settle(next: readonly Claim[]): void {
  claims = next;
  const before = owner?.button;
  owner = claims.filter(({ button }) => button.checkVisibility?.() ?? true).toSorted(first)[0];
  if (before === owner?.button) return;
  before?.removeAttribute("data-enter");
  owner?.button.setAttribute("data-enter", owner.rank);
}

/** By rank, and then as they stand on the page. */
const first = (one: Claim, other: Claim): number =>
  RANKS.indexOf(other.rank) - RANKS.indexOf(one.rank) ||
  (one.button.compareDocumentPosition(other.button) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** Milliseconds at the end of a game: whoever pressed Enter for what stood there before does not leave it unseen. */
export const CALM = 1500;

/**
 * Enter presses this button while it is there: in the dock also after a click on something else. For {@attach enters()}.
 *
 * `after` are milliseconds in which it has not yet Enter.
 */
export const enters =
  (rank: Rank = "page", after = 0): Attachment<HTMLElement> =>
  (button) => {
    const claim = { button, rank };
    const timer = after ? setTimeout(() => settle([...claims, claim]), after) : undefined;
    if (!after) settle([...claims, claim]);
    return () => {
      clearTimeout(timer);
      button.removeAttribute("data-enter");
      settle(claims.filter((one) => one !== claim));
    };
  };

function onkey(event: KeyboardEvent): void {
  if (event.key !== "Enter" || event.repeat || elsewhere(event) || hasItsKey(event)) return;
  settle(claims); // what is in sight may have changed
  if (!owner) return;
  const { button, rank } = owner;
  const focused = (event.target as HTMLElement | null)?.closest?.("button, a, summary");
  if (rank === "page" && focused && focused !== button) return;
  event.preventDefault(); // also while it can't be pressed: what was clicked before is not clicked again
  if (!button.matches(":disabled")) button.click();
}
if (typeof window !== "undefined") window.addEventListener("keydown", onkey);
