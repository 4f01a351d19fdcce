// A table that is to be played at once. Its frame is drawn before the server has answered.
import { loadGame } from "../games/games";
import type { NewTable } from "../protocol";
import { startHere } from "../table/starting";
import { gameOf } from "../words/naming";
import { route } from "./route.svelte";
import { openTable } from "./seating";

class Opening {
  frame = $state.raw<{ ruleset: string; players: number } | null>(null);

  /** Opens the table and goes there; `prepare` gets its id before that. The caller says what failed. */
  play(
    wanted: Omit<NewTable, "name" | "commitment" | "browser">,
    prepare: (table: string) => void = () => undefined,
  ): Promise<void> {
    return this.goTo(wanted.ruleset, wanted.seats.length, async () => {
      const table = await openTable(wanted);
      prepare(table);
      return table;
    });
  }

  /** Goes to the table that `open` gives the id of. */
  async goTo(ruleset: string, players: number, open: () => Promise<string>): Promise<void> {
    this.frame = { ruleset, players };
    // What the table needs comes at the same time; if it fails, the table's page asks again.
    void import("../table/TablePage.svelte").catch(() => undefined);
    void loadGame(gameOf(ruleset)).catch(() => undefined);
    try {
      const table = await open();
      startHere(table, players);
      route.go(`t/${table}`);
    } finally {
      this.frame = null;
    }
  }
}

export const opening = new Opening();
