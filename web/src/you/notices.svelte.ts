// What the player wants to hear of, and where, as the server knows it.
import { forget, write } from "../kit/keepsake";
import { callAsPlayer, tellServer } from "../kit/player";
import type { Trouble } from "../net/api";
import type { NoticeChange, NoticeInfo, QuietHours } from "../protocol";
import { language } from "../words/language.svelte";
import { deviceName } from "./device";
import { ability, subscribe, subscription, unsubscribe } from "./push";

const AT = "api/player/notices";
export const KINDS = ["turn", "over", "rematch"] as const;
export type Kind = (typeof KINDS)[number];
export const NIGHT: QuietHours = { begin: 22 * 60, end: 8 * 60 };

export class Notices {
  info = $state.raw<NoticeInfo>();
  able = $state(ability());
  here = $state(false); // this browser has a subscription that the server knows
  busy = $state(false);
  failed = $state(false); // the browser did not reach its push service
  trouble = $state<string>(); // the server's sentence, "" if it does not answer

  load(): Promise<void> {
    return this.run(async () => this.know(await callAsPlayer<NoticeInfo>(AT)));
  }

  /** Only after a press: browsers ask the player, and remember a no. */
  pushOn(): Promise<void> {
    return this.run(async () => {
      const said = await Notification.requestPermission();
      this.able = ability();
      if (said !== "granted") return;
      const { key } = await this.known();
      let made: Awaited<ReturnType<typeof subscribe>>;
      try {
        made = await subscribe(key);
      } catch {
        this.failed = true;
        return;
      }
      await this.change({});
      await this.know(await callAsPlayer<NoticeInfo>(`${AT}/push`, "PUT", made));
      write("push", "yes");
    });
  }

  /** Browsers change subscriptions now and then: the server hears of it when the page is opened. */
  renew(): Promise<void> {
    return this.run(async () => {
      const { key } = await this.known();
      if (this.here || this.able !== "shows") return;
      await this.know(await callAsPlayer<NoticeInfo>(`${AT}/push`, "PUT", await subscribe(key)));
    });
  }

  pushOff(): Promise<void> {
    return this.run(async () => {
      forget("push");
      await unsubscribe();
      await this.know(await callAsPlayer<NoticeInfo>(`${AT}/push`, "DELETE"));
    });
  }

  giveMail(address: string): Promise<void> {
    return this.run(async () => {
      await this.known();
      await this.change({});
      await this.know(await callAsPlayer<NoticeInfo>(`${AT}/mail`, "PUT", { address }));
    });
  }

  removeMail(): Promise<void> {
    return this.run(async () => this.know(await callAsPlayer<NoticeInfo>(`${AT}/mail`, "DELETE")));
  }

  set(changed: Partial<NoticeChange>): Promise<void> {
    return this.run(() => this.change(changed));
  }

  mute(table: string, muted: boolean): Promise<void> {
    const path = `${AT}/tables/${encodeURIComponent(table)}`;
    return this.run(async () => this.know(await callAsPlayer<NoticeInfo>(path, "PUT", { muted })));
  }

  /** In the language and at the hours of where the player is now. */
  private async change(changed: Partial<NoticeChange>): Promise<void> {
    const { quiet = null, turn = true, over = true, rematch = true } = this.info ?? {};
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    const wanted: NoticeChange = { lang: language.current, zone, quiet, turn, over, rematch, ...changed };
    await this.know(await callAsPlayer<NoticeInfo>(AT, "PUT", wanted));
  }

  /** The server may not know the player yet. */
  private async known(): Promise<NoticeInfo> {
    if (!this.info) {
      await tellServer(deviceName());
      await this.know(await callAsPlayer<NoticeInfo>(AT));
    }
    return this.info as NoticeInfo;
  }

  private async know(told: NoticeInfo): Promise<void> {
    this.info = told;
    const own = await subscription().catch(() => null);
    this.here = !!told.here && own?.endpoint === told.here;
  }

  private last: Promise<void> = Promise.resolve();

  /** One after the other: each knows what the one before has changed. */
  private run(work: () => Promise<unknown>): Promise<void> {
    this.last = this.last.then(() => this.attempt(work));
    return this.last;
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.failed = false;
    this.trouble = undefined;
    try {
      await work();
    } catch (trouble) {
      this.trouble = (trouble as Trouble).message;
    }
    this.busy = false;
  }
}
