// The two games as a table wants them: fetched, with vocabularies as the catalogue has them.
import type { GameOnPage } from "../src/games/game";
import { loadGame } from "../src/games/games";
import type { VocabularyInfo } from "../src/protocol";
import { fetchLanguage, fetchPart } from "../src/words/bundles";
import { learnWords } from "../src/words/vocabulary";

const SEATS = ["seat", "seats", "taker", "target", "victim", "winner", "sheriff", "owner", "opponent"];

const TOWN: VocabularyInfo = {
  first_face: 0,
  faces: ["9", "10", "J", "Q", "K", "A"],
  dice: ["dice", "face", "turned"],
  seats: SEATS,
  terms: {
    card: "card",
    cards: "card",
    cancelled: "card",
    place: "place",
    hand: "hand",
    remedy: "remedy",
    elixir: "elixir",
    action: "action",
    actions: "action",
    find: "find",
    finds: "find",
    lands: "land",
    spirit: "spirit",
  },
};
const CASINO: VocabularyInfo = {
  first_face: 1,
  faces: ["0", "1", "2", "3", "4", "5", "6"],
  dice: ["pips", "fell"],
  seats: SEATS,
  terms: { card: "card", stake: "card", stakes: "card", hand: "hand", table: "table" },
};

/** Both games, and both languages. */
export async function ready(): Promise<{ town: GameOnPage; casino: GameOnPage; plain: GameOnPage }> {
  await Promise.all([fetchLanguage("en"), fetchLanguage("fr")]);
  for (const part of ["coach", "odds"] as const)
    await Promise.all([fetchPart("en", part), fetchPart("fr", part)]);
  learnWords([
    { id: "dicetown/2009", vocabulary: TOWN },
    { id: "cincinnati", vocabulary: CASINO },
  ]);
  const [town, casino, plain] = await Promise.all(["dicetown", "cincinnati", "mia"].map(loadGame));
  return { town, casino, plain } as { town: GameOnPage; casino: GameOnPage; plain: GameOnPage };
}
