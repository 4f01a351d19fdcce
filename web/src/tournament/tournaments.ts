// Tournaments over HTTP, and the way to one's table.
import { browserSecret, seatAt, write } from "../kit/keepsake";
import { nameNow } from "../kit/nickname";
import { callAsPlayer } from "../kit/player";
import { route } from "../kit/route.svelte";
import { look, returnTo } from "../kit/seating";
import type {
  JudgeAct,
  NewTournament,
  TournamentEntry,
  TournamentInfo,
  TournamentList,
  TournamentNews,
} from "../protocol";
import { language } from "../words/language.svelte";
import { gameOf, titleOf } from "../words/naming";
import { daysOf, overDays } from "../words/time";
import { Voice } from "../words/voice";

export const tournamentAddress = (id: string): string => `tournament/${id}`;
const at = (id: string, more = "") => `api/tournaments/${encodeURIComponent(id)}${more}`;

export const allTournaments = () => callAsPlayer<TournamentList>("api/tournaments");
export const newsOf = (id: string, seen: number) => callAsPlayer<TournamentNews>(at(id, `?seen=${seen}`));
export const judge = (id: string, act: JudgeAct) =>
  callAsPlayer<TournamentNews>(at(id, "/judge"), "POST", act);
export const withdraw = (id: string) => callAsPlayer<TournamentNews>(at(id, "/entry"), "DELETE", {});

/** Takes part. From then on the first page looks for tables that wait for this player. */
export async function enter(id: string): Promise<TournamentNews> {
  const person = { name: nameNow(), browser: browserSecret(), ...look() };
  const told = await callAsPlayer<TournamentNews>(at(id, "/entry"), "POST", person);
  write("known", "yes");
  write("tournaments", "yes");
  return told;
}

export async function make(wanted: Omit<NewTournament, "name">): Promise<TournamentNews> {
  const told = await callAsPlayer<TournamentNews>("api/tournaments", "POST", { ...wanted, name: nameNow() });
  write("known", "yes");
  return told;
}

/** To one's table of this round; the seat is there, and this browser gets a key to it. */
export async function goToTable({ table, ruleset }: TournamentInfo): Promise<void> {
  if (!seatAt(table)) await returnTo(table, ruleset);
  route.go(`t/${table}`);
}

export const rulesetName = (ruleset: string): string =>
  new Voice(language.current, gameOf(ruleset)).text(titleOf(ruleset));

export function clockName(voice: Voice, clock: number): string {
  if (overDays({ clock })) return voice.text("web-days", { days: daysOf(clock) });
  return clock % 60 || clock === 60
    ? voice.text("web-seconds", { seconds: clock })
    : voice.text("cup-minutes", { minutes: clock / 60 });
}

const FORMER = "a former player";
/** Who an entry is; 0 is a bot. */
export function entryName(voice: Voice, entries: readonly TournamentEntry[], number: number): string {
  if (!number) return voice.text("cup-bot");
  const name = entries.find((entry) => entry.number === number)?.name ?? "";
  return name === FORMER ? voice.text("web-former-player", { number: 1 }) : name;
}

/** A figure as its reader writes it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(language.current, { maximumFractionDigits: 2 }).format(value);
