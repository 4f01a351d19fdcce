// A sitting at one table: the line to it, what we see and hear there, and what we say.
import type { GameOnPage } from "../games/game";
import { gameFor, readyGame } from "../games/ready";
import { addressOf } from "../kit/base";
import { changeSeat, forgetSeat, type KeptSeat, keepSeat, seatAt } from "../kit/keepsake";
import { route } from "../kit/route.svelte";
import { Backoff } from "../net/backoff";
import { commitmentTo, drawEntropy } from "../net/fair";
import { Line, type Status } from "../net/line";
import { announcements } from "../operator/announcement.svelte";
import type {
  Answer,
  ChatLine,
  Choice,
  Failed,
  Hints,
  TableView,
  ToBrowser,
  Told,
  ToServer,
} from "../protocol";
import { fetchPart, hasPart } from "../words/bundles";
import { language } from "../words/language.svelte";
import { digest, type LogLine, linesOf } from "./digest";
import { newSince, unlogged } from "./news";
import { Stage } from "./stage.svelte";

/** Through whose eyes: our own seat's, or at a device for several people everybody's, or those of one of them. */
export type Eyes = "own" | "public" | "lent";

const MOST_LINES = 1500;
const UNDONE = "undone"; // the note that a decision was taken back, with what followed from it
const MOST_HEARD = 100; // more than a server sends to those who come back

export class Sitting {
  view = $state.raw<TableView | null>(null); // the newest; the stage may still be on the way to it
  game = $state.raw<GameOnPage>(); // known from the first view on
  status = $state<Status>("connecting");
  reason = $state(""); // why the line was refused
  log = $state.raw<LogLine[]>([]);
  known = $state(0); // log lines up to this key were there when we came
  private said = $state.raw<ChatLine[]>([]); // all lines of the chat
  muted = $state.raw<readonly number[]>([]); // seats of players whom we mute for ourselves
  /** What we want to read. */
  readonly chat = $derived(this.said.filter((line) => !this.hides(line)));
  chatKnown = $state(0); // when the last line was said that was there when we came
  spoken = $state.raw<readonly ChatLine[]>([]); // the lines that came last
  trouble = $state.raw<Failed | null>(null); // why the last thing we said was not done
  private hinted = $state.raw<Hints | null>(null); // the hints that came last
  /** The chances of our choices, while the table shows hints; their words come with the first of them. */
  readonly hints = $derived(this.view?.table.hints && hasPart(language.current, "odds") ? this.hinted : null);
  sending = $state.raw<Answer | null>(null); // an answer on its way
  notes = $state.raw<LogLine[]>([]); // what the clock or the table did last
  readonly stage = new Stage(
    (events) => this.tell(events),
    () => this.now(),
    () => this.game as GameOnPage,
  );
  private readonly line: Line;
  private held: ToBrowser[] | null = []; // what we heard before the game was here
  private left = false;
  private lines = 0;
  private heard: readonly Told[] = []; // the last events, as they came
  private logs: readonly LogLine[][] = []; // the log before each of them
  private chatHeard = false;
  private ref = 0;
  private ahead = 0; // how far the server's clock is before ours
  private fresh = true; // the next view is the first on its socket
  private touched: TableView | null = null; // the view after which we last said that we are here
  private following = false; // we have asked for the rematch: we go there as soon as it is made
  private entropy: string | undefined; // our share of the rematch's dice
  private shared = ""; // the phase in which we last sent our share of the dice on this socket

  constructor(
    readonly table: string,
    private token: string | null,
    private readonly startAtOnce: boolean,
    private readonly eyes: Eyes = "own",
  ) {
    const address = addressOf(`api/tables/${table}/socket`).replace(/^http/, "ws");
    this.line = new Line(
      address,
      () => ({
        type: "hello",
        token: this.token,
        lang: language.current,
        ...(this.eyes === "public" ? { public: true } : {}),
      }),
      (message) => this.hear(message),
      (status, reason) => this.change(status, reason),
    );
  }

  leave(): void {
    this.left = true;
    this.line.close();
  }

  /** Milliseconds of the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  // --- what we say -------------------------------------------------------------------------------------

  say(message: ToServer): void {
    this.trouble = null;
    this.line.say({ ...message, ref: ++this.ref });
  }

  answer(choice: Choice): void {
    const question = this.view?.question;
    if (!question || this.sending) return;
    this.trouble = null;
    const answer: Answer = { type: "answer", question: question.number, choice, ref: ++this.ref };
    this.sending = answer;
    this.line.say(answer); // if the line is down, it is said again when it is back
  }

  withdraw(): void {
    if (this.view?.question) this.say({ type: "withdraw", question: this.view.question.number });
  }

  /** Back to our last decision. */
  undo(): void {
    if (this.view?.question) this.say({ type: "undo", question: this.view.question.number });
  }

  wait(): void {
    if (this.view?.question) this.say({ type: "wait", question: this.view.question.number });
  }

  /** Somebody is at the page. The table wants to know only if a bot plays for them, or is about to. */
  touch(): void {
    const you = this.view?.you;
    if (!you || this.touched === this.view || !(you.absent || you.missed)) return;
    this.touched = this.view;
    this.line.say({ type: "touch", ref: ++this.ref });
  }

  /** A new table with the same people; against bots alone its game starts at once. */
  rematch(): void {
    this.following = true;
    const entropy = drawEntropy();
    this.entropy = entropy;
    this.say({ type: "rematch", commitment: commitmentTo(entropy) });
  }

  // --- what we hear ------------------------------------------------------------------------------------

  private change(status: Status, reason: string): void {
    if (status !== "live") {
      this.fresh = true;
      this.shared = "";
      this.stage.hurry(); // events from before the break come before later ones
    }
    if (reason === "removed") forgetSeat(this.table);
    this.status = status;
    this.reason = reason;
  }

  private hear(message: ToBrowser): void {
    if (message.type === "welcome") announcements.forget();
    if (message.type === "error" && message.code === "banned") this.trouble = message; // there is no view to wait for
    if (message.type === "announcement") announcements.hear(message);
    else if (this.held) this.hold(this.held, message);
    else this.take(message);
  }

  /** The first view names the game. What is heard waits until all that the game needs is fetched. */
  private hold(held: ToBrowser[], message: ToBrowser): void {
    const first = message.type === "view" && !held.some(({ type }) => type === "view");
    held.push(message);
    if (!first) return;
    const game = readyGame(message.table.ruleset);
    if (game) this.begin(game);
    else void this.prepare(message.table.ruleset);
  }

  private async prepare(ruleset: string): Promise<void> {
    const backoff = new Backoff();
    while (!this.left) {
      try {
        const game = await gameFor(ruleset);
        if (!this.left) this.begin(game);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, backoff.next()));
      }
    }
  }

  private begin(game: GameOnPage): void {
    this.game = game;
    const held = this.held ?? [];
    this.held = null;
    for (const message of held) this.take(message);
  }

  private take(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.comeBack(message.events, message.notes);
        this.listen(message.chat);
        break;
      case "view":
        this.look(message);
        break;
      case "hints":
        this.hinted = message;
        void fetchPart(language.current, "odds").catch(() => undefined);
        break;
      case "chat":
        this.said = [...this.said, message.line];
        if (!this.hides(message.line)) this.spoken = [message.line];
        break;
      case "muted-for-you":
        this.muted = message.seats;
        break;
      case "done":
        if (message.ref === this.sending?.ref) this.sending = null;
        break;
      case "error":
        if (message.ref === this.sending?.ref) this.sending = null;
        this.trouble = message;
        break;
      case "pong":
      case "announcement":
        break;
    }
  }

  private look(view: TableView): void {
    const first = this.fresh;
    this.fresh = false;
    this.ahead = view.now - Date.now();
    if (view.question?.number !== this.view?.question?.number) this.trouble = null;
    this.view = view;
    const undone = view.notes.filter(({ id }) => id === UNDONE);
    this.stage.show(
      undone.length ? { ...view, events: [...view.events, ...undone] } : view,
      first || undone.length > 0 || !this.stage.board, // where nothing lies yet nothing can move: it is dealt at once
    );
    this.note(view.notes);
    this.resend(first);
    this.remember(view);
    this.shareDice(view);
    if (this.startAtOnce && view.table.phase === "lobby" && view.you.host && first) {
      this.say({ type: "start" });
    }
  }

  /** An answer that was under way when the line broke: said again if it is still owed. */
  private resend(first: boolean): void {
    const { sending } = this;
    const question = this.view?.question;
    if (!sending || (question?.number === sending.question && question.yours && !first)) return;
    if (question?.number === sending.question && question.yours) this.line.say(sending);
    else this.sending = null;
  }

  /** The latest events, and what was answered for us, on a new socket: what is new is passed on, nothing twice. */
  private comeBack(events: readonly Told[], notes: readonly Told[]): void {
    const first = !this.heard.length;
    const news = newSince(this.heard, events);
    if (!news) this.log = [];
    this.stage.recall(news ?? events, !news);
    this.tell(news ?? events);
    const answers = linesOf(notes, () => ++this.lines);
    this.log = [...this.log, ...unlogged(this.log, answers)].slice(-MOST_LINES);
    if (first) this.known = this.lines;
  }

  private listen(lines: readonly ChatLine[]): void {
    const last = this.said.at(-1)?.at ?? this.chatKnown;
    const first = !this.chatHeard;
    this.chatHeard = true;
    const news = first ? [...lines] : lines.filter(({ at }) => at > last);
    this.said = [...this.said, ...news];
    if (first) this.chatKnown = lines.at(-1)?.at ?? 0;
    else this.spoken = news.filter((line) => !this.hides(line));
  }

  /** A line of somebody whom we mute: the seat is still theirs if it has their name. */
  private hides({ seat, name }: ChatLine): boolean {
    return seat !== null && this.muted.includes(seat) && this.view?.table.seats[seat]?.name === name;
  }

  private tell(events: readonly Told[]): void {
    if (!events.length) return;
    for (const event of events) {
      if (event.id === UNDONE) {
        this.takeBack(event);
        continue;
      }
      this.heard = [...this.heard, event].slice(-MOST_HEARD);
      this.logs = [...this.logs, this.log].slice(-MOST_HEARD);
      this.log = digest(this.log, event, ++this.lines, this.game as GameOnPage).slice(-MOST_LINES);
    }
  }

  /** What followed from a decision that was undone has not happened. */
  private takeBack(undone: Told): void {
    const number = Number(undone.facts.number);
    const kept = Math.max(0, this.heard.length - number);
    const log = this.logs[kept] ?? this.log;
    this.heard = this.heard.slice(0, kept);
    this.logs = this.logs.slice(0, kept);
    this.log = [...log, { key: ++this.lines, message: undone }];
  }

  private note(notes: readonly Told[]): void {
    if (!notes.length) return;
    this.notes = linesOf(notes, () => ++this.lines);
    const lines = this.notes.filter(({ message }) => message.id !== UNDONE); // logged in its turn
    this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }

  private remember(view: TableView): void {
    const seat = view.you.seat;
    if (seat === null || this.token === null || this.eyes !== "own") return;
    const kept: KeptSeat = {
      ...seatAt(this.table),
      table: this.table,
      token: this.token,
      seat,
      ruleset: view.table.ruleset,
      at: Date.now(),
      phase: view.table.phase,
      ...(view.table.daily && { sealed: view.table.daily.ends }),
    };
    keepSeat(kept);
    if (view.table.rematch && !seatAt(view.table.rematch)) {
      keepSeat({ ...kept, table: view.table.rematch, phase: "lobby", entropy: this.entropy });
    }
    if (view.table.rematch && this.following) {
      this.following = false;
      route.go(`t/${view.table.rematch}`);
    }
  }

  /** Fair dice: commit before the start, open when all have. */
  private shareDice(view: TableView): void {
    const seat = view.you.seat;
    if (seat === null || this.eyes !== "own") return;
    const ours = seatAt(this.table)?.entropy;
    const told = view.table.fair.commitments[seat];
    const match = ours !== undefined && told === commitmentTo(ours);
    const phase = view.table.phase;
    if (phase === this.shared) return;
    if (phase === "lobby" && !match) {
      const entropy = ours ?? drawEntropy();
      changeSeat(this.table, { entropy });
      this.line.say({ type: "commit", commitment: commitmentTo(entropy) });
      this.shared = phase;
    } else if (phase === "opening" && match) {
      this.line.say({ type: "open", entropy: ours });
      this.shared = phase;
    }
  }
}
