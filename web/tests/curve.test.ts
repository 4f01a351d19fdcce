import { expect, test } from "vitest";
import { curveOf } from "../src/player/curve";

const at = (...values: number[]) => values.map((shown, place) => ({ at: place, shown }));

test("a curve reaches from its least to its most", () => {
  expect(curveOf(at(100, 300, 200))).toEqual({
    line: "0.0,100.0 50.0,0.0 100.0,50.0",
    least: 100,
    most: 300,
  });
});

test("a rating that stays is a line in the middle", () => {
  expect(curveOf(at(5, 5))?.line).toBe("0.0,50.0 100.0,50.0");
});

test("there is no line of one point", () => {
  expect(curveOf(at(5))).toBeUndefined();
});
