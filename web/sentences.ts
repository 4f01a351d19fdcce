// A Vite plugin: the Fluent files of src/gobelet/locale, without what the page never says.
import type { Plugin } from "vite";

/** Drops comments and the messages of the command line (`cli-…`). */
export function trim(ftl: string): string {
  const kept: string[] = [];
  let wanted = true;
  for (const line of ftl.split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^[a-zA-Z-]/.test(line)) wanted = !line.startsWith("cli-");
    if (wanted && line.trim()) kept.push(line);
  }
  return `${kept.join("\n")}\n`;
}

export function sentences(): Plugin {
  return {
    name: "sentences",
    transform: {
      filter: { id: /\.ftl$/ },
      handler(code: string) {
        return { code: `export default ${JSON.stringify(trim(code))};`, map: null, moduleType: "js" };
      },
    },
  };
}
