// The same player on several devices: what has changed on another one comes here.
import { forget, keepSeat, read, seatAt, write } from "../kit/keepsake";
import { CARRIED, callAsPlayer } from "../kit/player";
import { returnTo } from "../kit/seating";
import { settings } from "../kit/settings.svelte";
import type { Trouble } from "../net/api";
import { mine } from "../net/mine.svelte";
import type { PlayerGame, PlayerInfo } from "../protocol";
import { Notices } from "./notices.svelte";

const OPEN = ["lobby", "opening", "playing"];
const MOST = 8; // games to which we come back: as many as are asked about (mine.svelte.ts)

/** Name, looks and settings as the server knows them. */
export function wear(told: PlayerInfo): void {
  settings.setName(told.name);
  settings.setLook(told.avatar, told.colour);
  for (const key of CARRIED) {
    const value = told.settings[key];
    if (value !== undefined) write(key, value);
  }
  settings.readAgain();
  noteKept(told);
}

/** Whether this player can come to another device: then changes are looked for. */
export function noteKept(told: PlayerInfo): void {
  if (told.passkeys.length || told.devices.length > 1) write("kept", "yes");
  else forget("kept");
}

export const gamesOfPlayer = (): Promise<PlayerGame[]> => callAsPlayer("api/player/games");

/** Takes this player's seats at tables where this device has none. */
export async function returnToGames(games: readonly PlayerGame[]): Promise<void> {
  const missing = games.filter(({ table, phase }) => OPEN.includes(phase) && !seatAt(table)).slice(0, MOST);
  for (const { table, ruleset, phase } of missing) {
    await returnTo(table, ruleset).catch(() => undefined);
    const kept = seatAt(table);
    if (kept) keepSeat({ ...kept, phase });
  }
  if (missing.length) await mine.look();
}

/** When the page is opened. */
export async function sync(): Promise<void> {
  if (read("push")) void new Notices().renew();
  if (!read("kept") && !read("tournaments")) return;
  try {
    if (read("kept")) wear(await callAsPlayer<PlayerInfo>("api/player"));
    await returnToGames(await gamesOfPlayer());
  } catch (trouble) {
    if ((trouble as Trouble).code === "unknown-player") forgetPlayer(); // this device was removed, on another one
  }
}

/** This device has no player that the server knows any more: the next one is another. */
export function forgetPlayer(): void {
  for (const key of ["player", "known", "kept", "push", "tournaments"]) if (read(key) !== null) forget(key);
}
