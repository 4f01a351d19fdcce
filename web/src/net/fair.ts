// Our share of the dice: 256 random bits, and the commitment to them (docs/protocol.md, Fair dice).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Not crypto.subtle for the hash: browsers have none on a plain http address, as on a home network. */
export const commitmentTo = (entropy: string): string => bytesToHex(sha256(hexToBytes(entropy)));

export function drawEntropy(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
