// What the coach says next: a welcome first, then each kind of question when this player is asked it.

import type { TableView } from "../protocol";
import { gameOf } from "../words/naming";

/** The lesson that this view calls for, among those not yet given; "" if there is none. */
export function lessonOf(view: TableView, given: readonly string[]): string {
  const fresh = (lesson: string) => (given.includes(lesson) ? "" : lesson);
  const game = gameOf(view.table.ruleset);
  if (view.table.phase === "over") return fresh("the-end");
  if (view.table.phase !== "playing") return "";
  const { question } = view;
  if (!question?.yours) return "";
  // A window in which one can only pass needs no word.
  if (question.window && question.forms.length < 2) return "";
  return fresh(`welcome-${game}`) || fresh(question.message.id);
}
