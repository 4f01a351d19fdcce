// How long to wait before the next attempt: longer each time, and never the same for two browsers.
const FIRST = 300;
const LAST = 5_000;

/** After a restart of the server all browsers come back: half of each wait is drawn, so that they come apart. */
const jittered = (time: number): number => time / 2 + Math.random() * (time / 2);

export class Backoff {
  private time = FIRST;

  /** Milliseconds until the next attempt. */
  next(): number {
    const wait = jittered(this.time);
    this.time = Math.min(this.time * 2, LAST);
    return wait;
  }

  reset(): void {
    this.time = FIRST;
  }
}
