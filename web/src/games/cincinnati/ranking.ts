// CI-40. The hands, from the best.
import type { RankedHand } from "../rankings";

export default [
  { id: "five", dice: [5, 5, 5, 5, 5] },
  { id: "four", dice: [6, 6, 6, 6, 2] },
  { id: "long-straight", dice: [2, 3, 4, 5, 6] },
  { id: "full", dice: [4, 4, 4, 1, 1] },
  { id: "three", dice: [3, 3, 3, 6, 1] },
  { id: "short-straight", dice: [3, 4, 5, 6, 6] },
  { id: "two-pair", dice: [6, 6, 2, 2, 5] },
  { id: "pair", dice: [4, 4, 6, 3, 1] },
  { id: "nothing", dice: [6, 5, 3, 2, 1] },
] satisfies readonly RankedHand[];
