// How the page is cut into files.
import type { Plugin } from "vite";

/** What the entry needs at once is one file: sixty small ones take a phone ten round trips, each with its headers. */
export function oneFirstLoad(): Plugin {
  const first = new Set<string>();
  return {
    name: "gobelet-one-first-load",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "first", test: (id: string) => first.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const ahead = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        ahead.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}
