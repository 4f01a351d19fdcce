// Which facts of a game's messages are seats, dice or terms. The catalogue says so, for every game.
import type { RulesetInfo } from "../protocol";
import { gameOf } from "./naming";

export interface Vocabulary {
  faces: readonly string[]; // what is printed on the dice
  first_face?: number; // the number of the first of them
  dice: readonly string[]; // facts that hold dice
  seats: readonly string[]; // facts that hold seats
  terms: Readonly<Record<string, string>>; // by fact: how the ids of its names begin
}

/** What a game is called and how it speaks. Servers that do not send it yet are helped by the game's folder. */
export interface Speech {
  title: string;
  vocabulary: Vocabulary;
}
type Listed = Pick<RulesetInfo, "id"> & Partial<Speech>;

const PLAIN: Vocabulary = { faces: [], dice: ["dice"], seats: ["seat", "seats"], terms: {} };
const built = import.meta.glob<Speech>("../games/*/speech.ts", { eager: true, import: "default" });
const known = new Map<string, Vocabulary>();

const speechOf = (id: string): Speech | undefined => built[`../games/${gameOf(id)}/speech.ts`];

/** What a game is called, whatever the edition. */
export const nameOf = (ruleset: Listed): string =>
  ruleset.title ?? speechOf(ruleset.id)?.title ?? gameOf(ruleset.id);

/** Takes the vocabularies out of the catalogue. */
export function learnWords(rulesets: readonly Listed[]): void {
  for (const { id, vocabulary } of rulesets)
    known.set(gameOf(id), vocabulary ?? speechOf(id)?.vocabulary ?? PLAIN);
}

export const hasVocabulary = (game: string): boolean => known.has(game);

export const vocabularyOf = (game: string): Vocabulary => known.get(game) ?? PLAIN;

/** A die as it is printed. Games that send numbers have their faces in the vocabulary. */
export const faceOf = (die: number | string, { faces, first_face = 0 }: Vocabulary): string =>
  typeof die === "number" ? (faces[die - first_face] ?? String(die)) : die;
