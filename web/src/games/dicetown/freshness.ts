// Dice that lie before a player: each has a name by its face, so that only those that come are drawn again.

export interface Lying<F> {
  face: F;
  name: string; // "9-2" is the second 9
}

export function named<F extends string>(dice: readonly F[]): Lying<F>[] {
  const seen: Record<string, number> = {};
  return dice.map((face) => {
    seen[face] = (seen[face] ?? 0) + 1;
    return { face, name: `${face}-${seen[face]}` };
  });
}
