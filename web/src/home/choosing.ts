// What the first page remembers of each game: the edition, how many opponents, and which bots.
import { read, write } from "../kit/keepsake";
import type { RulesetInfo } from "../protocol";
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

/** How many play: the last number that was chosen, within what the ruleset allows. */
export function playersAt(ruleset: RulesetInfo, wanted = Number(read("players")) || USUAL): number {
  return Math.min(Math.max(wanted, least(ruleset)), most(ruleset));
}

/** The bot that was played against last, or a fair one. */
export function botFor(ruleset: RulesetInfo, wanted = read("bot") ?? ""): string {
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
export const keepPlayers = (players: number): void => write("players", String(players));
export const keepBot = (bot: string): void => write("bot", bot);

/** A table with the player on the first seat and bots on the others. */
export const againstBots = (ruleset: RulesetInfo, players: number, bot: string) => ({
  ruleset: ruleset.id,
  seats: Array.from({ length: players }, (_none, seat) => (seat ? { bot } : {})),
  clock: 0,
});
