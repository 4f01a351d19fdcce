// The seats of this browser, and which of their tables wait for us.
import { lookAgain } from "../kit/again";
import { changeSeat, forgetSeat, type KeptSeat, seats } from "../kit/keepsake";
import type { SeatNews } from "../protocol";
import { call, type Trouble } from "./api";

const ENDED = ["over", "abandoned", "gone"];
const ASKED = 8; // tables that are asked about: the latest
const LOOK = 15_000; // milliseconds between two looks, while the page can be seen

export const ended = (seat: KeptSeat): boolean => ENDED.includes(seat.phase);

/** What the server said of a seat, by our clock. */
export interface News extends SeatNews {
  ends: number | null; // when the clock answers
}

class Mine {
  kept = $state.raw<KeptSeat[]>(seats());
  news = $state.raw<Record<string, News>>({});

  /** The games that go on; those that wait for us come first. */
  running = $derived(
    this.kept
      .filter((seat) => !ended(seat))
      .sort((a, b) => Number(this.waits(b.table)) - Number(this.waits(a.table))),
  );
  finished = $derived(this.kept.filter(ended));
  waiting = $derived(this.running.filter((seat) => this.waits(seat.table)));

  /** Looks again and again, but at no table that is open here: `here` says which. */
  begin(here: () => string): () => void {
    return lookAgain(() => void this.look(here()), LOOK);
  }

  waits(table: string): boolean {
    return this.news[table]?.yours ?? false;
  }

  forget(table: string): void {
    forgetSeat(table);
    this.kept = seats();
  }

  async look(here = ""): Promise<void> {
    this.kept = seats();
    const asked = this.running.filter(({ table }) => table !== here).slice(0, ASKED);
    const heard = await Promise.all(asked.map((seat) => this.ask(seat)));
    this.news = Object.fromEntries(heard.flatMap((one) => (one ? [[one.table.id, one]] : [])));
    this.kept = seats();
  }

  private async ask({ table, token, phase }: KeptSeat): Promise<News | undefined> {
    try {
      const path = `api/tables/${encodeURIComponent(table)}/seat`;
      const told = await call<SeatNews>(path, { headers: { Authorization: `Bearer ${token}` } });
      if (told.table.phase !== phase) changeSeat(table, { phase: told.table.phase });
      return { ...told, ends: told.until === null ? null : told.until - told.now + Date.now() };
    } catch (trouble) {
      const gone = ["unknown-table", "unknown-token"].includes((trouble as Trouble).code);
      if (gone) changeSeat(table, { phase: "gone" });
      return gone ? undefined : this.news[table]; // an old answer is better than none
    }
  }
}

export const mine = new Mine();
