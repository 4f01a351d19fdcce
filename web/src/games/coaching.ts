// What the coach points at in each game: for every lesson the things that its sentences are about, one after another.

/** By lesson: `welcome`, or a question's id. See coach/target.ts for the names of things. */
export type Pointed = Readonly<Record<string, readonly string[]>>;

const found = import.meta.glob<Pointed>("./*/coach.ts", { eager: true, import: "default" });

/** The lessons of a game; none for a game that has no coach. */
export const lessonsOf = (game: string): Pointed => found[`./${game}/coach.ts`] ?? {};
