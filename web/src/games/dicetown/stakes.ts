// What a place has for its winner, in a short line.
import type { TownBoard } from "../../protocol";
import type { Voice } from "../../words/voice";
import { FACE_OF, openDice, type PlaceId } from "./faces";

const MOST_DEEDS = 3; // DT-31

/** `seat` is one of those who may win it: where dice count, all who are tied have as many. */
export function stakeOf(town: TownBoard, place: string, seat: number, voice: Voice): string {
  const dice = openDice(town.seats[seat] ?? { dice: [], kept: [] });
  const face = place === "hall" ? "A" : FACE_OF[place as PlaceId];
  const number = dice.filter((die) => die === face).length;
  const deeds = Math.min(1 + number, MOST_DEEDS, town.row.length);
  const dollars = place === "coach" ? town.coach : town.bank;
  return voice.text("web-stake", {
    place,
    number: place === "hall" ? deeds : place === "mine" ? Math.min(number, town.mine) : number,
    dollars,
  });
}
