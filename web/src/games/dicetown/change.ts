// What a card would change, where it is a matter of numbers: "3 nuggets", "6 nuggets".
import type { TownBoard } from "../../protocol";
import type { Voice } from "../../words/voice";
import { openDice } from "./faces";

/** Without the card, and with it; null if numbers do not say it. `half` is Even Split's share (DT-22). */
export function changeOf(
  town: TownBoard,
  seat: number,
  card: string,
  half: number,
  voice: Voice,
): [without: string, with_: string] | null {
  if (card === "dynamite") {
    const nines = openDice(town.seats[seat] ?? { dice: [], kept: [] }).filter((die) => die === "9").length;
    const dug = (nuggets: number) => voice.tell("goods-nuggets", { nuggets: Math.min(nuggets, town.mine) });
    return [dug(nines), dug(2 * nines)];
  }
  if (card === "split" && half) {
    return [voice.tell("goods-dollars", { dollars: 0 }), voice.tell("goods-dollars", { dollars: half })];
  }
  return null;
}
