// Both sides say the same: messages with the sentences that Python made of them (tests/web/test_same_words.py).
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { RulesetInfo, Told } from "../src/protocol";
import type { Lang } from "../src/words/bundles";
import { learnWords } from "../src/words/vocabulary";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";

interface Said {
  lang: Lang;
  game: string;
  names: string[];
  reader: number | null;
  message: Told;
  sentence: string;
}

// Grouping of thousands is CLDR's there and Intl's here: the space may be a wider or a narrower one.
const plain = (text: string) => text.replace(/\s/g, " ");

test("the page says what the terminal says", async () => {
  await ready();
  const { catalogue, all }: { catalogue: RulesetInfo[]; all: Said[] } = JSON.parse(
    readFileSync(process.env.GOBELET_SAID ?? "", "utf8"),
  );
  learnWords(catalogue); // as the server sends it
  expect(all.length).toBeGreaterThan(200);
  for (const { lang, game, names, reader, message, sentence } of all) {
    expect(plain(new Voice(lang, game, names, reader).say(message)), JSON.stringify(message)).toBe(
      plain(sentence),
    );
  }
});
