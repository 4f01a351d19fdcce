// One device for several people: everybody's view of the table, and the eyes of one of them at a time.
// Whoever is asked is handed the device. In between nothing of a seat is here: its line is closed, its view forgotten.
import { changeSeat, type KeptPerson, keepSeat, seatAt } from "../kit/keepsake";
import { route } from "../kit/route.svelte";
import { settings } from "../kit/settings.svelte";
import { commitmentTo, drawEntropy } from "../net/fair";
import type { TableView } from "../protocol";
import { Sitting } from "../table/sitting.svelte";
import { nextOf } from "./turns";

const LINGER = 900; // milliseconds in which the same person may be asked again, before everybody looks
const LOOK = 900; // that the table stays in sight after the last thing has moved

export class Device {
  readonly open: Sitting; // what everybody may see, always connected: so all people of this device are here
  held = $state.raw<Sitting | null>(null); // the table through one person's eyes
  holder = $state<number | null>(null); // whose
  cover = $state<number | null>(null); // whom the device is to be given to
  looking = $state(false); // everybody looks at the table, though somebody is asked
  private readonly kept: readonly KeptPerson[];
  private chosen = false; // the cover was asked for by somebody who wants to see their cards
  private visiting = false; // the holder was not asked, and looks as long as they like
  private last = $state<number | null>(null); // who held the device last
  private asked = 0; // the question that the holder was handed the device for
  private moved = false; // something was shown to everybody since they look
  private said = ""; // what was last said about the course of the table
  private following = false; // we have asked for the rematch: we go there as soon as it is made
  private entropy: string | undefined; // our share of the rematch's dice

  constructor(readonly table: string) {
    this.kept = seatAt(table)?.people ?? [];
    this.open = new Sitting(table, this.kept[0]?.token ?? null, false, "public");
  }

  /** The seats of those who play here. */
  readonly people = $derived.by((): number[] => {
    const seats = this.open.view?.table.seats ?? [];
    return this.kept.flatMap(({ seat }) => (seats[seat]?.kind === "person" ? [seat] : []));
  });

  /** Who of them has still to answer the open question, as everybody may know. */
  readonly owed = $derived.by((): number[] => {
    const view = this.open.view;
    if (!view?.question || view.table.phase !== "playing" || view.table.paused) return [];
    const { asked, answered } = view.question;
    return this.people.filter((seat) => asked.includes(seat) && !answered.includes(seat));
  });

  /** Who is next: the one who holds the device already, then by seats. */
  readonly next = $derived.by(() => nextOf(this.owed, this.last, this.open.view?.table.seats.length ?? 1));

  /** From the page's effect: what is to be done now. Gives what ends it. */
  follow(): (() => void) | undefined {
    const view = this.open.view;
    if (!view) return undefined;
    if (this.cover !== null) return this.stayCovered(this.cover);
    if (this.held) return this.stayWith(this.held, view);
    return this.show();
  }

  leave(): void {
    this.held?.leave();
    this.open.leave();
  }

  // --- whose eyes --------------------------------------------------------------------------------------

  private show(): (() => void) | undefined {
    if (this.open.stage.playing) this.moved = true;
    if (this.next === null || this.looking || this.open.stage.playing) return undefined;
    return this.later(this.moved && settings.pace !== "off" ? LOOK : 0, () => this.give());
  }

  private stayCovered(seat: number): undefined {
    if (this.chosen || this.owed.includes(seat)) return;
    this.give();
  }

  private stayWith(held: Sitting, view: TableView): (() => void) | undefined {
    const own = held.view;
    if (held.status === "refused" || own?.table.phase === "over" || own?.table.phase === "abandoned")
      return this.later(0, () => this.showTable());
    if (!own || held.sending || this.holder === null) return undefined;
    const number = own.question?.number ?? 0;
    const owes = this.owed.includes(this.holder);
    // There are two lines: wait until both know the same.
    if (number !== (view.question?.number ?? 0) || (own.question?.said && owes)) return undefined;
    const behind = this.open.stage.behind;
    if (owes) {
      if (number !== this.asked && this.owed.length > 1 && behind)
        return this.later(0, () => this.showTable());
      this.asked = number;
      this.visiting = false;
      return undefined;
    }
    if (this.visiting) return undefined;
    if (!this.owed.length) return this.later(LINGER, () => this.showTable());
    return this.later(0, () => (behind ? this.showTable() : this.give()));
  }

  /** A cover for whoever is next; if nobody is, the table for everybody. */
  private give(): void {
    if (this.next === null) this.showTable();
    else this.coverFor(this.next, false);
  }

  private coverFor(seat: number, chosen: boolean): void {
    this.close();
    this.open.stage.rest(true);
    this.looking = false;
    this.chosen = chosen;
    this.cover = seat;
  }

  private showTable(): void {
    this.close();
    this.cover = null;
    this.moved = false;
    this.open.stage.rest(false);
  }

  private close(): void {
    this.held?.leave();
    this.held = null;
    this.holder = null;
  }

  private later(time: number, then: () => void): () => void {
    const timer = setTimeout(then, time);
    return () => clearTimeout(timer);
  }

  // --- what people do ----------------------------------------------------------------------------------

  /** "I am Ann": from now on the table is seen through Ann's eyes. */
  take(seat: number): void {
    const token = this.kept.find((one) => one.seat === seat)?.token;
    if (this.cover === null || !token) return;
    this.cover = null;
    this.holder = this.last = seat;
    this.asked = this.open.view?.question?.number ?? 0;
    this.visiting = !this.owed.includes(seat);
    this.held = new Sitting(this.table, token, false, "lent");
  }

  /** Somebody wants to see their cards. */
  offer(seat: number): void {
    this.coverFor(seat, true);
  }

  /** From the cover back to the table, for everybody. */
  look(): void {
    this.looking = this.next !== null;
    this.showTable();
  }

  /** Whoever holds the device is done with it; or everybody has looked. */
  handOn(): void {
    this.give();
  }

  /** The screen goes dark, or the page away: whoever comes next says who they are. */
  hide(): void {
    if (this.holder !== null) this.coverFor(this.holder, !this.owed.includes(this.holder));
  }

  rematch(): void {
    this.following = true;
    this.entropy = drawEntropy();
    this.open.say({ type: "rematch", commitment: commitmentTo(this.entropy) });
  }

  // --- the course of the table -------------------------------------------------------------------------

  /** From the page's effect: start the game, open our share of the dice, go on to the rematch. */
  keepUp(): void {
    const view = this.open.view;
    if (!view) return;
    const { phase, locked, rematch, fair } = view.table;
    const kept = seatAt(this.table);
    if (kept && kept.phase !== phase) changeSeat(this.table, { phase, at: Date.now() });
    if (phase === "lobby") this.once(locked ? "start" : "lock");
    const ours = kept?.entropy;
    if (phase === "opening" && ours && fair.commitments[kept.seat] === commitmentTo(ours))
      this.once("open", ours);
    if (rematch && kept && !seatAt(rematch)) {
      const { commitment: _server, ...same } = kept;
      keepSeat({ ...same, table: rematch, phase: "lobby", at: Date.now(), entropy: this.entropy });
    }
    if (rematch && this.following) {
      this.following = false;
      route.go(`t/${rematch}`);
    }
  }

  private once(what: "lock" | "start" | "open", entropy = ""): void {
    if (this.said === what) return;
    this.said = what;
    if (what === "lock") this.open.say({ type: "lock", on: true });
    else if (what === "start") this.open.say({ type: "start" });
    else this.open.say({ type: "open", entropy });
  }
}
