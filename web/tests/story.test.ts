import { beforeAll, expect, test } from "vitest";
import casinoGame from "../src/games/cincinnati";
import townGame from "../src/games/dicetown";
import type { GameOnPage } from "../src/games/game";
import type { Told } from "../src/protocol";
import { about, blocksOf } from "../src/table/blocks";
import { asLogged, digest, type LogLine } from "../src/table/digest";
import { Drawer } from "../src/table/drawer.svelte";
import { newSince, unlogged } from "../src/table/news";
import { piecesOf } from "../src/table/pieces";
import { reactionText, spokenText } from "../src/table/reactions";
import { Chronicle, summed, withPoints } from "../src/table/summary";
import { vocabularyOf } from "../src/words/vocabulary";
import { Voice } from "../src/words/voice";
import { ready } from "./catalogue";
import { casino, says, town } from "./mock";

beforeAll(ready);

const logOf = (events: readonly Told[], game: GameOnPage = townGame): LogLine[] =>
  events.reduce<LogLine[]>((log, event, key) => digest(log, event, key, game), []);

const ROUND: Told[] = [
  says("round", { number: 1 }),
  says("kept", { seat: 0, dice: ["9", "9"] }),
  says("kept", { seat: 1, dice: ["J"] }),
  says("paid-dice", { seat: 0, dollars: 1 }),
  says("kept", { seat: 0, dice: [] }),
  says("kept", { seat: 1, dice: ["J", "Q", "K"] }),
  says("kept-fewer", { seat: 1, dice: ["J"] }),
  says("last-roll", { seat: 0, dice: ["A", "A", "K"] }),
  says("won", { seat: 0, place: "mine", number: 2, face: "9" }, "DT-20"),
  says("took-nuggets", { seat: 0, nuggets: 2 }, "DT-21"),
  says("tied", { seats: [0, 1], place: "store" }),
  says("offered", { seat: 1, dollars: 3, nuggets: 0, number: 1, deeds: 0, fenced: [] }),
  says("raised", { seat: 1, dollars: 2, nuggets: 0, number: 0, deeds: 0, fenced: [] }),
  says("named", { seat: 0, target: 1, place: "store" }),
  says("bribe-taken", { seat: 1, sheriff: 0 }),
  says("won", { seat: 1, place: "store", number: 2, face: "J" }),
  says("drew", { seat: 1, number: 2 }),
  says("kept-card", { seat: 1, number: 1 }),
];

test("a round is a block: its dice reveal by reveal, then an entry for each place", () => {
  const [block, ...others] = blocksOf(logOf(ROUND), townGame.story);
  expect(others).toEqual([]);
  expect(block?.head?.facts.number).toBe(1);
  expect(block?.dice).toEqual([
    { seat: 0, groups: [["9", "9"], [], ["A", "A", "K"]] },
    { seat: 1, groups: [["J"], ["J"]] },
  ]);
  expect(block?.entries.map(({ place }) => place)).toEqual(["mine", "store"]);
  expect(block?.entries.map(({ shown }) => shown.map(({ message }) => message.id))).toEqual([
    ["took-nuggets"],
    ["named", "bribe-taken", "drew", "kept-card"],
  ]);
  expect(block?.entries[1]?.lines).toHaveLength(8);
  expect(block?.won).toEqual([
    { seat: 0, place: "mine" },
    { seat: 1, place: "store" },
  ]);
});

test("what only leads to something is shown until that has come", () => {
  const [block] = blocksOf(logOf(ROUND.slice(0, 9)), townGame.story);
  expect(block?.entries.at(-1)?.shown.map(({ message }) => message.id)).toEqual(["won"]);
});

test("every round is its own block, and what came before the first has no head", () => {
  const events = [
    says("mine-empty"),
    ...ROUND,
    says("round", { number: 2 }),
    says("unclaimed", { place: "bank" }),
  ];
  const blocks = blocksOf(logOf(events), townGame.story);
  expect(blocks.map(({ head }) => head?.facts.number)).toEqual([undefined, 1, 2]);
  expect(blocks[2]?.dice).toEqual([]);
});

test("without a story the log has plain lines", () => {
  const [block] = blocksOf(logOf(ROUND), null);
  expect(block?.dice).toEqual([]);
  expect(block?.entries.every(({ lines, place }) => lines.length === 1 && place === null)).toBe(true);
});

test("the log can be only about one player", () => {
  const [block] = blocksOf(logOf(ROUND), townGame.story);
  const facts = vocabularyOf("dicetown").seats;
  const mine = block && about(block, 0, facts);
  expect(mine?.dice.map(({ seat }) => seat)).toEqual([0]);
  expect(mine?.entries.map(({ place }) => place)).toEqual(["mine", "store"]);
  expect(block && about(block, 2, facts).entries).toEqual([]);
});

test("Cincinnati's dice: the first throw, and those at the end", () => {
  const events = [
    says("round", { number: 3 }),
    says("table-chosen", { seat: 0, table: "atlantic" }),
    says("dice-shown", { seat: 0, pips: [1, 2, 3, 3, 3], hand: "three" }),
    says("declared", { seat: 0, pips: [1, 2], roll: 2 }),
    says("rerolled", { seat: 0, pips: [2, 3, 3, 3, 5], fell: [2, 5], hand: "three", roll: 2 }),
    says("rerolled", { seat: 0, pips: [3, 3, 3, 5, 5], fell: [5], hand: "full", roll: 3 }),
    says("table-won", { seat: 0, table: "atlantic", hand: "full", pips: [3, 3, 3, 5, 5] }),
    says("cards-taken", { seat: 0, table: "atlantic", stakes: ["money-15", "money-20", "duel"] }),
    says("chips-taken", { seat: 0, chips: 2 }),
  ];
  const [block] = blocksOf(logOf(events, casinoGame), casinoGame.story);
  expect(block?.dice).toEqual([
    {
      seat: 0,
      groups: [
        [1, 2, 3, 3, 3],
        [3, 3, 3, 5, 5],
      ],
    },
  ]);
  expect(block?.entries.map(({ shown }) => shown.map(({ message }) => message.id))).toEqual([
    ["cards-taken", "chips-taken"],
  ]);
  expect(summed(block?.gains ?? [])).toEqual([
    { good: "money", number: 35_000 },
    { good: "duels", number: 1 },
    { good: "chips", number: 2 },
  ]);
});

function told(events: readonly Told[], points: number[] | null): Chronicle {
  const chronicle = new Chronicle();
  const [first, ...rest] = events;
  chronicle.tell(first ? [first] : []);
  if (points) chronicle.begin(town(points.map((one) => ({ points: one }))));
  chronicle.tell(rest);
  return chronicle;
}

test("a summary has who won what, who gained what, and the points", () => {
  const coming = town([
    { points: 11, dollars: 12, nuggets: 2, cards: 1 },
    { points: 3, more: true, dollars: 3 },
  ]);
  const summary = told(ROUND, [4, 4]).end(coming, 0, townGame.story);
  expect(summary?.round).toBe(1);
  expect(summary?.seats).toEqual([
    {
      seat: 0,
      places: ["mine"],
      goods: [
        { good: "dollars", number: 4 },
        { good: "nuggets", number: 2 },
        { good: "cards", number: 1 },
      ],
      points: 7,
      unsure: "",
    },
    { seat: 1, places: ["store"], goods: [{ good: "dollars", number: -5 }], points: -1, unsure: "±" },
  ]);
});

test("the goods of a summary add up: cards that were played, and a badge that was lost", () => {
  const chronicle = new Chronicle();
  chronicle.tell([says("round", { number: 2 })]);
  chronicle.begin(town([{ cards: 1 }, { cards: 0, deeds: 2 }], { sheriff: 0 }));
  chronicle.tell([
    says("played-cheater", { seat: 0, card: "cheater", face: "9", turned: "A" }),
    says("kept-card", { seat: 0, number: 1 }),
    says("stole-card", { seat: 1, victim: 0 }),
    says("fenced", { seat: 1, titles: [3] }),
    says("new-sheriff", { seat: 1 }),
  ]);
  const coming = town([{ cards: 0 }, { cards: 1, deeds: 1, fenced: [3] }], { sheriff: 1 });
  const goods = chronicle.end(coming, 0, townGame.story)?.seats.map((one) => one.goods);
  expect(goods).toEqual([
    [
      { good: "cards", number: -1 },
      { good: "badge", number: -1 },
    ],
    [
      { good: "cards", number: 1 },
      { good: "badge", number: 1 },
    ],
  ]);
});

test("in Cincinnati, too: money, Duel cards and chips", () => {
  const chronicle = new Chronicle();
  chronicle.tell([says("round", { number: 2 })]);
  chronicle.begin(casino([{ money: 15_000, cards: ["money-15", "duel"], chips: 3 }]));
  const coming = casino([{ money: 35_000, cards: ["money-15", "money-20"], chips: 2 }]);
  expect(chronicle.end(coming, 0, casinoGame.story)?.seats[0]?.goods).toEqual([
    { good: "money", number: 20_000 },
    { good: "duels", number: -1 },
    { good: "chips", number: -1 },
  ]);
});

test("a Cheater's die has one line in the log, and the Shaman's another", () => {
  const played = says("played-cheater", { seat: 0, card: "cheater", face: "10", turned: "A" }, "DT-15");
  const turned = says("turned", { seat: 0, face: "10", turned: "A" }, "DT-15");
  expect(logOf([played, turned]).map(({ message }) => message.id)).toEqual(["played-cheater"]);
  const blessed = says("turned", { seat: 0, face: "9", turned: "K" }, "DI-4");
  expect(logOf([played, turned, blessed]).map(({ message }) => message.facts.face)).toEqual(["10", "9"]);
});

test("where nothing is hidden before and after a round, its points are sure", () => {
  const coming = town([{ points: 11 }, { points: 3 }]);
  expect(told(ROUND, [4, 4]).end(coming, 0, townGame.story)?.seats[1]?.unsure).toBe("");
});

test("who comes in the middle of a round gets no summary, and no points that nobody knows", () => {
  const coming = town([{ points: 11 }, {}]);
  expect(told(ROUND.slice(3), null).end(coming, 0, townGame.story)).toBeNull();
  expect(told(ROUND, null).end(coming, 0, townGame.story)?.seats[0]?.points).toBeNull();
});

test("the points of a board are those that come, and the rest stays", () => {
  const board = withPoints(town([{ dollars: 3, points: 1 }]), town([{ dollars: 9, points: 6, more: true }]));
  expect(board.seats[0]).toMatchObject({ dollars: 3, points: 6, more: true });
  expect(withPoints(board, casino([{}]))).toBe(board);
});

test("dice and coins are pictures in a sentence, in both languages", () => {
  for (const lang of ["en", "fr"] as const) {
    const voice = new Voice(lang, "dicetown", ["Ann", "Bob"], 0);
    const kept = says("kept-paid", { seat: 0, dice: ["9", "A"], dollars: 1 });
    const pieces = piecesOf(kept, voice, townGame.story.coins);
    expect(pieces[0]).toEqual({ text: lang === "en" ? "You keep " : "Vous gardez " });
    expect(pieces.filter((piece) => !("text" in piece))).toEqual([
      { die: "9" },
      { die: "A" },
      { coins: "1" },
    ]);
    expect(pieces.flatMap((piece) => ("text" in piece ? piece.text : [])).join("")).not.toMatch(
      /\$|[\ue000-\uf8ff]/,
    );
  }
});

test("after a break only what is new is passed on", () => {
  const [one, two, three] = [says("won", { seat: 0 }), says("won", { seat: 1 }), says("tied")];
  expect(newSince([one, two], [one, two])).toEqual([]);
  expect(newSince([one, two], [two, three])).toEqual([three]);
  expect(newSince([one], [two, three])).toBeNull();
  expect(newSince([], [one])).toBeNull();
  expect(newSince([one], [])).toEqual([]);
});

test("everybody reads a reaction in their own language, and any other line as it is", () => {
  const [english, french] = [new Voice("en"), new Voice("fr")];
  expect(spokenText(reactionText("nice"), english)).toBe("Well played!");
  expect(spokenText(reactionText("nice"), french)).toBe("Bien joué\u202f!");
  expect(spokenText(":unknown:", english)).toBe(":unknown:");
});

test("unread are the lines of others since one has looked", () => {
  const drawer = new Drawer();
  const line = (at: number, seat: number | null) => ({ name: "", text: "", at, seat });
  const lines = [line(1, 1), line(5, 0), line(6, 1), line(7, null)];
  expect(drawer.unread(lines, 2, 0)).toBe(2);
  drawer.read = 6;
  expect(drawer.unread(lines, 2, 0)).toBe(1);
});

test("who comes back reads what was answered for them, and no line twice", () => {
  const line = (key: number, id: string): LogLine => ({ key, message: says(id) });
  const log = [line(1, "clock-answered"), line(2, "kept"), line(3, "clock-answered")];
  const told = [line(4, "clock-answered"), line(5, "clock-answered"), line(6, "plan-answered")];
  expect(unlogged(log, told)).toEqual([line(6, "plan-answered")]);
  expect(unlogged(log, told.slice(0, 2))).toEqual([]);
  expect(unlogged([], told)).toEqual(told);
});

test("what happens reads as in the log: at a table that counts the total, with the total", () => {
  const rolled = says("rerolled", { seat: 1, pips: [6, 6, 5, 4, 1], fell: [5], roll: 2, hand: "pair" });
  const log = logOf(
    [says("round", { number: 1 }), says("table-chosen", { seat: 1, table: "caesars" }), rolled],
    casinoGame,
  );
  expect(asLogged(log, rolled, casinoGame)).toMatchObject({ id: "rerolled-at", facts: { table: "caesars" } });
  const other = says("rerolled", { seat: 0, pips: [6, 6, 5, 4, 1], fell: [5], roll: 2, hand: "pair" });
  expect(asLogged(log, other, casinoGame)).toBe(other);
});
