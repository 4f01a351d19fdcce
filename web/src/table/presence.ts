// What may be done about people who are not here, and about windows: the server decides, the page offers.
import type { Asked, RulesetInfo, TableView } from "../protocol";

const HOST_GONE = 60_000; // milliseconds after which a host who is not connected is followed by another
const STAND_IN = 120_000; // after which a bot may answer for a person who is awaited

/** A window in which this player has nothing to play: they may only let it pass, or press Wait. */
export const onlyPass = (question: Asked): boolean =>
  question.window && question.forms.every((form) => form.form === "button" && !!form.choice.pass);

/** Whether anybody may end the pause: its host has been gone for a minute. */
export function mayResume({ table }: TableView, now: number): boolean {
  const host = table.seats[table.host];
  return table.paused && !host?.here && now - (host?.gone ?? now) >= HOST_GONE;
}

/** People who are awaited without a clock and are not connected: their seats, and when a bot may answer. */
export function awaited({ table, question, you }: TableView): { seat: number; at: number }[] {
  if (!question || question.window || table.clock || table.paused || you.seat === null) return [];
  return question.asked.flatMap((seat) => {
    const info = table.seats[seat];
    const gone = info?.kind === "person" && !info.away && !info.here ? info.gone : null;
    return gone === null || gone === undefined || question.answered.includes(seat)
      ? []
      : [{ seat, at: gone + STAND_IN }];
  });
}

/** Whether saying "no reactions" saves anybody time: there are windows, and other people. */
export const mayBeQuiet = ({ table, you }: TableView, ruleset: RulesetInfo | undefined): boolean =>
  !!ruleset?.windows && table.seats.some((seat, place) => place !== you.seat && seat.kind === "person");
