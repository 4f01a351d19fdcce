// How loud something is to ears, after ITU-R BS.1770: K-weighted, and the loudest 400 ms count.
const WINDOW = 0.4;
const HOP = 0.01;

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The head as a shelf: it makes the high end louder. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

/** Ears are nearly deaf to the lowest end. */
function highpass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

function filtered(wave: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const out = new Float32Array(wave.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let place = 0; place < wave.length; place++) {
    const x = wave[place] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[place] = y;
  }
  return out;
}

/** The momentary loudness at its loudest, in LUFS. What is shorter than the window counts as followed by silence. */
export function loudness(wave: Float32Array, rate: number): number {
  const heard = filtered(filtered(wave, shelf(rate)), highpass(rate));
  const window = Math.round(WINDOW * rate);
  const hop = Math.round(HOP * rate);
  const sums = new Float64Array(heard.length + 1);
  heard.forEach((x, place) => {
    sums[place + 1] = (sums[place] ?? 0) + x * x;
  });
  let most = 0;
  for (let start = 0; start === 0 || start + window <= heard.length; start += hop) {
    const end = Math.min(start + window, heard.length);
    most = Math.max(most, ((sums[end] ?? 0) - (sums[start] ?? 0)) / window);
  }
  return -0.691 + 10 * Math.log10(most);
}

export const peak = (wave: Float32Array): number => wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
