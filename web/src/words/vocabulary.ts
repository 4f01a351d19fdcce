// Which facts of a game's messages are seats, dice or terms. The catalogue says so, for every game.
import type { RulesetInfo, VocabularyInfo } from "../protocol";
import { gameOf } from "./naming";

type Listed = Pick<RulesetInfo, "id" | "vocabulary">;

const PLAIN: VocabularyInfo = {
  faces: [],
  first_face: 0,
  dice: ["dice"],
  seats: ["seat", "seats"],
  terms: {},
};
const known = new Map<string, VocabularyInfo>();

/** Takes the vocabularies out of the catalogue. */
export function learnWords(rulesets: readonly Listed[]): void {
  for (const { id, vocabulary } of rulesets) known.set(gameOf(id), vocabulary);
}

export const hasVocabulary = (game: string): boolean => known.has(game);

export const vocabularyOf = (game: string): VocabularyInfo => known.get(game) ?? PLAIN;

/** A die as it is printed. Games that send numbers have their faces in the vocabulary, by these numbers. */
export const faceOf = (die: number | string, { faces }: VocabularyInfo): string =>
  typeof die === "number" ? (faces[die] ?? String(die)) : die;
