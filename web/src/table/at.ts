// What every part of a table's page wants at hand: the sitting, the words, whose seat it is.
import { getContext, setContext } from "svelte";
import type { GameOnPage } from "../games/game";
import type { RulesetInfo } from "../protocol";
import type { Voice } from "../words/voice";
import type { Sitting } from "./sitting.svelte";

export interface At {
  readonly sitting: Sitting;
  readonly game: GameOnPage;
  readonly voice: Voice;
  readonly me: number | null; // our seat; null for somebody who looks on
  readonly ruleset: RulesetInfo | undefined;
}

const KEY = Symbol("table");
export const provideTable = (at: At): At => setContext(KEY, at);
export const atTable = (): At => getContext<At>(KEY);
