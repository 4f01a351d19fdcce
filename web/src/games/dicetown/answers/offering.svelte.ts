// DT-41. A bribe while it is made: dollars and nuggets by number, cards and deeds by their places in the question's form.
import type { Bribe, MakeOffer } from "../../../protocol";
import { freeOf } from "../offers";

export const KINDS = ["cards", "deeds", "fenced"] as const;
export type Kind = (typeof KINDS)[number];
export type Coins = "dollars" | "nuggets";

const NAMES: Record<string, Kind> = { card: "cards", deed: "deeds", fenced: "fenced" };
const NOTHING: Record<Kind, number[]> = { cards: [], deeds: [], fenced: [] };

/** What lies before the player: their cards, deeds and fenced deeds, in the order of the hand. */
interface Holdings {
  cards: readonly string[];
  deeds: readonly number[];
  fenced: readonly number[];
}

export class Offering {
  dollars = $state(0);
  nuggets = $state(0);
  picked = $state<Record<Kind, number[]>>({ ...NOTHING });

  constructor(
    readonly form: MakeOffer,
    private readonly holdings: () => Holdings,
  ) {}

  readonly bribe = $derived.by((): Bribe => {
    const made: Bribe = {};
    const { dollars, nuggets, picked, form } = this;
    if (dollars) made.dollars = dollars;
    if (nuggets) made.nuggets = nuggets;
    if (picked.cards.length) made.cards = picked.cards.map((place) => form.cards[place] ?? "");
    if (picked.deeds.length) made.deeds = picked.deeds.map((place) => form.deeds[place] ?? 0);
    if (picked.fenced.length) made.fenced = picked.fenced.map((place) => form.fenced[place] ?? 0);
    return made;
  });
  readonly empty = $derived(Object.keys(this.bribe).length === 0);

  // What lies in the hand, and where the form has it: what was offered before can't be offered again.
  private readonly places = $derived.by(() => {
    const { cards, deeds, fenced } = this.holdings();
    return {
      cards: freeOf(cards, this.form.cards),
      deeds: freeOf(deeds, this.form.deeds),
      fenced: freeOf(fenced, this.form.fenced),
    };
  });

  /** Whether there are cards or deeds to add, and none is added yet. */
  get untouched(): boolean {
    return KINDS.some((kind) => this.form[kind].length) && !KINDS.some((kind) => this.picked[kind].length);
  }

  add(coins: Coins, number: number): void {
    this[coins] = Math.max(0, Math.min(this.form[coins], this[coins] + number));
  }

  toggle(kind: Kind, place: number): void {
    const held = this.picked[kind];
    this.picked[kind] = held.includes(place) ? held.filter((one) => one !== place) : [...held, place];
  }

  clear(): void {
    this.dollars = 0;
    this.nuggets = 0;
    this.picked = { ...NOTHING };
  }

  /** Digits tap cards and deeds in their order. */
  tapPlace(which: number): void {
    let left = which;
    for (const kind of KINDS) {
      if (left < this.form[kind].length) {
        this.toggle(kind, left);
        return;
      }
      left -= this.form[kind].length;
    }
  }

  /** What is tapped in the hand. */
  can(thing: string): boolean {
    return this.find(thing) !== null;
  }

  chosen(thing: string): boolean {
    const found = this.find(thing);
    return !!found && this.picked[found.kind].includes(found.place);
  }

  tap(thing: string): void {
    const found = this.find(thing);
    if (found) this.toggle(found.kind, found.place);
  }

  private find(thing: string): { kind: Kind; place: number } | null {
    const [name = "", which = ""] = thing.split(":");
    const kind = NAMES[name];
    const place = kind && /^\d+$/.test(which) ? this.places[kind][Number(which)] : null;
    return kind && place != null ? { kind, place } : null;
  }
}
