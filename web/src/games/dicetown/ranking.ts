// DT-32. The hands, from the best.
import type { RankedHand } from "../rankings";

export default [
  { id: "five", dice: ["A", "A", "A", "A", "A"] },
  { id: "four", dice: ["K", "K", "K", "K", "9"] },
  { id: "full", dice: ["Q", "Q", "Q", "10", "10"] },
  { id: "straight", dice: ["10", "J", "Q", "K", "A"] },
  { id: "three", dice: ["J", "J", "J", "A", "9"] },
  { id: "two-pair", dice: ["K", "K", "10", "10", "A"] },
  { id: "pair", dice: ["9", "9", "A", "Q", "J"] },
  { id: "nothing", dice: ["A", "K", "J", "10", "9"] },
] satisfies readonly RankedHand[];
