// The line to a table, over a socket that we hold in our hands.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepSeat, seatAt } from "../src/kit/keepsake";
import { settings } from "../src/kit/settings.svelte";
import { commitmentTo } from "../src/net/fair";
import type { ToBrowser, ToServer } from "../src/protocol";
import { Sitting } from "../src/table/sitting.svelte";
import { ready } from "./catalogue";
import { question, says, tableInfo, view } from "./mock";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: ToServer[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.drop(1000);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: ToBrowser) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code: number, reason = "") {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
  types() {
    return this.said.map((message) => message.type);
  }
}

const last = () => Socket.all.at(-1) as Socket;
const WELCOME: ToBrowser = { type: "welcome", protocol: 1, table: "t1", events: [], chat: [], notes: [] };

beforeAll(ready);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  localStorage.clear();
  settings.setPace("off");
});
afterEach(() => {
  sitting?.leave(); // it must not hear the events of the next test
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

let sitting: Sitting | undefined;

function sit(first = view()): Sitting {
  sitting = new Sitting("t1", "secret", false);
  last().open();
  last().tell(WELCOME);
  last().tell(first);
  return sitting;
}

test("says hello with the token, and sees the table", () => {
  const sitting = sit();
  expect(last().address).toMatch(/^ws.*\/api\/tables\/t1\/socket$/);
  expect(last().said[0]).toMatchObject({ type: "hello", token: "secret" });
  expect(sitting.status).toBe("live");
  expect(sitting.view?.question?.number).toBe(1);
  expect(seatAt("t1")).toMatchObject({ token: "secret", seat: 0, phase: "playing" });
});

test("an answer is under way until it is done", () => {
  const sitting = sit();
  sitting.answer({ keep: [0, 2] });
  const answer = last().said.at(-1);
  expect(answer).toMatchObject({ type: "answer", question: 1, choice: { keep: [0, 2] } });
  sitting.answer({ keep: [1] }); // a second tap is no second answer
  expect(
    last()
      .types()
      .filter((type) => type === "answer"),
  ).toHaveLength(1);
  last().tell({ type: "done", ref: answer?.ref ?? null });
  expect(sitting.sending).toBeNull();
});

test("a refusal is shown, and the player may answer again", () => {
  const sitting = sit();
  sitting.answer({ keep: [] });
  last().tell({
    type: "error",
    code: "keep-unaffordable",
    text: "That costs $1.",
    rule: "DT-11",
    facts: {},
    ref: last().said.at(-1)?.ref ?? null,
  });
  expect(sitting.trouble?.rule).toBe("DT-11");
  expect(sitting.sending).toBeNull();
});

test("comes back after the line is lost, and says the open answer again", () => {
  const sitting = sit();
  sitting.answer({ keep: [4] });
  last().drop(1006);
  expect(sitting.status).toBe("connecting");
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
  last().open();
  last().tell(WELCOME);
  last().tell(view());
  expect(sitting.status).toBe("live");
  expect(last().said.at(-1)).toMatchObject({ type: "answer", choice: { keep: [4] } });
});

test("an answer that had arrived is not said again", () => {
  const sitting = sit();
  sitting.answer({ keep: [4] });
  last().drop(1006);
  vi.advanceTimersByTime(400);
  last().open();
  last().tell(view({ question: question({ number: 2 }) }));
  expect(last().types()).not.toContain("answer");
  expect(sitting.sending).toBeNull();
});

test.each([
  ["longest", 1, [300, 600, 1200]],
  ["shortest", 0, [150, 300, 600]],
])(
  "waits longer and longer, here the %s times, and hurries when the network is back",
  (_name, drawn, waits) => {
    vi.spyOn(Math, "random").mockReturnValue(drawn);
    sit();
    for (const wait of waits) {
      last().drop(1006);
      const before = Socket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Socket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Socket.all).toHaveLength(before + 1);
    }
    last().drop(1006);
    const before = Socket.all.length;
    dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(before + 1);
  },
);

test("a wrong token is final", () => {
  const sitting = sit();
  last().drop(4401, "wrong-token");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(sitting.status).toBe("refused");
});

test("who was removed by the host forgets the seat", () => {
  const sitting = sit();
  last().drop(1000, "removed");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(sitting.status).toBe("refused");
  expect(seatAt("t1")).toBeUndefined();
});

test("who was given a seat takes it at once, on a new socket", () => {
  const sitting = sit(view({ you: { ...view().you, seat: null, asking: "pending" } }));
  last().drop(4303, "seated");
  expect(Socket.all).toHaveLength(2);
  expect(sitting.status).toBe("connecting");
  last().open();
  expect(last().said[0]).toMatchObject({ type: "hello", token: "secret" });
});

test("touches the table only while a bot plays for the player, and once a view", () => {
  const sitting = sit();
  sitting.touch();
  expect(last().types()).not.toContain("touch");
  last().tell(view({ you: { ...view().you, absent: true, missed: 2 } }));
  sitting.touch();
  sitting.touch();
  expect(
    last()
      .types()
      .filter((type) => type === "touch"),
  ).toHaveLength(1);
});

test("what the clock did is noted, and stands in the log", () => {
  const sitting = sit();
  last().tell(view({ notes: [{ id: "clock-ran-out", rule: "", facts: { seat: 1 } }] }));
  expect(sitting.notes.map(({ message }) => message.id)).toEqual(["clock-ran-out"]);
  expect(sitting.log.at(-1)?.message.id).toBe("clock-ran-out");
});

test("a rematch is one click: the page goes there with its share of the dice", () => {
  const sitting = sit(view({ table: tableInfo({ phase: "over" }), question: null }));
  sitting.rematch();
  const asked = last().said.at(-1) as { commitment: string };
  last().tell(view({ table: tableInfo({ phase: "over", rematch: "t2" }), question: null }));
  expect(location.pathname).toBe("/t/t2");
  expect(commitmentTo(seatAt("t2")?.entropy ?? "")).toBe(asked.commitment);
});

test("a closed socket is reported two seconds later, until a new one speaks", () => {
  const sitting = sit();
  last().drop(1006);
  vi.advanceTimersByTime(1_999);
  expect(sitting.status).toBe("connecting");
  vi.advanceTimersByTime(1);
  expect(sitting.status).toBe("lost");
  for (let attempt = 0; attempt < 4; attempt += 1) {
    last().drop(1006); // an attempt that fails brings nothing back
    expect(sitting.status).toBe("lost");
    vi.advanceTimersByTime(5_000);
  }
  last().open();
  last().tell(WELCOME);
  expect(sitting.status).toBe("live");
});

test("a line that is back within two seconds was never lost", () => {
  const sitting = sit();
  const seen = new Set<string>();
  last().drop(1006);
  for (let time = 0; time < 5_000; time += 100) {
    if (time === 500) {
      last().open();
      last().tell(WELCOME);
    }
    seen.add(sitting.status);
    vi.advanceTimersByTime(100);
  }
  expect([...seen]).toEqual(["connecting", "live"]);
});

test("a silent loss is reported within ten seconds", () => {
  const sitting = sit();
  vi.advanceTimersByTime(5_000);
  expect(last().types().at(-1)).toBe("ping");
  vi.advanceTimersByTime(4_000);
  sitting.say({ type: "chat", text: "hello?" }); // what we say is no sign of life
  vi.advanceTimersByTime(999);
  expect(sitting.status).toBe("lost");
  expect(Socket.all.length).toBeGreaterThan(1);
});

test("not more than one ping in five seconds", () => {
  sit();
  const pings = () =>
    last()
      .types()
      .filter((type) => type === "ping").length;
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000);
    if (second % 3 === 0) dispatchEvent(new Event(second % 2 ? "offline" : "online"));
    last().tell({ type: "pong", now: 0, ref: null });
  }
  expect(Socket.all).toHaveLength(1);
  expect(pings()).toBeGreaterThan(0);
  expect(pings()).toBeLessThanOrEqual(12);
});

test("who only listens is not silent, however much they hear", () => {
  sit();
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000);
    last().tell({ type: "pong", now: 0, ref: null });
  }
  const pings = last()
    .types()
    .filter((type) => type === "ping").length;
  expect(pings).toBeGreaterThanOrEqual(2);
  expect(pings).toBeLessThanOrEqual(3);
});

test("when the browser says offline, two seconds of silence are enough", () => {
  const sitting = sit();
  dispatchEvent(new Event("offline"));
  expect(last().types().at(-1)).toBe("ping");
  vi.advanceTimersByTime(1_999);
  expect(sitting.status).toBe("live");
  vi.advanceTimersByTime(1);
  expect(sitting.status).toBe("lost");
});

/** The line has just asked, and was answered. */
function askedAndAnswered() {
  vi.advanceTimersByTime(5_000);
  expect(last().types().at(-1)).toBe("ping");
  last().tell({ type: "pong", now: 0, ref: null });
  vi.advanceTimersByTime(1_000);
}

test("a healthy line survives what the browser says just after a ping", () => {
  const sitting = sit();
  askedAndAnswered();
  const said = last().said.length;
  for (const _twice of [1, 2]) {
    dispatchEvent(new Event("offline")); // the first asks before its turn, the second waits for it
    while (last().said.length === said) vi.advanceTimersByTime(100);
    last().tell({ type: "pong", now: 0, ref: null });
    vi.advanceTimersByTime(2_500);
    expect(sitting.status).toBe("live");
  }
  vi.advanceTimersByTime(4_000);
  expect(Socket.all).toHaveLength(1);
});

test.each([
  ["in two seconds", [], 2_000],
  ["within ten if it is said again", [1], 7_000],
])("just after a ping, too, a loss is reported: %s", (_name, before, then) => {
  const sitting = sit();
  askedAndAnswered();
  for (const _one of before) {
    dispatchEvent(new Event("offline"));
    last().tell({ type: "pong", now: 0, ref: null });
  }
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(then - 1);
  expect(sitting.status).toBe("live");
  vi.advanceTimersByTime(1);
  expect(sitting.status).toBe("lost");
});

test("who plays on their own computer is not offline, whatever the browser says", () => {
  const sitting = sit();
  dispatchEvent(new Event("offline"));
  last().tell({ type: "pong", now: 0, ref: null });
  vi.advanceTimersByTime(4_000);
  expect(sitting.status).toBe("live");
  expect(Socket.all).toHaveLength(1);
});

test("fair dice: commits once while waiting, opens what was committed", () => {
  const sitting = sit(view({ table: tableInfo({ phase: "lobby" }), board: null, question: null }));
  const entropy = seatAt("t1")?.entropy ?? "";
  expect(entropy).toMatch(/^[0-9a-f]{64}$/);
  const commitment = commitmentTo(entropy);
  expect(last().said.at(-1)).toMatchObject({ type: "commit", commitment });
  const fair = { commitment: "", commitments: [commitment, null, null], entropies: [], drawn: [] };
  last().tell(view({ table: tableInfo({ phase: "opening", fair }), board: null, question: null }));
  expect(last().said.at(-1)).toMatchObject({ type: "open", entropy });
  expect(
    last()
      .types()
      .filter((type) => type === "commit"),
  ).toHaveLength(1);
  sitting.leave();
});

test("entropy that does not fit the commitment is never opened", () => {
  keepSeat({
    table: "t1",
    token: "secret",
    seat: 0,
    ruleset: "",
    at: 1,
    phase: "lobby",
    entropy: "00".repeat(32),
  });
  const fair = { commitment: "", commitments: ["ff".repeat(32), null, null], entropies: [], drawn: [] };
  sit(view({ table: tableInfo({ phase: "opening", fair }), board: null, question: null }));
  expect(last().types()).toEqual(["hello"]);
});

test("a rematch is kept with the same token", () => {
  sit(view({ table: tableInfo({ phase: "over", rematch: "t2" }), question: null }));
  expect(seatAt("t2")).toMatchObject({ token: "secret", phase: "lobby" });
});

test("SHA-256 as everybody computes it", () => {
  expect(commitmentTo("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("what followed from an undone decision is not in the log, and is not told again after a break", () => {
  const sitting = sit(view({ events: [says("won", { seat: 0, place: "mine", number: 2, face: "9" })] }));
  const before = sitting.log.map(({ message }) => message.id);
  const named = [says("named", { seat: 0, target: 1 }), says("stole-badge", { seat: 1 })];
  last().tell(view({ n: 2, question: question({ number: 2 }), events: named }));
  sitting.stage.hurry();
  sitting.undo();
  expect(last().said.at(-1)).toMatchObject({ type: "undo", question: 2 });
  const undone = says("undone", { seat: 0, number: 2 });
  last().tell(view({ n: 3, question: question({ number: 1 }), notes: [undone] }));
  return vi.waitFor(() => {
    expect(sitting.log.map(({ message }) => message.id)).toEqual([...before, "undone"]);
    expect(sitting.notes.map(({ message }) => message.id)).toEqual(["undone"]);
    expect(sitting.stage.question?.number).toBe(1);
  });
});

test("hints that are switched off are not shown, and are there again when they are switched on", () => {
  const hinted = (hints: boolean) => view({ table: tableInfo({ hints }) });
  const sitting = sit(hinted(true));
  last().tell({ type: "hints", question: 1, hints: [] });
  expect(sitting.hints?.question).toBe(1);
  last().tell(hinted(false));
  expect(sitting.hints).toBeNull();
  last().tell(hinted(true));
  expect(sitting.hints?.question).toBe(1);
});
