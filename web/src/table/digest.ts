// The log in fewer lines: what everybody sees anyway is left out, what belongs together becomes one line.
import type { Told } from "../protocol";

export interface LogLine {
  key: number;
  message: Told;
}

const QUIET = new Set([
  "rolled",
  "rolled-dice",
  "rolled-dice-seen",
  "cup-rolled",
  "cup-rolled-seen",
  "scored",
  "money-counted",
]);

// A later event that completes an earlier line of the same seat, and the sentence that says both.
const COMPLETES: Record<string, [first: string, both: string]> = {
  "paid-dice": ["kept", "kept-paid"],
  "dice-shown": ["table-chosen", "table-shown"],
};

/** The log after one more event. */
export function digest(log: readonly LogLine[], event: Told, key: number): LogLine[] {
  if (QUIET.has(event.id)) return [...log];
  const [first, both] = COMPLETES[event.id] ?? [];
  const place = first
    ? log.findLastIndex(({ message }) => message.id === first && message.facts.seat === event.facts.seat)
    : -1;
  const earlier = log[place];
  const newRound = log.findLastIndex(({ message }) => message.id === "round");
  if (!earlier || !both || place < newRound) return [...log, { key, message: event }];
  const message = { id: both, rule: event.rule, facts: { ...earlier.message.facts, ...event.facts } };
  return log.with(place, { key: earlier.key, message });
}
