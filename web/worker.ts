// A Vite plugin: the service worker, with the list of all files of the page and a hash of them; and what is shown
// before the first script runs.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PUBLIC = ["icon.svg", "manifest.webmanifest"];
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** Styles after the first picture: browsers draw what stands before a stylesheet without waiting for it. */
function stylesLast(html: string): string {
  const styles = html.match(STYLES) ?? [];
  return html.replace(STYLES, "").replace("<noscript>", `${styles.join("").trim()}\n    <noscript>`);
}

/** The worker's code for these files, by their names. The names of most hold a hash of what is in them. */
function workerFor(code: string, names: readonly string[], page: string): string {
  const files = ["./", ...PUBLIC, ...names.filter((name) => name !== "index.html")].sort();
  const version = createHash("sha256")
    .update(JSON.stringify([code, page, files]))
    .digest("hex")
    .slice(0, 16);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${code}`;
}

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    transformIndexHtml: { order: "post", handler: stylesLast },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        const code = ["./src/offline/windows.js", "./src/worker.js"]
          .map((name) => readFileSync(new URL(name, import.meta.url), "utf8").replaceAll(/^export /gm, ""))
          .join("\n");
        const source = workerFor(code, Object.keys(bundle), html);
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
