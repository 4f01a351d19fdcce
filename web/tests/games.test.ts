// Games live in folders of their own: nothing else on the page knows one by name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverOf, knows, loadGame } from "../src/games/games";
import { rulebookOf } from "../src/games/rulebooks";

const WEB = join(import.meta.dirname, "..");
const GAMES = ["dicetown", "cincinnati"];
const FOLDERS = [...GAMES, "plain"];
const NAMES = /dice.?town|cincinnati|casino|\btown\b/i;

const files = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte|css)$/.test(name))
    .map((name) => `${folder}/${name}`);
const read = (file: string) => readFileSync(join(WEB, file), "utf8");
const imports = (file: string) =>
  [...read(file).matchAll(/(?:from|import\(?)\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

const outside = [
  ...files("src").filter((file) => !/^src\/games\/[^/]+\//.test(file) && file !== "src/protocol.ts"),
  "rules.ts",
  "sentences.ts",
  "vite.config.ts",
];

test("outside of its folder nobody spells a game's name", () => {
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter((file) => NAMES.test(read(file)))).toEqual([]);
});

test("outside of its folder nobody imports from a game", () => {
  const inside = new RegExp(`(^|/)(${FOLDERS.join("|")})/`);
  expect(outside.flatMap((file) => imports(file).filter((path) => inside.test(path)))).toEqual([]);
});

test.each(FOLDERS)("%s imports nothing from another game", (game) => {
  const others = new RegExp(`/(${FOLDERS.filter((other) => other !== game).join("|")})/`);
  const own = files(`src/games/${game}`);
  expect(own.length).toBeGreaterThan(5);
  expect(own.flatMap((file) => imports(file).filter((path) => others.test(path)))).toEqual([]);
});

test("every folder is a game", () => {
  const folders = readdirSync(join(WEB, "src/games"), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual(FOLDERS.toSorted());
});

test.each(GAMES)("%s is found by its id", async (id) => {
  expect(knows(id)).toBe(true);
  const game = await loadGame(id);
  expect(game.theme).toBe(coverOf(id).theme);
  expect(game.theme).not.toBe("plain");
  expect(rulebookOf(id)).toBeDefined();
});

test("a game that the page was not built with is played on the plain board", async () => {
  for (const id of ["mia", "plain", "", "../dicetown"]) {
    expect(knows(id)).toBe(false);
    expect(coverOf(id).theme).toBe("plain");
    expect((await loadGame(id)).theme).toBe("plain");
    expect(rulebookOf(id)).toBeUndefined();
  }
});
