// The stage: shows what happened step by step on the board, then the board as the server sends it.
// The view is the truth; the steps between two views are only for the eyes, and can be skipped.

import type { GameOnPage } from "../games/game";
import { settings } from "../kit/settings.svelte";
import type { TableView, Told } from "../protocol";
import { holdsOf, stepsOf } from "./pacing";

type Board = TableView["board"];

export class Stage {
  board = $state.raw<Board>(null); // what is seen
  question = $state.raw<TableView["question"]>(null); // of the view that has been reached
  step = $state.raw<readonly Told[]>([]); // what is happening now
  playing = $state(false);
  private queue: TableView[] = [];
  private wake: (() => void) | undefined;
  private skipping = false;

  constructor(
    private readonly told: (events: readonly Told[]) => void,
    private readonly now: () => number, // the server's clock
    private readonly game: () => GameOnPage,
  ) {}

  /** A new view. `at once` for the first one, and where the player must not be kept waiting. */
  show(view: TableView, atOnce: boolean): void {
    this.queue.push(view);
    if (atOnce || settings.pace === "off" || document.hidden || inHaste(view)) this.skip();
    if (!this.playing) void this.play();
  }

  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length) {
      const view = this.queue[0] as TableView;
      const { fold, pace } = this.game();
      const steps = stepsOf(view.events, pace);
      const holds = holdsOf(steps, pace, settings.pace);
      for (const [place, step] of steps.entries()) {
        this.told(step);
        if (this.skipping) continue;
        this.board = step.reduce<Board>(
          (board, event) => board && fold(board, event, view.board ?? board),
          this.board,
        );
        this.step = step;
        await this.hold((holds[place] ?? 0) * this.haste());
      }
      this.queue.shift();
      this.step = [];
      this.board = view.board;
      this.question = view.question;
      if (!this.queue.length) this.skipping = false;
    }
    this.playing = false;
  }

  /** How the time of each step shrinks: of a clock that runs, the player keeps three quarters. */
  private haste(): number {
    const question = this.queue.at(-1)?.question;
    if (!question?.yours || question.until === null) return 1;
    const { pace } = this.game();
    const holds = this.queue.flatMap((view) => holdsOf(stepsOf(view.events, pace), pace, settings.pace));
    const wanted = holds.reduce((sum, hold) => sum + hold, 0);
    return Math.min(1, Math.max(0, question.until - this.now()) / 4 / wanted);
  }

  private hold(time: number): Promise<void> | undefined {
    if (!time) return undefined;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A window in which this player can act: the beat is running. */
function inHaste(view: TableView): boolean {
  const question = view.question;
  return !!question?.window && question.yours && question.forms.length > 1;
}
