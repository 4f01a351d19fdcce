// Which tables of this browser are coached, and what has been explained at each: every prompt once.
import { read, write } from "../kit/keepsake";

const MOST = 10; // tables whose coach is remembered

type Lessons = Record<string, string[]>; // by table: the questions that were explained

function lessons(): Lessons {
  try {
    const kept: unknown = JSON.parse(read("coach") ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Lessons) : {};
  } catch {
    return {};
  }
}

export function coach(table: string): void {
  const kept = Object.entries({ ...lessons(), [table]: [] }).slice(-MOST);
  write("coach", JSON.stringify(Object.fromEntries(kept)));
}

/** What has been explained at this table; undefined if nobody is coached there. */
export const explained = (table: string): string[] | undefined => lessons()[table];

export function explain(table: string, question: string): void {
  const kept = lessons();
  const before = kept[table];
  if (before && !before.includes(question)) {
    write("coach", JSON.stringify({ ...kept, [table]: [...before, question] }));
  }
}

export function dismiss(table: string): void {
  const kept = lessons();
  delete kept[table];
  write("coach", JSON.stringify(kept));
}
