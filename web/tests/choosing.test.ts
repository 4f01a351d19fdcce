// The first page: the number of rivals holds for every way into a game.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FRIEND, invitationTo, keepInvitation } from "../src/home/choosing";
import type { RulesetInfo } from "../src/protocol";
import { ready } from "./catalogue";

let ruleset: RulesetInfo;
beforeAll(async () => {
  await ready();
  ruleset = { id: "dicetown/2009", seats: [2, 3, 4, 5], bots: ["random", "greedy"] } as RulesetInfo;
});
beforeEach(() => localStorage.clear());

test("a table for friends has a seat for each rival", () => {
  expect(invitationTo(ruleset, 4).seats).toEqual([FRIEND, FRIEND, FRIEND]);
  expect(invitationTo(ruleset, 9).seats).toHaveLength(4);
});

test("who sat there last sits there again, as far as there are seats now", () => {
  const last = { ...invitationTo(ruleset, 3), seats: [FRIEND, "greedy"] };
  keepInvitation("dicetown", last);
  expect(invitationTo(ruleset, 4).seats).toEqual([FRIEND, "greedy", FRIEND]);
  expect(invitationTo(ruleset, 2).seats).toEqual([FRIEND]);
});
