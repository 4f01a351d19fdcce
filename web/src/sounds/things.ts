// What lies on the tables, as the modes in which it rings. The measures are ours, set by looking at spectra.
import type { Mode, Tape } from "./tape";

const DIE: readonly Mode[] = [
  [2350, 0.008, 0.5],
  [3650, 0.006, 0.55],
  [5300, 0.005, 0.4],
  [7800, 0.0035, 0.25],
  [10400, 0.003, 0.12],
];
export const BOARD: readonly Mode[] = [
  [165, 0.04, 0.3],
  [288, 0.036, 0.42],
  [465, 0.032, 0.5],
  [740, 0.026, 0.55],
  [1160, 0.019, 0.52],
  [1720, 0.013, 0.5],
];
export const PADDED: readonly Mode[] = [
  [148, 0.034, 0.5],
  [255, 0.028, 0.6],
  [418, 0.02, 0.6],
  [690, 0.013, 0.45],
];
export const LEATHER: readonly Mode[] = [
  [210, 0.02, 0.35],
  [395, 0.018, 0.5],
  [640, 0.014, 0.5],
  [980, 0.011, 0.42],
  [1480, 0.008, 0.3],
];
/** A free round plate: its modes stand at 1 : 1.73 : 2.33 : 3.91 : 4.11 : 6.30, and each is a pair that beats. */
export const coin = (pitch: number, decay: number): Mode[] =>
  [
    [1, 1, 0.8],
    [1.006, 0.9, 0.5],
    [1.73, 0.7, 0.6],
    [2.33, 0.55, 0.5],
    [2.342, 0.5, 0.3],
    [3.91, 0.3, 0.2],
  ].map(([ratio = 1, lasts = 1, share = 1]) => [pitch * ratio, decay * lasts, share]);
/** A small cast bell: hum, prime, tierce, quint, nominal, and what lies above. */
export const bell = (pitch: number, decay: number): Mode[] =>
  [
    [0.5, 1.2, 0.3],
    [1, 1, 0.7],
    [1.003, 0.9, 0.35],
    [1.19, 0.75, 0.3],
    [1.5, 0.5, 0.2],
    [2, 0.6, 0.6],
    [2.51, 0.3, 0.22],
    [3.01, 0.25, 0.2],
    [4.17, 0.14, 0.14],
    [5.43, 0.09, 0.08],
  ].map(([ratio = 1, lasts = 1, share = 1]) => [pitch * ratio, decay * lasts, share]);
/** A bar that is free at both ends, such as a blade: 1 : 2.76 : 5.40 : 8.93. */
export const blade = (pitch: number, decay: number): Mode[] =>
  [
    [1, 0.8, 0.35],
    [2.756, 1, 0.7],
    [2.79, 0.9, 0.4],
    [5.404, 0.8, 0.6],
    [5.47, 0.7, 0.35],
    [8.933, 0.45, 0.4],
  ].map(([ratio = 1, lasts = 1, share = 1]) => [pitch * ratio, decay * lasts, share]);
export const BLOCK: readonly Mode[] = [
  [860, 0.03, 0.8],
  [1490, 0.018, 0.4],
  [2330, 0.01, 0.3],
  [3900, 0.005, 0.15],
];
export const NUGGET: readonly Mode[] = [
  [1180, 0.022, 0.6],
  [1960, 0.018, 0.6],
  [3120, 0.013, 0.45],
  [4700, 0.009, 0.3],
];

/** One die meets wood: the die clicks, the board knocks. */
export function onWood(tape: Tape, at: number, force: number): void {
  tape.strike(at, DIE, { force: force * 0.9, contact: 0.0001, spread: 0.08 });
  tape.strike(at, BOARD, { force, contact: 0.0002, spread: 0.06 });
}

/** One die meets felt: the nap takes the click, the padded table a dull knock, and threads rub. */
export function onFelt(tape: Tape, at: number, force: number): void {
  tape.strike(at, DIE, { force: force * 0.4, contact: 0.00016, spread: 0.08 });
  tape.strike(at, PADDED, { force: force * 0.7, contact: 0.0009, spread: 0.06 });
  tape.hiss(at, 0.035, [600, 3200], force * 1.2, (part) => (1 - part) ** 2);
}

/** Dice meet in the air or on the table. */
export const click = (tape: Tape, at: number, force: number): void =>
  tape.strike(at, DIE, { force, contact: 0.00008, spread: 0.1 });

/** A die falls, bounces lower and sooner each time, and rocks on its edges until it lies. */
export function tumble(
  tape: Tape,
  at: number,
  {
    hit,
    bounce,
    fall,
  }: { hit: (tape: Tape, at: number, force: number) => void; bounce: number; fall: number },
): void {
  const { chance } = tape;
  let speed = chance.between(0.75, 1);
  let when = at;
  while (speed > 0.12) {
    hit(tape, when, speed ** 1.3);
    when += fall * speed * chance.between(0.75, 1.15);
    speed *= bounce * chance.between(0.8, 1.1);
  }
  for (let rock = 0; rock < 3; rock++) {
    hit(tape, when, chance.between(0.04, 0.1) * (1 - rock / 4));
    when += chance.between(0.022, 0.034) * (1 - rock / 5);
  }
}
