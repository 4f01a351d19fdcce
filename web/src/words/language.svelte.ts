// Which language is spoken: the browser's, until the player chooses.
import { read, write } from "../kit/keepsake";
import { fetchLanguage, LANGUAGES, type Lang } from "./bundles";

const known = (lang: string | null | undefined): lang is Lang => LANGUAGES.includes(lang as Lang);

export function preferred(stored: string | null, languages: readonly string[]): Lang {
  if (known(stored)) return stored;
  for (const language of languages) {
    const lang = language.slice(0, 2).toLowerCase();
    if (known(lang)) return lang;
  }
  return "en";
}

class Language {
  current = $state<Lang>("en");

  /** Fetches the language first, so that no word is ever missing on the page. */
  async speak(lang: Lang): Promise<void> {
    await fetchLanguage(lang);
    this.current = lang;
    document.documentElement.lang = lang;
  }

  async choose(lang: Lang): Promise<void> {
    write("lang", lang);
    await this.speak(lang);
  }

  begin(): Promise<void> {
    return this.speak(preferred(read("lang"), navigator.languages));
  }
}

export const language = new Language();
