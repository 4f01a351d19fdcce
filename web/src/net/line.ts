// The line to a table: a socket that comes back by itself, and says so.
import type { ToBrowser, ToServer } from "../protocol";
import { Backoff } from "./backoff";

export type Status = "connecting" | "live" | "lost" | "refused";

const PING = 20_000; // the server closes a socket that is silent for 60 s
const DEAF = 8_000; // no word after a ping: the network is gone, whatever the socket believes
const FINAL = new Set([4401, 4404]); // a wrong token, an unknown table: trying again is no use
const REMOVED = "removed"; // the host has given the seat to another: the token opens nothing any more
const SEATED = 4303; // the host has given us the seat that we asked for: a new socket has it

export class Line {
  private socket: WebSocket | undefined;
  private readonly backoff = new Backoff();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly hello: () => ToServer,
    private readonly heard: (message: ToBrowser) => void,
    private readonly changed: (status: Status, reason: string) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Whether it could be said; if not, the line is down, and what matters is said again afterwards. */
  say(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.wait(PING, this.ping);
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.wait(DEAF, () => socket.close());
    socket.onopen = () => this.say(this.hello());
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.backoff.reset();
      this.wait(PING, this.ping);
      this.changed("live", "");
      this.heard(JSON.parse(event.data));
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
      this.changed("refused", reason);
      return;
    }
    if (code === SEATED) {
      this.changed("connecting", "");
      this.open();
      return;
    }
    this.changed("lost", reason);
    this.timer = setTimeout(() => this.open(), this.backoff.next());
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private readonly ping = (): void => {
    const socket = this.socket;
    if (this.say({ type: "ping" })) {
      this.wait(DEAF, () => {
        if (socket !== this.socket) return;
        this.socket = undefined; // a dead network never reports the close
        socket?.close();
        this.lost(0, "");
      });
    }
  };

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}
