// Tables that begin as soon as we sit there: those of "Play now". How many play at each.
const USUAL = 4;
const eager = new Map<string, number>();

export const startHere = (table: string, players = USUAL): void => {
  eager.set(table, players);
};

/** Whether this table was opened to be played at once. */
export const startsHere = (table: string): boolean => eager.has(table);

/** How many seats it has, if we have opened it. */
export const playersHere = (table: string): number | undefined => eager.get(table);
