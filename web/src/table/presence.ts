// What may be done about people who are not here, and about windows: the server decides, the page offers.
import type { Asked, RulesetInfo, TableView } from "../protocol";

import { overDays } from "../words/time";

const HOST_GONE = 60_000; // milliseconds after which a host who is not connected is followed by another
const STAND_IN = 120_000; // after which a bot may answer for a person who is awaited

/** A window in which this player has nothing to play: they may only let it pass, or press Wait. */
export const onlyPass = (question: Asked): boolean =>
  question.window && question.forms.every((form) => form.form === "button" && !!form.choice.pass);

/** The same, where the window passes by itself. At one device all answer, card or not; over days whoever wants to be asked. */
export const maySleep = (question: Asked, { table }: TableView): boolean =>
  !table.shared && !overDays(table) && onlyPass(question);

/** Whether anybody may end the pause: its host has been gone for a minute, or over days for a whole clock. */
export function mayResume({ table }: TableView, now: number): boolean {
  const host = table.seats[table.host];
  return (
    table.paused &&
    !table.tournament && // there the judge has paused it
    !host?.here &&
    now - (host?.gone ?? now) >= (overDays(table) ? table.clock * 1000 : HOST_GONE)
  );
}

/** People who are awaited without a clock and are not connected: their seats, and when a bot may answer. */
export function awaited({ table, question, you }: TableView): { seat: number; at: number }[] {
  const timed = table.clock || (question?.window && !table.shared);
  if (!question || timed || table.paused || you.seat === null) return [];
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

/** The expert bot decides nothing for anybody here: at the daily table, and with a clock of minutes at rated tables and in tournaments. */
export const inPerson = ({ table }: TableView): boolean =>
  !!table.daily || ((table.rated || !!table.tournament) && !overDays(table));
