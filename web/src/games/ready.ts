// All that a table or a replay needs of its game: its part of the page, its sentences, its vocabulary.
import { rulesets } from "../net/api";
import { fetchSentences, hasSentences } from "../words/bundles";
import { language } from "../words/language.svelte";
import { gameOf } from "../words/naming";
import { hasVocabulary } from "../words/vocabulary";
import type { GameOnPage } from "./game";
import { loadedGame, loadGame } from "./games";

/** The game of a ruleset, if nothing has to be fetched for it. */
export function readyGame(ruleset: string): GameOnPage | undefined {
  const id = gameOf(ruleset);
  return hasVocabulary(id) && hasSentences(language.current, id) ? loadedGame(id) : undefined;
}

/** Fetches what is missing. The vocabulary comes with the catalogue, or with a game that was kept. */
export async function gameFor(ruleset: string): Promise<GameOnPage> {
  const id = gameOf(ruleset);
  const words = hasVocabulary(id) || rulesets();
  const [game] = await Promise.all([loadGame(id), words, fetchSentences(language.current, id)]);
  return game;
}
