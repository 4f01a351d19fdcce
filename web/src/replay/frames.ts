// A replay as the table's parts want it: a view for each frame, and the log with the frame of each line.
import type { GameOnPage } from "../games/game";
import type { Asked, Frame, Replay, SeatInfo, Sitter, TableView } from "../protocol";
import { digest, type LogLine } from "../table/digest";

export type Eyes = number | "all" | null; // a seat's, everybody's, a spectator's

/** A bot without a name gets one of the game's. */
const nameOf = (sitter: Sitter | undefined): string =>
  !sitter || sitter.name.toLowerCase() === sitter.kind ? "" : sitter.name;

/** Who sat there. */
function seatsOf(replay: Replay): SeatInfo[] {
  return Array.from({ length: replay.seats }, (_none, seat) => {
    const sitter = replay.players[seat];
    const person = sitter?.kind === "you";
    return {
      kind: person ? "person" : "bot",
      name: nameOf(sitter),
      bot: person ? "" : (sitter?.kind ?? ""),
      here: true,
      away: false,
      muted: false,
      gone: null,
      quiet: false,
      program: false,
    } as SeatInfo;
  });
}

export const namesOf = (replay: Replay): string[] => seatsOf(replay).map((seat) => seat.name);

function questionOf(frame: Frame): Asked | null {
  if (!frame.prompt) return null;
  return {
    number: frame.question,
    message: frame.prompt,
    asked: frame.asked,
    answered: [],
    yours: false,
    said: false,
    takeback: false,
    sealed: null,
    planned: false,
    by: "",
    forms: [],
    window: false,
    waiting: [],
    since: 0,
    until: null,
  };
}

/** What one would have seen at the table, through these eyes. */
export function viewOf(
  replay: Replay,
  place: number,
  eyes: Eyes,
  game: Pick<GameOnPage, "openHands">,
): TableView {
  const frame = replay.frames[place] as Frame;
  const over = replay.over && place === replay.frames.length - 1;
  return {
    type: "view",
    n: place,
    now: 0,
    table: {
      id: "",
      ruleset: replay.ruleset,
      choices: replay.choices,
      phase: "playing", // also at the end: the controls stay where they are
      seats: seatsOf(replay),
      host: 0,
      clock: 0,
      beat: 0,
      listed: false,
      hints: false,
      fair: { commitment: "", commitments: [], entropies: [], drawn: [] },
      paused: false,
      watched: false,
      notice: null,
      rematch: null,
      rematch_by: null,
      version: 1,
      open: false,
      locked: true,
      shared: false,
      delayed: false,
      rated: false,
      research: false,
      patience: 0,
      bank: 0,
      earlier_rules: null,
      daily: null,
      tournament: null,
    },
    you: {
      seat: typeof eyes === "number" ? eyes : null,
      host: false,
      muted: false,
      waits: 0,
      orders: {},
      plan: null,
      absent: false,
      missed: 0,
      requests: [],
      asking: "",
      undo: false,
      screen: "",
      late: false,
    },
    board: frame.hands.length ? game.openHands(frame.board, frame.hands) : frame.board,
    question: questionOf(frame),
    events: frame.events,
    scores: over ? replay.scores : [],
    winners: over ? replay.winners : [],
    engine: null,
    notes: [],
  };
}

interface FrameLine extends LogLine {
  frame: number;
}

/** The whole log, each line with its frame. */
export function logOf(replay: Replay, game: GameOnPage): FrameLine[] {
  let log: LogLine[] = [];
  const frames = new Map<number, number>();
  let key = 0;
  for (const [place, frame] of replay.frames.entries()) {
    for (const event of frame.events) {
      frames.set(++key, place);
      log = digest(log, event, key, game);
    }
  }
  return log.map((line) => ({ ...line, frame: frames.get(line.key) ?? 0 }));
}

/** The frame at which the round before or after begins. */
export function roundFrom(replay: Replay, place: number, step: 1 | -1): number {
  const { frames } = replay;
  const round = frames[place]?.round ?? 0;
  const begins = (wanted: number) => frames.findIndex((frame) => frame.round === wanted);
  if (step > 0) {
    const next = begins(round + 1);
    return next < 0 ? frames.length - 1 : next;
  }
  const start = begins(round);
  return start < place ? Math.max(0, start) : Math.max(0, begins(round - 1));
}

/** The frame with this question, or the last one before it. */
export function frameOf(replay: Replay, question: number): number {
  const after = replay.frames.findIndex((frame) => frame.question > question);
  return after < 0 ? replay.frames.length - 1 : Math.max(0, after - 1);
}

export interface CupDice {
  seat: number;
  dice: readonly (string | number)[];
}

/** The dice under the cup of the seat that one looks through or, through everybody's eyes, of those who are asked. */
export function diceAt(replay: Replay, place: number, eyes: Eyes): CupDice[] {
  const frame = replay.frames[place];
  if (!frame || eyes === null) return [];
  const cups =
    eyes === "all"
      ? frame.asked.map((seat) => ({ seat, dice: frame.hands[seat]?.dice ?? [] }))
      : [{ seat: eyes, dice: frame.dice }];
  return cups.filter(({ dice }) => dice.length);
}
