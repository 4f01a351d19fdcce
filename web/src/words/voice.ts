// A voice: one language, one game, the players' names, and who reads. It turns messages into sentences.
// The model is src/gobelet/locale/voice.py.
import type { FluentBundle } from "@fluent/bundle";
import { loadedGame } from "../games/games";
import type { Told } from "../protocol";
import { bundleOf, type Lang } from "./bundles";
import { elided } from "./elision";
import { faceOf, vocabularyOf } from "./vocabulary";

export { learnWords } from "./vocabulary";

export type Fact = Told["facts"][string];
export type Facts = Record<string, Fact>;
export type Words = Record<string, string | number>;

const NONE: readonly string[] = [];

/** What the server calls somebody who was deleted. */
const FORMER = /^a former player(?: (\d))?$/;

/** Beside the seats of the game's own messages: those of whom the page says that they are asked. */
const PAGE_SEATS = ["who"];

export class Voice {
  readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    readonly game = "",
    readonly names: readonly string[] = [],
    /** The seat of the one who reads: sentences call them “you”. null: everybody has a name. */
    readonly reader: number | null = null,
  ) {
    this.bundle = bundleOf(lang, game);
  }

  /** The sentence of an event, a question, an option or a line of the score. */
  say(message: { id: string; facts?: Facts }): string {
    return this.tell(message.id, message.facts ?? {});
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

  /**
   * A text whose words are facts: seats, cards, dice. If facts hold the reader's seat, the text that calls them
   * “you” is taken: `.you-seat` if the fact `seat` is theirs, `.you-seat-target` if both are. Without such a text
   * they go by their name. `instead` are words that stand for others, such as a place to be kept for a picture.
   */
  tell(id: string, facts: Facts, attribute = "", instead: Words = {}): string {
    const [form, yours] = this.formOf(id, facts, attribute);
    return this.begun(this.text(id, { ...this.words(facts, yours), ...instead }, form));
  }

  /** What a player is called in a label: “You”, or the name. */
  seat(seat: number): string {
    return seat === this.reader ? this.text("label-you") : this.begun(this.name(seat));
  }

  name(seat: number): string {
    const former = FORMER.exec(this.names[seat] ?? "");
    if (former) return this.text("web-former-player", { number: Number(former[1] ?? 1) });
    return this.names[seat] || (this.has(`player-${seat}`) ? this.text(`player-${seat}`) : `#${seat + 1}`);
  }

  /** Several players in a label, the reader first: “You and Annie”. */
  seats(seats: readonly number[]): string {
    return this.begun(this.players(seats, true));
  }

  /** A, B and C. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.text("list-none");
    return this.text("list-last", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  /** Round 3, as the game calls its rounds. */
  round(number: number): string {
    return this.text(this.has("round") ? "round" : "web-round", { number });
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  /** Facts as a sentence wants them. In the facts `yours` the reader is “you”. */
  words(facts: Facts, yours = NONE): Words {
    const vocabulary = vocabularyOf(this.game);
    const { dice, terms } = vocabulary;
    const words: Words = {};
    for (const [key, value] of Object.entries(facts)) {
      const term = terms[key];
      if (Array.isArray(value)) {
        words[key] = this.several(key, value, yours.includes(key));
        words[`${key}-count`] = value.length;
        if (this.holdsSeats(key)) {
          words[`${key}-ordered`] = this.players(value.map(Number), yours.includes(key), true);
        }
      } else if (this.holdsSeats(key) && key !== "seats" && typeof value === "number") {
        const name = this.players([value], yours.includes(key));
        words[key] = name;
        words[`${key}-of`] = this.owner(name);
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

  /** Annie’s, d’Annie. */
  owner(name: string): string {
    return this.text("name-of", { name, elided: elided(name) ? "yes" : "no" });
  }

  private holdsSeats(key: string): boolean {
    return vocabularyOf(this.game).seats.includes(key) || PAGE_SEATS.includes(key);
  }

  /** The attribute that speaks to the reader, and the facts in which it calls them “you”. */
  private formOf(id: string, facts: Facts, attribute: string): [string, readonly string[]] {
    const { reader } = this;
    if (reader === null) return [attribute, NONE];
    const mine = Object.entries(facts)
      .filter(([key, value]) => this.holdsSeats(key) && [value].flat().includes(reader))
      .map(([key]) => key)
      .sort();
    const known = this.bundle.getMessage(id)?.attributes ?? {};
    const begin = attribute ? [attribute, "you"] : ["you"];
    for (const keys of choices(mine)) {
      const form = [...begin, ...keys].join("-");
      if (form in known) return [form, keys];
    }
    return [attribute, NONE];
  }

  private players(seats: readonly number[], yours: boolean, inOrder = false): string {
    const mine = (seat: number) => yours && seat === this.reader;
    const named = inOrder ? seats : seats.toSorted((one, other) => Number(mine(other)) - Number(mine(one)));
    return this.listed(named.map((seat) => (mine(seat) ? this.text("list-you") : this.name(seat))));
  }

  /** A sentence begins with “You”, not with “you”. */
  private begun(text: string): string {
    // Names stay as they are written; “you” and “a former player” are words of the sentence.
    const words = [this.text("web-former-player", { number: 1 })];
    if (this.reader !== null) words.push(this.text("list-you"));
    const starts = words.some(
      (word) => text.startsWith(word) && !/^[\p{L}\p{N}]/u.test(text.slice(word.length)),
    );
    return starts ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  private several(key: string, values: readonly (number | string)[], yours: boolean): string {
    if (key === "known") return values.join(", ");
    const vocabulary = vocabularyOf(this.game);
    const { dice, terms } = vocabulary;
    if (dice.includes(key)) return values.map((die) => faceOf(die, vocabulary)).join(" ");
    if (this.holdsSeats(key)) return this.players(values.map(Number), yours);
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

/** All choices among a few keys, the largest first, each in order. */
function choices(keys: readonly string[]): string[][] {
  let found: string[][] = [[]];
  for (const key of keys) found = [...found, ...found.map((some) => [...some, key])];
  return found.filter((some) => some.length).sort((one, other) => other.length - one.length);
}
