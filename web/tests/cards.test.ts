// Every card has a picture of its own, drawn with the inks that there are; long names can be broken.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Parts, strokeOf } from "../src/art/picture";
import { stakePicture } from "../src/games/cincinnati/art/stakePictures";
import { pictureOf } from "../src/games/dicetown/art/cardPictures";
import { landPicture } from "../src/games/dicetown/art/deedPictures";
import { breakable } from "../src/words/hyphens";

const named = (game: string): string[] =>
  [
    ...readFileSync(`../src/gobelet/locale/en/${game}.ftl`, "utf8").matchAll(
      /^card-([\w-]+) = .*\n {4}\.text/gm,
    ),
  ].map(([, name]) => name ?? "");
const STORE = named("dicetown").filter((card) => card !== "unknown");
const STAKES = named("cincinnati");
const lines = (parts: Parts): string[] =>
  parts.flatMap((part) => (typeof part === "string" ? [part] : part.picture));

test("no two cards look alike, and none shows its back", () => {
  const relabelled = ["equipment-6", "equipment-7"]; // owners who correct the values see the saddle
  const own = STORE.filter((card) => !relabelled.includes(card)).map((card) =>
    JSON.stringify(pictureOf(card)),
  );
  expect(own.length).toBeGreaterThan(25);
  expect(new Set(own).size).toBe(own.length);
  expect(own).not.toContain(JSON.stringify(pictureOf("unknown")));
  expect(new Set(STAKES.map((card) => JSON.stringify(stakePicture(card)))).size).toBe(STAKES.length);
  expect(new Set([0, 1, 2, 3, 4, 5].map((points) => JSON.stringify(landPicture(points)))).size).toBe(6);
});

test("every stroke has an ink and a path", () => {
  const inks = new Set(
    [...readFileSync("src/art/CardPicture.svelte", "utf8").matchAll(/^ {2}\.(\w) \{/gm)].map(
      ([, ink]) => ink,
    ),
  );
  const all = [
    ...STORE.map(pictureOf),
    ...STAKES.map(stakePicture),
    ...[0, 1, 2, 3, 4, 5].map(landPicture),
  ].flatMap(lines);
  for (const line of all) {
    const { ink, width, path } = strokeOf(line);
    expect(inks, line).toContain(ink);
    expect(width, line).toBeGreaterThanOrEqual(0);
    expect(path, line).toMatch(/^[Mm][\d\s.,MmLlHhVvQqCcSsTtAaZz-]+$/);
  }
});

test("long words can be broken between syllables, short ones can't", () => {
  const shown = (text: string) => breakable(text).replaceAll("\u00ad", "·");
  expect(shown("Tricheur professionnel")).toBe("Tri·cheur pro·fes·sion·nel");
  expect(shown("Winchester")).toBe("Win·ches·ter");
  expect(shown("Équipement")).toBe("Équi·pe·ment");
  expect(shown("Mule")).toBe("Mule");
  expect(shown("Doc Badluck")).toBe("Doc Badluck");
  expect(breakable("Bénédiction du shaman").replaceAll("\u00ad", "")).toBe("Bénédiction du shaman");
});
