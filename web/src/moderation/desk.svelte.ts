// The moderators' desk: a session that a passkey has given, kept in this page alone, and what the server shows for it.
import { playerSecret } from "../kit/keepsake";
import { asPlayer } from "../kit/player";
import { call, type Trouble } from "../net/api";
import { house } from "../net/house.svelte";
import type { LiftRestriction, ModeratorDesk, ModeratorSession, SettleReport } from "../protocol";
import { showPasskey } from "../you/passkeys";

export class Desk {
  shown = $state.raw<ModeratorDesk>(); // nothing before the passkey was shown
  busy = $state(false);
  ready = $state(false); // whether we know if passkeys work here
  trouble = $state<string>(); // what went wrong: the server's sentence, "" if it does not answer
  private session = ""; // a reload needs the passkey again

  look(): Promise<boolean> {
    return this.run(async () => {
      await house.look();
      this.ready = true;
    });
  }

  open(): Promise<boolean> {
    return this.run(async () => {
      const headers = asPlayer(playerSecret());
      const credential = await showPasskey("api/moderation/offer", headers);
      if (!credential) return;
      const told = await call<ModeratorSession>("api/moderation/session", { body: { credential }, headers });
      this.session = told.session;
      this.shown = await this.ask<ModeratorDesk>("");
    });
  }

  renew(): Promise<boolean> {
    return this.run(async () => {
      this.shown = await this.ask<ModeratorDesk>("");
    });
  }

  settle(report: number, act: SettleReport): Promise<boolean> {
    return this.run(async () => {
      this.shown = await this.ask<ModeratorDesk>(`/reports/${report}`, act);
    });
  }

  lift(restriction: number, reason: string): Promise<boolean> {
    return this.run(async () => {
      const body: LiftRestriction = { reason };
      this.shown = await this.ask<ModeratorDesk>(`/restrictions/${restriction}/lift`, body);
    });
  }

  close(): Promise<boolean> {
    return this.run(async () => {
      await this.ask("/session", undefined, "DELETE");
      this.forget();
    });
  }

  private ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
    return call<T>(`api/moderation${path}`, {
      headers: { Authorization: `Bearer ${this.session}` },
      ...(body === undefined ? {} : { body }),
      ...(method && { method }),
    });
  }

  private forget(): void {
    this.session = "";
    this.shown = undefined;
  }

  /** Whether it was done. */
  private async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = undefined;
    try {
      await work();
    } catch (error) {
      const { code, message } = error as Trouble;
      this.trouble = message;
      if (code === "moderation-session") this.forget();
    }
    this.busy = false;
    return this.trouble === undefined;
  }
}
