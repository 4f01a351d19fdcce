// Cincinnati on the page.
import { Facts } from "../../table/facts";
import type { Words } from "../../words/voice";
import type { GameOnPage } from "../game";
import { pickers, seats } from "./answers/pickers";
import Board from "./Board.svelte";
import cover from "./cover";
import Die from "./Die.svelte";
import { completes, headlines, noises, pace, quiet, recalls } from "./events";
import { casinoFlights } from "./flights";
import { foldCasino } from "./fold";
import { GLYPHS, glyphOf } from "./glyphs";
import { lie, take } from "./lie";
import { thousands } from "./money";
import Person from "./Person.svelte";
import { aim } from "./prize";
import Situation from "./Situation.svelte";
import { scenes } from "./scenes";
import { story } from "./story";
import { things } from "./things";
import { turnOf } from "./turn";

export default {
  ...cover,
  Board,
  Person,
  Die,
  sign: (card) => GLYPHS[glyphOf(card)],
  Backdrop: null,
  points: (voice, money) => voice.text("web-money", { money }),
  tally: (voice, _text, money) => thousands(money, voice),
  story,
  openHands: (board) => board, // all is open but the dice, which stand beside the board

  fold: (board, event) => (board.game === "cincinnati" ? foldCasino(board, event) : board),
  flights: casinoFlights,
  things,
  pace,
  noises,
  quiet,
  completes,
  recalls,
  headlines,
  dice: (event) => new Facts(event).list<number>("pips"),
  Scene: null,
  Emblem: null,
  scenes,

  gauges(board, voice) {
    if (board.game !== "cincinnati") return [];
    const lying = [...board.tables.map(({ cards }) => cards), ...board.seats.map(({ cards }) => cards)];
    const of = board.deck + board.spent.length + lying.flat().length;
    return [{ sign: GLYPHS.card, left: board.deck, of, text: voice.text("web-cards-left") }];
  },
  kept: () => [],
  rolled(board, seat) {
    const player = board.game === "cincinnati" ? board.seats[seat] : undefined;
    return player?.duel.length ? player.duel : (player?.dice ?? []);
  },
  lie,
  take,
  aim,

  pickers,
  keys: [],
  turn: turnOf,
  Situation,
  seats,
  words: ({ pips }): Words =>
    Array.isArray(pips) ? { total: pips.reduce<number>((sum, die) => sum + Number(die), 0) } : {},
} satisfies GameOnPage;
