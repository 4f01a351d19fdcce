// The server's clock, as far as this page knows it.
import { onMount } from "svelte";

const TICK = 10_000; // milliseconds

export class ServerClock {
  now = $state(0);
  private ahead = 0; // of ours

  constructor() {
    onMount(() => {
      const timer = setInterval(() => this.tick(), TICK);
      return () => clearInterval(timer);
    });
  }

  set(now: number): void {
    this.ahead = now - Date.now();
    this.tick();
  }

  private tick(): void {
    this.now = Date.now() + this.ahead;
  }
}
