import { describe, expect, it } from "vitest";
import type { Button, RulesetInfo } from "../src/protocol";
import { awaited, mayBeQuiet, mayResume, maySleep, onlyPass } from "../src/table/presence";
import { promptOf } from "../src/table/prompt";
import { Voice } from "../src/words/voice";
import { question, says, tableInfo, view } from "./mock";

const pass: Button = { form: "button", choice: { pass: true }, message: says("pass"), card: "" };
const card: Button = { form: "button", choice: { play: "wanted" }, message: says("play"), card: "wanted" };

function gone(seat: number, since: number, change = {}) {
  const table = tableInfo({ clock: 0, ...change });
  const seats = table.seats.map((info, place) =>
    place === seat ? { ...info, here: false, gone: since } : info,
  );
  return { ...table, seats };
}

describe("a window", () => {
  it("asks only those who can do something in it", () => {
    expect(onlyPass(question({ window: true, forms: [pass] }))).toBe(true);
    expect(onlyPass(question({ window: true, forms: [card, pass] }))).toBe(false);
    expect(onlyPass(question({ window: false, forms: [pass] }))).toBe(false);
  });

  it("over days asks whoever wants to be asked, card or not", () => {
    const asked = question({ window: true, forms: [pass] });
    expect(maySleep(asked, view({ question: asked }))).toBe(true);
    const days = tableInfo({ clock: 86_400 });
    expect(maySleep(asked, view({ question: asked, table: days }))).toBe(false);
    const voice = new Voice("en", "dicetown");
    expect(promptOf(view({ question: asked, table: days }), asked, voice).yours).toBe(true);
    const others = question({ window: true, forms: [], yours: false });
    expect(promptOf(view({ question: others, table: days }), others, voice).yours).toBe(false);
  });

  it("is a quiet line for the others", () => {
    const quiet = question({ window: true, forms: [pass] });
    expect(promptOf(view({ question: quiet }), quiet, new Voice("en", "dicetown")).yours).toBe(false);
    const loud = question({ window: true, forms: [card, pass] });
    expect(promptOf(view({ question: loud }), loud, new Voice("en", "dicetown")).yours).toBe(true);
  });

  it("can be left alone for a round where there are other people", () => {
    const ruleset = { windows: true } as RulesetInfo;
    expect(mayBeQuiet(view(), ruleset)).toBe(true);
    expect(mayBeQuiet(view(), { windows: false } as RulesetInfo)).toBe(false);
    const bots = tableInfo().seats.map((seat, place) => (place ? { ...seat, kind: "bot" as const } : seat));
    expect(mayBeQuiet(view({ table: tableInfo({ seats: bots }) }), ruleset)).toBe(false);
  });
});

describe("people who are gone", () => {
  it("are answered for by a bot after two minutes, without a clock", () => {
    const asked = question({ asked: [0, 1, 2], answered: [2] });
    expect(awaited(view({ table: gone(1, 1000), question: asked }))).toEqual([{ seat: 1, at: 121_000 }]);
    expect(awaited(view({ table: gone(1, 1000, { clock: 60 }), question: asked }))).toEqual([]);
    expect(awaited(view({ table: gone(2, 1000), question: asked }))).toEqual([]); // has answered
    expect(awaited(view({ table: gone(1, 1000), question: { ...asked, window: true } }))).toEqual([]);
  });

  it("hold up a pause for a minute at most", () => {
    const paused = view({ table: gone(0, 1000, { paused: true }) });
    expect(mayResume(paused, 60_999)).toBe(false);
    expect(mayResume(paused, 61_000)).toBe(true);
    expect(mayResume(view({ table: tableInfo({ paused: true }) }), 1e12)).toBe(false); // the host is here
    const days = view({ table: gone(0, 1000, { paused: true, clock: 86_400 }) });
    expect(mayResume(days, 61_000)).toBe(false);
    expect(mayResume(days, 86_401_000)).toBe(true);
  });
});
