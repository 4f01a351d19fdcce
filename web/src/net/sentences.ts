// The sentences of a game that the page was not built with.
const at = (game: string, lang: string) => `api/games/${encodeURIComponent(game)}/${lang}.ftl`;

/** In this language, or in English if the game has no other. */
export async function sentencesOf(game: string, lang: string): Promise<string> {
  const answer = await fetch(at(game, lang));
  if (answer.ok) return answer.text();
  if (lang !== "en" && answer.status === 404) return sentencesOf(game, "en");
  throw new Error(`no sentences for ${game}: ${answer.status}`);
}
