// The proof in a record's text, and what this browser itself remembers of it.
import type { KeptSeat } from "../kit/keepsake";
import { type Check, checkProof, type Proof } from "../net/fair";

export interface Found {
  proof: Proof;
  seed: string; // of the dice
  checks: Check[] | null; // null if the proof can't be read
  good: boolean;
}

/** The proof of a record, checked; null if it has none. A game played on is proved for its new dice. */
export function proofOf(record: string): Found | null {
  const { proof, seed, generator, branches = [] } = JSON.parse(record);
  if (!proof) return null;
  const last = branches.at(-1) ?? { seed, generator };
  const checks = checkProof(proof, last.seed);
  const good = !!checks?.every((check) => check.good) && last.generator === "keyed";
  return { proof, seed: last.seed, checks, good };
}

export interface Kept {
  what: "commitment" | "entropy";
  good: boolean;
}

/** Whether the proof has what this browser received and drew before the first throw. */
export function remembered(proof: Proof, seat: KeptSeat | undefined): Kept[] {
  const kept: Kept[] = [];
  if (seat?.commitment) kept.push({ what: "commitment", good: seat.commitment === proof.commitment });
  if (seat?.entropy && proof.opened[seat.seat]) {
    kept.push({ what: "entropy", good: seat.entropy === proof.entropies[seat.seat] });
  }
  return kept;
}
