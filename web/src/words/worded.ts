// A page that says sentences of its own: both are fetched together.
import { untrack } from "svelte";
import { fetchPart } from "./bundles";
import { language } from "./language.svelte";
import type { Part } from "./parts";

/** Another language brings them by itself. */
export function worded<Page>(parts: readonly Part[], page: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const spoken = untrack(() => language.current); // otherwise the page would be drawn again with another language
    const [loaded] = await Promise.all([page(), ...parts.map((part) => fetchPart(spoken, part))]);
    return loaded;
  };
}
