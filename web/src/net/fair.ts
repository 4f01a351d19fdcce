// Fair dice (docs/protocol.md): our share of them, and the check of a published proof.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Not crypto.subtle for the hash: browsers have none on a plain http address, as on a home network. */
export const commitmentTo = (entropy: string): string => bytesToHex(sha256(hexToBytes(entropy)));

export function drawEntropy(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export interface Proof {
  table: string;
  secret: string;
  commitment: string;
  commitments: (string | null)[];
  entropies: string[];
  opened: boolean[];
}

/** What is looked at, one by one: the server's secret, each seat's share, the seed of the dice. */
export type Check =
  | { what: "secret" | "seed" | "day"; good: boolean }
  | { what: "opened" | "drawn"; seat: number; good: boolean };

const drawn = (secret: string, seat: number): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`gobelet draws for seat ${seat}`), hexToBytes(secret))));

const seedOf = ({ table, secret, entropies }: Proof): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(table), ...[secret, ...entropies].map(hexToBytes))));

export const HEX = /^[0-9a-f]{64}$/;

function readable(proof: Proof): boolean {
  return (
    typeof proof.table === "string" &&
    [proof.entropies, proof.commitments, proof.opened].every((list) => Array.isArray(list)) &&
    proof.entropies.length === proof.commitments.length &&
    proof.entropies.length === proof.opened.length &&
    [proof.secret, proof.commitment, ...proof.entropies].every((text) => HEX.test(text))
  );
}

/** Everything that a proof shows, checked here; null if it can't be read. */
export function checkProof(proof: Proof, seed: string): Check[] | null {
  if (!readable(proof)) return null;
  const seats = proof.entropies.map((entropy, seat): Check => {
    if (proof.opened[seat]) {
      return { what: "opened", seat, good: commitmentTo(entropy) === proof.commitments[seat] };
    }
    return { what: "drawn", seat, good: entropy === drawn(proof.secret, seat) };
  });
  return [
    { what: "secret", good: commitmentTo(proof.secret) === proof.commitment },
    ...seats,
    { what: "seed", good: seedOf(proof) === seed },
  ];
}
