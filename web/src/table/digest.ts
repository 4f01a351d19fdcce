// The log in fewer lines: what everybody sees anyway is left out, what belongs together becomes one line.
import type { GameOnPage } from "../games/game";
import type { Told } from "../protocol";

export interface LogLine {
  key: number;
  message: Told;
}

/** Which events the log leaves out; and a later event that completes an earlier line of the same seat. */
type Habits = Pick<GameOnPage, "quiet" | "completes">;

/** The log after one more event. */
export function digest(
  log: readonly LogLine[],
  event: Told,
  key: number,
  { quiet, completes }: Habits,
): LogLine[] {
  if (quiet.has(event.id)) return [...log];
  const [first, both] = completes[event.id] ?? [];
  const place = first
    ? log.findLastIndex(({ message }) => message.id === first && message.facts.seat === event.facts.seat)
    : -1;
  const earlier = log[place];
  const newRound = log.findLastIndex(({ message }) => message.id === "round");
  if (!earlier || !both || place < newRound) return [...log, { key, message: event }];
  const message = { id: both, rule: event.rule, facts: { ...earlier.message.facts, ...event.facts } };
  return log.with(place, { key: earlier.key, message });
}
