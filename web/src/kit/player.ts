// The player on this device: what every request of theirs shows, and what it says of them to the server.
import { call } from "../net/api";
import type { PlayerChange, PlayerInfo, Seated } from "../protocol";
import { playerSecret, read, write } from "./keepsake";
import { nameNow } from "./nickname";
import { settings } from "./settings.svelte";

const PAUSE = 800; // milliseconds without a change, after which the server hears of it

/** Shows who asks. */
export const asPlayer = (secret = playerSecret()): Record<string, string> => ({
  Authorization: `Bearer ${secret}`,
});

/** A request of the player's; with a body, or with `{}` where only the method says what is wanted. */
export const callAsPlayer = <T>(path: string, method = "GET", body?: unknown): Promise<T> =>
  call<T>(path, { method, headers: asPlayer(), ...(body === undefined ? {} : { body }) });

/** To one's seat, from another device than the one that has taken it. */
export const comeBack = (table: string): Promise<Seated> =>
  callAsPlayer(`api/player/games/${encodeURIComponent(table)}`, "POST", {});

/** What the page keeps for the player, and brings to another device. */
export const CARRIED = ["pace", "theme", "motion", "shortcuts", "sound", "volume"] as const;

/** Tells the server what the player is called, and how they like it. From then on it knows them. */
export async function tellServer(device = ""): Promise<PlayerInfo> {
  const kept = CARRIED.flatMap((key) => {
    const value = read(key);
    return value === null ? [] : [[key, value]];
  });
  const said: PlayerChange = {
    name: nameNow(),
    avatar: settings.avatar,
    colour: settings.colour,
    settings: Object.fromEntries(kept),
    device,
  };
  const told = await callAsPlayer<PlayerInfo>("api/player", "PUT", said);
  write("known", "yes");
  return told;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The name or the looks have changed. A server that does not know the player need not hear of it. */
export function changed(): void {
  if (!read("known")) return;
  clearTimeout(timer);
  timer = setTimeout(() => void tellServer().catch(() => undefined), PAUSE);
}
