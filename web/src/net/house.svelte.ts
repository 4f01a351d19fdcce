// How others reach this server. The browser that the program opened itself can let devices in the network join.
import { addressOf } from "../kit/base";
import { forget, read, write } from "../kit/keepsake";
import type { HouseInfo, NetworkInfo, NetworkSession, OpenNetwork } from "../protocol";
import { call, type Trouble } from "./api";

const KEY = /^#house=([\w-]+)$/;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads to the device on which it is opened, whichever that is. */
export const leadsHere = (host: string): boolean => LOOPBACK.test(host);

/** A session ends with its program: the next one does not know it. */
function forgetIfUnknown(trouble: Trouble): void {
  if (trouble.code === "network-forbidden") forget("network");
}

class House {
  link = $state(""); // what links for others begin with, if the server knows better than this page
  passkeys = $state(""); // the origin at which passkeys work
  mails = $state(false); // whether the server sends notices by mail
  looked = $state(false); // whether the server was asked
  network = $state.raw<NetworkInfo>(); // only where it may be opened and closed

  /**
   * The program opens the browser with a key in the address: it is taken out, and exchanged for a session.
   * Whether that was done.
   */
  async begin(): Promise<boolean> {
    const key = KEY.exec(location.hash)?.[1];
    if (key) {
      history.replaceState(null, "", location.pathname);
      await call<NetworkSession>("api/network/session", { body: { key } }).then(
        ({ session }) => write("network", session),
        () => undefined,
      );
    }
    if (read("network")) await this.ask("GET").catch(forgetIfUnknown);
    return !!key && !!this.network;
  }

  /** Asks the server how others reach it. */
  async look(): Promise<void> {
    const told = await call<HouseInfo>("api/house").catch(() => this);
    this.link = told.link;
    this.passkeys = told.passkeys;
    this.mails = told.mails;
    this.looked = true;
  }

  open(address: string): Promise<void> {
    return this.ask("POST", { address });
  }

  close(): Promise<void> {
    return this.ask("DELETE");
  }

  /** A link that works for others, if any does. */
  linkTo(path: string): string {
    return this.link ? `${this.link}/${path}` : addressOf(path);
  }

  /** Whether links lead others to this server. */
  get reachable(): boolean {
    return !leadsHere(new URL(this.linkTo("")).hostname);
  }

  private async ask(method: string, body?: OpenNetwork): Promise<void> {
    const headers = { Authorization: `Bearer ${read("network")}` };
    this.network = await call<NetworkInfo>("api/network", { method, body, headers });
    this.link = this.network.link;
  }
}

export const house = new House();
