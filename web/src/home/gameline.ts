// A running game in a few words.
import type { KeptSeat } from "../kit/keepsake";
import type { News } from "../net/mine.svelte";
import { language } from "../words/language.svelte";
import { gameOf, titleOf } from "../words/naming";
import { spell } from "../words/time";
import { Voice } from "../words/voice";

const voiceAt = ({ ruleset, seat }: KeptSeat, news: News | undefined): Voice =>
  new Voice(language.current, gameOf(ruleset), news?.table.seats.map(({ name }) => name) ?? [], seat);

/** What is played, and which round it is. */
export function whatOf(seat: KeptSeat, news: News | undefined): string {
  const voice = voiceAt(seat, news);
  const game = voice.text(titleOf(seat.ruleset));
  return news?.round ? voice.text("home-game-round", { game, round: voice.round(news.round) }) : game;
}

/** What a table waits for: the question. "" if it waits for nobody. */
export const askedOf = (seat: KeptSeat, news: News | undefined): string =>
  news?.message ? voiceAt(seat, news).say(news.message) : "";

/** The seats of the others at the table. */
export const company = (seat: KeptSeat, news: News | undefined): number[] =>
  (news?.table.seats ?? []).flatMap(({ kind }, place) =>
    kind === "free" || place === seat.seat ? [] : [place],
  );

/** Their names. */
export function others(seat: KeptSeat, news: News | undefined): string {
  const places = company(seat, news);
  return places.length ? voiceAt(seat, news).seats(places) : "";
}

/** What is left of the clock: 0:42, or 2 days 3 h. "" if none runs. */
export function left(voice: Voice, news: News | undefined, now: number): string {
  if (!news?.yours || news.ends === null) return "";
  return spell(voice, news.ends - now);
}
