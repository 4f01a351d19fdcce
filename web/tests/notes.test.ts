// What the clock did: one line, with the options that it chose.
import { expect, test } from "vitest";
import type { Told } from "../src/protocol";
import { linesOf } from "../src/table/digest";

const told = (id: string): Told => ({ id, rule: "", facts: {} });

test("the options of an answer stand with the note before them", () => {
  let key = 7;
  const notes = ["clock-answered", "option-keep", "option-pay", "clock-ran-out", "seat-absent"].map(told);
  const lines = linesOf(notes, () => ++key);
  expect(lines.map((line) => [line.key, line.message.id, (line.chosen ?? []).map(({ id }) => id)])).toEqual([
    [8, "clock-answered", ["option-keep", "option-pay"]],
    [9, "clock-ran-out", []],
    [10, "seat-absent", []],
  ]);
});

test("an option without a note is a line of its own", () => {
  expect(linesOf([told("option-keep")], () => 1)).toEqual([{ key: 1, message: told("option-keep") }]);
});
