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
  const nobody = en.tell("office", { winner: -1, sheriff: 1 }, "note");
  expect(nobody).toBe("Nobody takes the badge from Bob.");
});

test("the reader is you, first in a list and with a verb that fits", () => {
  const reader = (lang: "en" | "fr", seat: number) => new Voice(lang, "dicetown", NAMES, seat);
  const tied = says("tied", { place: "mine", seats: [0, 1, 2] });
  expect(reader("en", 2).say(tied)).toBe("You, Ann and Bob are tied at the gold mine.");
  expect(reader("fr", 1).say(tied)).toBe("Vous, Ann et Cid êtes à égalité à la mine d’or.");
  const stole = says("stole-card", { seat: 0, victim: 1 });
  expect(reader("fr", 0).say(stole)).toBe("Vous volez une carte General Store à Bob.");
  expect(reader("fr", 1).say(stole)).toBe("Ann vous vole une carte General Store.");
  expect(reader("en", 2).say(stole)).toBe("Ann steals a Store card from Bob.");
  expect(reader("fr", 1).seat(1)).toBe("Vous");
  expect(reader("en", 1).seats([0, 1])).toBe("You and Ann");
  expect(reader("en", 1).name(1)).toBe("Bob");
});

test("a name as an owner is elided in French", () => {
  const seal = (lang: "en" | "fr", name: string) =>
    new Voice(lang, "", [name]).tell("web-fair-seat", { seat: 0 });
  expect(seal("en", "Ann")).toBe("Ann’s seal:");
  expect(seal("fr", "Ann")).toMatch(/^Le sceau d’Ann/);
  expect(seal("fr", "Élise")).toMatch(/^Le sceau d’Élise/);
  expect(seal("fr", "Yann")).toMatch(/^Le sceau de Yann/);
  expect(new Voice("fr", "", ["Ann"], 0).tell("web-fair-seat", { seat: 0 })).toMatch(/^Votre sceau/);
});

test("a text without a form for the reader names them", () => {
  expect(new Voice("fr", "", ["Ann"], 0).tell("web-sit-bot", { seat: 0 })).toBe("Remplacer Ann");
});

test("numbers are written as the language writes them", () => {
  const casino = (lang: "en" | "fr") =>
    new Voice(lang, "cincinnati", NAMES).say(says("money-counted", { seat: 0, money: 35000 }));
  expect(casino("en")).toBe("Ann has €35,000.");
  expect(casino("fr").replace(/\s/g, " ")).toBe("Ann a 35 000 €.");
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
