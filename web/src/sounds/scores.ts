// The sounds of the tables: how each of them is made. No sound is recorded, none is loaded.
import type { Tape } from "./tape";
import {
  BLOCK,
  BOARD,
  bell,
  blade,
  click,
  coin,
  LEATHER,
  NUGGET,
  onFelt,
  onWood,
  PADDED,
  tumble,
} from "./things";

/** How long a sound is at most, how much of the room it has, and how it is made; `variant` is 0, 1 or 2. */
interface Score {
  length: number;
  room: number;
  make: (tape: Tape, variant: number) => void;
}

const cupDown = (tape: Tape, at: number, force: number) => {
  tape.strike(at, PADDED, { force: force * 0.8, contact: 0.0014 });
  tape.strike(at, BOARD, { force: force * 0.9, contact: 0.0005 });
  tape.strike(at + 0.004, LEATHER, { force, contact: 0.0004 });
  tape.hiss(at, 0.05, [300, 2400], force * 1.2, (part) => (1 - part) ** 3);
};

/** A card is drawn over another: it rises, and is gone. */
const slide = (tape: Tape, at: number, length: number, force: number) =>
  tape.hiss(at, length, [1300, 5200], force, (part) => Math.sin(Math.PI * part ** 0.7) ** 1.6, 0.85);

const tap = (tape: Tape, at: number, force: number) => {
  tape.hiss(at, 0.012, [600, 4800], force * 2.2, (part) => (1 - part) ** 2);
  tape.strike(at, PADDED, { force: force * 0.22, contact: 0.001 });
};

const clink = (tape: Tape, at: number, pitch: number, force: number, decay: number) => {
  tape.strike(at, coin(pitch, decay), { force, contact: 0.00005, spread: 0.012 });
  tape.strike(at, BOARD, { force: force * 0.18, contact: 0.0005 });
};

/** A handful of coins comes down one upon another. */
const coins = (tape: Tape, at: number, count: number, force = 1) => {
  let when = at;
  for (let which = 0; which < count; which++) {
    const last = which === count - 1;
    clink(
      tape,
      when,
      tape.chance.between(2650, 3500),
      force * tape.chance.between(0.6, 1),
      last ? 0.11 : 0.045,
    );
    when += tape.chance.between(0.045, 0.085);
  }
  // The uppermost one rocks on its rim, faster and faster.
  for (let gap = 0.04; gap > 0.016; gap *= 0.78) {
    clink(tape, when, 3150, force * gap * 5, 0.03);
    when += gap;
  }
};

const note = (half: number) => 196 * 2 ** (half / 12); // from G below middle C
const banjo = (tape: Tape, at: number, half: number, force: number, rings = 0.22) => {
  tape.pluck(at, note(half), force, { rings, bright: 0.75 });
  tape.strike(at, LEATHER, { force: force * 0.12, contact: 0.0006 }); // the skin under the bridge
};

// Three short phrases on an open G tuning: half-tones above G, one note each.
const LICKS = [
  [0, 4, 7, 12, 7, 12, 16, 19],
  [7, 4, 0, 7, 12, 7, 16, 12],
  [0, 7, 4, 12, 9, 12, 16, 19],
] as const;
const STRUM = [0, 7, 12, 16, 19] as const;

export const SCORES = {
  // The cup is shaken three or four times, and put down on its rim.
  shake: {
    length: 0.95,
    room: 0.25,
    make: (tape) => {
      const { chance } = tape;
      let when = 0.02;
      for (let turn = 0; turn < 6; turn++) {
        for (let die = 0; die < 5; die++) {
          const at = when + chance.between(0, 0.034);
          const force = chance.between(0.25, 0.6) * (turn % 2 ? 0.8 : 1);
          tape.strike(at, LEATHER, { force, contact: 0.0004, spread: 0.07 });
          if (chance.next() < 0.7) click(tape, at + chance.between(0, 0.01), force * 0.6);
        }
        when += chance.between(0.078, 0.096);
      }
      cupDown(tape, when + 0.05, 1);
      for (let die = 0; die < 4; die++)
        click(tape, when + 0.06 + chance.between(0, 0.06), chance.between(0.04, 0.12));
    },
  },
  // Only that: the cup is put down over what it hides.
  cup: {
    length: 0.4,
    room: 0.3,
    make: (tape) => {
      cupDown(tape, 0.005, 1);
      for (let die = 0; die < 3; die++)
        click(tape, 0.012 + tape.chance.between(0, 0.05), tape.chance.between(0.03, 0.09));
    },
  },
  wood: {
    length: 0.9,
    room: 0.3,
    make: (tape) => {
      for (let die = 0; die < 5; die++)
        tumble(tape, 0.005 + tape.chance.between(0, 0.11) * (die ? 1 : 0), {
          hit: onWood,
          bounce: 0.62,
          fall: 0.12,
        });
      for (let meeting = 0; meeting < 3; meeting++)
        click(tape, tape.chance.between(0.04, 0.2), tape.chance.between(0.15, 0.35));
    },
  },
  felt: {
    length: 0.8,
    room: 0.2,
    make: (tape) => {
      for (let die = 0; die < 5; die++)
        tumble(tape, 0.005 + tape.chance.between(0, 0.1) * (die ? 1 : 0), {
          hit: onFelt,
          bounce: 0.48,
          fall: 0.115,
        });
      for (let meeting = 0; meeting < 5; meeting++)
        click(tape, tape.chance.between(0.02, 0.22), tape.chance.between(0.1, 0.22));
    },
  },
  coin: { length: 0.8, room: 0.25, make: (tape) => coins(tape, 0.005, 4) },
  // Nuggets are heavy and short: they fall into a pan on a bed of gravel.
  gold: {
    length: 0.6,
    room: 0.25,
    make: (tape) => {
      let when = 0.005;
      for (let which = 0; which < 4; which++) {
        const force = tape.chance.between(0.6, 1);
        tape.strike(when, NUGGET, { force, contact: 0.00015, spread: 0.09 });
        tape.strike(when, BOARD, { force: force * 0.7, contact: 0.0009 });
        for (let grain = 0; grain < 6; grain++)
          tape.strike(when + tape.chance.between(0.005, 0.06), NUGGET, {
            force: tape.chance.between(0.02, 0.09),
            contact: 0.0001,
            spread: 0.35,
          });
        when += tape.chance.between(0.06, 0.1);
      }
    },
  },
  card: {
    length: 0.4,
    room: 0.12,
    make: (tape, variant) => {
      const length = [0.12, 0.15, 0.1][variant] ?? 0.12;
      slide(tape, 0.003, length, 1);
      tap(tape, length + 0.012, 0.9);
    },
  },
  // Spurs jingle, and a chord: the badge, or a table, changes hands.
  star: {
    length: 1.1,
    room: 0.3,
    make: (tape, variant) => {
      for (let spur = 0; spur < 4; spur++)
        tape.strike(
          0.005 + spur * 0.07 + tape.chance.between(0, 0.02),
          coin(tape.chance.between(4300, 5200), 0.06),
          { force: 0.16, contact: 0.00003 },
        );
      const root = [0, 5, 2][variant] ?? 0;
      for (const [string, half] of STRUM.entries())
        banjo(tape, 0.2 + string * 0.035, half + root, 0.75, 0.28);
    },
  },
  // It is your turn: one stroke of the bell on the counter.
  bell: {
    length: 1.5,
    room: 0.25,
    make: (tape, variant) => {
      tape.strike(0.003, bell([1046, 1034, 1059][variant] ?? 1046, 0.34), {
        force: 1,
        contact: [0.0001, 0.00016, 0.00007][variant] ?? 0.0001,
        spread: 0.0015,
      });
      tape.strike(0.003, BLOCK, { force: 0.12, contact: 0.0002 });
    },
  },
  // Time runs out: a wooden clock, twice to and fro.
  clock: {
    length: 1.1,
    room: 0.3,
    make: (tape, variant) => {
      const deep = BLOCK.map(([hertz, decay, share]) => [hertz * 0.79, decay, share] as const);
      const gap = [0.2, 0.19, 0.21][variant] ?? 0.2;
      for (let tick = 0; tick < 4; tick++)
        tape.strike(0.005 + tick * gap, tick % 2 ? deep : BLOCK, {
          force: 1,
          contact: 0.00025,
          spread: 0.008,
        });
    },
  },
  win: {
    length: 2.4,
    room: 0.35,
    make: (tape, variant) => {
      for (const [step, half] of (LICKS[variant] ?? LICKS[0]).entries())
        banjo(tape, 0.005 + step * 0.115, half, step % 4 ? 0.7 : 0.9);
      for (const [string, half] of STRUM.entries()) banjo(tape, 0.96 + string * 0.028, half, 0.9, 0.42);
      tape.strike(1.05, bell(1568, 0.28), { force: 0.3, contact: 0.0001, spread: 0.002 });
    },
  },
  // A hand passes by, and coins are gone; two low strings say what to think of it.
  rob: {
    length: 1.2,
    room: 0.3,
    make: (tape, variant) => {
      tape.hiss(0.003, 0.19, [350, 2600], 1.3, (part) => Math.sin(Math.PI * part ** 1.8) ** 2, 0.3);
      coins(tape, 0.17, 2 + (variant % 2), 0.5);
      for (const [step, half] of [-12, -11].entries())
        tape.pluck(0.34 + step * 0.17, note(half + ([0, 2, -2][variant] ?? 0)), 1.1, {
          rings: 0.16,
          bright: 0.35,
        });
    },
  },
  // Two blades meet, and part.
  duel: {
    length: 1.2,
    room: 0.35,
    make: (tape, variant) => {
      const pitch = [620, 570, 670][variant] ?? 620;
      tape.strike(0.004, blade(pitch, 0.12), { force: 0.8, contact: 0.00006, spread: 0.015 });
      tape.strike(0.012, blade(pitch * 1.13, 0.1), { force: 0.7, contact: 0.00006, spread: 0.015 });
      tape.hiss(0.03, 0.22, [3000, 9000], 0.16, (part) => part * (1 - part) * 4, 0.6);
      tape.strike(0.27, blade(pitch * 1.06, 0.2), { force: 1, contact: 0.00006, spread: 0.015 });
    },
  },
} as const satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;
