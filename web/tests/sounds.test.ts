// Sounds are equally loud, never clip, differ from each other, and every event that makes one exists.
import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { noises as casino } from "../src/games/cincinnati/events";
import { noises as town } from "../src/games/dicetown/events";
import { settings } from "../src/kit/settings.svelte";
import { loudness, peak } from "../src/sounds/loudness";
import { render, TARGET, VARIANTS } from "../src/sounds/render";
import { SCORES, type Sound } from "../src/sounds/scores";
import { gainOf, nextVariant } from "../src/table/sound";

const RATE = 44_100;
const NAMES = Object.keys(SCORES) as Sound[];
const CLOSE = 0.5; // LU: less than ears tell apart

test("the meter reads what the standard says: a full sine of 997 Hz in one channel is -3.01 LUFS", () => {
  for (const rate of [44_100, 48_000]) {
    const sine = Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * 997 * at) / rate));
    expect(loudness(sine, rate)).toBeCloseTo(-3.01, 1);
    expect(
      loudness(
        sine.map((x) => x / 10),
        rate,
      ),
    ).toBeCloseTo(-23.01, 1);
  }
});

test.each(NAMES)(
  "%s: three variants, as loud as all others, below -1 dBFS, from silence to silence",
  (name) => {
    const waves = Array.from({ length: VARIANTS }, (_, variant) => render(name, variant, RATE));
    for (const wave of waves) {
      expect(Math.abs(loudness(wave, RATE) - TARGET)).toBeLessThan(CLOSE);
      expect(peak(wave)).toBeLessThan(10 ** (-1 / 20));
      expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.05);
      expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
      expect(wave.length / RATE).toBeLessThan(2.5);
    }
    expect(new Set(waves.map((wave) => wave.slice(0, 4000).join())).size).toBe(VARIANTS);
  },
);

test("a variant is the same sound every time, at any rate", () => {
  expect(render("coin", 1, RATE)).toEqual(render("coin", 1, RATE));
  for (const rate of [22_050, 48_000, 96_000]) {
    expect(Math.abs(loudness(render("wood", 0, rate), rate) - TARGET)).toBeLessThan(CLOSE);
  }
});

test("no variant is heard twice in a row, and every one is heard", () => {
  for (let before = 0; before < VARIANTS; before++) {
    const chances = [0, 0.49, 0.5, 0.999].map((chance) => nextVariant(before, VARIANTS, chance));
    expect(chances).not.toContain(before);
    expect(new Set(chances).size).toBe(VARIANTS - 1);
  }
  expect(nextVariant(undefined, VARIANTS, 0.999)).toBe(VARIANTS - 1);
});

test.each([
  ["dicetown", town],
  ["cincinnati", casino],
] as const)("every sound of %s belongs to an event that exists", (game, noises) => {
  const text = readFileSync(`../src/gobelet/locale/en/${game}.ftl`, "utf8");
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
  for (const [pattern] of noises) {
    const alternatives = /^\^\((.*)\)$/.exec(pattern.source)?.[1]?.split(/\|(?![^(]*\))/) ?? [
      pattern.source.slice(1),
    ];
    for (const one of alternatives)
      expect(
        ids.some((id) => new RegExp(`^(${one})`).test(id)),
        `${game}: ${one}`,
      ).toBe(true);
  }
});

/** What a browser has, as far as sounds need it. */
class Audio {
  static made: Audio[] = [];
  state: AudioContextState = "suspended";
  sampleRate = RATE;
  destination = {};
  heard = 0;
  gains: { gain: { value: number } }[] = [];
  constructor() {
    Audio.made.push(this);
  }
  async resume() {
    this.state = "running";
  }
  createGain() {
    const node = { gain: { value: 1 }, connect: (next: unknown) => next };
    this.gains.push(node);
    return node;
  }
  createDynamicsCompressor() {
    const dial = () => ({ value: 0 });
    return {
      threshold: dial(),
      knee: dial(),
      ratio: dial(),
      attack: dial(),
      release: dial(),
      connect: (next: unknown) => next,
    };
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    return { buffer: null, connect: () => {}, start: () => void this.heard++ };
  }
}

beforeEach(() => {
  vi.resetModules();
  Audio.made = [];
  vi.stubGlobal("AudioContext", Audio);
  localStorage.clear();
});

test("nothing sounds before the page is touched, nor when sound is off; the volume is kept", async () => {
  const { settings } = await import("../src/kit/settings.svelte");
  const { awaken, play, sample } = await import("../src/table/sound");
  play("bell");
  expect(Audio.made).toEqual([]);
  settings.setSound("off");
  awaken();
  await sample();
  expect(Audio.made).toEqual([]);
  settings.setSound("on");
  settings.setVolume(50);
  awaken();
  await sample();
  const [audio] = Audio.made;
  expect(audio?.heard).toBe(1);
  expect(audio?.gains[0]?.gain.value).toBe(gainOf(50));
  play("bell");
  expect(audio?.heard).toBe(2);
  settings.setVolume(0);
  play("bell");
  settings.setVolume(100);
  settings.setSound("off");
  play("bell");
  expect(audio?.heard).toBe(2);
  expect(localStorage.getItem("gobelet.volume")).toBe("100");
});

test("a volume that makes no sense is forgotten", async () => {
  expect(settings.volume).toBe(70);
  for (const kept of ["101", "-5", "loud", ""]) {
    localStorage.setItem("gobelet.volume", kept);
    vi.resetModules();
    expect((await import("../src/kit/settings.svelte")).settings.volume).toBe(70);
  }
});
