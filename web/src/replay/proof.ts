// The proof in a record's text, and what this browser itself remembers of it.
import type { KeptSeat } from "../kit/keepsake";
import { type Check, checkProof, commitmentTo, HEX, type Proof } from "../net/fair";

/** The proof of a daily table: its seed is the secret itself, and seats have no share in it. */
interface DailyProof {
  day: string;
  game: string;
  secret: string;
  commitment: string;
}

/** That of a duplicate round of a tournament: the same. */
interface RoundProof {
  tournament: string;
  round: number;
  secret: string;
  commitment: string;
}

type AnyProof = Proof | DailyProof | RoundProof;

export const isDaily = (proof: AnyProof): proof is DailyProof => "day" in proof;
/** Whether other tables had the same dice. */
export const isShared = (proof: AnyProof): proof is DailyProof | RoundProof =>
  isDaily(proof) || "tournament" in proof;

function checkShared({ secret, commitment }: DailyProof | RoundProof, seed: string): Check[] | null {
  if (![secret, commitment].every((text) => HEX.test(text))) return null;
  return [
    { what: "secret", good: commitmentTo(secret) === commitment },
    { what: "day", good: secret === seed },
  ];
}

interface Found {
  proof: AnyProof;
  seed: string; // of the dice
  checks: Check[] | null; // null if the proof can't be read
  good: boolean;
}

/** The proof of a record, checked; null if it has none. A game played on is proved for its new dice. */
export function proofOf(record: string): Found | null {
  const { proof, seed, generator, branches = [] } = JSON.parse(record);
  if (!proof) return null;
  const last = branches.at(-1) ?? { seed, generator };
  const checks = isShared(proof) ? checkShared(proof, last.seed) : checkProof(proof, last.seed);
  const good =
    !!checks?.every((check) => check.good) && last.generator === (isShared(proof) ? "duplicate" : "keyed");
  return { proof, seed: last.seed, checks, good };
}

export interface Kept {
  what: "commitment" | "entropy";
  good: boolean;
}

/** Whether the proof has what this browser received and drew before the first throw. */
export function remembered(proof: AnyProof, seat: KeptSeat | undefined): Kept[] {
  const kept: Kept[] = [];
  if (seat?.commitment) kept.push({ what: "commitment", good: seat.commitment === proof.commitment });
  if (seat?.entropy && !isShared(proof) && proof.opened[seat.seat]) {
    kept.push({ what: "entropy", good: seat.entropy === proof.entropies[seat.seat] });
  }
  return kept;
}
