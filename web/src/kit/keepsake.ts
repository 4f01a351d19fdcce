// What this browser keeps: the player's name, the seats with their tokens, and a few settings.

export interface KeptSeat {
  table: string;
  token: string;
  seat: number;
  ruleset: string;
  at: number; // when it was last visited, in milliseconds
  phase: string;
  entropy?: string; // our share of the dice
  commitment?: string; // the server's, as it was when we sat down
  people?: KeptPerson[]; // all who play at this device, the host first; without: one person
  sealed?: number; // at a daily table: nothing of its game is published before
  cup?: boolean; // this browser shows the seat as a cup, beside a big screen
}

export interface KeptPerson {
  seat: number;
  token: string;
}

/** Storage may be forbidden or full; then the page forgets, and works on. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(`gobelet.${key}`);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`gobelet.${key}`, value);
  } catch {
    // nothing to be done: see above
  }
}

/** 256 random bits in hexadecimal digits. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function secret(key: string): string {
  const kept = read(key);
  if (kept && /^[0-9a-f]{64}$/.test(kept)) return kept;
  const made = newSecret();
  write(key, made);
  return made;
}

/** A secret of this browser's: by it a table knows that one browser takes one seat. */
export const browserSecret = (): string => secret("browser");

/** The player's secret on this device: whoever shows it is the player. */
export const playerSecret = (): string => secret("player");

export function forget(key: string): void {
  try {
    localStorage.removeItem(`gobelet.${key}`);
  } catch {
    // nothing to be done: see above
  }
}

const MOST_SEATS = 30;

function seatsIn(text: unknown): KeptSeat[] {
  try {
    const kept = JSON.parse(typeof text === "string" ? text : "[]");
    return Array.isArray(kept) ? kept.filter((seat) => seat && typeof seat.token === "string") : [];
  } catch {
    return [];
  }
}

export const seats = (): KeptSeat[] => seatsIn(read("seats"));

export const seatAt = (table: string): KeptSeat | undefined => seats().find((seat) => seat.table === table);

/** Through whose eyes this browser looks back at a table: nobody's, if several people have played here. */
export function eyesAt(table: string): number | null {
  const kept = seatAt(table);
  return kept && !kept.people ? kept.seat : null;
}

/** Keeps a seat, the latest first. */
export function keepSeat(seat: KeptSeat): void {
  const others = seats().filter((other) => other.table !== seat.table);
  write("seats", JSON.stringify([seat, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_SEATS)));
}

export function changeSeat(table: string, change: Partial<KeptSeat>): void {
  const kept = seatAt(table);
  if (kept) keepSeat({ ...kept, ...change });
}

export function forgetSeat(table: string): void {
  write("seats", JSON.stringify(seats().filter((seat) => seat.table !== table)));
}

/** What is good at another address of the same server, too. */
const LASTING = [
  "name",
  "draw",
  "lang",
  "theme",
  "pace",
  "sound",
  "volume",
  "shortcuts",
  "motion",
  "coach",
  "players",
  "bot",
  "people",
  "browser",
  "player",
  "known",
  "avatar",
  "colour",
];

export const keptHere = (): Record<string, string | null> =>
  Object.fromEntries([...LASTING, "seats"].map((key) => [key, read(key)]));

/** Keeps what was kept elsewhere; what is here already stays. */
export function keepToo(others: Record<string, unknown>): void {
  for (const key of LASTING) {
    const value = others[key];
    if (typeof value === "string" && read(key) === null) write(key, value);
  }
  for (const seat of seatsIn(others.seats)) if (!seatAt(seat.table)) keepSeat(seat);
}
