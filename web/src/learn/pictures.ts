// The words under the pictures of How to play: fetched with them, not with the first load.
import { FluentResource } from "@fluent/bundle";
import { bundleOf, type Lang } from "../words/bundles";

const files = import.meta.glob<string>("@locale/*/how.ftl", { import: "default" });

/** After this the voices of a language and a game have them. */
export async function fetchPictureWords(lang: Lang, game: string): Promise<void> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${lang}/how.ftl`));
  const text = path ? await files[path]?.() : undefined;
  const bundle = bundleOf(lang, game);
  if (text && !bundle.hasMessage(`how-${game}-1`)) bundle.addResource(new FluentResource(text));
}
