// What a game brings to the page. The rest of the page knows games by these types alone.
import type { Component, Snippet } from "svelte";
import type { Piece } from "../../rules";
import type { Asked, Button, Choice, OpenHand, TableView, Told } from "../protocol";
import type { Flight } from "../table/flight";
import type { Sound } from "../table/sound";
import type { Lang } from "../words/bundles";
import type { Facts, Voice, Words } from "../words/voice";

export type Board = NonNullable<TableView["board"]>;

/** What the first page and Learn show at once: it comes with the first load, so it stays small. */
export interface Cover {
  theme: string; // the class of everything that wears the game's colours
  Picture: Component;
  lessons: readonly string[]; // the game in a minute: ids of messages
}

/** A page of the rules. Its text is a separate chunk in each language. */
export interface Book {
  id: string;
  title: (voice: Voice) => string;
  pages: Record<Lang, () => Promise<{ default: Piece[] }>>;
}

/** Which books a ruleset is played by, and which parts of them concern it. */
export interface Rulebook {
  books: (ruleset: string) => readonly Book[];
  otherEdition: (ruleset: string) => string; // the edition whose differences do not concern it; "" if none
  concerns: (piece: Piece, ruleset: string) => boolean;
  sign: (entry: string) => string; // of a card or a place: the path of a glyph
}

/** A replay has controls where a game has its prompt, something below them, and a side of its own. */
export interface BoardProps {
  board: Board;
  view: TableView;
  controls?: Snippet;
  below?: Snippet;
  side?: Snippet;
}

export interface PickerProps {
  question: Asked;
  buttons: Button[];
  view: TableView;
  sending: boolean;
  send: (choice: Choice) => void;
}

/** A game's own way to answer. The first one that fits a question is shown. */
export interface Picker {
  form: string; // its name, for tests and styles
  fits: (question: Asked) => boolean;
  Picker: Component<PickerProps>;
}

/** Choices that name a player. */
export interface SeatChoices {
  of: (choice: Choice) => number | null;
  about: (button: Button, seat: number, board: Board, voice: Voice) => string; // what counts for the choice
  sign: (card: string) => string; // the path of a glyph
  Beside: Component<{ button: Button; seat: number; board: Board }> | null;
}

/** How events are shown, one after another. */
export interface Pace {
  hold: (id: string) => number | undefined; // milliseconds at normal pace; undefined for the usual time
  together: ReadonlySet<string>; // all seats do these at once
  alike: Readonly<Record<string, string>>; // events that count as another one of `together`
  unsaid: RegExp; // events that nobody needs to read in large letters
}

/** Something that travels: a glyph by its path, in its colour, or a picture of its own. */
export type Thing =
  | { path: string; colour: string }
  | { Picture: Component<{ size?: number }>; path?: undefined };

export interface GameOnPage extends Cover {
  Board: Component<BoardProps>;
  Person: Component<{ seat: number; size?: number }>;
  Die: Component<{ die: string | number; size?: number }>;
  sign: (card: string) => string; // the path of a glyph
  Backdrop: Component | null; // behind the winners
  points: (voice: Voice, points: number) => string;
  openHands: (board: Board, hands: readonly OpenHand[]) => Board; // for a replay through everybody's eyes

  fold: (board: Board, event: Told, coming: Board) => Board; // after an event, on the way to the board that comes
  flights: (event: Told) => Flight[];
  things: Readonly<Record<string, Thing>>;
  pace: Pace;
  noises: readonly (readonly [RegExp, Sound])[];
  quiet: ReadonlySet<string>; // events that the log leaves out
  completes: Readonly<Record<string, readonly [first: string, both: string]>>; // see digest.ts
  headlines: RegExp; // events that the log prints bold
  dice: (event: Told) => (string | number)[]; // what an event shows
  Scene: Component<{ event: Told }> | null; // where an event happens
  Emblem: Component<{ event: Told }> | null; // with which card or die

  pickers: readonly Picker[];
  keys: readonly (readonly [keys: readonly string[], does: string])[]; // its own keys, with ids of messages
  Situation: Component<{ view: TableView }> | null; // above the dice that one chooses from
  seats: SeatChoices;
  words: (facts: Facts, voice: Voice) => Words; // words that sentences need beside the facts
}
