// The coach explains each prompt once, and can be sent away.
import { beforeEach, expect, test } from "vitest";
import { coach, dismiss, explain, explained } from "../src/coach/coached";
import { lessonOf } from "../src/coach/lesson";
import type { TableView } from "../src/protocol";

beforeEach(() => localStorage.clear());

const view = (question: object | null, phase = "playing") =>
  ({ table: { ruleset: "dicetown/2009", phase }, question }) as unknown as TableView;
const asked = (id: string, more: object = {}) =>
  view({ yours: true, window: false, forms: [{}], message: { id }, ...more });

test("a welcome first, then what is asked, each once", () => {
  expect(lessonOf(asked("keep"), [])).toBe("welcome-dicetown");
  expect(lessonOf(asked("keep"), ["welcome-dicetown"])).toBe("keep");
  expect(lessonOf(asked("keep"), ["welcome-dicetown", "keep"])).toBe("");
  expect(lessonOf(asked("rob"), ["welcome-dicetown", "keep"])).toBe("rob");
});

test("nothing is explained that is not asked of this player", () => {
  expect(lessonOf(asked("keep", { yours: false }), [])).toBe("");
  expect(lessonOf(asked("wanted", { window: true }), [])).toBe("");
  expect(lessonOf(asked("wanted", { window: true, forms: [{}, {}] }), ["welcome-dicetown"])).toBe("wanted");
  expect(lessonOf(view(null), [])).toBe("");
  expect(lessonOf(view(null, "over"), [])).toBe("the-end");
});

test("lessons are kept by table; other tables have no coach", () => {
  coach("a");
  explain("a", "keep");
  explain("a", "keep");
  explain("b", "keep");
  expect(explained("a")).toEqual(["keep"]);
  expect(explained("b")).toBeUndefined();
  dismiss("a");
  expect(explained("a")).toBeUndefined();
  for (let table = 0; table < 20; table++) coach(`t${table}`);
  expect(explained("t0")).toBeUndefined();
  expect(explained("t19")).toEqual([]);
});

test("what others have left in the storage does no harm", () => {
  localStorage.setItem("gobelet.coach", "[1]");
  expect(explained("a")).toBeUndefined();
  localStorage.setItem("gobelet.coach", "not JSON");
  expect(explained("a")).toBeUndefined();
});
