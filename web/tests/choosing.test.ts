// The first page: the number of rivals holds for every way into a game.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { FRIEND, invitationTo, keepInvitation, valuesOf } from "../src/home/choosing";
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

test("numbers are seats where the game's facts say so, and numbers elsewhere", () => {
  const vocabulary = { faces: [], first_face: 0, dice: [], seats: ["seat", "sheriff"], terms: {} };
  const sheriff = {
    id: "sheriff",
    rule: "",
    values: ["random", "0", "1", "2", "3"],
    default: "random",
    free: false,
  };
  const lives = { id: "lives", rule: "", values: ["3", "5", "6"], default: "5", free: false };
  const both = { ...ruleset, vocabulary, choices: [sheriff, lives] };
  expect(valuesOf(both, sheriff, 2)).toEqual(["random", "0", "1"]);
  expect(valuesOf(both, lives, 2)).toEqual(["3", "5", "6"]);
});
