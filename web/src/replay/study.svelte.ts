// The analysis of one record: asked for, under way, found. It goes on when one page hands over to another.
import { analyse } from "../net/records";
import type { Analysed, Progress } from "../protocol";

const GRACE = 20_000; // milliseconds without a page that looks: then the server is spared the rest

export class Study {
  found = $state.raw<Analysed>();
  progress = $state.raw<Progress>();
  failed = $state(false);
  trouble = $state(""); // what the server said, if it failed
  private stopping: AbortController | undefined;
  private lookers = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly record: string) {}

  async begin(): Promise<void> {
    if (this.progress || (this.found && !this.found.more)) return;
    const stopping = new AbortController();
    this.stopping = stopping;
    this.failed = false;
    this.progress = { done: 0, total: 0 };
    try {
      this.found = await analyse(
        { record: this.record },
        (told) => (this.progress = told),
        (found) => (this.found = found), // so far: it gets better while one looks
        stopping.signal,
      );
    } catch (error) {
      this.failed = !stopping.signal.aborted;
      this.trouble = (error as Error).message;
    }
    this.progress = undefined;
  }

  stop(): void {
    this.stopping?.abort();
  }

  /** A page looks at it; the result ends that. For effects. */
  look(): () => void {
    this.lookers++;
    clearTimeout(this.leaving);
    return () => {
      this.lookers--;
      if (!this.lookers) this.leaving = setTimeout(() => this.stop(), GRACE);
    };
  }
}

const studies = new Map<string, Study>();

/** The same for the same record, as long as this visit lasts: an analysis takes long enough to be made once only. */
export function studyOf(record: string): Study {
  const known = studies.get(record) ?? new Study(record);
  studies.set(record, known);
  return known;
}
