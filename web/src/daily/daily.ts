// The daily table over HTTP, and the way to one's own try.
import { browserSecret, seatAt } from "../kit/keepsake";
import { nameNow } from "../kit/nickname";
import { opening } from "../kit/opening.svelte";
import { callAsPlayer } from "../kit/player";
import { route } from "../kit/route.svelte";
import { keepSeated, look, returnTo } from "../kit/seating";
import type { DailyDay, DailyLine, DailyNow, DailyTable, Seated } from "../protocol";
import { language } from "../words/language.svelte";
import { gameOf, titleOf } from "../words/naming";
import { Voice } from "../words/voice";

/** The address of the list of a day. */
export const dayAddress = (day: string, game: string): string => `daily/${day}/${encodeURIComponent(game)}`;

export const today = () => callAsPlayer<DailyNow>("api/daily");
export const oneDay = (day: string, game: string) => callAsPlayer<DailyDay>(`api/${dayAddress(day, game)}`);

/** The player's one try begins. */
export const begin = ({ day, game, ruleset, seats }: DailyTable): Promise<void> =>
  opening.goTo(ruleset, seats, async () => {
    const person = { name: nameNow(), browser: browserSecret(), ...look() };
    return keepSeated(await callAsPlayer<Seated>(`api/${dayAddress(day, game)}`, "POST", person), ruleset);
  });

/** Back to one's try, which may have begun on another device. */
export async function goOn({ ruleset }: DailyTable, { table }: DailyLine): Promise<void> {
  if (!seatAt(table)) await returnTo(table, ruleset);
  route.go(`t/${table}`);
}

export const nameOf = ({ ruleset }: DailyTable): string =>
  new Voice(language.current, gameOf(ruleset)).text(titleOf(ruleset));

/** A day as its reader writes it. The day is one of UTC, wherever they are. */
export const dateOf = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The day that lies this number of days later. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What decisions cost: one place behind the point, chances in percent. */
export function costOf(voice: Voice, { reckons }: DailyTable, cost: number): string {
  const shown = reckons === "chance" ? cost * 100 : cost;
  const number = new Intl.NumberFormat(language.current, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return voice.text(reckons === "chance" ? "day-cost-chance" : "day-cost-points", {
    number: number.format(shown),
  });
}
