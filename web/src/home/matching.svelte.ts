// Waiting for others who want to play the same. The server is asked again and again, which also says that we are here.
import { browserSecret } from "../kit/keepsake";
import { nameNow } from "../kit/nickname";
import { asPlayer } from "../kit/player";
import { keepSeated, look } from "../kit/seating";
import { call, type Trouble } from "../net/api";
import { commitmentTo, drawEntropy } from "../net/fair";
import type { FindOthers, Waiting } from "../protocol";

const PATH = "api/match";
const LOOK = 2_000; // milliseconds between two looks
export const MOMENT = 20_000; // milliseconds after which bots are offered

const held = (ticket: string) => ({ Authorization: `Bearer ${ticket}` });

export class Match {
  news = $state.raw<Waiting>(); // while we wait
  trouble = $state.raw<Trouble>(); // why we do not
  began = $state(0); // by our own clock

  #ticket = "";
  #entropy = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #found: (table: string) => void;

  /** `found` gets the id of the table, once there is one. */
  constructor(found: (table: string) => void) {
    this.#found = found;
  }

  async begin(ruleset: string, players: number, rated = false): Promise<void> {
    this.trouble = undefined;
    this.began = Date.now();
    await this.#enter(ruleset, players, rated);
  }

  async #enter(ruleset: string, players: number, rated: boolean): Promise<void> {
    this.#entropy = drawEntropy();
    const person = { name: nameNow(), commitment: commitmentTo(this.#entropy), browser: browserSecret() };
    const body: FindOthers = { ruleset, players, rated, ...person, ...look() };
    try {
      const news = await call<Waiting>(PATH, { body, headers: asPlayer() });
      this.#ticket = news.ticket;
      this.#hear(news);
    } catch (error) {
      this.news = undefined;
      this.trouble = error as Trouble;
    }
  }

  #hear(news: Waiting): void {
    this.news = news;
    if (news.seated) {
      this.#forget();
      this.#found(keepSeated(news.seated, news.ruleset, this.#entropy));
    } else {
      this.#timer = setTimeout(() => void this.#look(), LOOK);
    }
  }

  async #look(): Promise<void> {
    const ticket = this.#ticket;
    try {
      const news = await call<Waiting>(PATH, { headers: held(ticket) });
      if (ticket === this.#ticket) this.#hear(news);
    } catch (error) {
      if (ticket === this.#ticket) this.#missed(error as Trouble);
    }
  }

  /** A page that slept for long begins again once somebody looks at it; a lost line comes back by itself. */
  #missed({ code }: Trouble): void {
    const dropped = code === "not-waiting" && document.visibilityState === "visible";
    if (dropped && this.news) {
      const { ruleset, players, rated } = this.news;
      void this.#enter(ruleset, players, rated);
    } else this.#timer = setTimeout(() => void this.#look(), LOOK);
  }

  /** Gives the ticket away: what was asked with it is not heard any more. */
  #forget(): string {
    const ticket = this.#ticket;
    clearTimeout(this.#timer);
    this.#ticket = "";
    return ticket;
  }

  /** Waits no more: true. If the others are seated with us already, we go there. */
  async stop(): Promise<boolean> {
    const ticket = this.#forget();
    if (!ticket) return true;
    const asked = call<Waiting>(PATH, { method: "DELETE", headers: held(ticket) });
    const news = await asked.catch(() => undefined); // without an answer they soon take us for gone
    if (news?.seated) this.#hear(news);
    else this.news = undefined;
    return !news?.seated;
  }

  /** The page is closed: nobody hears the answer. */
  leave(): void {
    const ticket = this.#forget();
    if (!ticket) return;
    const headers = { ...held(ticket), "Content-Type": "application/json" };
    void fetch(PATH, { method: "DELETE", headers, keepalive: true }).catch(() => undefined);
  }
}
