// The tray of dice: they fall once, and only those that were rolled; each says what it means to choose it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { GLYPHS } from "../src/art/glyphs";
import type { GameOnPage } from "../src/games/game";
import type { Asked, PickDice, TableView } from "../src/protocol";
import { ready } from "./catalogue";
import { casino, question, says, town, view } from "./mock";
import Seat from "./Seat.svelte";

let page: Record<string, unknown> | undefined;
afterEach(() => {
  if (page) unmount(page);
  page = undefined;
});

type Dice = readonly (string | number)[];
const pick = (dice: Dice): PickDice => ({
  form: "dice",
  verb: "keep",
  dice: [...dice] as never[],
  numbers: [1],
  costs: [0],
  card: "",
});

/** The dock as it is after each of these views in turn: how many dice fall, and whether the cup is lifted. */
function shown(game: GameOnPage, views: readonly TableView[]): (readonly [number, boolean])[] {
  const props = $state({ view: views[0] as TableView, answer: () => {}, game });
  page = mount(Seat, { target: document.body, props });
  return views.map((one) => {
    props.view = one;
    flushSync();
    return [
      document.querySelectorAll(".tumbles, .falls .dice > span").length,
      !!document.querySelector(".lift"),
    ] as const;
  });
}

const keeping = (number: number, dice: Dice, change: Partial<Asked> = {}, cup = dice) =>
  view({
    board: town([{}, {}, {}], {
      hand: { cup: [...cup] as never[], cards: [], deeds: [], drawn: [], looked_cards: [], looked_deeds: [] },
    }),
    question: question({ number, forms: [pick(dice)], ...change }),
  });
const SEALED: Partial<Asked> = { yours: false, said: true, takeback: true, forms: [] };

test("Take it back and an undo show dice that lie still; those of the next roll fall", async () => {
  const game = (await ready()).town;
  const first = ["9", "9", "J", "K", "A"];
  const next = ["9", "9", "J"];
  expect(
    shown(game, [
      keeping(1, first),
      keeping(1, first, SEALED),
      keeping(1, first),
      keeping(2, next),
      keeping(1, first), // undone
      keeping(2, next), // rolled again, to the same faces
    ]),
  ).toEqual([
    [5, true],
    [0, false],
    [0, false],
    [3, true],
    [0, false],
    [3, true],
  ]);
});

test("dice that lie open, of which fewer are kept, were not rolled", async () => {
  const game = (await ready()).town;
  const [open] = shown(game, [keeping(3, ["9", "9", "J"], { message: says("keep-fewer") }, [])]);
  expect(open).toEqual([0, false]);
});

test("in Cincinnati the dice of the choice of a table fall once, too", async () => {
  const game = (await ready()).casino;
  const choosing = (change: Partial<Asked> = {}) =>
    view({
      board: casino([{}, {}, {}], { cup: [1, 2, 3, 4, 5] }),
      question: question({
        message: says("choose-table"),
        forms: [
          {
            form: "button",
            choice: { table: "pacific" },
            message: says("option-table", { table: "pacific" }),
          },
        ] as never[],
        ...change,
      }),
    });
  expect(shown(game, [choosing(), choosing(SEALED), choosing()])).toEqual([
    [5, true],
    [0, false],
    [0, false],
  ]);
});

test.each([
  ["keep", "Keep die 2: 9", "Choose dice to keep"],
  ["brute", "Keep die 2: 9", "Choose dice to keep"],
  ["reroll", "Reroll die 2: 9", "Choose dice to reroll"],
  ["pay", "Reroll die 2: 9", "Choose dice to reroll"],
  ["gun", "Reroll die 2: 9", "Choose dice to reroll"],
] as const)("before one is chosen, each die and the button say: %s", async (verb, name, button) => {
  const game = (await ready()).town;
  const form: PickDice = { ...pick(["9", "9", "J"]), verb };
  shown(game, [keeping(1, form.dice, { forms: [form] })]);
  const dice = [...document.querySelectorAll(".die")];
  expect(dice[1]?.getAttribute("aria-label")).toBe(name);
  const signs = dice.map((die) => die.querySelector("small path")?.getAttribute("d"));
  expect(signs).toEqual(dice.map(() => (name.startsWith("Reroll") ? GLYPHS.again : undefined)));
  expect(document.querySelector(".primary span")?.textContent).toBe(button);
});
