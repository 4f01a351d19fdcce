// The sentence files of one language: those that all games share, and one of each game.
export interface Sentences {
  shared: string[];
  games: Record<string, string>;
}

/** The game of `../games/<id>/sentences.en.ts`. */
const gameOf = (path: string): string => path.split("/").at(-2) ?? "";

export const packed = (shared: Record<string, string>, games: Record<string, string>): Sentences => ({
  shared: Object.values(shared),
  games: Object.fromEntries(Object.entries(games).map(([path, text]) => [gameOf(path), text])),
});
