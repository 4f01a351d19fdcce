// A sentence with pictures: dice and coins among its words.
import type { Told } from "../protocol";
import { vocabularyOf } from "../words/vocabulary";
import type { Voice } from "../words/voice";

export type Piece = { text: string } | { die: string | number } | { coins: string };

const FIRST = 0xe000; // of the characters that stand for a picture while the sentence is made

export function piecesOf(message: Told, voice: Voice, coins: RegExp | undefined): Piece[] {
  const dice: (string | number)[] = [];
  const pictures: Record<string, string> = {};
  for (const name of vocabularyOf(voice.game).dice) {
    const fact = message.facts[name];
    if (fact === undefined) continue;
    const faces = Array.isArray(fact) ? fact : [fact];
    pictures[name] = faces.map((die) => String.fromCharCode(FIRST + dice.push(die) - 1)).join("");
  }
  const pieces: Piece[] = [];
  for (const text of voice.tell(message.id, message.facts, "", pictures).split(/([\ue000-\uf8ff])/)) {
    const die = dice[(text.codePointAt(0) ?? 0) - FIRST];
    if (die !== undefined) pieces.push({ die });
    else if (text) pieces.push(...(coins ? withCoins(text, coins) : [{ text }]));
  }
  return pieces;
}

function withCoins(text: string, coins: RegExp): Piece[] {
  const found = coins.exec(text);
  if (!found) return text ? [{ text }] : [];
  const number = found.slice(1).find((group) => group !== undefined) ?? found[0];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [...(before ? [{ text: before }] : []), { coins: number }, ...withCoins(after, coins)];
}
