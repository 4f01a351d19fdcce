// The last games that came to their end here, kept in the browser: they can be looked at without a network.

import { rulesets } from "../net/api";
import type { Replay, RulesetInfo } from "../protocol";
import { learnWords } from "../words/voice";

const CACHE = "gobelet-games"; // the service worker leaves it alone
const MOST = 4; // games: each 10 to 70 kB
const LARGEST = 150_000; // bytes of one, packed

interface KeptGame {
  record: string;
  replay: Replay; // with all hands open
  rulesets: RulesetInfo[]; // what it takes to speak of it
}

const available = (): boolean => "caches" in globalThis && "CompressionStream" in globalThis;
const addressOf = (table: string): string => `kept-games/${encodeURIComponent(table)}`;
const through = (stream: ReadableStream, way: CompressionStream | DecompressionStream): Response =>
  new Response(stream.pipeThrough(way as unknown as ReadableWritablePair));

/** Keeps a game that is over. Those that came first make room. */
export async function keepGame(table: string, record: string, replay: Replay): Promise<void> {
  if (!available()) return;
  const known = (await rulesets().catch(() => [])).filter(({ id }) => id === replay.ruleset);
  const game: KeptGame = { record, replay, rulesets: known };
  const whole = new Blob([JSON.stringify(game)]).stream();
  const packed = await through(whole, new CompressionStream("gzip")).arrayBuffer();
  if (packed.byteLength > LARGEST) return;
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(table)); // the last one put in is the last in line
  await cache.put(addressOf(table), new Response(packed));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

export async function keptGame(table: string): Promise<KeptGame | undefined> {
  if (!available()) return undefined;
  const found = await caches.match(addressOf(table), { cacheName: CACHE }).catch(() => undefined);
  if (!found?.body) return undefined;
  const game: KeptGame = await through(found.body, new DecompressionStream("gzip")).json();
  learnWords(game.rulesets);
  return game;
}

export async function forgetGames(): Promise<void> {
  if (available()) await caches.delete(CACHE);
}
