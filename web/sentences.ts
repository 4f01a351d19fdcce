// A Vite plugin: the Fluent files of src/gobelet/locale, without what the page never says.
import type { Plugin } from "vite";

// What the command line says of itself.
const COMMANDS =
  /^(cli-|odds-|analysis-(about|help-|col-|curve|explained|fortunes|kept|title|turning-points))/;

/** Drops comments and the messages of the command line. */
export function trim(ftl: string): string {
  const kept: string[] = [];
  let wanted = true;
  for (const line of ftl.split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^[a-zA-Z-]/.test(line)) wanted = !COMMANDS.test(line);
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
