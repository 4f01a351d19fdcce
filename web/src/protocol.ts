// Made from the server's types by scripts/protocol. Do not edit: a test compares.
export const PROTOCOL = 1;

/** The host: end the game unfinished. Its record and proof are published. */
export interface Abandon {
  type: "abandon";
  ref?: number | null;
}

/** DX-10. Who takes which action at a place. */
export interface Acting {
  place: string;
  action: string;
  seat: number;
}

/** The host: give a seat to somebody who asks for it, or not. */
export interface Admit {
  type: "admit";
  request: number;
  yes: boolean;
  ref?: number | null;
}

/** DI-4. An ambush: this player rerolls a die of this face. */
export interface Aim {
  seat: number;
  die: "10" | "9" | "A" | "J" | "K" | "Q";
}

/** POST /api/replay/analysis. Answered with lines of JSON: `Progress`, and finally `Analysed`. */
export interface Analyse {
  record: string;
}

/** What was found: see `gobelet.analysis.result`. `told` has the turning points in words, by language. */
export interface Analysed {
  bot: string;
  games: number;
  complete: boolean;
  curve: Array<Point>;
  players: Array<PlayerResult>;
  turning_points: Array<TurningPoint>;
  told: Record<string, Array<string>>;
}

export interface Answer {
  type: "answer";
  question: number;
  choice: Choice;
  ref?: number | null;
}

/** The open question, as this viewer may know it. */
export interface Asked {
  number: number;
  message: Told;
  asked: Array<number>;
  answered: Array<number>;
  yours: boolean;
  said: boolean;
  takeback: boolean;
  forms: Array<Button | PickDice | MakeOffer | PickDeeds | PutInOrder | CallOutlaws>;
  window: boolean;
  waiting: Array<number>;
  since: number;
  until: number | null;
}

/** The game was played on from another: from this question on with other dice. */
export interface Branched {
  question: number;
  parent: string;
}

/** DT-41. What is offered, or added when raising. Cards by name, deeds by points. */
export interface Bribe {
  dollars?: number;
  nuggets?: number;
  cards?: Array<string>;
  deeds?: Array<number>;
  fenced?: Array<number>;
}

/** One thing to choose. `choice` is what is sent back if it is. */
export interface Button {
  form: "button";
  choice: Choice;
  message: Told;
  card: string;
  then?: Array<Told>;
}

/** Any of these Outlaws, each for one or two of the dice: {"outlaws": [{"outlaw": 3, "dice": 2}]}.
 *
 * None is {"outlaws": []}. */
export interface CallOutlaws {
  form: "outlaws";
  outlaws: Array<OutlawShown>;
  dice: number;
}

/** DX-20. This Outlaw sets one or two dice. */
export interface Called {
  outlaw: number;
  dice: number;
}

/** A card of a game: its words are `card-<id>`. */
export interface CardKind {
  id: string;
  copies: number;
  points: number;
  rule: string;
  playable: boolean;
}

export interface CasinoBoard {
  game: "cincinnati";
  round: number;
  rounds: number;
  rolls: number;
  seats: Array<CasinoSeat>;
  tables: Array<TableStakes>;
  chips: number;
  deck: number;
  removed: number;
  unseen: Array<string>;
  spent: Array<string>;
  duelists: Array<number>;
  cup: Array<number>;
  winners: Array<number>;
}

/** A player of Cincinnati. All is open but the dice under the cup. */
export interface CasinoSeat {
  money: number;
  chips: number;
  cards: Array<string>;
  dice: Array<number>;
  hand: string;
  table: "atlantic" | "ballroom" | "caesars" | null;
  named: Array<number>;
  declared: boolean;
  duel: Array<number>;
  duel_hand: string;
}

export interface Chat {
  type: "chat";
  text: string;
  ref?: number | null;
}

/** `seat` is None for a spectator. `text` is plain text: show it as such. */
export interface ChatLine {
  name: string;
  text: string;
  at: number;
  seat: number | null;
}

/** One answer: exactly one of these fields. `{"keep": [0, 3]}`, `{"play": "dynamite"}`, `{"pass": true}`.
 *
 * Each field is a verb, and a game takes those that it knows. Dice are named by their places in the list
 * that the question shows; of equal dice any will do. */
export interface Choice {
  pass?: true | null;
  keep?: Array<number> | null;
  brute?: Array<number> | null;
  turn?: Turn | null;
  play?: string | null;
  joe?: number | null;
  name?: number | null;
  rob?: number | null;
  backs?: number | null;
  remedy?: string | null;
  offer?: Bribe | null;
  card?: string | null;
  deed?: number | null;
  fence?: Array<number> | null;
  order?: Array<number> | null;
  drink?: string | null;
  action?: string | null;
  outlaws?: Array<Called> | null;
  desperado?: number | null;
  gun?: Array<number> | null;
  find?: string | null;
  shaman?: Turn | null;
  ambush?: Aim | null;
  warpath?: string | null;
  reroll?: Array<number> | null;
  pay?: Array<number> | null;
  table?: string | null;
  challenge?: number | null;
  parts?: Array<number> | null;
}

/** DI-2. What a seat took at the Town Hall this round, and may give back for the Indian die. */
export interface Claim {
  seat: number;
  shown: Array<number>;
  hidden: number;
  own: Array<number>;
}

/** Before the start: a commitment, or another one. */
export interface Commit {
  type: "commit";
  commitment: string;
  ref?: number | null;
}

/** What a seat answered to the question before, and why, if a bot sat there. */
export interface Decided {
  seat: number;
  choice: Array<Told>;
  reason: Told | null;
}

/** The message with this ref has been done, and is in the log. */
export interface Done {
  type: "done";
  ref: number | null;
}

/** DT-6, DT-34, revised. Doc Badluck's cabinet; what lies in the pile is known, its order is not. */
export interface ElixirsShown {
  open: Array<string>;
  pile: Array<string>;
  spent: Array<string>;
  drunk: Array<string>;
}

/** The message with this ref was not done. `code` is a message id, `text` its sentence. */
export interface Failed {
  type: "error";
  code: string;
  text: string;
  ref: number | null;
  rule: string;
  facts: Record<string, number | string | Array<number | string>>;
}

/** Fair dice: the server's commitment, and each seat's; what they opened, once the game has begun. */
export interface Fair {
  commitment: string;
  commitments: Array<string | null>;
  entropies: Array<string>;
  drawn: Array<number>;
}

/** A River card: its words are `find-<id>`. */
export interface FindKind {
  id: string;
  copies: number;
}

/** The game when a question was put, or over: what led there, how it stands, what is asked of whom. */
export interface Frame {
  question: number;
  round: number;
  events: Array<Told>;
  decided: Array<Decided>;
  board: PlainBoard | TownBoard | CasinoBoard;
  prompt: Told | null;
  asked: Array<number>;
  hands: Array<OpenHand>;
}

/** What the Extension adds to the town. */
export interface FrontierShown {
  river: River;
  wanted: Array<OutlawShown>;
  top: OutlawShown | null;
  pile: Array<OutlawShown>;
  box: number;
  known_box: Array<number>;
  next: Acting | null;
  village: VillageShown | null;
}

/** Things that lie together: its words are `heap-<id>`. */
export interface HeapShown {
  id: string;
  amount: number | null;
  dice: Array<string>;
  hidden: number;
  cards: Array<string>;
}

/** The first message. A spectator has no token. `engine` asks for the world that bots decide on.
 *
 * A program says so, and is shown as one. With `engine` it is one in any case. */
export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: "en" | "fr";
  engine?: boolean;
  program?: boolean;
  ref?: number | null;
}

/** What there is to know about a choice: messages of `odds.ftl`, the weightiest first. */
export interface HintLine {
  choice: Choice;
  messages: Array<Told>;
}

/** At tables that allow them: the chances of your choices, some time after the view that asks you. */
export interface Hints {
  type: "hints";
  question: number;
  hints: Array<HintLine>;
}

/** The answer to GET /api/house. */
export interface HouseInfo {
  link: string;
}

/** Leave the table. The seat stays the player's own. */
export interface LeaveTable {
  type: "leave";
  ref?: number | null;
}

/** The host: nobody sits down any more, or again. */
export interface Lock {
  type: "lock";
  on: boolean;
  ref?: number | null;
}

/** Put together an offer: {"offer": {"dollars": 2, "cards": ["brute"]}}. Nothing is {"offer": {}}. */
export interface MakeOffer {
  form: "offer";
  dollars: number;
  nuggets: number;
  cards: Array<string>;
  deeds: Array<number>;
  fenced: Array<number>;
}

/** The host: silence a seat in the chat; without a seat, all spectators. */
export interface Mute {
  type: "mute";
  on: boolean;
  seat?: number | null;
  ref?: number | null;
}

export interface NetworkAddress {
  address: string;
  adapter: string;
}

/** At which addresses devices in the network could join, and at which they can. */
export interface NetworkInfo {
  addresses: Array<NetworkAddress>;
  open: NetworkAddress | null;
  link: string;
}

/** POST /api/network/session. */
export interface NetworkKey {
  key: string;
}

/** The answer. The browser sends it as `Authorization: Bearer …`; it is good until the program ends. */
export interface NetworkSession {
  session: string;
}

/** A seat for a person (`bot` left out), or for one of our bots. */
export interface NewSeat {
  bot?: string | null;
}

/** POST /api/tables. Its creator is the host, and sits on the first seat for a person. */
export interface NewTable {
  ruleset: string;
  seats: Array<NewSeat>;
  name: string;
  choices?: Record<string, string>;
  clock?: number;
  beat?: number;
  listed?: boolean;
  hints?: boolean;
  commitment?: string | null;
  open?: boolean;
  shared?: boolean;
  browser?: string | null;
}

/** For all to see: no reactions from this seat until the round is over, or again some. */
export interface NoReactions {
  type: "quiet";
  on: boolean;
  ref?: number | null;
}

/** DT-41. What a seat holds out to the Sheriff: hand cards by their backs, and by their faces if seen. */
export interface OfferMade {
  dollars: number;
  nuggets: number;
  cards: number;
  deeds: number;
  fenced: Array<number>;
  cards_seen: Array<string>;
  deeds_seen: Array<number>;
}

/** Once the phase is `opening`: the entropy that was committed to. */
export interface Open {
  type: "open";
  entropy: string;
  ref?: number | null;
}

/** What only its player sees: for a replay through everybody's eyes. */
export interface OpenHand {
  dice: Array<string | number>;
  cards: Array<string>;
  deeds: Array<number>;
}

/** POST /api/network. One of the addresses; the one that was open is closed. */
export interface OpenNetwork {
  address: string;
}

/** POST /api/replay. Through whose eyes: a seat's, everybody's (`all`), or a spectator's (left out). */
export interface OpenRecord {
  record: string;
  eyes?: number | "all" | null;
}

/** DX-5. An Outlaw: answers name them by their number. */
export interface OutlawShown {
  number: number;
  face: "10" | "9" | "A" | "J" | "K" | "Q";
  wanted: "10" | "9" | "A" | "J" | "K" | "Q";
  reward: number;
}

/** The host: stop the clocks, or let them run on. Anybody may end it once its host is gone a minute. */
export interface Pause {
  type: "pause";
  on: boolean;
  ref?: number | null;
}

/** Choose this number of these deeds: {"fence": [1, 3]}. */
export interface PickDeeds {
  form: "fence";
  deeds: Array<number>;
  number: number;
}

/** Tap some of these dice, then press. Sent back as {verb: [places]}. As many as `numbers` says. */
export interface PickDice {
  form: "dice";
  verb: "brute" | "gun" | "keep" | "pay" | "reroll";
  dice: Array<"10" | "9" | "A" | "J" | "K" | "Q" | number>;
  numbers: Array<number>;
  costs: Array<number>;
  card: string;
}

/** Sent when nothing else was for 20 seconds: a silent socket is closed. */
export interface Ping {
  type: "ping";
  ref?: number | null;
}

/** A place to win: its words are `place-<id>`. No face: the best hand wins it. */
export interface PlaceKind {
  id: string;
  rule: string;
  face: string | null;
  actions: Array<string>;
}

/** DT-20, DT-32, DX-10, DX-11. Who is ahead at a place by the dice that lie open now. */
export interface PlaceStandings {
  place: string;
  standings: Array<StandingShown>;
  second: Array<number>;
}

/** A round, players with their heaps, and the heaps on the table. */
export interface PlainBoard {
  game: "plain";
  round: number;
  seats: Array<PlainSeat>;
  table: Array<HeapShown>;
  winners: Array<number>;
}

/** A player, as this viewer sees them. */
export interface PlainSeat {
  heaps: Array<HeapShown>;
  score: number | null;
}

/** POST /api/replay/table. A new table: this seat plays on from that question, bots have the others. */
export interface PlayOn {
  record: string;
  question: number;
  seat: number;
  name: string;
  bot?: string;
  commitment?: string | null;
}

/** par + luck + skill = result, and skill = own + others, exactly. */
export interface PlayerResult {
  seat: number;
  result: number;
  par: number;
  luck: number;
  skill: number;
  own: number;
  others: number;
  error: number;
  cost: number;
  decisions: number;
  mistakes: number;
}

/** A point of the curve: the win chances when this question was put. */
export interface Point {
  moment: number;
  round: number;
  chances: Array<number>;
  error: Array<number>;
  games: number;
}

export interface Pong {
  type: "pong";
  now: number;
  ref: number | null;
}

/** Every error over HTTP. `code` is a message id of the .ftl files, `text` its sentence. */
export interface Problem {
  code: string;
  text: string;
  rule: string;
  facts: Record<string, number | string | Array<number | string>>;
}

/** How many games have been played, of how many. Several records are analysed one after another. */
export interface Progress {
  done: number;
  total: number;
}

/** Put these seats in order, all of them: {"order": [2, 0, 2]}. */
export interface PutInOrder {
  form: "order";
  seats: Array<number>;
}

/** After the game: a new table, with the same people, bots and settings.
 *
 * With bots only the new game starts at once. The commitment is the sender's to the new dice. */
export interface Rematch {
  type: "rematch";
  commitment?: string | null;
  ref?: number | null;
}

/** The host: give a seat to a bot, or set it free for a person. */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: string | null;
  ref?: number | null;
}

/** The answer to `OpenRecord`. */
export interface Replay {
  ruleset: string;
  version: number;
  choices: Record<string, string>;
  seats: number;
  players: Array<Sitter>;
  over: boolean;
  fingerprint: string;
  branches: Array<Branched>;
  frames: Array<Frame>;
  scores: Array<ScoreLines>;
  winners: Array<number>;
}

/** DX-30, DX-31. What is left of the river is known, its order is not. */
export interface River {
  left: Array<string>;
  tops: number;
  seer: number | null;
  known: Array<string>;
}

/** An option of a ruleset: one of `values`; or, if it is `free`, any text in the form of its default.
 *
 * Free ones are for owners of the box who know a value that no rulebook prints. An impossible value is
 * refused with `bad-figure` or `bad-choice`, and the fact `choice` names it. */
export interface RulesetChoice {
  id: string;
  rule: string;
  values: Array<string>;
  default: string;
  free: boolean;
}

/** GET /api/rulesets. What can be played.
 *
 * `game` is what the ids of all editions begin with; its sentences are at `/api/games/{game}/{lang}.ftl`. */
export interface RulesetInfo {
  id: string;
  game: string;
  title: string;
  version: number;
  seats: Array<number>;
  choices: Array<RulesetChoice>;
  bots: Array<string>;
  cards: Array<CardKind>;
  vocabulary: VocabularyInfo;
  places: Array<PlaceKind>;
  elixirs: Array<string>;
  river: Array<FindKind>;
  outlaws: Array<OutlawShown>;
  indian: Array<string>;
  windows: boolean;
}

export interface ScoreLines {
  seat: number;
  points: number;
  lines: Array<Told>;
}

/** Who sits where: a person, a bot, or nobody yet (`free`). */
export interface SeatInfo {
  kind: "bot" | "free" | "person";
  name: string;
  bot: string;
  here: boolean;
  away: boolean;
  muted: boolean;
  gone: number | null;
  quiet: boolean;
  program: boolean;
}

/** Somebody who asks the host for a bot's seat. */
export interface SeatRequest {
  request: number;
  seat: number;
  name: string;
}

/** The answer to both. The token is the seat's key, and is sent only this once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
  pending: boolean;
}

/** POST /api/tables/{table}/seats. A free seat, or a bot's; without `seat` the first free one.
 *
 * During the game a bot's seat is the host's to give, unless the table is `open`: the answer is then
 * `pending`, and the token becomes the seat's key once the host says yes. */
export interface SitDown {
  name: string;
  seat?: number | null;
  commitment?: string | null;
  browser?: string | null;
}

/** Who sat there: `kind` is `you` for a person, or the name of a bot. No names: the game has some. */
export interface Sitter {
  name: string;
  kind: string;
}

export interface Spoken {
  type: "chat";
  line: ChatLine;
}

/** Let a bot answer for a person who is awaited and has been gone for two minutes, until they are back. */
export interface StandIn {
  type: "stand-in";
  seat: number;
  question: number;
  ref?: number | null;
}

/** What to do in windows with this card: play it, ask (as at the start), or never play it. */
export interface StandingOrder {
  type: "order";
  card: string;
  order: "ask" | "never" | "play";
  ref?: number | null;
}

/** Seats that stand equal at a place. */
export interface StandingShown {
  seats: Array<number>;
  number: number;
  hand: string | null;
}

/** The host: begin. Free seats are given to bots. */
export interface StartGame {
  type: "start";
  ref?: number | null;
}

/** GET /api/tables/{table}, and part of every view: the table without its game. */
export interface TableInfo {
  id: string;
  ruleset: string;
  choices: Record<string, string>;
  phase: "abandoned" | "frozen" | "lobby" | "opening" | "over" | "playing";
  seats: Array<SeatInfo>;
  host: number;
  clock: number;
  beat: number;
  listed: boolean;
  hints: boolean;
  fair: Fair;
  paused: boolean;
  watched: boolean;
  notice: Told | null;
  rematch: string | null;
  version: number;
  open: boolean;
  locked: boolean;
  shared: boolean;
  patience: number;
  earlier_rules: Told | null;
}

/** GET /api/tables. A listed table in the lobby. */
export interface TableLine {
  id: string;
  ruleset: string;
  phase: "abandoned" | "frozen" | "lobby" | "opening" | "over" | "playing";
  host: string;
  people: number;
  bots: number;
  free: number;
  clock: number;
  beat: number;
  hints: boolean;
}

/** What lies on a table. */
export interface TableStakes {
  table: "atlantic" | "ballroom" | "caesars";
  played: boolean;
  cards: Array<string>;
}

/** The whole table as this viewer may see it, and what has happened since the view before. */
export interface TableView {
  type: "view";
  n: number;
  now: number;
  table: TableInfo;
  you: You;
  board: PlainBoard | TownBoard | CasinoBoard | null;
  question: Asked | null;
  events: Array<Told>;
  scores: Array<ScoreLines>;
  winners: Array<number>;
  engine: unknown;
  notes: Array<Told>;
}

export type ToBrowser = Welcome | TableView | Hints | Spoken | Done | Failed | Pong;

export type ToServer = Hello | Answer | Withdraw | Wait | NoReactions | Touch | StandIn | StandingOrder | Commit | Open | StartGame | Pause | Replace | Mute | Lock | Admit | LeaveTable | Abandon | Rematch | Chat | Ping;

/** Something to say: the id of a sentence in the .ftl files, its rule, and the facts in it.
 *
 * Facts that are cards, places, hands … hold names (`card: "dynamite"` is the term `card-dynamite`), dice
 * hold faces or pips, deeds hold points, and `seat`, `target`, `victim` … hold seats. */
export interface Told {
  id: string;
  rule: string;
  facts: Record<string, number | string | Array<number | string>>;
}

/** Somebody is at the page: they are back, if a bot plays for them. Otherwise nothing happens. */
export interface Touch {
  type: "touch";
  ref?: number | null;
}

export interface TownBoard {
  game: "dicetown";
  round: number;
  sheriff: number;
  bribes: boolean;
  seats: Array<TownSeat>;
  bank: number;
  coach: number;
  mine: number;
  row: Array<number>;
  pile: number;
  deck: number;
  discard: number;
  drawn: number;
  looked: [number, number];
  hand: TownHand | null;
  known_deck: Array<string>;
  known_discard: Array<string>;
  known_pile: Array<number>;
  elixirs: ElixirsShown | null;
  frontier: FrontierShown | null;
  winner: number | null;
  standings: Array<PlaceStandings>;
}

/** What this viewer alone sees: their dice, their cards, and what they are shown. */
export interface TownHand {
  cup: Array<"10" | "9" | "A" | "J" | "K" | "Q">;
  cards: Array<string>;
  deeds: Array<number>;
  drawn: Array<string>;
  looked_cards: Array<string>;
  looked_deeds: Array<number>;
}

/** A player of Dice Town, as this viewer sees them. */
export interface TownSeat {
  dollars: number;
  nuggets: number;
  dice: Array<"10" | "9" | "A" | "J" | "K" | "Q">;
  kept: Array<"10" | "9" | "A" | "J" | "K" | "Q">;
  hidden: number;
  cards: number;
  deeds: number;
  fenced: Array<number>;
  ranch_points: number;
  outlaws: Array<OutlawShown>;
  captured: Array<OutlawShown>;
  controls: boolean;
  brute: boolean;
  gained: boolean;
  visits: number;
  offer: OfferMade | null;
  known_cards: Array<string>;
  known_deeds: Array<number>;
  hand_cards: Array<string> | null;
  hand_deeds: Array<number> | null;
}

/** DT-15, DI-4. A Cheater, or the Shaman: a die of this face becomes that face. */
export interface Turn {
  die: "10" | "9" | "A" | "J" | "K" | "Q";
  to: "10" | "9" | "A" | "J" | "K" | "Q";
}

/** A roll or a decision that moved much. `seat` is whose chance it moved most, or who decided. */
export interface TurningPoint {
  kind: string;
  moment: number;
  round: number;
  seat: number;
  swing: number;
  error: number;
  before: number;
  after: number;
}

/** DI-1 to DI-5. The Indian die and what it does. */
export interface VillageShown {
  die: number | null;
  guarded: Array<number>;
  raided: Array<string>;
  claims: Array<Claim>;
}

/** What the facts in a game's messages are, so that a page can put them into sentences. */
export interface VocabularyInfo {
  faces: Array<string>;
  first_face: number;
  dice: Array<string>;
  seats: Array<string>;
  terms: Record<string, string>;
}

/** Twice a round: this reaction window lasts as long as the clock, or until the seat has answered. */
export interface Wait {
  type: "wait";
  question: number;
  ref?: number | null;
}

/** The first message on a socket: the latest events and chat lines. A view follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  events: Array<Told>;
  chat: Array<ChatLine>;
}

/** Take a sealed answer back, while the question is open. */
export interface Withdraw {
  type: "withdraw";
  question: number;
  ref?: number | null;
}

/** The viewer's own: which seat, and what only that seat sees. */
export interface You {
  seat: number | null;
  host: boolean;
  muted: boolean;
  waits: number;
  orders: Record<string, "ask" | "never" | "play">;
  absent: boolean;
  missed: number;
  requests: Array<SeatRequest>;
  asking: "" | "declined" | "pending";
}
