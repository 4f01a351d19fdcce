// Tables that begin as soon as we sit there: those of "Play now".
const eager = new Set<string>();

export const startHere = (table: string): void => {
  eager.add(table);
};

/** Whether this table was opened to be played at once. */
export const startsHere = (table: string): boolean => eager.has(table);
