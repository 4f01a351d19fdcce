// Answering: taps and keys become the choices that the server expects.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameOnPage } from "../src/games/game";
import type { Asked, Choice, TableView } from "../src/protocol";
import type { Dock } from "../src/table/dock.svelte";
import { language } from "../src/words/language.svelte";
import { ready } from "./catalogue";
import { outlaw, question, says, town, townSeat, view } from "./mock";
import Seat from "./Seat.svelte";

let game: GameOnPage;
beforeAll(async () => {
  game = (await ready()).town;
  language.current = "en";
});

let page: Record<string, unknown> | undefined;
const sent: Choice[] = [];
afterEach(() => {
  if (page) unmount(page);
  sent.length = 0;
});

function ask(forms: Asked["forms"], id = "keep", change: Partial<TableView> = {}) {
  const asked = question({
    forms,
    message: says(id, { seats: [1, 2], place: "mine", sheriff: 0, number: 2, victim: 1 }),
  });
  page = mount(Seat, {
    target: document.body,
    props: {
      view: view({ question: asked, ...change }),
      answer: (choice: Choice) => sent.push(choice),
      game,
    },
  });
  flushSync();
}

const all = (what: string) => [...document.querySelectorAll<HTMLButtonElement>(what)];
const primary = () => all(".primary")[0] as HTMLButtonElement;
function tap(element: HTMLElement | undefined) {
  element?.click();
  flushSync();
}
function key(name: string) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
}
const dock = () => (page as unknown as { dock: Dock }).dock;
const words = () => primary().textContent?.replace(/\s+/g, " ").trim();

const KEEP = {
  form: "dice" as const,
  verb: "keep" as const,
  dice: ["9", "9", "J", "K", "A"] as never[],
  numbers: [0, 1, 2],
  costs: [1, 0, 1],
  card: "",
};
const BRUTE = { ...KEEP, verb: "brute" as const, numbers: [2, 3, 4, 5], costs: [0, 0, 0, 0], card: "brute" };

test("DT-11 dice are tapped, and the button shows the price", () => {
  ask([KEEP]);
  expect(primary().disabled).toBe(true); // to keep none is never what Enter does
  expect(all(".none")[0]?.textContent).toContain("Keep none · $1");
  tap(all(".die")[0]);
  expect(words()).toContain("Keep 1 die · free");
  tap(all(".die")[3]);
  expect(words()).toContain("Keep 2 dice · $1");
  tap(primary());
  expect(sent).toEqual([{ keep: [0, 3] }]);
});

test("DT-12 more than one can pay for can't be pressed, and it says why", () => {
  ask([KEEP]);
  for (const die of all(".die").slice(0, 3)) tap(die);
  expect(primary().disabled).toBe(true);
  expect(document.body.textContent).toContain("Too dear: 2 dice at most");
});

test("DT-14 with a Brute the extra dice are free", () => {
  ask([KEEP, BRUTE]);
  for (const digit of ["1", "2", "3", "4"]) key(digit);
  key("b");
  expect(words()).toContain("Keep 4 dice with Brute · free");
  expect(dock().chosen("card:brute")).toBe(true);
  dock().tap("card:brute"); // in the hand, too
  flushSync();
  expect(primary().disabled).toBe(true);
  dock().tap("card:brute");
  flushSync();
  key("Enter");
  expect(sent).toEqual([{ brute: [0, 1, 2, 3] }]);
});

test("keys tap and confirm", () => {
  ask([KEEP]);
  key("5");
  key("1");
  key("1");
  key("Enter");
  expect(sent).toEqual([{ keep: [4] }]);
});

test("CI-14 a chip buys a reroll of at least one die; one may decline", () => {
  const pass = {
    form: "button" as const,
    choice: { pass: true as const },
    message: says("option-pass"),
    card: "",
  };
  ask([{ ...KEEP, verb: "pay", numbers: [1, 2, 3, 4, 5], costs: [1, 1, 1, 1, 1] }, pass], "extra-roll");
  expect(primary().disabled).toBe(true);
  tap(all(".act .button:not(.primary)")[0]);
  expect(sent).toEqual([{ pass: true }]);
});

test("DT-15 a Cheater chooses the die, then the face", () => {
  const turn = (die: "9" | "A", to: "9" | "A") => ({
    form: "button" as const,
    choice: { turn: { die, to } },
    message: says("option-turn", { face: die, turned: to }),
    card: "cheater",
  });
  ask([turn("9", "A"), turn("9", "9"), turn("A", "9")], "cheat");
  key("1");
  expect(primary().disabled).toBe(true);
  key("2");
  expect(words()).toContain("Turn 9 into A");
  key("Enter");
  expect(sent).toEqual([{ turn: { die: "9", to: "A" } }]);
});

test("DT-41 a bribe is put together from dollars, nuggets, and cards and deeds of the hand", () => {
  const hand = {
    cup: [],
    cards: ["brute", "wanted"],
    deeds: [3],
    drawn: [],
    looked_cards: [],
    looked_deeds: [],
  };
  ask(
    [{ form: "offer", dollars: 2, nuggets: 1, cards: ["brute", "wanted"], deeds: [3], fenced: [5] }],
    "offer",
    { board: town([{ fenced: [5] }, {}, {}], { hand }) },
  );
  expect(primary().disabled).toBe(true); // to offer nothing is beside it
  expect(all(".act .button")[0]?.textContent).toContain("Offer nothing");
  key("d");
  key("d");
  key("d"); // no more than one has
  expect(words()).toContain("Offer $2");
  key("n");
  key("2");
  dock().tap("deed:0");
  dock().tap("fenced:0");
  flushSync();
  expect(dock().chosen("card:1")).toBe(true);
  expect(dock().can("card:2")).toBe(false);
  expect(all(".chip").map((chip) => chip.getAttribute("aria-label"))).toEqual([
    "Take back Wanted",
    "Take back Deed worth 3",
    "Take back Fenced deed worth 5",
  ]);
  tap(primary());
  expect(sent).toEqual([{ offer: { dollars: 2, nuggets: 1, cards: ["wanted"], deeds: [3], fenced: [5] } }]);
});

test("what was put into a bribe is taken back by a tap", () => {
  ask([{ form: "offer", dollars: 2, nuggets: 1, cards: [], deeds: [], fenced: [0] }], "raise", {
    board: town([{ fenced: [0] }, {}, {}]),
  });
  tap(all(".dollars .more")[0]);
  tap(all(".nuggets .more")[0]);
  dock().tap("fenced:0");
  flushSync();
  expect(words()).toContain("Add $1, 1 nugget and 1 Ranch");
  tap(all(".chip")[0]);
  tap(all(".dollars .less")[0]);
  expect(words()).toContain("Add 1 nugget");
  key("Backspace");
  expect(primary().disabled).toBe(true);
  key("0");
  expect(sent).toEqual([{ offer: {} }]);
});

test("DT-42 a card that was offered before can't be offered again", () => {
  const hand = {
    cup: [],
    cards: ["wanted", "wanted"],
    deeds: [],
    drawn: [],
    looked_cards: [],
    looked_deeds: [],
  };
  ask([{ form: "offer", dollars: 0, nuggets: 0, cards: ["wanted"], deeds: [], fenced: [] }], "raise", {
    board: town([{}, {}, {}], { hand }),
  });
  expect([dock().can("card:0"), dock().can("card:1")]).toEqual([true, false]);
});

test("DT-42 all who are tied are shown with what they offer, and who decides", () => {
  const offer = { dollars: 3, nuggets: 0, cards: 1, deeds: 0, fenced: [], cards_seen: [], deeds_seen: [] };
  const none = { ...offer, dollars: 0, cards: 0 };
  ask([{ form: "offer", dollars: 2, nuggets: 0, cards: [], deeds: [], fenced: [] }], "raise", {
    board: town([{}, { offer }, { offer: none }]),
  });
  const [bob, cid, judge] = all(".tie li");
  expect(bob?.textContent).toMatch(/Bob[\s\S]*\$3[\s\S]*1/);
  expect(cid?.textContent).toContain("offers nothing");
  expect(judge?.textContent).toContain("Ann decides");
});

test("DX-20 Outlaws set one or two of the dice that are left, and no more", () => {
  ask([{ form: "outlaws", outlaws: [outlaw(3, "9"), outlaw(8, "K", 6)], dice: 3 }], "call-outlaws");
  expect(words()).toContain("Roll without Outlaws");
  key("1");
  key("1");
  key("2");
  key("2"); // there is no fourth die: the Outlaw stays home
  tap(all(".one")[1]);
  expect(words()).toContain("Send 2 Outlaws");
  key("Enter");
  expect(sent).toEqual([
    {
      outlaws: [
        { outlaw: 3, dice: 2 },
        { outlaw: 8, dice: 1 },
      ],
    },
  ]);
});

test("DX-10 an action is a picture with its words", () => {
  const action = (name: string) => ({
    form: "button" as const,
    choice: { action: name },
    message: says("option-action", { action: name }),
    card: "",
  });
  ask([action("dig"), action("pan")], "choose-action");
  expect(all(".pick")[1]?.textContent).toMatch(/Pan the river bed\s*Draw a River card/);
  key("2");
  expect(words()).toContain("Pan the river bed");
  key("Enter");
  expect(sent).toEqual([{ action: "pan" }]);
});

test("DI-4 an ambush takes a player, then a die; the Shaman turns one's own", () => {
  const aim = (seat: number, die: "9" | "K") => ({
    form: "button" as const,
    choice: { ambush: { seat, die } },
    message: says("option-ambush", { target: seat, face: die }),
    card: "",
  });
  ask([aim(1, "9"), aim(2, "9"), aim(2, "K")], "ambush");
  dock().tap("seat:2"); // the tile of a player does what the digit does
  flushSync();
  key("2");
  expect(words()).toContain("Cid rerolls K");
  key("Enter");
  expect(sent).toEqual([{ ambush: { seat: 2, die: "K" } }]);
});

test("DX-46 Double Gun rerolls what is tapped, and 0 leaves it", () => {
  const pass = {
    form: "button" as const,
    choice: { pass: true as const },
    message: says("option-pass"),
    card: "",
  };
  const gun = { ...KEEP, verb: "gun" as const, dice: ["9", "K"] as never[], numbers: [1, 2], costs: [0, 0] };
  ask([{ ...gun, card: "double-gun" }, pass], "double-gun");
  key("2");
  expect(words()).toContain("Play Double Gun: reroll 1 die");
  key("0");
  expect(sent).toEqual([{ pass: true }]);
});

test("DT-40 the Sheriff sees the offers side by side", () => {
  const offer = {
    dollars: 2,
    nuggets: 0,
    cards: 1,
    deeds: 0,
    fenced: [],
    cards_seen: ["wanted"],
    deeds_seen: [],
  };
  const name = (target: number) => ({
    form: "button" as const,
    choice: { name: target },
    message: says("option-name", { target }),
    card: "",
  });
  const board = town([{}, { offer }, { offer: { ...offer, dollars: 0, cards: 0, cards_seen: [] } }]);
  ask([name(1), name(2)], "name-winner", { board });
  const [bob, cid] = all(".choice");
  expect(bob?.textContent).toMatch(/Bob[\s\S]*2[\s\S]*Wanted/);
  expect(cid?.textContent).toContain("offers nothing");
  tap(cid);
  expect(sent).toEqual([]); // one tap chooses, the primary button confirms
  expect(words()).toContain("Cid");
  tap(primary());
  expect(sent).toEqual([{ name: 2 }]);
});

test("DT-33 two deeds are fenced", () => {
  const hand = { cup: [], cards: [], deeds: [1, 3, 5], drawn: [], looked_cards: [], looked_deeds: [] };
  ask([{ form: "fence", deeds: [1, 3, 5], number: 2 }], "fence", { board: town([{}, {}, {}], { hand }) });
  key("1");
  expect(primary().disabled).toBe(true);
  dock().tap("deed:2"); // in the hand
  flushSync();
  key("Enter");
  expect(sent).toEqual([{ fence: [1, 5] }]);
});

test("DT-35 visits are put in order", () => {
  ask([{ form: "order", seats: [0, 1, 2] }], "order-visits");
  tap(all(".order li .button")[1]); // the first goes later
  tap(primary());
  expect(sent).toEqual([{ order: [1, 0, 2] }]);
});

const PASS = {
  form: "button" as const,
  choice: { pass: true as const },
  message: says("option-pass"),
  card: "",
};
const playing = (card: string) => ({
  ...PASS,
  choice: { play: card },
  message: says("option-play", { card }),
  card,
});

test("DT-51 a card is played after a tap on it only, and 0 passes", () => {
  ask([PASS, playing("dynamite")], "own-card", { board: town([{ dice: ["9", "9", "9"] }, {}, {}]) });
  expect(document.body.textContent).toMatch(/3 nuggets[\s\S]*6 nuggets/); // without the card, and with it
  key("Enter"); // it was meant to skip what moved before
  expect(sent).toEqual([]);
  expect(primary().disabled).toBe(true);
  expect(dock().can("card:dynamite")).toBe(true);
  expect(dock().chosen("card:dynamite")).toBe(false);
  tap(all(".moment")[0]);
  expect(all(".moment")[0]?.getAttribute("aria-pressed")).toBe("true");
  expect(dock().chosen("card:dynamite")).toBe(true);
  expect(words()).toContain("Play Dynamite");
  key("Enter");
  key("0");
  expect(sent).toEqual([{ play: "dynamite" }, { pass: true }]);
});

test("the card is tapped in the hand, too, or chosen by its digit", () => {
  for (const choose of [() => dock().tap("card:split"), () => key("1")]) {
    ask([PASS, playing("split")], "split");
    choose();
    flushSync();
    key("Enter");
    expect(sent.splice(0)).toEqual([{ play: "split" }]);
    if (page) unmount(page);
    page = undefined;
  }
});

test("what can be done in one way only is the primary button, but not in a window", () => {
  const drink = { ...PASS, choice: { drink: "top" }, message: says("option-drink-top") };
  ask([PASS, drink], "drink");
  key("Enter");
  expect(sent.splice(0)).toEqual([{ drink: "top" }]);
  if (page) unmount(page);
  for (const one of [
    { ...PASS, choice: { desperado: 1 }, message: says("option-done") },
    { ...PASS, choice: { joe: 9 }, message: says("option-done") },
  ]) {
    const asked = question({ forms: [PASS, one], window: true, message: says("window") });
    ask([], "", { question: asked });
    key("Enter");
    expect(sent).toEqual([]);
    key("1");
    key("Enter");
    expect(sent.splice(0)).toEqual([one.choice]);
    if (page) unmount(page);
  }
  page = undefined;
});

test("a card that glows is chosen by a tap, and the primary button plays it", () => {
  const plays = ["dynamite", "wanted"].map((card) => ({
    form: "button" as const,
    choice: { play: card },
    message: says("option-play", { card }),
    card,
  }));
  ask(plays, "own-card");
  expect(primary().disabled).toBe(true);
  expect(dock().can("card:dynamite")).toBe(true);
  dock().tap("card:dynamite");
  flushSync();
  expect(dock().chosen("card:dynamite")).toBe(true);
  expect(words()).toMatch(/^Play Dynamite/);
  key("Enter");
  expect(sent).toEqual([{ play: "dynamite" }]);
});

test("DT-30 digits choose Joe's player, Enter names them, and 0 passes", () => {
  const pass = {
    form: "button" as const,
    choice: { pass: true as const },
    message: says("option-pass"),
    card: "",
  };
  const joe = (target: number) => ({
    ...pass,
    choice: { joe: target },
    message: says("option-joe", { target }),
    card: "joe",
  });
  ask([pass, joe(1), joe(2)], "office");
  expect(primary().disabled).toBe(true);
  key("1");
  key("Enter");
  key("0");
  expect(sent).toEqual([{ joe: 1 }, { pass: true }]);
});

test("a sealed answer can be taken back", () => {
  const sealed = question({ yours: false, said: true, takeback: true });
  ask([], "keep", { question: sealed, board: town([townSeat(), {}, {}]) });
  expect(document.body.textContent).toContain("Take it back");
});

test("DT-24 one of the cards drawn is chosen, then kept", () => {
  const card = (name: string) => ({
    form: "button" as const,
    choice: { card: name },
    message: says("option-card", { card: name }),
    card: "",
  });
  ask([card("brute"), card("wanted")], "keep-one");
  expect(primary().disabled).toBe(true);
  key("2");
  expect(words()).toContain("Keep Wanted");
  expect(document.body.textContent).toContain("that card does nothing");
  key("Enter");
  expect(sent).toEqual([{ card: "wanted" }]);
});
