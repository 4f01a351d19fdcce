// Plans in words, and which of them the server takes.
import { beforeAll, expect, test } from "vitest";
import type { PlanField } from "../src/protocol";
import { makesSense, planWords, usual, valuesOf, wishWords } from "../src/words/plans";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";

const field = (change: Partial<PlanField>): PlanField => ({
  id: "pay",
  words: ["any"],
  least: null,
  most: null,
  in_order: false,
  needed_by: [],
  standing: false,
  ...change,
});
const PLACES = field({
  id: "places",
  words: ["mine", "hall"],
  in_order: true,
  needed_by: ["places", "lean"],
});
const DICE = field({ id: "dice", words: ["ask", "expert", "places"] });

beforeAll(ready);

test("a plan is said in one line, places by their names alone", () => {
  const voice = new Voice("en", "dicetown");
  const plan = { dice: "places", places: ["hall", "mine"], pay: 2, offer: "ask" };
  expect(planWords(voice, plan)).toBe("Town Hall, Gold mine (9); Pay for dice, each time: at most $2");
  expect(planWords(voice, { dice: "expert" })).toBe("My dice: as the expert would");
  expect(planWords(voice, {})).toBe("");
  expect(wishWords(new Voice("fr", "dicetown"), "offer", 0)).toBe("rien");
});

test("a field offers its words, then its numbers", () => {
  expect(valuesOf(field({ least: 0, most: 2 }))).toEqual(["any", 0, 1, 2]);
  expect(valuesOf(DICE)).toEqual(["ask", "expert", "places"]);
  expect([usual(DICE), usual(PLACES)]).toEqual(["ask", []]);
});

test("dice that go for places need some", () => {
  expect(makesSense({ dice: "places" }, [DICE, PLACES])).toBe(false);
  expect(makesSense({ dice: "places", places: ["hall"] }, [DICE, PLACES])).toBe(true);
  expect(makesSense({ dice: "expert" }, [DICE, PLACES])).toBe(true);
});
