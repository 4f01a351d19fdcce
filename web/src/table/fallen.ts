// Dice fall once: shown again after *Take it back* or an undo, those that were seen to fall lie still.
import type { TableView } from "../protocol";

const seen = new WeakMap<object, Map<number, string>>();

/** Whether a sitting sees these dice for the first time at the open question; to ask is to see them. */
export function fallsNow(
  sitting: object,
  { question }: TableView,
  dice: readonly (string | number)[],
): boolean {
  const number = question?.number ?? 0;
  const before = seen.get(sitting) ?? new Map<number, string>();
  seen.set(sitting, before);
  for (const later of [...before.keys()]) if (later > number) before.delete(later); // undone: those fall again
  const faces = dice.join(" ");
  const first = before.get(number) !== faces;
  before.set(number, faces);
  return first;
}
