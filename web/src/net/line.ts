// The line to a table: a socket that comes back by itself, and says so.
import type { ToBrowser, ToServer } from "../protocol";
import { Backoff } from "./backoff";

export type Status = "connecting" | "live" | "lost" | "refused";

const PING = 5_000; // of silence, then we ask whether anybody is there; never more often
const LENT = 60_000; // once in this time a ping may go out before its turn
const MUTE = 20_000; // without a word of ours: whoever only listens says that they are there (the server waits for 60)
const DEAF = 4_500; // no word after a ping: the network is gone, whatever the socket believes
const OPENING = 8_000; // for a new socket to be opened and greeted
export const GRACE = 2_000; // a line that is back before that was never lost to the player
const FINAL = new Set([4401, 4403, 4404]); // a wrong token, a daily table, an unknown one: trying again is no use
const REMOVED = "removed"; // the host has given the seat to another: the token opens nothing any more
const SEATED = 4303; // the host has given us the seat that we asked for: a new socket has it

export class Line {
  private socket: WebSocket | undefined;
  private readonly backoff = new Backoff();
  private timer: ReturnType<typeof setTimeout> | undefined; // the next ping, the end of patience, or the next attempt
  private grace: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private saidAt = 0;
  private pinged = Number.NEGATIVE_INFINITY;
  private lent = Number.NEGATIVE_INFINITY; // when a ping last went out before its turn
  private asked = false; // a ping is out, and nothing was heard since
  private said: Status = "connecting";
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => ToServer,
    private readonly heard: (message: ToBrowser) => void,
    private readonly changed: (status: Status, reason: string) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Whether it could be said; if not, the line is down, and what matters is said again afterwards. */
  say(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.saidAt = performance.now();
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.grace);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.asked = false;
    this.wait(OPENING, () => this.drop());
    socket.onopen = () => this.say(this.hello());
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = performance.now();
      this.asked = false;
      this.backoff.reset();
      clearTimeout(this.grace);
      this.grace = undefined;
      this.wait(PING, this.ping);
      this.tell("live");
      this.heard(JSON.parse(event.data));
      if (this.heardAt - this.saidAt >= MUTE) this.ping();
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code, event.reason);
    };
  }

  private lost(code: number, reason: string): void {
    this.socket = undefined;
    clearTimeout(this.timer);
    if (this.closed) return;
    if (FINAL.has(code) || reason === REMOVED) {
      this.close();
      this.tell("refused", reason);
      return;
    }
    if (code === SEATED) {
      this.tell("connecting");
      this.open();
      return;
    }
    if (this.said !== "lost") this.tell("connecting", reason); // what is lost is not found by trying
    this.grace ??= setTimeout(() => this.tell("lost"), GRACE);
    this.timer = setTimeout(() => this.open(), this.backoff.next());
  }

  /** Leaves a socket of which nothing is heard: on a dead network it never reports its close. */
  private drop(): void {
    const socket = this.socket;
    this.lost(0, "");
    socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket) {
      // A device that was asleep may have missed the end of its line.
      if (performance.now() - Math.max(this.heardAt, this.pinged) >= PING) this.ping();
      return;
    }
    clearTimeout(this.timer);
    this.open();
  };

  /** The browser says that it is offline. Somebody who plays on their own computer may be wrongly told so. */
  private readonly doubt = (): void => {
    if (!this.socket) return;
    const now = performance.now();
    const early = !this.asked && now - this.pinged < PING;
    if (!early) this.ask(GRACE);
    else if (now - this.lent < LENT) this.wait(this.pinged + PING - now, () => this.ask(GRACE));
    else {
      this.lent = now;
      this.ask(GRACE, true);
    }
  };

  private readonly ping = (): void => this.ask(DEAF);

  /** Asks whether anybody is there. Without an answer in time the line is lost, and the player hears of it at once. */
  private ask(patience: number, early = false): void {
    const now = performance.now();
    if ((early || now - this.pinged >= PING) && this.say({ type: "ping" })) {
      this.pinged = now;
      this.asked = true;
    }
    this.wait(patience, () => {
      this.tell("lost");
      this.drop();
    });
  }

  private tell(status: Status, reason = ""): void {
    this.said = status;
    this.changed(status, reason);
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}
