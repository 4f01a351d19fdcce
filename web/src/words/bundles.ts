// The sentence files, read with Fluent: one bundle for each language and game.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Sentences } from "./pack";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];

const packs = new Map<Lang, Sentences>();
const bundles = new Map<string, FluentBundle>();

/** Fetches a language. Its bundles can be had afterwards. */
export async function fetchLanguage(lang: Lang): Promise<void> {
  if (packs.has(lang)) return;
  packs.set(lang, lang === "fr" ? await import("./fr") : await import("./en"));
}

/** All sentences for one game; game "" for those that no game is needed for. */
export function bundleOf(lang: Lang, game: string): FluentBundle {
  const key = `${lang}/${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    const pack = packs.get(lang);
    for (const text of [...(pack?.shared ?? []), pack?.games[game] ?? ""]) {
      made.addResource(new FluentResource(text));
    }
    bundles.set(key, made);
  }
  return made;
}
