// The log in fewer lines: what everybody sees anyway is left out, what belongs together becomes one line.
import type { GameOnPage } from "../games/game";
import type { Told } from "../protocol";
import type { Voice } from "../words/voice";

export interface LogLine {
  key: number;
  message: Told;
  chosen?: readonly Told[]; // the options that its sentence ends with
}

/** All of a line, for ears and where there are no pictures. */
export const sayLine = (voice: Voice, { message, chosen = [] }: LogLine): string =>
  [voice.say(message), chosen.map((one) => voice.say(one)).join(", ")].filter(Boolean).join(" ");

const OPTION = /^option-/;

/** Notes as lines: the options that the clock has chosen stand with the note that tells of it. */
export function linesOf(notes: readonly Told[], key: () => number): LogLine[] {
  const lines: LogLine[] = [];
  for (const message of notes) {
    const last = OPTION.test(message.id) ? lines.pop() : undefined;
    lines.push(last ? { ...last, chosen: [...(last.chosen ?? []), message] } : { key: key(), message });
  }
  return lines;
}

/**
 * Which events the log leaves out; a later event that completes an earlier line of the same seat, by any rule or by one
 * alone; and events that are logged with what that seat's earlier line said.
 */
type Habits = Pick<GameOnPage, "quiet" | "completes" | "recalls">;

/** The log after one more event. */
export function digest(
  log: readonly LogLine[],
  event: Told,
  key: number,
  { quiet, completes, recalls }: Habits,
): LogLine[] {
  if (quiet.has(event.id)) return [...log];
  const [first, both, rule] = completes[event.id] ?? [];
  const place =
    first && (!rule || rule === event.rule)
      ? log.findLastIndex(({ message }) => message.id === first && message.facts.seat === event.facts.seat)
      : -1;
  const earlier = log[place];
  const newRound = log.findLastIndex(({ message }) => message.id === "round");
  const recalled = recalls?.[event.id];
  if (recalled) {
    const [fact, id] = recalled;
    const line = log.findLast(
      ({ message }) => message.facts.seat === event.facts.seat && fact in message.facts,
    );
    const value = line && log.indexOf(line) > newRound ? line.message.facts[fact] : undefined;
    if (value !== undefined) {
      return [...log, { key, message: { ...event, id, facts: { ...event.facts, [fact]: value } } }];
    }
  }
  if (!earlier || !both || place < newRound) return [...log, { key, message: event }];
  const message = { id: both, rule: event.rule, facts: { ...earlier.message.facts, ...event.facts } };
  return log.with(place, { key: earlier.key, message });
}

/** An event as the log says it: with what an earlier line of the same seat said. */
export function asLogged(
  log: readonly LogLine[],
  event: Told,
  { completes, recalls }: Pick<Habits, "completes" | "recalls">,
): Told {
  const id = recalls?.[event.id]?.[1] ?? completes[event.id]?.[1];
  if (!id) return event;
  const same = ({ message }: LogLine) =>
    message.id === id &&
    Object.entries(event.facts).every(
      ([fact, value]) => JSON.stringify(message.facts[fact]) === JSON.stringify(value),
    );
  return log.findLast(same)?.message ?? event;
}
