// The player on this device: secrets, names of devices, looks, and what a former player is called.
import { beforeEach, expect, test } from "vitest";
import { looks } from "../src/art/looks.svelte";
import { newSecret, playerSecret, read, write } from "../src/kit/keepsake";
import { asPlayer } from "../src/kit/player";
import { placeOf } from "../src/kit/route.svelte";
import { settings } from "../src/kit/settings.svelte";
import type { PlayerInfo } from "../src/protocol";
import { fetchLanguage } from "../src/words/bundles";
import { Voice } from "../src/words/voice";
import { deviceName } from "../src/you/device";
import { forgetPlayer, wear } from "../src/you/sync";

beforeEach(() => localStorage.clear());

const told = (change: Partial<PlayerInfo>): PlayerInfo => ({
  name: "Zoe",
  avatar: 3,
  colour: null,
  settings: {},
  created: 0,
  devices: [{ id: "a", label: "", created: 0, seen: 0, this: true }],
  passkeys: [],
  page: "0a",
  hidden: false,
  research: false,
  moderator: false,
  ...change,
});

test("a browser makes one secret, and shows it", () => {
  const secret = playerSecret();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(playerSecret()).toBe(secret);
  expect(newSecret()).not.toBe(secret);
  expect(asPlayer()).toEqual({ Authorization: `Bearer ${secret}` });
  write("player", "not a secret");
  expect(playerSecret()).toMatch(/^[0-9a-f]{64}$/);
});

test("what comes from another device is worn, and only what the page knows", () => {
  wear(
    told({
      settings: { pace: "slow", theme: "dark", evil: "1", browser: "stolen" },
      passkeys: [{ id: "p", created: 0, used: 0 }],
    }),
  );
  expect([settings.name, settings.avatar, settings.colour]).toEqual(["Zoe", 3, null]);
  expect([settings.pace, settings.theme, read("pace")]).toEqual(["slow", "dark", "slow"]);
  expect([read("evil"), read("browser"), read("kept")]).toEqual([null, null, "yes"]);
  wear(told({ settings: { theme: "auto" } }));
  expect(read("kept")).toBeNull();
  playerSecret();
  forgetPlayer();
  expect(read("player")).toBeNull();
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0",
    "Edge, Windows",
  ],
  ["something else", ""],
])("%s is called %s", (agent, name) => expect(deviceName(agent)).toBe(name));

test("seats wear what was chosen, and their own otherwise", () => {
  const seat = (avatar: number | null, colour: number | null) => ({ avatar, colour }) as never;
  looks.wear([seat(4, 2), seat(null, null), seat(0, 0)]);
  expect([0, 1, 2, 7].map((one) => looks.faceOf(one))).toEqual([4, 1, 0, 1]);
  const { style } = document.documentElement;
  expect(style.getPropertyValue("--seat-0")).toBe("var(--colour-2)");
  expect(style.getPropertyValue("--seat-1")).toBe("");
  looks.wear([]);
  expect(looks.faceOf(0)).toBe(0);
  expect(style.getPropertyValue("--seat-0")).toBe("");
});

test("a former player is called so in the reader's language", async () => {
  await fetchLanguage("fr");
  await fetchLanguage("en");
  const names = ["Ann", "a former player", "a former player 2", "a former players' friend"];
  expect([0, 1, 2, 3].map((seat) => new Voice("fr", "", names).name(seat))).toEqual([
    "Ann",
    "un ancien joueur",
    "un ancien joueur (2)",
    "a former players' friend",
  ]);
  expect(new Voice("en", "", names).name(1)).toBe("a former player");
});

test("the player has a page", () => {
  expect(placeOf("/daily")).toEqual({ page: "daily", day: "", game: "" });
  expect(placeOf("/daily/2026-11-17/chess")).toEqual({ page: "daily", day: "2026-11-17", game: "chess" });
  expect(placeOf("/daily/tomorrow/chess")).toEqual({ page: "nowhere" });
  expect(placeOf("/you")).toEqual({ page: "you" });
  expect(placeOf("/player/0a1b")).toEqual({ page: "player", player: "0a1b" });
  expect(placeOf("/player")).toEqual({ page: "nowhere" });
  expect(placeOf("/you/7")).toEqual({ page: "nowhere" });
});
