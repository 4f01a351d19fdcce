// Sentences that only one page says come with that page, those of the coach with the coach, and hints with the first of them.
import type { Lang } from "./bundles";

export type Part =
  | "coach"
  | "daily"
  | "lobby"
  | "moderation"
  | "odds"
  | "operator"
  | "player"
  | "replay"
  | "tournament"
  | "you";

const FILES = import.meta.glob<string>(
  "@locale/*/{coach,daily,lobby,moderation,odds,operator,player,replay,tournament,you}.ftl",
  {
    import: "default",
  },
);

export async function sentencesOfPart(lang: Lang, part: Part): Promise<string> {
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(`/${lang}/${part}.ftl`)) ?? [];
  return load ? load() : "";
}
