// Sounds, all of them synthesised: dice, coins, cards, a bell when one is awaited. Nothing is loaded.
import { settings } from "../kit/settings.svelte";

export type Sound = "dice" | "coin" | "gold" | "card" | "star" | "bell" | "win" | "seal";

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Browsers let a page sound only after it was touched. */
export function awaken(): void {
  if (settings.sound === "off" || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

/** A tone that dies away: `at` and `length` in seconds. */
function tone(
  out: AudioContext,
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType,
) {
  const voice = out.createOscillator();
  const gain = out.createGain();
  const start = out.currentTime + at;
  voice.type = shape;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(out.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** A short rustle around a pitch: what dice, cards and leather are made of. */
function rustle(out: AudioContext, pitch: number, at: number, length: number, loud: number) {
  if (!noise) {
    noise = out.createBuffer(1, out.sampleRate / 2, out.sampleRate);
    const wave = noise.getChannelData(0);
    for (let place = 0; place < wave.length; place++) wave[place] = Math.random() * 2 - 1;
  }
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  const start = out.currentTime + at;
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(start, Math.random() * 0.3, length);
}

const SCORES: Record<Sound, (out: AudioContext) => void> = {
  dice: (out) => {
    for (let knock = 0; knock < 7; knock++) {
      rustle(out, 1500 + Math.random() * 1800, knock * 0.055 + Math.random() * 0.02, 0.05, 0.16);
    }
  },
  coin: (out) => {
    tone(out, 1900, 0, 0.16, 0.04, "triangle");
    tone(out, 2500, 0.06, 0.22, 0.04, "triangle");
  },
  gold: (out) => {
    rustle(out, 2800, 0, 0.05, 0.12);
    tone(out, 1200, 0.02, 0.2, 0.05, "triangle");
  },
  card: (out) => rustle(out, 4200, 0, 0.12, 0.07),
  seal: (out) => {
    rustle(out, 260, 0, 0.12, 0.3);
    tone(out, 160, 0, 0.12, 0.08, "sine");
  },
  star: (out) =>
    [659, 784, 988].forEach((pitch, place) => void tone(out, pitch, place * 0.09, 0.3, 0.05, "triangle")),
  bell: (out) => {
    tone(out, 880, 0, 0.7, 0.05, "sine");
    tone(out, 1318, 0.12, 0.8, 0.04, "sine");
  },
  win: (out) =>
    [523, 659, 784, 1047, 784, 1047].forEach(
      (pitch, place) => void tone(out, pitch, place * 0.14, 0.45, 0.06, "triangle"),
    ),
};

export function play(sound: Sound): void {
  if (settings.sound === "off" || audio?.state !== "running") return;
  SCORES[sound](audio);
}
