// The licences of what the page is built with, beside it: licences.txt.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

interface Package {
  version: string;
  license: string;
}

/** Every package that is part of the page, fonts among them, with its licence as it comes. */
function noticesText(): string {
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
  const parts = Object.keys(dependencies).map((name) => {
    const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Package;
    return `${name} ${version}: ${license}\n\n${textOf(name).trim()}\n`;
  });
  return `Gobelet's page is built with these packages. The files of fonts are unchanged.\n\n${parts.join(`\n${"=".repeat(72)}\n\n`)}`;
}

/** Packages call the file this or that; one without a file is known by the name of its licence. */
function textOf(name: string): string {
  for (const file of ["LICENSE", "LICENSE.md", "LICENCE"]) {
    try {
      return read(`node_modules/${name}/${file}`);
    } catch {
      // the next name
    }
  }
  return "The package brings no licence file; the name above is the licence that it declares.";
}

export const notices = (): Plugin => ({
  name: "notices",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "licences.txt", source: noticesText() });
  },
});
