// The keyboard: digits choose, Enter confirms, arrows walk from choice to choice.
import { settings } from "./settings.svelte";

/** A letter, a digit or a sign: what the player may have switched off, as speech input and stray touches press them too. */
const single = (event: KeyboardEvent) => event.key.length === 1 && event.key !== " ";

/** Whether the player is writing, a dialog is open, or single keys are switched off: then keys are not ours. */
export function busy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (settings.shortcuts === "off" && single(event)) ||
    document.querySelector("dialog[open]") !== null ||
    !!target?.closest("input:not([type=checkbox]):not([type=radio]), textarea, select")
  );
}

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
