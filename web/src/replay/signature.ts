// The signature of a record (docs/records.md): which bytes a house signed, and whether it did.
import { hexToBytes } from "@noble/hashes/utils.js";

interface Signature {
  house: string; // the address of the house, as it says; empty: it has none
  at: string; // the day
  key: string;
  value: string;
}

export type Signed = { what: "unsigned" } | { what: "unchecked" | "good" | "wrong"; signature: Signature }; // unchecked: this browser can't

const FIRST_LINE = "gobelet record\n";
const KEY = /^[0-9a-f]{64}$/;
const VALUE = /^[0-9a-f]{128}$/;

/** JSON as RFC 8785 writes it: fields sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, said]) => `${JSON.stringify(name)}:${canonical(said)}`).join(",")}}`;
}

/** What a house signs of a record: all of it but the value of the signature. */
function signedBytes(record: { signature: Signature }): Uint8Array<ArrayBuffer> {
  const { value: _value, ...about } = record.signature;
  return new TextEncoder().encode(FIRST_LINE + canonical({ ...record, signature: about }));
}

/** Browsers have crypto.subtle at https addresses and on this machine, and not all of them know Ed25519. */
export async function signedBy(text: string): Promise<Signed> {
  const record = JSON.parse(text);
  const signature: Signature | undefined = record.signature;
  if (!signature) return { what: "unsigned" };
  if (!KEY.test(signature.key) || !VALUE.test(signature.value)) return { what: "wrong", signature };
  try {
    const key = await crypto.subtle.importKey("raw", own(signature.key), "Ed25519", false, ["verify"]);
    const good = await crypto.subtle.verify("Ed25519", key, own(signature.value), signedBytes(record));
    return { what: good ? "good" : "wrong", signature };
  } catch {
    return { what: "unchecked", signature };
  }
}

const own = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(hexToBytes(hex));
