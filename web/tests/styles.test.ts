// Colours and measures go by names: a name that nobody gives makes a text that can't be read, and nothing complains.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(SRC, name), "utf8")] as const);

const GIVEN = /(--[\w-]+)\s*[:=]/g;
const WANTED = /var\((--[\w-]+)\s*\)/g; // with a word for the case that it is missing it may be

test("every variable of the styles is given somewhere", () => {
  const given = new Set(files.flatMap(([, text]) => [...text.matchAll(GIVEN)].map(([, name]) => name)));
  const missing = files.flatMap(([file, text]) =>
    [...text.matchAll(WANTED)].filter(([, name]) => !given.has(name)).map(([, name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
