import { beforeAll, expect, test } from "vitest";
import { promptOf } from "../src/table/prompt";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { question, says, tableInfo, view } from "./mock";

let voice: Voice;
beforeAll(async () => {
  await ready();
  voice = new Voice("en", "dicetown", ["Ann", "Bob", "Cid"], 0);
});

const textOf = (now: ReturnType<typeof view>) => promptOf(now, now.question, voice).text;

test("asks the player, with help and rule", () => {
  const prompt = promptOf(view(), question(), voice);
  expect(prompt).toMatchObject({ text: "Which dice do you keep?", rule: "DT-11", yours: true });
  expect(prompt.help).toContain("One die is free");
});

test("says of whom the table waits, and what for", () => {
  expect(textOf(view({ question: question({ yours: false, asked: [1, 2], answered: [2] }) }))).toBe(
    "Bob chooses dice.",
  );
  const rob = says("rob", { number: 2 }, "DT-27");
  expect(textOf(view({ question: question({ yours: false, asked: [2], message: rob }) }))).toBe(
    "Cid chooses whom to rob.",
  );
});

test("a sealed answer is said to be sealed", () => {
  const sealed = question({ yours: false, said: true, answered: [0] });
  expect(textOf(view({ question: sealed }))).toBe("Your answer is sealed. Bob and Cid choose dice.");
});

test("an answer that the clock or a bot gave is not said to be one's own", () => {
  const sealed = (by: "clock" | "bot") => question({ yours: false, said: true, answered: [0], by });
  expect(textOf(view({ question: sealed("clock") }))).toBe(
    "Time ran out: a bot answered for you. Bob and Cid choose dice.",
  );
  expect(textOf(view({ question: sealed("bot") }))).toBe("A bot answered for you. Bob and Cid choose dice.");
});

test("who waits reads what happens to them", () => {
  const loot = says("loot", { victim: 0 }, "DT-29");
  const asked = question({ yours: false, asked: [2], message: loot });
  expect(textOf(view({ question: asked }))).toBe("Cid looks at your cards and takes one.");
});

test("the facts behind a short question begin its help", () => {
  const offer = says("offer", { place: "bank", seats: [1, 0], sheriff: 2 }, "DT-40");
  const prompt = promptOf(view(), question({ message: offer }), voice);
  expect(prompt.text).toBe("Bank: your offer?");
  expect(prompt.help).toMatch(/^You and Bob are tied at the bank\. Cid is the Sheriff\. All offer/);
});

test("a window names nobody", () => {
  const split = says("split", { seat: 1, dollars: 4, half: 2 }, "DT-22");
  expect(
    textOf(view({ question: question({ yours: false, window: true, asked: [1, 2], message: split }) })),
  ).not.toMatch(/Ann|Bob|Cid/);
});

test("the end names the winners, and oneself as such", () => {
  const over = (winners: number[]) => view({ table: tableInfo({ phase: "over" }), question: null, winners });
  expect(textOf(over([1]))).toBe("Bob wins!");
  expect(textOf(over([0]))).toBe("You win!");
  expect(textOf(over([1, 2]))).toBe("Bob and Cid share the victory!");
  expect(textOf(over([1, 0]))).toBe("You and Bob share the victory!");
});

test("a pause is said", () => {
  expect(textOf(view({ table: tableInfo({ paused: true }) }))).toContain("paused");
});

test("a table that can't go on says why, in every language", () => {
  const facts = { ruleset: "dicetown/extension@9", known: "dicetown/extension@2", number: 1 };
  const frozen = (id: string) =>
    view({ table: tableInfo({ phase: "frozen", notice: says(id, facts) }), question: null });
  expect(textOf(frozen("table-version"))).toMatch(/^This game is played by dicetown\/extension@9/);
  expect(textOf(frozen("table-frozen"))).toMatch(/^This table is frozen: its log/);
  const french = new Voice("fr", "dicetown", []);
  expect(promptOf(frozen("table-version"), null, french).text).toMatch(/^Cette partie suit/);
});
