// The keyboard: digits choose, Enter confirms, arrows walk from choice to choice.
import { elsewhere } from "./reach";
import { settings } from "./settings.svelte";

/** A letter, a digit or a sign: what the player may have switched off, as speech input and stray touches press them too. */
const single = (event: KeyboardEvent) => event.key.length === 1 && event.key !== " ";

/** Whether a key, by its cap, works: without single keys those do that have names or are arrows. */
export const works = (cap: string): boolean =>
  settings.shortcuts === "on" || /^([A-Z][a-z]+|[←↑→↓⌫ ]+)$/.test(cap);

/** Whether the player is writing, a dialog is open, or single keys are switched off: then keys are not ours. */
export const busy = (event: KeyboardEvent): boolean =>
  (settings.shortcuts === "off" && single(event)) || elsewhere(event);

export const DIGITS: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The digit that was pressed, from 1; 0 if none was. */
export function digit(event: KeyboardEvent): number {
  return DIGITS.indexOf(event.key) + 1;
}

/** Arrows walk among the buttons inside an element. For {@attach walk}. */
export function walk(element: HTMLElement): () => void {
  const onkey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const active = document.activeElement as HTMLElement | null;
    if (!step || !active?.matches("button, a, input[type=checkbox]")) return;
    const stops = [...element.querySelectorAll<HTMLElement>("button:not(:disabled), input[type=checkbox]")];
    const here = stops.indexOf(active);
    if (here < 0) return;
    event.preventDefault();
    stops[(here + step + stops.length) % stops.length]?.focus();
  };
  element.addEventListener("keydown", onkey);
  return () => element.removeEventListener("keydown", onkey);
}
