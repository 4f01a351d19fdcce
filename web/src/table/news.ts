// What is new among the latest events, for somebody who has heard others before.
import type { Told } from "../protocol";
import type { LogLine } from "./digest";

/** Those that follow what was heard last; null if they do not follow on it. */
export function newSince(heard: readonly Told[], events: readonly Told[]): readonly Told[] | null {
  const before = heard.map((event) => JSON.stringify(event));
  const now = events.map((event) => JSON.stringify(event));
  if (!before.length) return null;
  for (let end = now.length; end > 0; end--) {
    const length = Math.min(end, before.length);
    const same = now.slice(end - length, end).every((event, place) => event === before.at(place - length));
    if (same) return events.slice(end);
  }
  return events.length ? null : [];
}

/** The lines at the end that a log does not have: those before stand in it, in their order. */
export function unlogged(log: readonly LogLine[], lines: readonly LogLine[]): LogLine[] {
  const said = ({ message, chosen }: LogLine) => JSON.stringify([message, chosen]);
  const logged = log.map(said);
  let from = 0;
  for (const [place, line] of lines.entries()) {
    const found = logged.indexOf(said(line), from);
    if (found < 0) return lines.slice(place);
    from = found + 1;
  }
  return [];
}
