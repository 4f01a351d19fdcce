// Cincinnati on the page.
import { Facts } from "../../table/facts";
import type { GameOnPage } from "../game";
import { pickers, seats } from "./answers/pickers";
import Board from "./Board.svelte";
import cover from "./cover";
import Die from "./Die.svelte";
import { completes, headlines, noises, pace, quiet } from "./events";
import { casinoFlights } from "./flights";
import { foldCasino } from "./fold";
import { GLYPHS, glyphOf } from "./glyphs";
import Person from "./Person.svelte";
import Situation from "./Situation.svelte";
import { things } from "./things";

export default {
  ...cover,
  Board,
  Person,
  Die,
  sign: (card) => GLYPHS[glyphOf(card)],
  Backdrop: null,
  points: (voice, money) => voice.text("web-money", { money }),
  openHands: (board) => board, // all is open but the dice, which stand beside the board

  fold: (board, event) => (board.game === "cincinnati" ? foldCasino(board, event) : board),
  flights: casinoFlights,
  things,
  pace,
  noises,
  quiet,
  completes,
  headlines,
  dice: (event) => new Facts(event).list<number>("pips"),
  Scene: null,
  Emblem: null,

  pickers,
  keys: [],
  Situation,
  seats,
  words: () => ({}),
} satisfies GameOnPage;
