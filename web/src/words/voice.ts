// A voice: one language, one game, the players' names. It turns messages into sentences.
// The model is src/gobelet/locale/voice.py.
import type { FluentBundle } from "@fluent/bundle";
import { loadedGame } from "../games/games";
import type { Told } from "../protocol";
import { bundleOf, type Lang } from "./bundles";
import { faceOf, vocabularyOf } from "./vocabulary";

export type Fact = Told["facts"][string];
export type Facts = Record<string, Fact>;
export type Words = Record<string, string | number>;

export class Voice {
  readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    readonly game = "",
    readonly names: readonly string[] = [],
  ) {
    this.bundle = bundleOf(lang, game);
  }

  /** The sentence of an event, a question, an option or a line of the score. */
  say(message: { id: string; facts?: Facts }): string {
    return this.text(message.id, this.words(message.facts ?? {}));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text with this id, or its attribute, filled with words; "" if it has no such attribute. */
  text(id: string, words: Words = {}, attribute = ""): string {
    const message = this.bundle.getMessage(id);
    if (!message) return attribute ? "" : id;
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return pattern ? this.bundle.formatPattern(pattern, words, []) : "";
  }

  /** A text whose words are facts: seats, cards, dice. */
  tell(id: string, facts: Facts, attribute = ""): string {
    return this.text(id, this.words(facts), attribute);
  }

  seat(seat: number): string {
    return this.names[seat] || (this.has(`player-${seat}`) ? this.text(`player-${seat}`) : `#${seat + 1}`);
  }

  seats(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => this.seat(seat)));
  }

  /** A, B and C. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.text("list-none");
    return this.text("list-last", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  /** Facts as a sentence wants them. */
  words(facts: Facts): Words {
    const vocabulary = vocabularyOf(this.game);
    const { dice, seats, terms } = vocabulary;
    const words: Words = {};
    for (const [key, value] of Object.entries(facts)) {
      const term = terms[key];
      if (Array.isArray(value)) {
        words[key] = this.several(key, value);
        words[`${key}-count`] = value.length;
      } else if (seats.includes(key) && key !== "seats" && typeof value === "number") {
        words[key] = this.seat(value);
        words[`${key}-seat`] = value;
      } else if (term) {
        const id = `${term}-${value}`;
        words[key] = this.text(id);
        words[`${key}-id`] = String(value);
        for (const form of Object.keys(this.bundle.getMessage(id)?.attributes ?? {})) {
          words[`${key}-${form}`] = this.text(id, {}, form);
        }
      } else if (dice.includes(key)) {
        words[key] = faceOf(value, vocabulary);
      } else {
        words[key] = value;
      }
    }
    return { ...words, ...loadedGame(this.game)?.words(facts, this) };
  }

  private several(key: string, values: readonly (number | string)[]): string {
    if (key === "known") return values.join(", ");
    const vocabulary = vocabularyOf(this.game);
    const { dice, seats, terms } = vocabulary;
    if (dice.includes(key)) return values.map((die) => faceOf(die, vocabulary)).join(" ");
    if (seats.includes(key)) return this.seats(values.map(Number));
    const term = terms[key];
    return this.listed(term ? this.counted(values.map((value) => `${term}-${value}`)) : values.map(String));
  }

  /** Each term once, with its number if there are several. */
  private counted(terms: readonly string[]): string[] {
    return [...new Set(terms)].map((term) => {
      const number = terms.filter((other) => other === term).length;
      const item = this.text(term);
      return number === 1 ? item : this.text("list-times", { number, item });
    });
  }
}
