// One thing of several is chosen by a tap or a digit; the primary button confirms it. What passes stands beside it.
import { labelOf } from "../../../answers/label";
import { busy, digit } from "../../../kit/keys";
import type { Button, Choice } from "../../../protocol";
import type { At } from "../../../table/at";
import type { Press } from "../../../table/dock.svelte";

/** Buttons that stand beside the primary one, such as "Pass". */
export const besides = (
  at: At,
  rest: readonly Button[],
  sending: boolean,
  send: (choice: Choice) => void,
): Press[] =>
  rest.map((button, place) => ({
    text: labelOf(at.voice, button),
    press: () => send(button.choice),
    disabled: sending,
    ...(place ? {} : { key: "0" }),
  }));

/** The primary button while nothing is chosen. */
export const unchosen = (text: string): Press => ({ text, press: () => {}, disabled: true });

export class Choosing {
  place = $state(-1);
  private readonly many: () => number;
  private readonly armed: () => boolean;

  /** `armed`: what is the only one needs no choosing. */
  constructor(many: () => number, armed: () => boolean = () => true) {
    this.many = many;
    this.armed = armed;
  }

  get chosen(): number {
    return this.many() === 1 && this.armed() ? 0 : this.place;
  }

  onkey(event: KeyboardEvent): void {
    const place = busy(event) ? -1 : digit(event) - 1;
    if (place >= 0 && place < this.many()) this.place = place;
  }
}
