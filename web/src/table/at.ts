// What every part of a table's page wants at hand: the sitting, the words, whose seat it is.
import { getContext, setContext } from "svelte";
import type { Device } from "../device/device.svelte";
import type { GameOnPage } from "../games/game";
import type { RulesetInfo } from "../protocol";
import type { Voice } from "../words/voice";
import type { Dock } from "./dock.svelte";
import type { Drawer } from "./drawer.svelte";
import type { Sitting } from "./sitting.svelte";

/** How a table is shown: whole, as one player's cup beside a big screen, or as that screen. */
export type Look = "table" | "cup" | "screen";

export interface At {
  readonly sitting: Sitting;
  readonly game: GameOnPage;
  readonly voice: Voice;
  readonly me: number | null; // our seat; null for somebody who looks on
  readonly ruleset: RulesetInfo | undefined;
  readonly dock: Dock; // what the open question offers to press and to tap
  readonly drawer: Drawer;
  readonly device?: Device | undefined; // several people play at this one
  readonly look?: Look; // the whole table, unless said otherwise
  readonly turn?: ((look: Look) => void) | undefined; // where it can be shown in another way
}

const KEY = Symbol("table");
export const provideTable = (at: At): At => setContext(KEY, at);
export const atTable = (): At => getContext<At>(KEY);
