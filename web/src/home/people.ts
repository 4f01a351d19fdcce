// Who played at this device last: their names, and with how many bots.
import { read, write } from "../kit/keepsake";

interface Kept {
  names: string[];
  bots: number;
}

const numberOf = (text: string | null): number => (text && /^\d$/.test(text) ? Number(text) : 0);

export function keptPeople(game: string): Kept {
  const bots = numberOf(read(`people-bots.${game}`));
  try {
    const names: unknown = JSON.parse(read("people") ?? "[]");
    if (Array.isArray(names)) return { names: names.filter((name) => typeof name === "string"), bots };
  } catch {
    // what can't be read was not kept
  }
  return { names: [], bots };
}

export function keepPeople(game: string, names: readonly string[], bots: number): void {
  write("people", JSON.stringify(names));
  write(`people-bots.${game}`, String(bots));
}
