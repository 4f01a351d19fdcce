// Taking a seat: at a new table, or at one that is there. The token is kept before anything else.
import { createTable, sitDown, type Trouble } from "../net/api";
import { commitmentTo, drawEntropy } from "../net/fair";
import { playOn } from "../net/records";
import type { NewTable, PlayOn, Seated } from "../protocol";
import { browserSecret, changeSeat, keepSeat, write } from "./keepsake";
import { nameNow } from "./nickname";
import { asPlayer, comeBack } from "./player";
import { settings } from "./settings.svelte";

export const look = () => ({ avatar: settings.avatar, colour: settings.colour });

/**
 * Keeps the key of a seat, and our share of its dice; gives the table's id.
 * Without entropy if the seat was taken elsewhere: our share of its dice is on another device.
 */
export function keepSeated(seated: Seated, ruleset: string, entropy?: string): string {
  write("known", "yes");
  keepSeat({
    table: seated.table,
    token: seated.token,
    seat: seated.seat,
    ruleset,
    at: Date.now(),
    phase: "lobby",
    ...(entropy && { entropy }),
    commitment: seated.commitment,
  });
  return seated.table;
}

/** Gives the table's id. */
export async function openTable(table: Omit<NewTable, "name" | "commitment" | "browser">): Promise<string> {
  const entropy = drawEntropy();
  const person = { name: nameNow(), commitment: commitmentTo(entropy), browser: browserSecret(), ...look() };
  const seated = await createTable({ ...table, ...person }, asPlayer());
  return keepSeated(seated, table.ruleset, entropy);
}

/** A table for several people at this device, and for bots; gives its id. Nobody else sits down unless the host unlocks it. */
export async function openShared(
  ruleset: string,
  names: readonly string[],
  bots: readonly string[],
): Promise<string> {
  const entropy = drawEntropy();
  const browser = browserSecret();
  const seats = [...names.map(() => ({})), ...bots.map((bot) => ({ bot }))];
  const wanted = { ruleset, seats, name: names[0] ?? "", browser, clock: 0, shared: true };
  const host = await createTable({ ...wanted, commitment: commitmentTo(entropy) }, asPlayer());
  const people = [{ seat: host.seat, token: host.token }];
  for (const [place, name] of names.entries()) {
    if (!place) continue;
    const { seat, token } = await sitDown(host.table, { name, browser, seat: place });
    people.push({ seat, token });
  }
  keepSeated(host, ruleset, entropy);
  changeSeat(host.table, { people });
  return host.table;
}

/** A new table that plays on from a moment of a record; gives its id. */
export async function continueFrom(
  from: Omit<PlayOn, "name" | "commitment">,
  ruleset: string,
): Promise<string> {
  const entropy = drawEntropy();
  const person = { name: nameNow(), commitment: commitmentTo(entropy), ...look() };
  const seated = await playOn({ ...from, ...person }, asPlayer());
  return keepSeated(seated, ruleset, entropy);
}

/** Takes a seat, or asks the host for it; `taken` are the names of those who sit there. */
export async function takeSeat(
  table: string,
  ruleset: string,
  seat: number | null,
  taken: readonly string[],
): Promise<void> {
  const entropy = drawEntropy();
  const person = {
    name: nameNow(taken),
    commitment: commitmentTo(entropy),
    browser: browserSecret(),
    ...look(),
  };
  try {
    keepSeated(await sitDown(table, { ...person, seat }, asPlayer()), ruleset, entropy);
  } catch (trouble) {
    // They may have sat down from another device of theirs.
    if ((trouble as Trouble).code !== "one-seat") throw trouble;
    await returnTo(table, ruleset).catch(() => Promise.reject(trouble));
  }
}

/** Back to the player's seat at a table, which another device of theirs has taken. */
export async function returnTo(table: string, ruleset: string): Promise<void> {
  keepSeated(await comeBack(table), ruleset);
}
