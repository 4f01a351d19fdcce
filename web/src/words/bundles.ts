// The sentence files, read with Fluent: one bundle for each language and game.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { knows } from "../games/games";
import { sentencesOf } from "../net/sentences";
import { arrivals } from "./arrivals.svelte";
import type { Sentences } from "./pack";
import { type Part, sentencesOfPart } from "./parts";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];

const packs = new Map<Lang, Sentences>();
const bundles = new Map<string, FluentBundle>();
const guests = new Map<string, string>(); // by language and game: sentences that the server has sent
const guestGames = new Set<string>();
const parts = new Map<string, string>(); // by language and part

/** Fetches a language. Its bundles can be had afterwards. */
export async function fetchLanguage(lang: Lang): Promise<void> {
  if (!packs.has(lang)) packs.set(lang, lang === "fr" ? await import("./fr") : await import("./en"));
  const spoken = new Set([...parts.keys()].map((key) => key.slice(3) as Part)); // after "en/"
  await Promise.allSettled([
    ...[...guestGames].map((game) => fetchSentences(lang, game)),
    ...[...spoken].map((part) => fetchPart(lang, part)),
  ]);
}

/** Fetches the sentences of a game that the page was not built with; the page has those of the others. */
export async function fetchSentences(lang: Lang, game: string): Promise<void> {
  const key = `${lang}/${game}`;
  if (knows(game) || guests.has(key)) return;
  guestGames.add(game);
  guests.set(key, await sentencesOf(game, lang));
  bundles.delete(key);
  arrivals.add();
}

/** Fetches sentences that only one page says. */
export async function fetchPart(lang: Lang, part: Part): Promise<void> {
  const key = `${lang}/${part}`;
  if (parts.has(key)) return;
  parts.set(key, await sentencesOfPart(lang, part));
  bundles.clear();
  arrivals.add();
}

/** Whether that page can speak. */
export function hasPart(lang: Lang, part: Part): boolean {
  void arrivals.count;
  return parts.has(`${lang}/${part}`);
}

/** Whether nothing has to be fetched to speak of this game. */
export const hasSentences = (lang: Lang, game: string): boolean =>
  knows(game) || guests.has(`${lang}/${game}`);

/** All sentences for one game; game "" for those that no game is needed for. */
export function bundleOf(lang: Lang, game: string): FluentBundle {
  void arrivals.count;
  const key = `${lang}/${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    const pack = packs.get(lang);
    const own = [...parts].filter(([part]) => part.startsWith(`${lang}/`)).map(([, text]) => text);
    for (const text of [...(pack?.shared ?? []), ...own, pack?.games[game] ?? guests.get(key) ?? ""]) {
      made.addResource(new FluentResource(text));
    }
    bundles.set(key, made);
  }
  return made;
}
