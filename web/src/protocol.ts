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

/** POST /api/replay/analysis. Lines of JSON: `Progress`, and `Analysed` as it becomes better. */
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
  mistakes: Array<Mistake>;
  happened: Array<Array<Told>>;
  finest: Array<Mistake>;
  fortunes: Array<TurningPoint>;
  fell: Array<Array<Told>>;
  more: boolean;
}

/** The operator will restart the server, or has withdrawn that. Not for programs. */
export interface Announced {
  type: "announcement";
  now: number;
  restart: number | null;
  text: string;
}

/** GET /api/announcement. What the operator says to everybody who has a page open: the server restarts. */
export interface Announcement {
  now: number;
  restart: number | null;
  text: string;
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
  sealed: Choice | null;
  planned: boolean;
  by: "" | "bot" | "clock" | "order";
  forms: Array<Button | PickDice | MakeOffer | PickDeeds | PutInOrder | CallOutlaws>;
  window: boolean;
  waiting: Array<number>;
  since: number;
  until: number | null;
}

/** POST /api/daily/{day}/{game}, with the secret of a player. The answer is a `Seated`. */
export interface BeginDaily {
  name: string;
  beat?: number;
  browser?: string | null;
  avatar?: number | null;
  colour?: number | null;
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
  duel_for: "atlantic" | "ballroom" | "caesars" | null;
  cup: Array<number>;
  winners: Array<number>;
  sealed: "atlantic" | "ballroom" | "caesars" | null;
  chip_worth: number;
  turns: Array<Array<number>>;
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
  quality: number;
  duel_quality: number;
  points: number;
  more: boolean;
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

/** POST /api/player/arrival, with a new secret of this device. */
export interface ComeByCode {
  code: string;
  device?: string;
}

/** Before the start: a commitment, or another one. */
export interface Commit {
  type: "commit";
  commitment: string;
  ref?: number | null;
}

/** The best games of a day that is over. */
export interface DailyBest {
  table: DailyTable;
  best: Array<DailyLine>;
}

/** GET /api/daily/{day}/{game}. The best come first; until the day is over, those who began first. */
export interface DailyDay {
  now: number;
  table: DailyTable;
  kept: Array<DailyLine>;
  others: Array<DailyLine>;
}

/** One try. Until the day is over it says no more than that it is there, except to whoever plays it. */
export interface DailyLine {
  name: string;
  yours: boolean;
  state: "finished" | "playing" | "unfinished";
  place: number | null;
  points: number | null;
  won: boolean | null;
  cost: number | null;
  table: string;
}

/** GET /api/daily. */
export interface DailyNow {
  now: number;
  today: Array<DailyTable>;
  tomorrow: Array<DailyTable>;
  yesterday: Array<DailyBest>;
  days: Array<string>;
}

/** Which daily table it is one of. Until `ends` nothing of its game is published. */
export interface DailyOf {
  day: string;
  game: string;
  ends: number;
}

/** What everybody plays on a day. */
export interface DailyTable {
  day: string;
  game: string;
  ruleset: string;
  version: number;
  seats: number;
  reckons: "chance" | "points";
  begins: number;
  ends: number;
  commitment: string;
  published: number;
  seed: string;
  begun: number;
  finished: number;
  mine: DailyLine | null;
  kept: boolean;
}

/** What a seat answered to the question before, and why, if a bot sat there. */
export interface Decided {
  seat: number;
  choice: Array<Told>;
  reason: Told | null;
  order: Record<string, string | number | Array<string>>;
}

export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  this: boolean;
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

/** POST /api/tournaments/{tournament}/entry, with the secret of a player. */
export interface EnterTournament {
  name: string;
  browser?: string | null;
  avatar?: number | null;
  colour?: number | null;
}

/** The answer to DELETE /api/player. Tables that are not done yet follow within some seconds. */
export interface Erased {
  tables: Array<string>;
  done: boolean;
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

/** What a player wins and plays most in a game: places, tables, cards. */
export interface FavouriteLine {
  ruleset: string;
  kind: string;
  name: string;
  number: number;
}

/** A River card: its words are `find-<id>`. */
export interface FindKind {
  id: string;
  copies: number;
}

/** POST /api/match. Wait until as many people want this ruleset with this number of players. */
export interface FindOthers {
  ruleset: string;
  players: number;
  name: string;
  commitment?: string | null;
  browser?: string | null;
  avatar?: number | null;
  colour?: number | null;
  rated?: boolean;
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
  dice: Array<string | number>;
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
 * A program says so, and is shown as one. With `engine` it is one in any case. With `public` and a token the
 * socket sees what spectators see, and speaks for the seat: it lies open at a device for several people.
 * `readable` asks for the view in words, in this language; whoever reads it is a program. */
export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: "en" | "fr";
  engine?: boolean;
  program?: boolean;
  public?: boolean;
  readable?: boolean;
  ref?: number | null;
}

/** What there is to know about a choice: messages of `odds.ftl`, the weightiest first. */
export interface HintLine {
  choice: Choice;
  messages: Array<Told>;
  best: boolean;
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
  passkeys: string;
  mails: boolean;
}

/** POST /api/tournaments/{tournament}/judge, for its host. What is done is shown with its reason. */
export interface JudgeAct {
  act: "cancel" | "next" | "pause" | "replace" | "result" | "resume" | "start";
  reason?: string;
  entry?: number | null;
  table?: string | null;
  places?: Array<number>;
}

/** Leave the table. The seat stays the player's own. */
export interface LeaveTable {
  type: "leave";
  ref?: number | null;
}

/** POST /api/moderation/restrictions/<number>/lift. */
export interface LiftRestriction {
  reason: string;
}

/** The host: nobody sits down any more, or again. */
export interface Lock {
  type: "lock";
  on: boolean;
  ref?: number | null;
}

/** In the lobby: another face and colour, or the next free ones if somebody else has them already. */
export interface LookOtherwise {
  type: "look";
  avatar: number;
  colour: number;
  ref?: number | null;
}

/** PUT /api/player/notices/mail. Nothing but one question goes there until its owner has said yes. */
export interface MailChange {
  address: string;
}

/** The answer to /api/mail/… */
export interface MailDone {
  address: string;
}

export interface MailInfo {
  address: string;
  confirmed: boolean;
}

/** POST /api/mail/confirm and /api/mail/stop: what stands in the link. */
export interface MailToken {
  token: string;
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

/** A decision that cost more than its error: what was chosen, and the best choice that was found.
 *
 * Of a good decision: what was chosen, and in `better` the next best, which it beat by `cost`. */
export interface Mistake {
  moment: number;
  round: number;
  seat: number;
  played: Array<Told>;
  better: Array<Told>;
  cost: number;
  error: number;
  why: Told | null;
}

export interface ModeratorAct {
  at: number;
  act: string;
  who: string;
  about: string;
  until: number | null;
  reason: string;
}

/** GET /api/moderation, and the answer to every act. */
export interface ModeratorDesk {
  now: number;
  name: string;
  until: number;
  waiting: number;
  reports: Array<OpenReport>;
  standing: Array<StandingRestriction>;
  acts: Array<ModeratorAct>;
}

/** The answer: for half an hour, or until the page is closed. */
export interface ModeratorSession {
  session: string;
  until: number;
}

/** The host: silence a seat in the chat; without a seat, all spectators. */
export interface Mute {
  type: "mute";
  on: boolean;
  seat?: number | null;
  ref?: number | null;
}

/** Hide what the player of a seat says, from me alone and at every table, or show it again. */
export interface MuteForMe {
  type: "mute-for-me";
  on: boolean;
  seat: number;
  ref?: number | null;
}

/** The seats of players whom you mute for yourself, whenever that changes. Not for programs. */
export interface MutedForYou {
  type: "muted-for-you";
  seats: Array<number>;
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

/** POST /api/reports. A player at a table, or a line of its chat: when it was said, and by which seat. */
export interface NewReport {
  table: string;
  kind: "insult" | "name" | "other" | "spam" | "unfair";
  seat?: number | null;
  line?: number | null;
  text?: string;
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
  bank?: number;
  beat?: number;
  listed?: boolean;
  hints?: boolean;
  commitment?: string | null;
  open?: boolean;
  shared?: boolean;
  browser?: string | null;
  delayed?: boolean | null;
  rated?: boolean;
  research?: boolean;
  avatar?: number | null;
  colour?: number | null;
}

/** POST /api/tournaments, with the secret of a player, who becomes the judge. */
export interface NewTournament {
  title: string;
  name: string;
  ruleset: string;
  size: number;
  kind?: "both" | "knockout" | "swiss";
  rounds?: number;
  cut?: number;
  clock?: number;
  beat?: number;
  rest?: number;
  duplicate?: boolean;
  byes?: boolean;
  bot?: string;
  late?: boolean;
  begins?: number | null;
  listed?: boolean;
  avatar?: number | null;
  colour?: number | null;
}

/** For all to see: no reactions from this seat until the round is over, or again some.
 *
 * With `orders` its standing orders decide, and nothing else: it is not waited for either. */
export interface NoReactions {
  type: "quiet";
  on: boolean;
  orders?: boolean;
  ref?: number | null;
}

/** PUT /api/player/notices: which kinds, in which language, when not. */
export interface NoticeChange {
  lang: "en" | "fr";
  zone: string;
  quiet?: QuietHours | null;
  turn?: boolean;
  over?: boolean;
  rematch?: boolean;
}

/** The answer to all of /api/player/notices. */
export interface NoticeInfo {
  on: boolean;
  key: string;
  here: string;
  devices: number;
  mails: boolean;
  mail: MailInfo | null;
  lang: "en" | "fr";
  zone: string;
  quiet: QuietHours | null;
  turn: boolean;
  over: boolean;
  rematch: boolean;
  muted: Array<string>;
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

/** The answer to POST /api/player/code. */
export interface OneTimeCode {
  code: string;
  seconds: number;
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

/** A report on which nobody has acted. Neither ids nor addresses are shown. */
export interface OpenReport {
  number: number;
  at: number;
  kind: "insult" | "name" | "other" | "spam" | "unfair";
  text: string;
  name: string;
  seat: number | null;
  table: string;
  reporter: string;
  scopes: Array<"address" | "name" | "player">;
  context: Array<ReportedLine>;
}

/** GET /api/texts/imprint, /api/texts/privacy: a page of the operator's own. */
export interface OperatorText {
  html: string;
}

/** DX-5. An Outlaw: answers name them by their number. */
export interface OutlawShown {
  number: number;
  face: "10" | "9" | "A" | "J" | "K" | "Q";
  wanted: "10" | "9" | "A" | "J" | "K" | "Q";
  reward: number;
}

/** PUT /api/player/page: whether others see it. */
export interface PageSwitch {
  hidden: boolean;
}

/** What the browser's passkey has answered, as `PublicKeyCredential.toJSON()` writes it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  device?: string;
}

export interface PasskeyInfo {
  id: string;
  created: number;
  used: number;
}

/** POST /api/moderation/session: what the passkey has answered. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
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

/** Asks whether the line still holds: a socket that is silent for a minute is closed. */
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

/** Something that a player can say beforehand, so that they need not be asked (docs/days.md).
 *
 * One of `words`, or a whole number from `least` to `most`; or, if it is `in_order`, a list of some of the
 * words, the first wish first. Its words are `plan-<id>`, and `plan-<id>-<word>` or `plan-<word>`. */
export interface PlanField {
  id: string;
  words: Array<string>;
  least: number | null;
  most: number | null;
  in_order: boolean;
  needed_by: Array<string>;
  standing: boolean;
}

/** What this seat has said beforehand: standing orders, and the plan of the open round. */
export interface PlanShown {
  orders: Record<string, string | number | Array<string>>;
  plan: Record<string, string | number | Array<string>>;
  every: boolean;
}

/** POST /api/replay/table. A new table: this seat plays on from that question, bots have the others. */
export interface PlayOn {
  record: string;
  question: number;
  seat: number;
  name: string;
  bot?: string;
  commitment?: string | null;
  avatar?: number | null;
  colour?: number | null;
}

/** One of the latest games. */
export interface PlayedGame {
  at: number;
  ruleset: string;
  seats: number;
  place: number;
  points: number;
  rated: boolean;
  gone: boolean;
  table: string;
}

/** PUT /api/player. Whoever comes with a new secret is known from now on. */
export interface PlayerChange {
  name: string;
  avatar?: number | null;
  colour?: number | null;
  settings?: Record<string, string> | null;
  device?: string;
}

/** GET /api/player/games: a table at which the player has a seat, or had one when it ended. */
export interface PlayerGame {
  table: string;
  seat: number;
  ruleset: string;
  phase: "abandoned" | "frozen" | "lobby" | "opening" | "over" | "playing";
  created: number;
  changed: number;
}

/** What the server knows of a player, their games left out. */
export interface PlayerInfo {
  name: string;
  avatar: number | null;
  colour: number | null;
  settings: Record<string, string>;
  created: number;
  devices: Array<DeviceInfo>;
  passkeys: Array<PasskeyInfo>;
  page: string;
  hidden: boolean;
  research: boolean;
  moderator: boolean;
}

/** GET /api/players/{page}. Others see rated games; the player themselves, by their secret, all. */
export interface PlayerPage {
  page: string;
  name: string;
  avatar: number | null;
  colour: number | null;
  mine: boolean;
  hidden: boolean;
  ratings: Array<RatingLine>;
  records: Array<RecordLine>;
  favourites: Array<FavouriteLine>;
  rivals: Array<RivalLine>;
  latest: Array<PlayedGame>;
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

/** PUT /api/player/notices/push: this browser's subscription, from `PushSubscription.toJSON()`. */
export interface PushChange {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Put these seats in order, all of them: {"order": [2, 0, 2]}. */
export interface PutInOrder {
  form: "order";
  seats: Array<number>;
}

/** The part of the player's day in which nothing is sent; over midnight, too. */
export interface QuietHours {
  begin: number;
  end: number;
}

/** A player's rating in a ruleset; apart for what a program of theirs has played. */
export interface RatingLine {
  ruleset: string;
  program: boolean;
  games: number;
  shown: number | null;
  least: number;
  uncertain: number;
  curve: Array<RatingPoint>;
}

/** The rating after a game. */
export interface RatingPoint {
  at: number;
  shown: number;
}

/** A card, or anything else that has a name. `id` is the message that names it in the sentence files. */
export interface ReadCard {
  id: string;
  name: string;
}

/** Some goods in one place (`gobelet.core.shown.Heap`), with words. What is empty is left out. */
export interface ReadHeap {
  id: string;
  name: string;
  text: string;
  amount?: number | null;
  dice?: Array<string>;
  hidden?: number;
  cards?: Array<ReadCard>;
}

/** An option: its number in the ruleset's table, the words of the notation, and what it means.
 *
 * `words` is empty in games without a notation of their own. */
export interface ReadOption {
  number: number;
  words: string;
  text: string;
  rule: string;
}

/** A seat: what lies before it, and what this viewer knows for certain of its hidden cards. */
export interface ReadPlayer {
  seat: number;
  name: string;
  you: boolean;
  heaps: Array<ReadHeap>;
  known: Array<ReadHeap>;
  score: number | null;
  won: boolean;
}

/** The open question. `turn` says when this seat is asked, where players are asked in turn.
 *
 * `said` are the parts that this seat has said of an answer of several parts. */
export interface ReadQuestion {
  number: number;
  id: string;
  rule: string;
  text: string;
  note: string;
  help: string;
  turn: string;
  asked: Array<number>;
  answered: Array<number>;
  yours: boolean;
  said: Array<ReadOption>;
}

/** All that a seat sees, in the words of one language. `seat` is None for a spectator. */
export interface ReadableView {
  ruleset: string;
  title: string;
  about: string;
  lang: string;
  choices: Record<string, number | string>;
  seat: number | null;
  round: number;
  over: boolean;
  players: Array<ReadPlayer>;
  table: Array<ReadHeap>;
  known: Array<ReadHeap>;
  question: ReadQuestion | null;
  options: Array<ReadOption>;
  explained: Record<string, string>;
}

/** The view in words, for programs that asked with `readable`: as data and as text; and what happened. */
export interface Reading {
  view: ReadableView;
  text: string;
  news: Array<string>;
}

/** Games of a ruleset with as many seats. */
export interface RecordLine {
  ruleset: string;
  seats: number;
  games: number;
  wins: number;
  places: Array<number>;
  mean: number;
  cost: number | null;
  reckons: "chance" | "points";
}

/** After the game: a new table, with the same people, bots and settings.
 *
 * With bots only the new game starts at once. The commitment is the sender's to the new dice. */
export interface Rematch {
  type: "rematch";
  commitment?: string | null;
  ref?: number | null;
}

/** In the lobby: another name for this seat, with a number behind it if somebody else has it already. */
export interface Rename {
  type: "rename";
  name: string;
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

/** The answer. Whoever was reported does not hear of it. */
export interface ReportTaken {
  at: number;
}

export interface ReportedLine {
  name: string;
  text: string;
  at: number;
  seat: number | null;
  reported: boolean;
}

/** Against whom: a player with a page, a bot, or all others together (neither). */
export interface RivalLine {
  games: number;
  ahead: number;
  behind: number;
  name: string;
  page: string;
  bot: string;
  former: boolean;
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
 * refused with `bad-figure` or `bad-choice`, and the fact `choice` names it. Numbers among `values` are
 * seats if the `seats` of the vocabulary have this `id`. */
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
  plan: Array<PlanField>;
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
  by_orders: boolean;
  bank: number;
  avatar: number | null;
  colour: number | null;
  came: boolean;
}

/** GET /api/tables/{table}/seat, for whoever holds the seat's token: whether the table waits for it. */
export interface SeatNews {
  table: TableInfo;
  now: number;
  round: number;
  yours: boolean;
  until: number | null;
  message: Told | null;
}

/** What a rated game made of a seat's rating. `page` is empty for bots and for those who show none. */
export interface SeatRating {
  page: string;
  games: number;
  shown: number | null;
  change: number | null;
  gone: boolean;
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

/** What this seat wants done without being asked: standing orders, and a plan for the open round.
 *
 * Both take the place of those before; `{}` asks everything again. `RulesetInfo.plan` lists what can be
 * said. The plan is over with its round, or with `every` it holds for every round until it is changed. */
export interface SetPlan {
  type: "plan";
  orders: Record<string, string | number | Array<string>>;
  plan: Record<string, string | number | Array<string>>;
  every?: boolean;
  ref?: number | null;
}

/** POST /api/moderation/reports/<number>. `scope` and `hours` are for a ban or a mute. */
export interface SettleReport {
  act: "ban" | "dismiss" | "mute";
  reason: string;
  scope?: "address" | "name" | "player";
  hours?: number;
}

/** The answer to GET /api/house/key: by which the signatures of this house's records are checked. */
export interface SigningKey {
  key: string;
  house: string;
  algorithm: string;
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
  avatar?: number | null;
  colour?: number | null;
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

/** What to do in windows with this card: play it, never, if it is worth it as the expert reckons, or ask.
 *
 * Without an order a live table asks, and at one over days the expert reckons. */
export interface StandingOrder {
  type: "order";
  card: string;
  order: "ask" | "never" | "play" | "worth";
  ref?: number | null;
}

/** A ban or a mute that has not ended. Of an address no more is shown than whose it was. */
export interface StandingRestriction {
  number: number;
  kind: "ban" | "mute";
  scope: "address" | "name" | "player";
  name: string;
  pattern: string;
  at: number;
  until: number;
  reason: string;
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

/** Among bots: show the chances of my choices, or no longer. */
export interface SwitchHints {
  type: "hints";
  on: boolean;
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
  delayed: boolean;
  earlier_rules: Told | null;
  bank: number;
  rated: boolean;
  research: boolean;
  daily: DailyOf | null;
  tournament: TournamentOf | null;
  rematch_by: number | null;
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
  rated: boolean;
}

/** PUT /api/player/notices/tables/<table>. */
export interface TableNotices {
  muted: boolean;
}

/** GET /api/tables/{table}/ratings, once the game is over. */
export interface TableRatings {
  rated: boolean;
  done: boolean;
  seats: Array<SeatRating>;
}

/** What lies on a table. */
export interface TableStakes {
  table: "atlantic" | "ballroom" | "caesars";
  played: boolean;
  cards: Array<string>;
  suits: boolean;
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
  scores: Array<ScoreLines>;
  winners: Array<number>;
  events: Array<Told>;
  engine: unknown;
  notes: Array<Told>;
  readable?: Reading;
}

export type ToBrowser = Welcome | TableView | Hints | Spoken | Done | Failed | Pong | Announced | MutedForYou;

export type ToServer = Hello | Answer | Withdraw | Undo | SwitchHints | Wait | NoReactions | Touch | StandIn | StandingOrder | SetPlan | Rename | LookOtherwise | Commit | Open | StartGame | Pause | Replace | Mute | MuteForMe | Lock | Admit | LeaveTable | Abandon | Rematch | Chat | Ping;

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

/** What the judge did, or the house: "ban" is a banned entry that was withdrawn before a pairing. */
export interface TournamentAct {
  at: number;
  act: "cancel" | "next" | "pause" | "replace" | "result" | "resume" | "start" | "ban";
  entry: number | null;
  round: number | null;
  number: number | null;
  reason: string;
}

/** Who takes part, and how they stand. The best come first. */
export interface TournamentEntry {
  number: number;
  name: string;
  place: number;
  points: number;
  wins: number;
  met: number;
  score: number;
  by_round: Array<number | null>;
  gone: boolean;
  out: boolean;
}

export interface TournamentInfo {
  id: string;
  title: string;
  host: string;
  ruleset: string;
  size: number;
  kind: "both" | "knockout" | "swiss";
  rounds: number;
  cut: number;
  clock: number;
  rest: number;
  duplicate: boolean;
  byes: boolean;
  bot: string;
  late: boolean;
  begins: number | null;
  phase: "cancelled" | "entry" | "over" | "playing";
  round: number;
  paused: boolean;
  due: number | null;
  commitment: string;
  secret: string;
  entries: Array<TournamentEntry>;
  played: Array<TournamentRound>;
  acts: Array<TournamentAct>;
  open: boolean;
  judge: boolean;
  mine: number | null;
  table: string;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  title: string;
  host: string;
  ruleset: string;
  kind: "both" | "knockout" | "swiss";
  size: number;
  clock: number;
  duplicate: boolean;
  phase: "cancelled" | "entry" | "over" | "playing";
  round: number;
  entries: number;
  begins: number | null;
  created: number;
}

/** GET /api/tournaments: those that are listed, and one's own. */
export interface TournamentList {
  now: number;
  entry: Array<TournamentLine>;
  playing: Array<TournamentLine>;
  over: Array<TournamentLine>;
}

/** GET /api/tournaments/{tournament}?seen=VERSION, and the answer to all that changes it. */
export interface TournamentNews {
  now: number;
  version: number;
  tournament: TournamentInfo | null;
}

/** Which round of a tournament it belongs to. With `duplicate` it is sealed until the round is over. */
export interface TournamentOf {
  id: string;
  name: string;
  round: number;
  duplicate: boolean;
}

export interface TournamentRound {
  number: number;
  kind: "knockout" | "swiss";
  begun: number;
  over: number | null;
  byes: Array<number>;
  tables: Array<TournamentTable>;
  seed: string;
}

/** A table of a round. Of a duplicate round it shows no result before the round is over. */
export interface TournamentTable {
  table: string;
  number: number;
  state: "finished" | "judged" | "playing" | "unfinished";
  seats: Array<number>;
  places: Array<number>;
  scores: Array<number>;
  reason: string;
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
  points: number;
  more: boolean;
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

/** Among bots: back to the last decision, while `you.undo` allows it. `question` is the open one. */
export interface Undo {
  type: "undo";
  question: number;
  ref?: number | null;
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

/** The answer to it, and to GET and DELETE with the ticket.
 *
 * Whoever has not asked for some seconds waits no more. Once `seated` is there, the ticket is the seat's
 * key. */
export interface Waiting {
  ruleset: string;
  players: number;
  since: number;
  now: number;
  others: number;
  seated: Seated | null;
  ticket: string;
  rated: boolean;
}

/** The first message on a socket: the latest events and chat lines. A view follows.
 *
 * `notes` say to a seat what was answered for it since its last own answer. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  events: Array<Told>;
  chat: Array<ChatLine>;
  notes: Array<Told>;
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
  orders: Record<string, "ask" | "never" | "play" | "worth">;
  plan: PlanShown | null;
  absent: boolean;
  missed: number;
  requests: Array<SeatRequest>;
  asking: "" | "declined" | "pending";
  undo: boolean;
  screen: string;
  late: boolean;
}
