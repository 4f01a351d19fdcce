import { describe, expect, test } from "vitest";
import { canonical, signedBy } from "../src/replay/signature";
import RECORD from "./signed.json";

// Made by gobelet.server.signing with the key of RFC 8032: what Python signs, a browser must accept.
const TEXT = JSON.stringify(RECORD);
const changed = (change: object): string => JSON.stringify({ ...RECORD, ...change });

describe("the signature of a record", () => {
  test("holds for what the house signed, however it is laid out", async () => {
    expect((await signedBy(TEXT)).what).toBe("good");
    const turned = Object.fromEntries(Object.entries(RECORD).reverse());
    expect((await signedBy(JSON.stringify(turned, null, 2))).what).toBe("good");
  });

  test("does not hold if anything was changed", async () => {
    const [first, ...others] = RECORD.players;
    expect((await signedBy(changed({ players: [{ ...first, name: "Eve" }, ...others] }))).what).toBe("wrong");
    const { signature } = RECORD;
    expect((await signedBy(changed({ signature: { ...signature, at: "2025-06-14" } }))).what).toBe("wrong");
    expect((await signedBy(changed({ signature: { ...signature, value: "0" } }))).what).toBe("wrong");
  });

  test("is missed where there is none", async () => {
    expect((await signedBy(changed({ signature: undefined }))).what).toBe("unsigned");
  });

  test("is not checked where the browser can't", async () => {
    const subtle = Object.getOwnPropertyDescriptor(globalThis, "crypto");
    Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
    expect((await signedBy(TEXT)).what).toBe("unchecked");
    if (subtle) Object.defineProperty(globalThis, "crypto", subtle);
  });
});

test("canonical JSON sorts fields at every depth", () => {
  expect(canonical({ b: [{ d: 1, c: "é" }], a: null })).toBe('{"a":null,"b":[{"c":"é","d":1}]}');
});
