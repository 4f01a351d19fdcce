// Sentences that only one page says come with that page, and those of the coach with the coach.
import type { Lang } from "./bundles";

export type Part =
  | "coach"
  | "daily"
  | "lobby"
  | "moderation"
  | "operator"
  | "player"
  | "replay"
  | "tournament"
  | "you";

const FILES = import.meta.glob<string>(
  "@locale/*/{coach,daily,lobby,moderation,operator,player,replay,tournament,you}.ftl",
  {
    import: "default",
  },
);

export async function sentencesOfPart(lang: Lang, part: Part): Promise<string> {
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/${part}.ftl`)) ?? [];
  return load ? load() : "";
}
