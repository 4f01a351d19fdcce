// Time that is left, in words: 0:42, 5 h 12 min, 2 days 3 h.
import type { Voice } from "./voice";

const HOUR = 3_600_000; // milliseconds
const DAY = 24 * HOUR;

/** Whether a table with this clock, in seconds, is played over days: the clock runs whoever is connected. */
export const overDays = ({ clock }: { clock: number }): boolean => clock * 1000 >= DAY;

/** Minutes and seconds: 0:42. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether it counts in hours or days. */
export const isLong = (milliseconds: number): boolean => milliseconds > HOUR;

/** What is left, as exactly as anybody wants to know; `brief` where there is little room. */
export function spell(voice: Voice, milliseconds: number, brief = false): string {
  if (!isLong(milliseconds)) return minutes(milliseconds);
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  if (days) return voice.text(brief ? "web-time-days-brief" : "web-time-days", { days, hours });
  return voice.text("web-time-hours", { hours, minutes: Math.floor((milliseconds % HOUR) / 60_000) });
}

/** What a table's clock is, in whole days. */
export const daysOf = (seconds: number): number => Math.round((seconds * 1000) / DAY);
