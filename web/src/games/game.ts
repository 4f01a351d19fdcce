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

/** How near the end is: what is left of what runs out, in the bar. */
export interface Gauge {
  sign: string; // the path of a glyph
  left: number;
  of: number;
  text: string; // "of 30 left"
}

/** A die to choose, where it lies on the table. */
export interface Lying {
  place: number; // among the dice as they are sent
  fresh: boolean; // it has just been rolled, and others have not
  taken?: boolean; // it is this very one that was chosen last
}

/** A replay has controls where a game has its dock, and a side of its own. */
export interface BoardProps {
  board: Board;
  view: TableView;
  controls?: Snippet | undefined;
  side?: Snippet | undefined;
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

/** What a seat got, or lost (a number below 0). Unseen: not all know which one it is, so nor what it scores. */
export interface Gain {
  seat: number;
  good: string;
  number: number;
  unseen?: boolean;
}

/** Dice that a seat lays open; `instead` of those that it laid open last. */
export interface Laid {
  seat: number;
  dice: readonly (string | number)[];
  instead?: boolean;
}

/** A picture before a line: a die, a glyph by its path, or a letter. */
export type Mark = { die: string | number } | { path: string } | { letter: string };

/** How a round reads, in the log and in its summary. */
export interface Story {
  laid: (event: Told, groups: number) => Laid | null; // told by the table of dice; `groups` lie there already
  left: RegExp; // events that log lines leave out: everybody sees them on the table
  place: (event: Told) => string | null; // where it happens; what happens at one place is one entry
  leads: RegExp; // events that an entry leaves out once it tells what came of them
  won: (event: Told) => { seat: number; place: string } | null;
  gains: (events: readonly Told[]) => readonly Gain[]; // event by event, for the log
  holds: (board: Board, seat: number) => readonly { good: string; number: number }[]; // all that a seat has
  mark: (place: string) => Mark | null;
  goods: (good: string, number: number, voice: Voice) => string; // in words
  amount: (points: number, voice: Voice) => string; // of points gained, short
  count: (good: string, number: number, voice: Voice) => string; // beside its picture
  Good: Component<{ good: string; size?: number }>;
  coins: RegExp; // sums in a sentence that are shown as coins: the first group that matches is the number
  pill: RegExp; // the event that stands beside "Round 4 is over"
}

/** A moment that is shown as a short scene over the street. */
export interface Scene {
  kind: string; // which of the game's pictures
  seats: readonly number[]; // whom it is about: whoever gains stands first
  things: readonly (string | number)[]; // dice, or what changes hands
  time: number; // milliseconds at normal pace
  sounds: readonly (readonly [when: number, sound: Sound])[]; // `when` as a share of the time
  final?: boolean; // whoever skips what leads to it comes to it, as to the summary of a round
}

export type ScenePictures = Readonly<Record<string, Component<{ scene: Scene }>>>;

export interface Scenes {
  of: (event: Told, before: Board, after: Board) => Scene | null;
  pictures: () => Promise<{ default: ScenePictures }>; // a separate chunk
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
  tally: (voice: Voice, points: string, number: number) => string; // short: "9+ pts"; `number` for the plural
  story: Story | null; // null: the log has plain lines, and rounds no summary
  gauges: (board: Board, voice: Voice) => readonly Gauge[];
  openHands: (board: Board, hands: readonly OpenHand[]) => Board; // for a replay through everybody's eyes

  fold: (board: Board, event: Told, coming: Board) => Board; // after an event, on the way to the board that comes
  flights: (event: Told) => Flight[];
  things: Readonly<Record<string, Thing>>;
  pace: Pace;
  noises: readonly (readonly [RegExp, Sound])[];
  quiet: ReadonlySet<string>; // events that the log leaves out
  completes: Readonly<Record<string, readonly [first: string, both: string, rule?: string]>>; // see digest.ts
  recalls?: Readonly<Record<string, readonly [fact: string, id: string]>>; // see digest.ts
  headlines: RegExp; // events that the log prints bold
  dice: (event: Told) => (string | number)[]; // what an event shows
  Scene: Component<{ event: Told }> | null; // where an event happens
  Emblem: Component<{ event: Told }> | null; // with which card or die
  scenes: Scenes | null; // moments that are more than a line

  pickers: readonly Picker[];
  keys: readonly (readonly [keys: readonly string[], does: string])[]; // its own keys, with ids of messages
  kept: (board: Board, seat: number) => readonly (string | number)[]; // dice set aside: they lie left of those to choose
  rolled: (board: Board, seat: number) => readonly (string | number)[]; // those that a player chooses from, as they are sent
  lie?: (table: object, view: TableView, dice: readonly (string | number)[]) => readonly Lying[]; // not as they are sent
  take?: (
    table: object,
    view: TableView,
    dice: readonly (string | number)[],
    places: readonly number[],
  ) => void; // these very dice are rolled
  aim?: (view: TableView, voice: Voice) => string; // what dice are rolled for: the primary button says it too
  turn?: (view: TableView, voice: Voice) => string; // when the viewer is asked, where all know the order
  Situation: Component<{ view: TableView }> | null; // beside the dice that one chooses from
  seats: SeatChoices;
  Orders?: Component<{ board: Board }>; // standing orders for the cards in our hand
  words: (facts: Facts, voice: Voice) => Words; // words that sentences need beside the facts
}
