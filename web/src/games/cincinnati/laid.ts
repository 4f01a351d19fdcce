// Dice as they lie. The server sends them sorted; on the table, dice that stay keep their places, and dice that were
// rolled fall where those lay that were taken up.

export interface Laid {
  dice: readonly number[];
  fresh: readonly boolean[]; // fallen in the last roll
}

const sorted = (dice: readonly number[]) => dice.toSorted((a, b) => a - b);
const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && sorted(one).join() === sorted(other).join();

/**
 * Dice after a roll of those named; where it is not known which they were, of those that are gone.
 *
 * Of equal dice those are taken up that lie at the places that were tapped.
 */
export function relaid(
  before: readonly number[],
  after: readonly number[],
  named: readonly number[],
  tapped: readonly number[] = [],
): Laid {
  const up = rolling(before, named, tapped);
  const left = [...after];
  const dice: (number | undefined)[] = before.map((die, place) => {
    const there = up.has(place) ? -1 : left.indexOf(die);
    if (there >= 0) left.splice(there, 1);
    return there >= 0 ? die : undefined;
  });
  return { dice: dice.map((die) => die ?? left.shift() ?? 0), fresh: dice.map((die) => die === undefined) };
}

/** The places of the dice that are named for a roll: those that were tapped, if they are these dice. */
export function rolling(
  dice: readonly number[],
  named: readonly number[],
  tapped: readonly number[] = [],
): ReadonlySet<number> {
  const faces = tapped.map((place) => dice[place] ?? 0);
  if (tapped.length && same(faces, named)) return new Set(tapped);
  const left = [...named];
  const places = dice.flatMap((die, place) => {
    const which = left.indexOf(die);
    if (which >= 0) left.splice(which, 1);
    return which >= 0 ? [place] : [];
  });
  return new Set(places);
}

interface Memory extends Laid {
  tapped: readonly number[]; // the places of our own dice that we have chosen to roll
  named: readonly number[];
  question: number | undefined; // at which the fresh dice were first chosen from
}

const facesAt = ({ dice, tapped }: Memory): number[] => tapped.map((place) => dice[place] ?? 0);

/** Remembers how the dice of each seat lie at one table. */
export class Lay {
  private readonly memory = new Map<string, Memory>();

  /** These dice, which `whose` has now, as they lie. */
  of(whose: string, dice: readonly number[], named: readonly number[] = []): Laid {
    const last = this.memory.get(whose);
    if (last && same(last.dice, dice) && named.length >= last.named.length) {
      last.named = named;
      return last;
    }
    const known = last?.dice.length === dice.length;
    const laid = known
      ? relaid(last.dice, dice, last.named.length ? last.named : facesAt(last), last.tapped)
      : { dice: [...dice], fresh: dice.map(() => false) };
    this.memory.set(whose, { ...laid, named, tapped: [], question: undefined });
    return laid;
  }

  /** Our own dice that we roll again, by the places where they lie. */
  take(whose: string, places: readonly number[]): void {
    const last = this.memory.get(whose);
    if (last) last.tapped = places;
  }

  /** The places of the dice that were taken last, until they have fallen. */
  tapped(whose: string): readonly number[] {
    return this.memory.get(whose)?.tapped ?? [];
  }

  /** The places of the dice that are named for a roll. */
  rolling(whose: string, dice: readonly number[], named: readonly number[]): ReadonlySet<number> {
    return rolling(dice, named, this.tapped(whose));
  }

  /** For the question in which dice are chosen: those that fell just before it, and not at an earlier question. */
  at(whose: string, dice: readonly number[], question: number): Laid {
    const laid = this.of(whose, dice, this.memory.get(whose)?.named);
    const last = this.memory.get(whose);
    if (last) last.question ??= question;
    return last?.question === question ? laid : { dice: laid.dice, fresh: dice.map(() => false) };
  }
}

const lays = new WeakMap<object, Lay>();

/** The memory of a table, by what is there as long as the table is. */
export function layOf(table: object): Lay {
  const lay = lays.get(table) ?? new Lay();
  lays.set(table, lay);
  return lay;
}
