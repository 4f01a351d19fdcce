// The player, as the page "You" shows them: what the server knows, and what can be done about it.
import { forget, forgetSeat, read } from "../kit/keepsake";
import { asPlayer, callAsPlayer, tellServer } from "../kit/player";
import { settings } from "../kit/settings.svelte";
import { Trouble } from "../net/api";
import { house } from "../net/house.svelte";
import { mine } from "../net/mine.svelte";
import { forgetGames } from "../offline/games";
import type { Erased, OneTimeCode, PlayerGame, PlayerInfo } from "../protocol";
import { deviceName } from "./device";
import { comeByCode, comeByPasskey, keepWithPasskey } from "./passkeys";
import { unsubscribe } from "./push";
import { forgetPlayer, gamesOfPlayer, noteKept, returnToGames, wear } from "./sync";

interface ShownCode extends OneTimeCode {
  until: number; // by our clock, in milliseconds
}

const FILE = "gobelet-player.json";

export class You {
  info = $state.raw<PlayerInfo>(); // nothing if the server does not know this player
  games = $state.raw<PlayerGame[]>([]);
  code = $state.raw<ShownCode>();
  busy = $state(false);
  trouble = $state<string>(); // what went wrong: the server's sentence, "" if it does not answer
  done = $state<"" | "arrived" | "deleted" | "kept">("");

  load(): Promise<void> {
    return this.run(async () => {
      await house.look();
      if (!read("known")) return;
      try {
        this.info = await callAsPlayer<PlayerInfo>("api/player");
        if (this.info.devices.length > 1)
          wear(this.info); // another one may have changed it
        else this.info = await tellServer(deviceName());
        noteKept(this.info);
        this.games = await gamesOfPlayer();
      } catch (trouble) {
        if ((trouble as Trouble).code !== "unknown-player") throw trouble;
        forgetPlayer();
      }
    });
  }

  /** Keeps the player with a passkey. */
  keep(): Promise<void> {
    return this.run(async () => {
      this.info = await tellServer(deviceName());
      const told = await keepWithPasskey();
      if (!told) return;
      this.know(told);
      this.done = "kept";
    });
  }

  makeCode(): Promise<void> {
    return this.run(async () => {
      this.know(await tellServer(deviceName()));
      const made = await callAsPlayer<OneTimeCode>("api/player/code", "POST", {});
      this.code = { ...made, until: Date.now() + made.seconds * 1000 };
    });
  }

  /** Brings a player here, by a code or, without one, by a passkey. */
  come(code?: string): Promise<void> {
    return this.run(async () => {
      const told = code === undefined ? await comeByPasskey() : await comeByCode(code);
      if (!told) return;
      wear(told);
      this.info = told;
      this.code = undefined;
      this.games = await gamesOfPlayer();
      await returnToGames(this.games);
      this.done = "arrived";
    });
  }

  removePasskey(id: string): Promise<void> {
    return this.run(async () =>
      this.know(await callAsPlayer<PlayerInfo>(`api/player/passkeys/${id}`, "DELETE")),
    );
  }

  removeDevice(id: string): Promise<void> {
    return this.run(async () =>
      this.know(await callAsPlayer<PlayerInfo>(`api/player/devices/${id}`, "DELETE")),
    );
  }

  /** Whether finished games are given to research. Whoever says so is known from then on. */
  giveToResearch(give: boolean): Promise<void> {
    return this.run(async () => {
      if (!this.info) this.know(await tellServer(deviceName()));
      this.know(await callAsPlayer<PlayerInfo>("api/player/research", "PUT", { give }));
    });
  }

  /** Everything that the server has, as a file. */
  download(): Promise<void> {
    return this.run(async () => {
      const answer = await fetch("api/player/data", { headers: asPlayer() }).catch(() => undefined);
      if (!answer?.ok)
        throw new Trouble("web-unreachable", (await answer?.json().catch(() => ({})))?.text ?? "");
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await answer.blob());
      link.download = FILE;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href));
    });
  }

  /** Deletes the player, there and here. */
  delete(): Promise<void> {
    return this.run(async () => {
      const { tables } = await callAsPlayer<Erased>("api/player", "DELETE");
      for (const table of tables) forgetSeat(table);
      forgetPlayer();
      for (const key of ["name", "avatar", "colour"]) forget(key);
      settings.setName("");
      settings.setLook(null, null);
      this.info = this.code = undefined;
      this.games = [];
      await Promise.allSettled([unsubscribe(), forgetGames()]);
      await mine.look();
      this.done = "deleted";
    });
  }

  private know(told: PlayerInfo): void {
    this.info = told;
    noteKept(told);
  }

  private async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = undefined;
    this.done = "";
    try {
      await work();
    } catch (trouble) {
      this.trouble = (trouble as Trouble).message;
    }
    this.busy = false;
  }
}
