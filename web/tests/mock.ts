// A small table for tests: views as a server would send them.
import type {
  Asked,
  CasinoBoard,
  CasinoSeat,
  FrontierShown,
  OutlawShown,
  TableInfo,
  TableView,
  Told,
  TownBoard,
  TownSeat,
} from "../src/protocol";

export const says = (id: string, facts: Told["facts"] = {}, rule = "DT-10"): Told => ({
  id,
  rule,
  facts,
});

export function townSeat(change: Partial<TownSeat> = {}): TownSeat {
  return {
    dollars: 8,
    nuggets: 0,
    dice: [],
    kept: [],
    hidden: 0,
    cards: 0,
    deeds: 0,
    fenced: [],
    ranch_points: 0,
    outlaws: [],
    captured: [],
    controls: false,
    brute: false,
    gained: false,
    visits: 0,
    offer: null,
    known_cards: [],
    known_deeds: [],
    hand_cards: null,
    hand_deeds: null,
    points: 0,
    more: false,
    ...change,
  };
}

export function town(seats: Partial<TownSeat>[], change: Partial<TownBoard> = {}): TownBoard {
  return {
    game: "dicetown",
    round: 1,
    sheriff: 0,
    bribes: true,
    seats: seats.map(townSeat),
    bank: 3,
    coach: 0,
    mine: 30,
    row: [1, 2, 3],
    pile: 22,
    deck: 19,
    discard: 0,
    drawn: 0,
    looked: [0, 0],
    hand: { cup: [], cards: [], deeds: [], drawn: [], looked_cards: [], looked_deeds: [] },
    known_deck: [],
    known_discard: [],
    known_pile: [],
    elixirs: null,
    frontier: null,
    winner: null,
    standings: [],
    ...change,
  };
}

export const outlaw = (number: number, face: OutlawShown["face"], reward = 4): OutlawShown => ({
  number,
  face,
  wanted: face,
  reward,
});

export function frontier(change: Partial<FrontierShown> = {}): FrontierShown {
  return {
    river: { left: ["nuggets-2", "wallet", "nuggets-2"], tops: 0, seer: null, known: [] },
    wanted: [],
    top: null,
    pile: [],
    box: 0,
    known_box: [],
    next: null,
    village: null,
    ...change,
  };
}

export function casinoSeat(change: Partial<CasinoSeat> = {}): CasinoSeat {
  return {
    money: 0,
    chips: 3,
    cards: [],
    dice: [],
    hand: "",
    table: null,
    named: [],
    declared: false,
    duel: [],
    duel_hand: "",
    quality: 0,
    duel_quality: 0,
    points: 0,
    more: false,
    ...change,
  };
}

export function casino(seats: Partial<CasinoSeat>[], change: Partial<CasinoBoard> = {}): CasinoBoard {
  return {
    game: "cincinnati",
    round: 1,
    rounds: 12,
    rolls: 1,
    seats: seats.map(casinoSeat),
    tables: [
      { table: "atlantic", played: true, cards: ["money-15"], suits: false },
      { table: "ballroom", played: true, cards: ["chips"], suits: false },
      { table: "caesars", played: true, cards: [], suits: false },
    ],
    chips: 8,
    deck: 33,
    removed: 0,
    unseen: [],
    spent: [],
    duelists: [],
    cup: [],
    winners: [],
    duel_for: null,
    sealed: null,
    chip_worth: 5000,
    turns: [],
    ...change,
  };
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  const person = {
    kind: "person" as const,
    name: "",
    bot: "greedy",
    here: true,
    away: false,
    muted: false,
    gone: null,
    came: true,
    quiet: false,
    program: false,
    by_orders: false,
    bank: 0,
    avatar: null,
    colour: null,
  };
  return {
    id: "t1",
    ruleset: "dicetown/2009",
    choices: {},
    phase: "playing",
    seats: [
      { ...person, name: "Ann" },
      { ...person, name: "Bob" },
      { ...person, name: "Cid" },
    ],
    host: 0,
    clock: 60,
    beat: 2000,
    listed: false,
    hints: false,
    fair: { commitment: "", commitments: [null, null, null], entropies: [], drawn: [] },
    paused: false,
    watched: false,
    notice: null,
    earlier_rules: null,
    daily: null,
    tournament: null,
    rematch: null,
    rematch_by: null,
    version: 1,
    open: false,
    locked: false,
    shared: false,
    delayed: false,
    rated: false,
    research: false,
    patience: 0,
    bank: 0,
    ...change,
  };
}

export function question(change: Partial<Asked> = {}): Asked {
  return {
    number: 1,
    message: says("keep", {}, "DT-11"),
    asked: [0, 1, 2],
    answered: [],
    yours: true,
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
    ...change,
  };
}

export function view(change: Partial<TableView> = {}): TableView {
  return {
    type: "view",
    n: 1,
    now: Date.now(),
    table: tableInfo(),
    you: {
      seat: 0,
      host: true,
      muted: false,
      waits: 2,
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
    board: town([{}, {}, {}]),
    question: question(),
    events: [],
    scores: [],
    winners: [],
    engine: null,
    notes: [],
    ...change,
  };
}
