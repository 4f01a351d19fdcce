// The rules of a ruleset while somebody reads them: fetched, searched, and one of them shown.
import { tick } from "svelte";
import { language } from "../words/language.svelte";
import { type Chapter, readRules } from "./books";
import { chaptersFor, countOf, type Entry } from "./search";

/** Brings a rule, or a chapter, into sight. */
export function show(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

/** Made while a component is made, which says what is read, which rule is wanted, and what cards there are. */
export class Reading {
  chapters = $state.raw<Chapter[]>([]);
  query = $state("");
  missing = $state(false); // the rules could not be fetched
  found: Chapter[] = $derived.by(() => chaptersFor(this.query, this.chapters, this.entries()));
  number = $derived(countOf(this.found));
  books = $derived(new Set(this.chapters.map((chapter) => chapter.book)).size);

  constructor(
    ruleset: () => string,
    rule: () => string,
    private readonly entries: () => readonly Entry[],
  ) {
    $effect(() => {
      const [id, lang] = [ruleset(), language.current];
      this.missing = false;
      void readRules(id, lang).then(
        (read) => {
          if (id === ruleset() && lang === language.current) this.chapters = read;
        },
        () => {
          this.missing = true;
        },
      );
    });
    // A rule that is asked for is shown, whatever was looked for.
    $effect(() => {
      const wanted = rule();
      if (wanted && this.chapters.length) {
        this.query = "";
        void tick().then(() => show(wanted));
      }
    });
  }
}
