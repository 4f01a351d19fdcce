// What the first page remembers of each game: the edition, how many opponents, which bots, and how friends were invited.
import { read, write } from "../kit/keepsake";
import { one } from "../kit/settings.svelte";
import type { RulesetChoice, RulesetInfo } from "../protocol";
import { gameOf } from "../words/naming";

const USUAL = 4; // players, if nobody says

/** Rulesets by game, in the order in which they are listed. */
export function byGame(rulesets: readonly RulesetInfo[]): RulesetInfo[][] {
  const games = new Map<string, RulesetInfo[]>();
  for (const ruleset of rulesets) {
    const game = gameOf(ruleset.id);
    games.set(game, [...(games.get(game) ?? []), ruleset]);
  }
  return [...games.values()];
}

export const least = (ruleset: RulesetInfo): number => Math.min(...ruleset.seats);
export const most = (ruleset: RulesetInfo): number => Math.max(...ruleset.seats);

const kept = (what: string, { id }: RulesetInfo): string | null =>
  read(`${what}.${gameOf(id)}`) ?? read(what);

/** How many play: the last number that was chosen, within what the ruleset allows. */
export function playersAt(ruleset: RulesetInfo, wanted = Number(kept("players", ruleset)) || USUAL): number {
  return Math.min(Math.max(wanted, least(ruleset)), most(ruleset));
}

/** The bot that was played against last, or a fair one. */
export function botFor(ruleset: RulesetInfo, wanted = kept("bot", ruleset) ?? ""): string {
  for (const bot of [wanted, "greedy"]) if (ruleset.bots.includes(bot)) return bot;
  return ruleset.bots[0] ?? "random";
}

/** The edition that was chosen last, or the first one. */
export function editionOf(rulesets: readonly RulesetInfo[]): string {
  const first = rulesets[0]?.id ?? "";
  const kept = read(`edition.${gameOf(first)}`);
  return rulesets.some((ruleset) => ruleset.id === kept) ? (kept ?? first) : first;
}

export const keepEdition = (ruleset: string): void => write(`edition.${gameOf(ruleset)}`, ruleset);

export function keepPlayers(game: string, players: number): void {
  write(`players.${game}`, String(players));
  write("players", String(players)); // for games that were never played
}

export function keepBot(game: string, bot: string): void {
  write(`bot.${game}`, bot);
  write("bot", bot);
}

/** Whether the numbers among a choice's values are seats: then the game's messages say so of a fact with its name. */
export const namesSeats = ({ vocabulary }: RulesetInfo, { id }: RulesetChoice): boolean =>
  vocabulary.seats.includes(id);

/** What can be chosen at a table of this many seats. */
export const valuesOf = (ruleset: RulesetInfo, choice: RulesetChoice, seats: number): string[] =>
  choice.values.filter(
    (value) => !(namesSeats(ruleset, choice) && /^\d+$/.test(value) && Number(value) >= seats),
  );

/** A table with the player on the first seat and bots on the others. */
export const againstBots = (ruleset: RulesetInfo, players: number, bot: string) => ({
  ruleset: ruleset.id,
  seats: Array.from({ length: players }, (_none, seat) => (seat ? { bot } : {})),
  clock: 0,
});

export const CLOCKS = ["30", "60", "120", "300", "0", "86400", "259200", "604800"] as const; // seconds; 0: none
export const BANKS = ["0", "60", "180", "600"] as const; // seconds in reserve
export const BEATS = ["2000", "3000", "5000", "8000", "15000"] as const; // milliseconds
export const YES_NO = ["yes", "no"] as const;
export const FRIEND = ""; // instead of a bot's name

/** A table for friends: who sits beside the host, and the clocks. Who may find the table is asked each time. */
interface Invitation {
  seats: string[];
  clock: (typeof CLOCKS)[number];
  bank: (typeof BANKS)[number];
  beat: (typeof BEATS)[number];
  hints: (typeof YES_NO)[number];
}

function keptInvitation(game: string): Partial<Record<keyof Invitation, unknown>> {
  try {
    const kept: unknown = JSON.parse(read(`invitation.${game}`) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** The last one, as far as the ruleset allows it, with as many seats as are chosen now. */
export function invitationTo(ruleset: RulesetInfo, players: number): Invitation {
  const { seats, clock, bank, beat, hints } = keptInvitation(gameOf(ruleset.id));
  const known = Array.isArray(seats) ? seats.map((bot) => one(bot, ruleset.bots, FRIEND)) : [];
  const beside = playersAt(ruleset, players) - 1;
  return {
    seats: Array.from({ length: beside }, (_none, seat) => known[seat] ?? FRIEND),
    clock: one(clock, CLOCKS, "60"),
    bank: one(bank, BANKS, "0"),
    beat: one(beat, BEATS, "3000"),
    hints: one(hints, YES_NO, "no"),
  };
}

export const keepInvitation = (game: string, invitation: Invitation): void =>
  write(`invitation.${game}`, JSON.stringify(invitation));
