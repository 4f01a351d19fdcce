// DT-60. How near the end is: the mine and the deeds run out.
import type { TownBoard } from "../../protocol";
import type { Voice } from "../../words/voice";
import type { Gauge } from "../game";
import { GLYPHS } from "./glyphs";

const REMOVED = 10; // DX-6: with fewer than four players that many cards of land are taken out, unseen
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Nuggets and land are only ever moved: what there was is what lies anywhere now (DT-3, DT-5, DI-2). */
export function gauges(town: TownBoard, voice: Voice): Gauge[] {
  const nuggets = town.mine + sum(town.seats.map((seat) => seat.nuggets));
  const left = town.row.length + town.pile;
  const removed = town.frontier && town.seats.length < 4 ? REMOVED : 0;
  const given = Math.max(0, (town.frontier?.box ?? 0) - removed);
  const land = left + given + sum(town.seats.map((seat) => seat.deeds + seat.fenced.length));
  return [
    {
      sign: GLYPHS.nugget,
      left: town.mine,
      of: nuggets,
      text: voice.text("web-nuggets-left", { of: nuggets }),
    },
    { sign: GLYPHS.deed, left, of: land, text: voice.text("web-deeds-left", { of: land }) },
  ];
}
