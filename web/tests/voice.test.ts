import { beforeAll, expect, test } from "vitest";
import { preferred } from "../src/words/language.svelte";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { says } from "./mock";

const NAMES = ["Ann", "Bob", "Cid"];
let en: Voice;
let fr: Voice;

beforeAll(async () => {
  await ready();
  en = new Voice("en", "dicetown", NAMES);
  fr = new Voice("fr", "dicetown", NAMES);
});

test("seats become names, in lists too", () => {
  expect(en.say(says("tied", { place: "mine", seats: [0, 1, 2] }))).toBe(
    "Ann, Bob and Cid are tied at the gold mine.",
  );
  expect(fr.say(says("tied", { place: "mine", seats: [0, 2] }))).toBe(
    "Ann et Cid sont à égalité à la mine d’or.",
  );
});

test("a seat without a name is called as the game calls it", () => {
  expect(new Voice("en", "dicetown", ["Ann", ""]).seat(1)).toBe("Jesse");
  expect(new Voice("en", "cincinnati").seat(1)).toBe("Frank");
});

test("cards are named, and counted if there are several", () => {
  const facts = { seat: 1, number: 3, cards: ["brute", "brute", "elixir"] };
  expect(en.say(says("drew-seen", facts)).replace(/\s/g, " ")).toBe("Bob draws 2 × Brute and Elixir.");
});

test("dice are named face by face, and none of them too", () => {
  expect(en.say(says("kept", { seat: 0, dice: ["9", "10", "A"] }))).toBe("Ann keeps 9 10 A.");
  expect(en.say(says("kept", { seat: 0, dice: [] }))).toBe("Ann keeps none.");
});

test("goods are named by faces where they are seen, otherwise by backs", () => {
  const offer = { seat: 0, dollars: 2, nuggets: 1, number: 1, deeds: 2, fenced: [4] };
  expect(en.say(says("offered", offer))).toBe(
    "Ann offers the Sheriff $2, 1 nugget, 1 Store card, 2 deeds and a fenced deed worth 4.",
  );
  expect(en.say(says("offered-seen", { ...offer, cards: ["wanted"], titles: [1, 5] }))).toContain(
    "Wanted, deeds worth 1 and 5",
  );
});

test("a hand without anything is shown as nothing", () => {
  expect(en.say(says("showed-hand", { seat: 2, cards: [], titles: [] }))).toBe("Cid shows nothing.");
});

test("a message about nobody says so by the seat's number", () => {
  const nobody = en.say(says("office", { winner: -1, sheriff: 1 }));
  expect(nobody).toContain("Nobody takes the badge from Bob");
});

test("numbers are written as the language writes them", () => {
  const casino = (lang: "en" | "fr") =>
    new Voice(lang, "cincinnati", NAMES).say(says("money-counted", { seat: 0, money: 35000 }));
  expect(casino("en")).toBe("Ann has $35,000.");
  expect(casino("fr").replace(/\s/g, " ")).toBe("Ann a 35 000 $.");
});

test("what is not known goes by its id, and an unknown attribute is nothing", () => {
  expect(en.text("no-such-message")).toBe("no-such-message");
  expect(en.text("card-brute", {}, "nothing")).toBe("");
});

test("the stored language wins, then the browser's, then English", () => {
  expect(preferred("fr", ["en-US"])).toBe("fr");
  expect(preferred(null, ["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred("xx", ["de"])).toBe("en");
});
