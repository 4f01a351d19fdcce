import { expect, test } from "vitest";
import { placeOf } from "../src/kit/route.svelte";
import places from "./places.json";

test("the page and the server know the same places", () => {
  for (const [path, page] of Object.entries(places)) expect(placeOf(path).page, path).toBe(page);
});
