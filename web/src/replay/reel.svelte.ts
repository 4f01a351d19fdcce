// The reel: which frame of a replay is shown, and whether it runs.
import type { GameOnPage, Scene } from "../games/game";
import { settings } from "../kit/settings.svelte";
import type { Replay, TableView, Told } from "../protocol";
import { sceneTime } from "../table/pacing";
import { scenesOf } from "../table/scenes";
import type { Sitting } from "../table/sitting.svelte";
import { type Eyes, roundFrom, viewOf } from "./frames";

const HOLD: Record<typeof settings.pace, number> = { off: 350, fast: 600, normal: 1200, slow: 2200 };

export class Reel {
  replay = $state.raw<Replay>() as Replay;
  eyes = $state.raw<Eyes>(null);
  place = $state(0);
  running = $state(false);
  scene = $state.raw<Scene | null>(null); // of the step that was taken last, until its time is over
  private forward = $state(false); // the last move was one step onward: it is shown as it happens
  private timer: ReturnType<typeof setTimeout> | undefined;
  private curtain: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replay: Replay,
    eyes: Eyes,
    readonly game: GameOnPage,
  ) {
    this.replay = replay;
    this.eyes = eyes;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** The same moment through other eyes. */
  see(replay: Replay, eyes: Eyes): void {
    this.replay = replay;
    this.eyes = eyes;
    this.forward = false;
    this.endScene();
    this.place = Math.min(this.place, this.last);
  }

  go(place: number): void {
    this.stop();
    this.turn(place);
  }

  step(by: number): void {
    this.go(this.place + by);
  }

  round(by: 1 | -1): void {
    this.go(roundFrom(this.replay, this.place, by));
  }

  toggle(): void {
    if (this.running) {
      this.stop();
    } else {
      if (this.place === this.last) this.turn(0);
      this.running = true;
      this.roll();
    }
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.endScene();
  }

  endScene(): void {
    clearTimeout(this.curtain);
    this.scene = null;
  }

  private roll(): void {
    this.timer = setTimeout(
      () => {
        this.turn(this.place + 1);
        if (this.place === this.last) this.stop();
        else this.roll();
      },
      Math.max(HOLD[settings.pace], this.scene?.time ?? 0),
    );
  }

  private turn(place: number): void {
    const next = Math.max(0, Math.min(place, this.last));
    this.forward = next === this.place + 1;
    const before = this.view.board;
    this.place = next;
    this.endScene();
    if (this.forward) this.perform(before);
  }

  /** Of a step's scenes the last one: what came of it. */
  private perform(before: TableView["board"]): void {
    const found = scenesOf(this.happening, this.game, before, this.view.board).at(-1);
    if (!found) return;
    this.scene = { ...found, time: sceneTime(found.time, settings.pace) };
    this.curtain = setTimeout(() => this.endScene(), this.scene.time);
  }

  // --- what the parts of a table look at -----------------------------------------------------------------

  get view(): TableView {
    return viewOf(this.replay, this.place, this.eyes, this.game);
  }

  get happening(): readonly Told[] {
    return this.forward ? (this.replay.frames[this.place]?.events ?? []) : [];
  }

  /** The parts of a table ask a sitting; a replay has one at which nothing can be said. */
  readonly sitting: Sitting = (() => {
    const reel = this;
    return {
      get view() {
        return reel.view;
      },
      get log() {
        return (reel.replay.frames[reel.place]?.events ?? []).map((message, key) => ({ key, message }));
      },
      stage: {
        playing: false,
        get board() {
          return reel.view.board;
        },
        get question() {
          return reel.view.question;
        },
        get step() {
          return reel.happening;
        },
        get scene() {
          return reel.scene;
        },
        endScene: () => reel.endScene(),
      },
      status: "live",
      chat: [],
      trouble: null,
      sending: null,
      hints: null,
      say: () => undefined,
      answer: () => undefined,
      now: () => 0,
    } as unknown as Sitting;
  })();
}
