// Dice Town on the page.
import type { Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { GameOnPage } from "../game";
import { pickers, seats } from "./answers/pickers";
import Scenery from "./art/Scenery.svelte";
import Board from "./Board.svelte";
import cover from "./cover";
import Die from "./Die.svelte";
import Emblem from "./Emblem.svelte";
import { completes, headlines, noises, pace, quiet } from "./events";
import { townFlights } from "./flights";
import { foldTown } from "./fold";
import { ranchesAsIn } from "./frontier";
import { gauges } from "./gauges";
import { GLYPHS, glyphOf } from "./glyphs";
import { words } from "./goods";
import HandOrders from "./HandOrders.svelte";
import Person from "./Person.svelte";
import Scene from "./Scene.svelte";
import Situation from "./Situation.svelte";
import { scenes } from "./scenes";
import { rankAsIn } from "./standings";
import { story } from "./story";
import { things } from "./things";

const KEYS = [
  [["b"], "web-key-brute"],
  [["d", "n"], "web-key-offer"],
  [["⇧ D", "⇧ N", "⌫"], "web-key-less"],
] as const;

/** The dice of an event: listed, or a number of one face. */
function dice(event: Told): string[] {
  const facts = new Facts(event);
  const listed = facts.list<string>("dice");
  if (listed.length || !/^(won|second|called-outlaw)$/.test(event.id)) return listed;
  return Array<string>(facts.number("number")).fill(facts.word("face"));
}

export default {
  ...cover,
  Board,
  Person,
  Die,
  sign: (card) => GLYPHS[glyphOf(card)],
  Backdrop: Scenery,
  points: (voice, points) => voice.text("web-points", { points }),
  tally: (voice, points, number) => voice.text("web-pts", { points, number }),
  story,
  openHands(board, hands) {
    if (board.game !== "dicetown") return board;
    const opened = board.seats.map((seat, place) => ({
      ...seat,
      hand_cards: hands[place]?.cards ?? [],
      hand_deeds: hands[place]?.deeds ?? [],
    }));
    return { ...board, seats: opened };
  },

  fold(board, event, coming) {
    if (board.game !== "dicetown") return board;
    const now = foldTown(board, event);
    return coming.game === "dicetown" ? ranchesAsIn(rankAsIn(now, coming), coming) : now;
  },
  flights: townFlights,
  things,
  pace,
  noises,
  quiet,
  completes,
  headlines,
  dice,
  Scene,
  Emblem,
  scenes,

  gauges: (board, voice) => (board.game === "dicetown" ? gauges(board, voice) : []),
  kept: (board, seat) => (board.game === "dicetown" ? (board.seats[seat]?.dice ?? []) : []),
  rolled: (board) => (board.game === "dicetown" ? (board.hand?.cup ?? []) : []),

  pickers,
  keys: KEYS,
  Situation,
  seats,
  Orders: HandOrders,
  words,
} satisfies GameOnPage;
