// The table's voice: sounds are made on this machine (src/sounds), once each, when the page may be heard.
import { settings } from "../kit/settings.svelte";
import type { Sound } from "../sounds/scores";

export type { Sound } from "../sounds/scores";

type Maker = typeof import("../sounds/render");

let audio: AudioContext | undefined;
let out: GainNode | undefined;
let maker: Maker | undefined;
const made = new Map<string, AudioBuffer>();
const last = new Map<Sound, number>();

/** Browsers let a page sound only after it was touched; until then there is nothing that could. */
export function awaken(): void {
  if (!settings.heard || typeof AudioContext === "undefined") return;
  if (!audio) {
    audio = new AudioContext();
    out = audio.createGain();
    // Each sound by itself stays below the ceiling; several at once are held there.
    const limiter = audio.createDynamicsCompressor();
    limiter.threshold.value = -6;
    limiter.knee.value = 4;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    out.connect(limiter).connect(audio.destination);
    void import("../sounds/render").then((loaded) => {
      maker = loaded;
    });
  }
  if (audio.state === "suspended") void audio.resume();
}

/** One of the variants, and not the one that was heard before. */
export function nextVariant(before: number | undefined, variants: number, chance = Math.random()): number {
  if (before === undefined) return Math.floor(chance * variants);
  return (before + 1 + Math.floor(chance * (variants - 1))) % variants;
}

/** Half-way on the slider sounds half as loud: ears count in powers. */
export const gainOf = (volume: number): number => (volume / 100) ** 2;

export function play(sound: Sound): void {
  if (!settings.heard || !settings.volume) return;
  if (!maker || !audio || !out || audio.state !== "running") return;
  const variant = nextVariant(last.get(sound), maker.VARIANTS);
  last.set(sound, variant);
  const key = `${sound}-${variant}`;
  let buffer = made.get(key);
  if (!buffer) {
    const wave = maker.render(sound, variant, audio.sampleRate);
    buffer = audio.createBuffer(1, wave.length, audio.sampleRate);
    buffer.getChannelData(0).set(wave);
    made.set(key, buffer);
  }
  out.gain.value = gainOf(settings.volume);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(out);
  source.start();
}

/** What the volume is now: for the slider, which is touched while it is moved. */
export async function sample(): Promise<void> {
  awaken();
  maker ??= await import("../sounds/render");
  play("coin");
}
