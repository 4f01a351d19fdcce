// Finds the games that the page was built with. Any other game is played on the plain board.
import type { Cover, GameOnPage } from "./game";

const PLAIN = "plain";

const covers = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "default" });
const games = import.meta.glob<GameOnPage>("./*/index.ts", { import: "default" });
const loaded = new Map<string, GameOnPage>();

/** Whether the page was built with a game. */
export const knows = (id: string): boolean => id !== PLAIN && `./${id}/index.ts` in games;

const nameOf = (id: string): string => (knows(id) ? id : PLAIN);

export const coverOf = (id: string): Cover => covers[`./${nameOf(id)}/cover.ts`] as Cover;

/** The whole game: a separate chunk, fetched when it is played. */
export async function loadGame(id: string): Promise<GameOnPage> {
  const name = nameOf(id);
  const game = loaded.get(name) ?? (await (games[`./${name}/index.ts`] as () => Promise<GameOnPage>)());
  loaded.set(name, game);
  return game;
}

/** A game that has been fetched; undefined before. */
export const loadedGame = (id: string): GameOnPage | undefined => loaded.get(nameOf(id));
