// The stage: shows what happened step by step on the board, then the board as the server sends it.
// The view is the truth; the steps between two views are only for the eyes, and can be skipped.

import type { GameOnPage, Scene } from "../games/game";
import { settings } from "../kit/settings.svelte";
import type { TableView, Told } from "../protocol";
import { overDays } from "../words/time";
import { holdsOf, sceneTime, stepsOf } from "./pacing";
import { isPressing, scenesOf } from "./scenes";
import { Chronicle, type Summary, withPoints } from "./summary";

type Board = TableView["board"];

const READING = 6000; // milliseconds for the summary of a round, where others or a clock go on; alone it waits

export class Stage {
  board = $state.raw<Board>(null); // what is seen
  question = $state.raw<TableView["question"]>(null); // of the view that has been reached
  step = $state.raw<readonly Told[]>([]); // what is happening now
  scene = $state.raw<Scene | null>(null); // what is played over the street, with the time it has
  playing = $state(false);
  summary = $state.raw<Summary | null>(null); // of the round that is over, until the next one begins
  reading = $state(0); // milliseconds after which the summary goes by itself; 0: it waits for a press
  private chronicle = new Chronicle();
  private hurried = false; // nothing is shown on the way, no summary either
  private queue: TableView[] = [];
  private wake: (() => void) | undefined;
  private skipping = false;
  private resting = false; // nobody looks: what comes meanwhile is shown afterwards
  private rouse: (() => void) | undefined; // somebody looks again, and what was being shown goes on

  constructor(
    private readonly told: (events: readonly Told[]) => void,
    private readonly now: () => number, // the server's clock
    private readonly game: () => GameOnPage,
  ) {}

  /** A new view. `at once` for the first one, and where the player must not be kept waiting. */
  show(view: TableView, atOnce: boolean): void {
    this.queue.push(view);
    if (atOnce || settings.pace === "off" || document.hidden || inHaste(view)) this.hurry();
    if (this.scene && isPressing(view)) this.endScene();
    if (this.summary && view.table.phase !== "playing") this.skip(); // the game was stopped meanwhile
    if (!this.playing && !this.resting) void this.play();
  }

  /** Nothing moves while nobody looks. */
  rest(on: boolean): void {
    this.resting = on;
    if (on) return;
    if (this.playing) this.rouse?.();
    else if (this.queue.length) void this.play();
  }

  /** Something has come that is shown step by step. What makes a scene is held as a step, too: there is always one. */
  get behind(): boolean {
    return !this.hurried && this.wanted() > 0;
  }

  /** What happened while we were not here; `afresh` if it does not follow on what we know. */
  recall(events: readonly Told[], afresh: boolean): void {
    if (afresh) this.chronicle = new Chronicle();
    this.chronicle.tell(events);
  }

  hurry(): void {
    this.hurried = true;
    this.skip();
  }

  /** The scene is over; what comes after it is shown. */
  endScene(): void {
    if (this.scene) this.wake?.();
  }

  /** On to the summary of the round, or to the newest view. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
    this.rouse?.();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length) {
      const view = this.queue[0] as TableView;
      const { fold, pace } = this.game();
      const steps = stepsOf(view.events, pace);
      const holds = holdsOf(steps, pace, settings.pace);
      for (const [place, step] of steps.entries()) {
        if (step[0]?.id === "round") await this.sumUp(view);
        this.told(step);
        this.chronicle.tell(step);
        if (step[0]?.id === "round") this.chronicle.begin(view.board);
        const before = this.board;
        this.board = step.reduce<Board>(
          (board, event) => board && fold(board, event, view.board ?? board),
          before,
        );
        const scenes = this.allowed(scenesOf(step, this.game(), before, this.board));
        if (this.skipping && !scenes.length) continue;
        this.step = step;
        if (scenes.length) await this.perform(scenes);
        else await this.hold((holds[place] ?? 0) * this.haste());
      }
      this.queue.shift();
      this.step = [];
      this.board = view.board;
      this.question = view.question;
      if (!this.queue.length) this.skipping = this.hurried = false;
    }
    this.playing = false;
  }

  /** None over a question whose time is running, nor for somebody who skips, but for the last one of all. */
  private allowed(scenes: readonly Scene[]): readonly Scene[] {
    if (this.hurried || this.queue.some(isPressing) || this.haste() < 1) return [];
    return scenes.filter(({ final }) => final || !this.skipping);
  }

  private async perform(scenes: readonly Scene[]): Promise<void> {
    for (const scene of scenes) {
      if (scene.final) this.skipping = false;
      if (this.skipping) break;
      const time = sceneTime(scene.time, settings.pace);
      this.scene = { ...scene, time };
      await this.hold(time);
    }
    this.scene = null;
  }

  /** Shows what the round has brought. The board is as it was at its end. */
  private async sumUp(view: TableView): Promise<void> {
    const summary = this.chronicle.end(view.board, view.you.seat, this.game().story);
    if (!summary || this.hurried || settings.pace === "off") return;
    this.skipping = false;
    this.step = [];
    this.board = withPoints(this.board, view.board);
    this.summary = summary;
    this.reading = nobodyWaits(view) ? 0 : READING * this.haste();
    await (this.reading ? this.hold(this.reading) : this.pause());
    this.summary = null;
  }

  /** How the time of each step shrinks: of a clock that runs, the player keeps three quarters. */
  private haste(): number {
    const question = this.queue.at(-1)?.question;
    if (!question?.yours || question.until === null) return 1;
    return Math.min(1, Math.max(0, question.until - this.now()) / 4 / this.wanted());
  }

  private wanted(): number {
    const { pace } = this.game();
    const holds = this.queue.flatMap((view) => holdsOf(stepsOf(view.events, pace), pace, settings.pace));
    const rounds = this.queue.flatMap(({ events }) => events.filter(({ id }) => id === "round"));
    const summaries = settings.pace === "off" ? 0 : rounds.length;
    return holds.reduce((sum, hold) => sum + hold, summaries * READING);
  }

  /** Until somebody presses on, or this time is over. */
  private pause(time?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === undefined ? undefined : setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async hold(time: number): Promise<void> {
    if (!time) return;
    await this.pause(time);
    if (this.resting && !this.skipping) await new Promise<void>((resolve) => (this.rouse = resolve));
  }
}

/** A person alone with bots, and no clock runs: they read as long as they like. */
function nobodyWaits({ you, table, question }: TableView): boolean {
  const others = table.seats.filter((_seat, number) => number !== you.seat);
  return you.seat !== null && !question?.until && others.every(({ kind }) => kind === "bot");
}

/** A window in which this player can act: the beat is running. */
function inHaste(view: TableView): boolean {
  const question = view.question;
  return !!question?.window && question.yours && question.forms.length > 1 && !overDays(view.table);
}
