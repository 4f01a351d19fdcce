// The page knows whether a reader's own styles set text apart.
import { expect, test } from "vitest";
import { isSpaced, type Spacing } from "../src/kit/flows";

const usual: Spacing = { fontSize: "16px", letterSpacing: "normal", wordSpacing: "0px", lineHeight: "16px" };

test("the page's own text is not set apart", () => {
  expect(isSpaced(usual)).toBe(false);
  expect(isSpaced({ ...usual, fontSize: "32px", lineHeight: "32px" })).toBe(false);
  expect(isSpaced({ ...usual, lineHeight: "16.1px" })).toBe(false);
});

test.each([
  ["letters", { letterSpacing: "1.92px" }],
  ["words", { wordSpacing: "2.56px" }],
  ["lines", { lineHeight: "24px" }],
])("%s that are set apart are seen", (_what, apart) => {
  expect(isSpaced({ ...usual, ...apart })).toBe(true);
});
