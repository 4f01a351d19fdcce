// The sentence files of one language: those of a game apart, all others together.
const GAMES = ["dicetown", "cincinnati"];

export interface Sentences {
  shared: string[];
  games: Record<string, string>;
}

export function packed(files: Record<string, string>): Sentences {
  const pack: Sentences = { shared: [], games: {} };
  for (const [path, text] of Object.entries(files)) {
    const name = path.replace(/^.*\/|\.ftl$/g, "");
    if (GAMES.includes(name)) pack.games[name] = text;
    else pack.shared.push(text);
  }
  return pack;
}
