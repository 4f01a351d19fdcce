// A voice: one language, one game, the players' names. It turns messages into sentences.
// The model is src/gobelet/locale/voice.py.
import type { FluentBundle } from "@fluent/bundle";
import type { Told } from "../protocol";
import { bundleOf, type Lang } from "./bundles";

export type Fact = Told["facts"][string];
export type Facts = Record<string, Fact>;
export type Words = Record<string, string | number>;

const SEATS = new Set([
  "seat",
  "seats",
  "taker",
  "target",
  "victim",
  "winner",
  "sheriff",
  "owner",
  "opponent",
]);
const DICE = new Set(["dice", "face", "turned", "pips", "fell"]);
const TERMS: Record<string, string> = {
  card: "card",
  cards: "card",
  cancelled: "card",
  stake: "card",
  stakes: "card",
  place: "place",
  hand: "hand",
  remedy: "remedy",
  table: "table",
  elixir: "elixir",
  action: "action",
  actions: "action",
  find: "find",
  finds: "find",
  lands: "land",
  spirit: "spirit",
};

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
    const words: Words = {};
    for (const [key, value] of Object.entries(facts)) {
      const term = TERMS[key];
      if (Array.isArray(value)) {
        words[key] = this.several(key, value);
        words[`${key}-count`] = value.length;
      } else if (SEATS.has(key) && key !== "seats" && typeof value === "number") {
        words[key] = this.seat(value);
        words[`${key}-seat`] = value;
      } else if (term) {
        const id = `${term}-${value}`;
        words[key] = this.text(id);
        words[`${key}-id`] = String(value);
        for (const form of Object.keys(this.bundle.getMessage(id)?.attributes ?? {})) {
          words[`${key}-${form}`] = this.text(id, {}, form);
        }
      } else {
        words[key] = value;
      }
    }
    if (("number" in facts && "deeds" in facts) || ("cards" in facts && "titles" in facts))
      words.goods = this.goods(facts);
    return words;
  }

  private several(key: string, values: readonly (number | string)[]): string {
    if (key === "known") return values.join(", ");
    if (DICE.has(key)) return values.join(" ");
    if (SEATS.has(key)) return this.seats(values.map(Number));
    const term = TERMS[key];
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

  /** A heap of dollars, nuggets, Store cards and deeds, by their faces where the facts have them. */
  private goods(facts: Facts): string {
    const heap: string[] = [];
    const add = (id: string, some: Facts) => heap.push(this.tell(id, some));
    const filled = (fact: Fact | undefined): fact is Fact =>
      Array.isArray(fact) ? fact.length > 0 : Boolean(fact);
    for (const fact of ["dollars", "nuggets"]) {
      const value = facts[fact];
      if (filled(value)) add(`goods-${fact}`, { [fact]: value });
    }
    for (const [seen, counted] of [
      ["cards", "number"],
      ["titles", "deeds"],
    ] as const) {
      const faces = facts[seen];
      const count = facts[counted];
      if (filled(faces)) add(`goods-${seen}-seen`, { [seen]: faces });
      else if (filled(count)) add(`goods-${seen}`, { number: count });
    }
    const fenced = Array.isArray(facts.fenced) ? facts.fenced.map(Number) : [];
    const plots = fenced.filter((points) => points > 0); // a Ranch is 0
    if (plots.length) add("goods-fenced", { titles: plots });
    if (fenced.length > plots.length) add("goods-ranches", { number: fenced.length - plots.length });
    return this.listed(heap);
  }
}
