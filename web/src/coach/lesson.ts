// What the coach says next: a welcome first, then each kind of question when this player is asked it.

import { lessonsOf } from "../games/coaching";
import type { Asked, TableView } from "../protocol";
import { gameOf } from "../words/naming";
import type { Voice } from "../words/voice";

/** One sentence, and the thing that it is about (coach/target.ts). */
export interface Point {
  text: string;
  at: string;
}

const WELCOME = "welcome";
const SENTENCES = ["", "two", "three"]; // the attributes of a lesson's message

/** A window in which one can only pass needs no word. */
export const hasChoice = ({ window, forms }: Asked): boolean => !window || forms.length > 1;

/** The lesson that this view calls for, among those not yet given; "" if there is none. */
export function lessonOf(view: TableView, given: readonly string[]): string {
  if (view.table.phase !== "playing") return "";
  const { question } = view;
  if (!question?.yours) return "";
  if (!hasChoice(question)) return "";
  const known = lessonsOf(gameOf(view.table.ruleset));
  return [WELCOME, question.message.id].find((lesson) => lesson in known && !given.includes(lesson)) ?? "";
}

/** The sentences of a lesson. They know how many play. */
export function pointsOf(lesson: string, view: TableView, voice: Voice): Point[] {
  const game = gameOf(view.table.ruleset);
  const id = lesson === WELCOME ? `coach-welcome-${game}` : `coach-${lesson}`;
  const others = view.table.seats.length - 1;
  return (lessonsOf(game)[lesson] ?? []).map((at, number) => ({
    text: voice.text(id, { others }, SENTENCES[number] ?? ""),
    at,
  }));
}
