// Enter presses the primary button, unless the focus was brought elsewhere by keys.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameOnPage } from "../src/games/game";
import { CALM, enters } from "../src/kit/reach";
import { settings } from "../src/kit/settings.svelte";
import type { Asked, Choice } from "../src/protocol";
import { language } from "../src/words/language.svelte";
import { ready } from "./catalogue";
import { question, says, view } from "./mock";
import Seat from "./Seat.svelte";

const KEEP = {
  form: "dice" as const,
  verb: "keep" as const,
  dice: ["9", "9", "J", "K", "A"] as never[],
  numbers: [0, 1, 2],
  costs: [1, 0, 1],
  card: "",
};

let game: GameOnPage;
let page: Record<string, unknown> | undefined;
const sent: Choice[] = [];
beforeAll(async () => {
  game = (await ready()).town;
  language.current = "en";
});
afterEach(() => {
  if (page) unmount(page);
  page = undefined;
  sent.length = 0;
  document.body.replaceChildren();
});

const OFFER = { form: "offer" as const, dollars: 5, nuggets: 2, cards: ["joe"], deeds: [], fenced: [] };
const BRIBE = { forms: [OFFER], message: says("offer", { place: "mine", seats: [0, 1], sheriff: 2 }) };

function sit(asked: Partial<Asked> = { forms: [KEEP] }) {
  page = mount(Seat, {
    target: document.body,
    props: {
      view: view({ question: question(asked) }),
      answer: (choice: Choice) => sent.push(choice),
      game,
    },
  });
  flushSync();
}

/** A key as a browser sends it: pressed on what has the focus, and a click on a button unless somebody took it. */
function press(key: string, on: HTMLElement, change: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...change });
  if (on.dispatchEvent(event) && key === "Enter" && on.matches("button")) on.click();
  flushSync();
}

function click(element: HTMLElement) {
  element.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  element.focus();
  element.click();
  flushSync();
}

const dice = () => [...document.querySelectorAll<HTMLElement>(".die")];

test("a mouse click on a die does not take Enter away", () => {
  sit();
  click(dice()[0] as HTMLElement);
  press("Enter", dice()[0] as HTMLElement);
  expect(sent).toEqual([{ keep: [0] }]);
});

test("nor does one on a stepper of coins: Enter offers, and adds no further coin", () => {
  sit(BRIBE);
  const button = (what: string) => document.querySelector<HTMLElement>(what) as HTMLElement;
  for (const [what, given] of [
    [".dollars .more", { dollars: 1 }],
    [".dollars .more", { dollars: 2 }],
    [".dollars .less", { dollars: 1 }],
    [".nuggets .more", { dollars: 1, nuggets: 1 }],
  ] as const) {
    click(button(what));
    press("Enter", button(what));
    expect(sent.splice(0)).toEqual([{ offer: given }]);
  }
});

test("a button that was reached by keys has Enter for itself", () => {
  sit();
  click(dice()[0] as HTMLElement);
  press("Tab", dice()[0] as HTMLElement);
  press("Enter", dice()[1] as HTMLElement);
  expect(sent).toEqual([]);
  expect(dice()[1]?.getAttribute("aria-pressed")).toBe("true");
});

test("while nothing can be confirmed Enter does not press again what was clicked", () => {
  sit();
  const die = dice()[0] as HTMLElement;
  click(die);
  click(die);
  press("Enter", die);
  expect(die.getAttribute("aria-pressed")).toBe("false");
  expect(sent).toEqual([]);
});

test("while the table moves Enter and Space skip, unless a button was reached by keys", () => {
  let skips = 0;
  page = mount(Seat, {
    target: document.body,
    props: {
      view: view({ question: question({ yours: false }) }),
      answer: (choice: Choice) => sent.push(choice),
      game,
      stage: { playing: true, skip: () => (skips += 1) },
    },
  });
  flushSync();
  let pressed = 0;
  const other = document.body.appendChild(document.createElement("button"));
  other.addEventListener("click", () => (pressed += 1));
  press("Tab", document.body);
  press("Enter", other);
  expect([skips, pressed]).toEqual([0, 1]);
  click(other);
  press("Enter", other);
  press(" ", document.body);
  expect([skips, pressed]).toEqual([2, 2]);
});

test("Enter in a text field, or held down, answers nothing", () => {
  sit();
  click(dice()[0] as HTMLElement);
  const field = document.body.appendChild(document.createElement("input"));
  press("Enter", field);
  press("Enter", document.body, { repeat: true });
  expect(sent).toEqual([]);
});

test("to keep none is never the default", () => {
  sit();
  press("Enter", document.body);
  expect(sent).toEqual([]);
  press("0", document.body);
  expect(sent).toEqual([{ keep: [] }]);
});

test("what a question offers is there when the next one comes in its place", () => {
  const props = $state({
    view: view({ question: question({ number: 1, forms: [KEEP] }) }),
    answer: (choice: Choice) => sent.push(choice),
    game,
  });
  page = mount(Seat, { target: document.body, props });
  flushSync();
  props.view = view({ question: question({ number: 2, forms: [KEEP] }) });
  flushSync();
  expect(document.querySelector<HTMLElement>(".answer")?.dataset.form).toBe("dice");
  press("0", document.body);
  expect(sent).toEqual([{ keep: [] }]);
});

test("single keys can be switched off, and Enter works all the same", () => {
  settings.setShortcuts("off");
  sit();
  press("1", document.body);
  expect(dice()[0]?.getAttribute("aria-pressed")).toBe("false");
  click(dice()[0] as HTMLElement);
  press("Enter", document.body);
  expect(sent).toEqual([{ keep: [0] }]);
  settings.setShortcuts("on");
});

test("the focus stays at the question when what had it has gone", () => {
  const props = $state({
    view: view({ question: question({ number: 1, forms: [KEEP] }) }),
    answer: (choice: Choice) => sent.push(choice),
    game,
  });
  page = mount(Seat, { target: document.body, props });
  flushSync();
  dice()[0]?.focus();
  props.view = view({ question: question({ number: 2, forms: [KEEP] }) });
  flushSync();
  expect(document.activeElement?.id).toBe("question");
});

test("of all that would have Enter one has it, and wears its sign: the coach, the dock, then the page", () => {
  const pressed: string[] = [];
  const add = (rank: "page" | "dock" | "coach") => {
    const button = document.body.appendChild(document.createElement("button"));
    button.addEventListener("click", () => pressed.push(rank));
    return { button, leave: enters(rank)(button) as () => void };
  };
  const all = [add("page"), add("coach"), add("page"), add("dock")] as const;
  const signs = () => all.map(({ button }) => button.hasAttribute("data-enter"));
  for (const [which, left] of [
    ["coach", 1],
    ["dock", 3],
    ["page", 0],
    ["page", 2],
  ] as const) {
    expect(signs().indexOf(true)).toBe(left);
    expect(signs().filter(Boolean)).toHaveLength(1);
    press("Enter", document.body);
    expect(pressed.splice(0)).toEqual([which]);
    all[left].leave();
  }
  expect(signs()).not.toContain(true);
  press("Enter", document.body);
  expect(pressed).toEqual([]);
});

test("on other pages what was clicked keeps Enter, and so does a dialog", () => {
  let pressed = 0;
  const [start, other] = [1, 2].map(() => document.body.appendChild(document.createElement("button")));
  if (!start || !other) return;
  start.addEventListener("click", () => (pressed += 1));
  const leave = enters()(start) as () => void;
  click(other);
  press("Enter", other);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  press("Enter", document.body);
  expect(pressed).toBe(0);
  dialog.remove();
  press("Enter", document.body);
  press("Enter", start);
  expect(pressed).toBe(2);
  leave();
});

test("at the end of a game Enter is not the next button's at once", () => {
  vi.useFakeTimers();
  const again = document.body.appendChild(document.createElement("button"));
  let pressed = 0;
  again.onclick = () => pressed++;
  const leave = enters("page", CALM)(again) as () => void;
  press("Enter", document.body);
  expect(pressed).toBe(0);
  expect(again.dataset.enter).toBeUndefined();
  vi.advanceTimersByTime(CALM);
  expect(again.dataset.enter).toBe("page");
  press("Enter", document.body);
  expect(pressed).toBe(1);
  leave();
  vi.useRealTimers();
});

test("z asks the table also where nothing can be undone, to hear why; what is sealed it takes back", () => {
  const heard: string[] = [];
  const sitAt = (change: Partial<Asked>) => {
    if (page) unmount(page);
    const now = view({ question: question({ forms: [KEEP], ...change }) });
    page = mount(Seat, {
      target: document.body,
      props: { view: now, answer: () => {}, game, said: (what: string) => heard.push(what) },
    });
    flushSync();
  };
  sitAt({});
  press("z", document.body);
  expect(heard).toEqual(["undo"]);
  sitAt({ yours: false, said: true, takeback: true, forms: [] });
  press("z", document.body);
  expect(heard).toEqual(["undo", "withdraw"]);
});
