// A sound becomes a wave: made, set in its room, brought to the loudness of all others, and trimmed.
import { Chance } from "./chance";
import { loudness } from "./loudness";
import { SCORES, type Sound } from "./scores";
import { Tape } from "./tape";

export const VARIANTS = 3;
export const TARGET = -23; // LUFS, the loudest 400 ms
const CLOSE = 0.05; // LU
const KNEE = 0.6; // where the highest peaks begin to be rounded
const CEILING = 0.89; // -1 dBFS: no peak is higher
const SILENCE = 0.001; // -60 dBFS: a tail below it is cut
const FADE = 0.1; // seconds

/** Up to the knee as it is; above it ever flatter, towards the ceiling. */
function rounded(x: number): number {
  const size = Math.abs(x);
  if (size <= KNEE) return x;
  const room = CEILING - KNEE;
  return Math.sign(x) * (KNEE + room * Math.tanh((size - KNEE) / room));
}

/** Rounding takes some of the loudness away, so the gain is found in a few steps. */
function levelled(wave: Float32Array, rate: number): Float32Array {
  let gain = 1;
  let out = wave;
  for (let step = 0; step < 5; step++) {
    const wrong = TARGET - loudness(out, rate);
    if (Math.abs(wrong) < CLOSE) break;
    gain *= 10 ** (wrong / 20);
    out = wave.map((x) => rounded(x * gain));
  }
  return out;
}

function trimmed(wave: Float32Array, rate: number): Float32Array {
  let end = wave.length;
  while (end > 0 && Math.abs(wave[end - 1] ?? 0) < SILENCE) end--;
  const fade = Math.round(FADE * rate);
  const out = wave.slice(0, Math.min(wave.length, end + fade));
  for (let place = 1; place <= Math.min(fade, out.length); place++)
    out[out.length - place] = ((out[out.length - place] ?? 0) * (place - 1)) / fade;
  return out;
}

export function render(sound: Sound, variant: number, rate: number): Float32Array {
  const { length, room, make } = SCORES[sound];
  const seed = [...sound].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), variant + 1);
  const tape = new Tape(rate, length, new Chance(seed));
  make(tape, variant);
  tape.room(room);
  return trimmed(levelled(tape.wave, rate), rate);
}
