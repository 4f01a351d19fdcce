// The log by rounds: each with its dice, then an entry for each place, or for each line that has none.
import type { Gain, Story } from "../games/game";
import type { Told } from "../protocol";
import type { LogLine } from "./digest";

/** What happened at one place, or one line. */
export interface Entry {
  key: number;
  place: string | null;
  lines: readonly LogLine[];
  shown: readonly LogLine[]; // without those that only led to the others
}

/** The dice that a seat laid open, reveal by reveal. */
export interface Row {
  seat: number;
  groups: readonly (readonly (string | number)[])[];
}

export interface Block {
  key: number;
  head: Told | null; // "Round 4"; null before the first round
  dice: readonly Row[];
  entries: readonly Entry[];
  won: readonly { seat: number; place: string }[];
  gains: readonly Gain[];
}

/** The log, cut where rounds begin. */
export function blocksOf(log: readonly LogLine[], story: Story | null): Block[] {
  const starts = log.flatMap(({ message }, place) => (message.id === "round" ? [place] : []));
  if (starts[0] !== 0) starts.unshift(0);
  return starts
    .map((start, which) => log.slice(start, starts[which + 1] ?? log.length))
    .filter((lines) => lines.length)
    .map((lines) => blockOf(lines, story));
}

function blockOf(lines: readonly LogLine[], story: Story | null): Block {
  const first = lines[0] as LogLine;
  const head = first.message.id === "round" ? first.message : null;
  const rest = head ? lines.slice(1) : lines;
  const block = { key: first.key, head };
  if (!story) return { ...block, dice: [], entries: rest.map(alone), won: [], gains: [] };
  const events = rest.map(({ message }) => message);
  return {
    ...block,
    dice: rowsOf(events, story),
    entries: entriesOf(rest, story),
    won: events.flatMap((event) => story.won(event) ?? []),
    gains: story.gains(events),
  };
}

const alone = (line: LogLine): Entry => ({ key: line.key, place: null, lines: [line], shown: [line] });

function rowsOf(events: readonly Told[], story: Story): Row[] {
  const rows = new Map<number, (readonly (string | number)[])[]>();
  for (const event of events) {
    const seat = Number(event.facts.seat);
    const laid = story.laid(event, rows.get(seat)?.length ?? 0);
    if (!laid) continue;
    const groups = rows.get(laid.seat) ?? [];
    if (laid.instead) groups.pop();
    rows.set(laid.seat, [...groups, laid.dice]);
  }
  return [...rows].sort(([one], [other]) => one - other).map(([seat, groups]) => ({ seat, groups }));
}

/** A line without a place belongs to the place that the round has come to. */
function entriesOf(lines: readonly LogLine[], story: Story): Entry[] {
  const entries: { place: string | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (story.laid(line.message, 0) || story.left.test(line.message.id)) continue;
    const last = entries.at(-1);
    const place = story.place(line.message) ?? last?.place ?? null;
    if (last && place !== null && last.place === place) last.lines.push(line);
    else entries.push({ place, lines: [line] });
  }
  return entries.map(({ place, lines }) => ({
    key: (lines[0] as LogLine).key,
    place,
    lines,
    shown: lines.filter(({ message }, which) => which === lines.length - 1 || !story.leads.test(message.id)),
  }));
}

/** Whether an event is about a seat, by the names of the facts that are seats. */
export const concerns = (event: Told, seat: number, facts: readonly string[]): boolean =>
  facts.some((name) => {
    const fact = event.facts[name];
    return Array.isArray(fact) ? fact.includes(seat) : fact === seat;
  });

/** Of a block only what is about this seat; all of it without one. */
export function about(block: Block, seat: number | null, facts: readonly string[]): Block {
  if (seat === null) return block;
  return {
    ...block,
    dice: block.dice.filter((row) => row.seat === seat),
    entries: block.entries.filter(({ lines }) => lines.some(({ message }) => concerns(message, seat, facts))),
  };
}
