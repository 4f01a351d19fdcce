// Taking a seat: at a new table, or at one that is there. The token is kept before anything else.
import { createTable, sitDown } from "../net/api";
import { commitmentTo, drawEntropy } from "../net/fair";
import { playOn } from "../net/records";
import type { NewTable, PlayOn, Seated } from "../protocol";
import { language } from "../words/language.svelte";
import { Voice } from "../words/voice";
import { browserSecret, keepSeat } from "./keepsake";
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
export async function openTable(table: Omit<NewTable, "name" | "commitment" | "browser">): Promise<string> {
  const entropy = drawEntropy();
  const person = { name: nameNow(), commitment: commitmentTo(entropy), browser: browserSecret() };
  const seated = await createTable({ ...table, ...person });
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

/** Takes a seat, or asks the host for it. */
export async function takeSeat(table: string, ruleset: string, seat: number | null): Promise<void> {
  const entropy = drawEntropy();
  const person = { name: nameNow(), commitment: commitmentTo(entropy), browser: browserSecret() };
  keep(await sitDown(table, { ...person, seat }), ruleset, entropy);
}
