// What somebody is called who has said nothing: a name that is drawn once for this browser, and can be drawn again.
import { language } from "../words/language.svelte";
import { Voice } from "../words/voice";
import { settings } from "./settings.svelte";

/** The names there are, in the reader's language. None of them is a bot's (tests/nickname.test.ts). */
export const nicknames = (): string[] => new Voice(language.current).text("web-nicknames").split(", ");

const alike = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;

/** The name that was drawn; the next one if somebody at the table has it. */
export function nickname(taken: readonly string[] = []): string {
  const all = nicknames();
  const first = settings.draw % all.length;
  const inOrder = [...all.slice(first), ...all.slice(0, first)];
  return inOrder.find((name) => !taken.some((other) => alike(name, other))) ?? (inOrder[0] as string);
}

/** The name that the player goes by: their own, or the one that was drawn. */
export const nameNow = (taken: readonly string[] = []): string => settings.name.trim() || nickname(taken);
