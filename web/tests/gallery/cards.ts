// All cards by name, from the sentences: who adds a card sees it here.
import casino from "@locale/en/cincinnati.ftl";
import town from "@locale/en/dicetown.ftl";

const named = (text: string): string[] =>
  [...text.matchAll(/^card-([\w-]+) = .*\n {4}\.text/gm)].map(([, name]) => name ?? "");

export const STORE = named(town);
export const DEEDS = [0, 1, 2, 3, 4, 5];
export const STAKES = named(casino);
