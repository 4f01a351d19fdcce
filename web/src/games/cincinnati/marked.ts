// Dice of which some are named for the reroll: each named pip marks one die.
export function marked(dice: readonly number[], named: readonly number[]): { die: number; named: boolean }[] {
  const left = [...named];
  return dice.map((die) => {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return { die, named: place >= 0 };
  });
}
