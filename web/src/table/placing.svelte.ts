// What every part of a table's page has at hand, made from a sitting: for tables and for big screens.
import { looks } from "../art/looks.svelte";
import type { Device } from "../device/device.svelte";
import type { GameOnPage } from "../games/game";
import { rulesets } from "../net/api";
import type { RulesetInfo } from "../protocol";
import { language } from "../words/language.svelte";
import { gameOf } from "../words/naming";
import { Voice } from "../words/voice";
import { type At, type Look, provideTable } from "./at";
import { Dock } from "./dock.svelte";
import { Drawer } from "./drawer.svelte";
import type { Sitting } from "./sitting.svelte";

interface Placing {
  sitting: () => Sitting;
  look: () => Look;
  turn?: () => ((look: Look) => void) | undefined; // where it can be shown in another way
  device?: () => Device | undefined; // several people play at this one
}

/** For a component to call once. */
export function placeAt({ sitting, look, turn, device }: Placing): At {
  const view = $derived(sitting().view);
  const ruled = $derived(view?.table.ruleset ?? "");
  const names = $derived(view?.table.seats.map((seat) => seat.name) ?? []);
  const voice = $derived(new Voice(language.current, gameOf(ruled), names, view?.you.seat ?? null));
  let ruleset = $state.raw<RulesetInfo>();

  $effect(() => {
    if (!ruled || ruleset?.id === ruled) return;
    void rulesets()
      .then((all) => (ruleset = all.find(({ id }) => id === ruled)))
      .catch(() => undefined);
  });

  $effect(() => looks.wear(view?.table.seats ?? []));
  $effect(() => () => looks.wear([]));

  return provideTable({
    dock: new Dock(),
    drawer: new Drawer(),
    get sitting() {
      return sitting();
    },
    get game() {
      return sitting().game as GameOnPage; // asked for only after a view has come
    },
    get voice() {
      return voice;
    },
    get me() {
      return view?.you.seat ?? null;
    },
    get ruleset() {
      return ruleset;
    },
    get look() {
      return look();
    },
    get turn() {
      return turn?.();
    },
    get device() {
      return device?.();
    },
  });
}
