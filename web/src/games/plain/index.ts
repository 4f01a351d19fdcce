// Any game that the page was not built with: heaps, dice, buttons, the log.
import { GLYPHS } from "../../art/glyphs";
import { Facts } from "../../table/facts";
import type { GameOnPage } from "../game";
import Board from "./Board.svelte";
import cover from "./cover";
import ManyButtons from "./ManyButtons.svelte";
import Person from "./Person.svelte";
import PlainDie from "./PlainDie.svelte";

const FEW = 9; // buttons that digits press

export default {
  ...cover,
  Board,
  Person,
  Die: PlainDie,
  sign: () => GLYPHS.card,
  Backdrop: null,
  points: (voice, points) => voice.text("web-points", { points }),
  tally: (voice, points, number) => voice.text("web-pts", { points, number }),
  story: null,
  openHands: (board) => board, // the server opens the heaps for everybody's eyes

  fold: (board) => board,
  flights: () => [],
  things: {},
  pace: { hold: () => undefined, together: new Set(), alike: {}, unsaid: /^$/ },
  noises: [
    [/won|wins?\b/, "win"],
    [/roll|shake|throw/, "wood"],
    [/claim|card|take|took/, "card"],
  ],
  quiet: new Set(),
  completes: {},
  headlines: /^(won|game-over)/,
  dice: (event) => new Facts(event).list<string | number>("dice"),
  Scene: null,
  Emblem: null,
  scenes: null,

  gauges: () => [],
  kept: () => [],
  rolled: () => [],

  pickers: [{ form: "many", fits: ({ forms }) => forms.length > FEW, Picker: ManyButtons }],
  keys: [],
  Situation: null,
  seats: { of: () => null, about: () => "", sign: () => GLYPHS.card, Beside: null },
  words: () => ({}),
} satisfies GameOnPage;
