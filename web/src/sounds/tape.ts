// A stretch of sound that is being made: bodies are struck, air hisses, strings are plucked. Times are in seconds.
import type { Chance } from "./chance";

/** A way in which a body rings: its pitch, how fast it dies away (to 1/e), and its share. */
export type Mode = readonly [hertz: number, decay: number, share: number];

interface Strike {
  force: number;
  contact: number; // how long the two touch: hard things a fraction of a millisecond, soft ones several
  spread?: number; // how far each mode may stray from its pitch
}

const QUIET = 0.0005; // of a mode's first amplitude: below it nothing is heard

export class Tape {
  readonly wave: Float32Array;

  constructor(
    readonly rate: number,
    readonly length: number,
    readonly chance: Chance,
  ) {
    this.wave = new Float32Array(Math.ceil(length * rate));
  }

  /** Modal synthesis: every mode rings by itself. A long contact leaves the high ones out, as a half-sine push does. */
  strike(at: number, modes: readonly Mode[], { force, contact, spread = 0.03 }: Strike): void {
    const start = Math.round(at * this.rate);
    for (const [hertz, decay, share] of modes) {
      const pitch = hertz * this.chance.between(1 - spread, 1 + spread);
      if (pitch > this.rate * 0.45) continue;
      const push = 2 * pitch * contact;
      const passed =
        Math.abs(push - 1) < 0.01 ? Math.PI / 4 : Math.abs(Math.cos((Math.PI * push) / 2) / (1 - push ** 2));
      this.#ring(
        start,
        pitch,
        decay * this.chance.between(0.85, 1.15),
        force * share * passed * this.chance.between(0.6, 1.2),
      );
    }
  }

  /** A decaying sine, by rotation: two multiplications a sample. */
  #ring(start: number, pitch: number, decay: number, loud: number): void {
    const turn = (2 * Math.PI * pitch) / this.rate;
    const fade = Math.exp(-1 / (decay * this.rate));
    const [cos, sin] = [Math.cos(turn) * fade, Math.sin(turn) * fade];
    const end = Math.min(this.wave.length, start + Math.ceil(-Math.log(QUIET) * decay * this.rate));
    let x = loud;
    let y = 0;
    for (let place = Math.max(0, start); place < end; place++) {
      this.wave[place] = (this.wave[place] ?? 0) + y;
      const turned = x * cos - y * sin;
      y = x * sin + y * cos;
      x = turned;
    }
  }

  /** Noise between two pitches: what paper, felt and leather are made of. `shape` is its loudness from 0 to 1. */
  hiss(
    at: number,
    length: number,
    [low, high]: readonly [number, number],
    force: number,
    shape: (part: number) => number,
    grain = 0,
  ): void {
    const start = Math.round(at * this.rate);
    const count = Math.round(length * this.rate);
    const lowpass = 1 - Math.exp((-2 * Math.PI * high) / this.rate);
    const highpass = 1 - Math.exp((-2 * Math.PI * low) / this.rate);
    const steps = Math.max(1, Math.round(0.0012 * this.rate));
    let [smooth, smoother, base, lower, rough] = [0, 0, 0, 0, 1];
    for (let step = 0; step < count; step++) {
      // Fibres catch and let go: the loudness of paper jumps a thousand times a second.
      if (grain && step % steps === 0) rough = 1 - grain + grain * this.chance.next() ** 3 * 3;
      smooth += lowpass * (this.chance.between(-1, 1) - smooth);
      smoother += lowpass * (smooth - smoother);
      base += highpass * (smoother - base);
      lower += highpass * (smoother - base - lower);
      const place = start + step;
      if (place >= 0 && place < this.wave.length)
        this.wave[place] =
          (this.wave[place] ?? 0) + (smoother - base - lower) * force * rough * shape(step / count);
    }
  }

  /** A plucked string (Karplus and Strong): noise that runs round and loses its edges. */
  pluck(at: number, pitch: number, force: number, { rings = 0.5, bright = 0.6 } = {}): void {
    const period = this.rate / pitch - 0.5;
    const line = new Float32Array(Math.floor(period));
    const slack = period - line.length; // the part of a sample by which the loop is too short
    let last = 0;
    for (let place = 0; place < line.length; place++) {
      last += bright * (this.chance.between(-1, 1) - last);
      line[place] = last;
    }
    const start = Math.round(at * this.rate);
    const keep = Math.exp(-1 / (rings * pitch));
    let [before, allpass, fed] = [0, 0, 0];
    for (let step = 0; start + step < this.wave.length; step++) {
      const here = line[step % line.length] ?? 0;
      const soft = keep * (0.5 * here + 0.5 * before);
      before = here;
      const turned = slack * (soft - allpass) + fed; // a first-order allpass tunes it
      fed = soft;
      allpass = turned;
      line[step % line.length] = turned;
      if (start + step >= 0) this.wave[start + step] = (this.wave[start + step] ?? 0) + here * force;
    }
  }

  /** The room around the table: four short echoes that run round, so that nothing sounds as if in a box of cotton. */
  room(wet: number): void {
    const dry = this.wave.slice();
    for (const [delay, keep] of [
      [0.0119, 0.62],
      [0.0157, 0.58],
      [0.0193, 0.55],
      [0.0229, 0.5],
    ] as const) {
      const line = new Float32Array(Math.round(delay * this.rate));
      let smooth = 0;
      for (let place = 0; place < dry.length; place++) {
        const at = place % line.length;
        const echo = line[at] ?? 0;
        smooth += 0.35 * (echo - smooth); // walls swallow the high end
        line[at] = (dry[place] ?? 0) + smooth * keep;
        this.wave[place] = (this.wave[place] ?? 0) + echo * wet * 0.25;
      }
    }
  }
}
