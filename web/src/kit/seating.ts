// Taking a seat: at a new table, or at one that is there. The token is kept before anything else.
import { createTable, sitDown } from "../net/api";
import { commitmentTo, drawEntropy } from "../net/fair";
import { playOn } from "../net/records";
import type { NewTable, PlayOn, Seated } from "../protocol";
import { language } from "../words/language.svelte";
import { Voice } from "../words/voice";
import { keepSeat } from "./keepsake";
import { settings } from "./settings.svelte";

/** The name that the player goes by. */
export const nameNow = (): string => settings.name.trim() || new Voice(language.current).text("web-guest");

function keep(seated: Seated, ruleset: string, entropy: string): string {
  keepSeat({
    table: seated.table,
    token: seated.token,
    seat: seated.seat,
    ruleset,
    at: Date.now(),
    phase: "lobby",
    entropy,
    commitment: seated.commitment,
  });
  return seated.table;
}

/** Gives the table's id. */
export async function openTable(table: Omit<NewTable, "name" | "commitment">): Promise<string> {
  const entropy = drawEntropy();
  const seated = await createTable({ ...table, name: nameNow(), commitment: commitmentTo(entropy) });
  return keep(seated, table.ruleset, entropy);
}

/** A new table that plays on from a moment of a record; gives its id. */
export async function continueFrom(
  from: Omit<PlayOn, "name" | "commitment">,
  ruleset: string,
): Promise<string> {
  const entropy = drawEntropy();
  const seated = await playOn({ ...from, name: nameNow(), commitment: commitmentTo(entropy) });
  return keep(seated, ruleset, entropy);
}

export async function takeSeat(table: string, ruleset: string, seat: number | null): Promise<void> {
  const entropy = drawEntropy();
  keep(await sitDown(table, { name: nameNow(), seat, commitment: commitmentTo(entropy) }), ruleset, entropy);
}
