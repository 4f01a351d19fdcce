// What the open question offers to press and to tap. A picker says it once; the dock shows what is pressed, and hand,
// street and players show what can be tapped where it lies: nothing is drawn a second time inside the dock.
import { untrack } from "svelte";
import type { Choice } from "../protocol";

/** Something to press. */
export interface Press {
  text: string;
  press: () => void;
  disabled?: boolean;
  sign?: string; // the path of a glyph
  key?: string; // what presses it too; the primary button has Enter
  title?: string;
  name?: string; // a class of its own, for tests
  within?: number; // milliseconds after which it happens by itself
  place?: "act" | "top" | "note"; // beside the primary button, above it, or as a quiet word in the line of notes
}

/** Things that lie elsewhere on the table, by names such as `card:2`, `table:atlantic` or `seat:3`. */
export interface Things {
  can: (thing: string) => boolean; // it may be tapped
  chosen: (thing: string) => boolean;
  tap: (thing: string) => void;
}

/** The choice that hints are shown for. */
export interface About {
  choice: Choice;
  dice?: readonly (string | number)[];
  short?: string; // instead of the figures one by one, where they go together
}

export interface Offered {
  form?: string; // the picker's name, for tests and styles
  primary?: Press | undefined;
  others?: readonly Press[];
  note?: string; // in the line below what is chosen from
  about?: About | undefined; // what hints are shown of
  things?: Things;
  dice?: readonly (string | number)[]; // those that are selected: the street shows what they would do
}

const NOTHING: Offered = {};

export class Dock {
  private sources: readonly { key: string; source: () => Offered }[] = [];
  private key: () => string = () => ""; // of the question that is shown
  private version = $state(0);
  /** All that is offered now. The first source that names a primary button has it. */
  readonly offered: Offered = $derived.by(() => {
    void this.version;
    const now = this.key();
    const all = this.sources.filter(({ key }) => key === now).map(({ source }) => source());
    if (!all.length) return NOTHING;
    return {
      ...Object.assign({}, ...all.toReversed()),
      primary: all.find(({ primary }) => primary)?.primary,
      others: all.flatMap(({ others }) => others ?? []),
    };
  });

  /**
   * For a component to call once: what it offers for as long as it is there.
   *
   * It counts for the question that was shown when it came: a component may still be there for a moment when the
   * next question is, and must not be asked about that one.
   */
  offer(source: () => Offered): void {
    const entry = { key: untrack(() => this.key()), source };
    $effect(() => {
      this.sources = [...this.sources, entry];
      this.version = untrack(() => this.version) + 1;
      return () => {
        this.sources = this.sources.filter((one) => one !== entry);
      };
    });
  }

  /** For the dock itself: which question it shows. */
  showing(key: () => string): void {
    this.key = key;
  }

  get form(): string | undefined {
    return this.offered.form;
  }

  can(thing: string): boolean {
    return this.offered.things?.can(thing) ?? false;
  }

  chosen(thing: string): boolean {
    return this.offered.things?.chosen(thing) ?? false;
  }

  tap(thing: string): void {
    this.offered.things?.tap(thing);
  }
}
