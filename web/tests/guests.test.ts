// Games that the page was not built with: their sentences and vocabulary come from the server.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadGame } from "../src/games/games";
import { settings } from "../src/kit/settings.svelte";
import type { TableView, ToBrowser } from "../src/protocol";
import { Sitting } from "../src/table/sitting.svelte";
import { bundleOf, fetchLanguage, fetchSentences } from "../src/words/bundles";
import { language } from "../src/words/language.svelte";
import { learnWords } from "../src/words/vocabulary";
import { Voice } from "../src/words/voice";
import { says, tableInfo, view } from "./mock";

const ENGLISH = "drops = { $seat } drops { $crate } and rolls { $dice }.\ncrate-red = the red crate\n";
const FRENCH = "drops = { $seat } perd { $crate } et lance { $dice }.\ncrate-red = la caisse rouge\n";
const VOCABULARY = { faces: [], first_face: 0, dice: ["dice"], seats: ["seat"], terms: { crate: "crate" } };
const DROPS = says("drops", { seat: 1, crate: "red", dice: ["2", "1"] });

let asked: string[] = [];
const answers: Record<string, () => Response> = {};
beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answers[path]?.() ?? new Response("", { status: 404 });
  });
  await fetchLanguage("en");
  asked = [];
  settings.setPace("off");
});
afterEach(() => vi.unstubAllGlobals());

const say = (lang: "en" | "fr", game: string) => new Voice(lang, game, ["Ann", "Bob"]).say(DROPS);

test("sentences are fetched once for each language, and facts become words by the catalogue", async () => {
  answers["api/games/crates/en.ftl"] = () => new Response(ENGLISH);
  answers["api/games/crates/fr.ftl"] = () => new Response(FRENCH);
  learnWords([{ id: "crates/small", vocabulary: VOCABULARY }]);
  expect(say("en", "crates")).toBe("drops");
  await fetchSentences("en", "crates");
  await fetchSentences("en", "crates");
  expect(say("en", "crates")).toBe("Bob drops the red crate and rolls 2 1.");
  await fetchLanguage("fr"); // changing the language fetches the guests' sentences too
  expect(say("fr", "crates")).toBe("Bob perd la caisse rouge et lance 2 1.");
  expect(asked).toEqual(["api/games/crates/en.ftl", "api/games/crates/fr.ftl"]);
});

test("a game without French speaks English", async () => {
  answers["api/games/islands/en.ftl"] = () => new Response(ENGLISH);
  await fetchSentences("fr", "islands");
  expect(bundleOf("fr", "islands").hasMessage("drops")).toBe(true);
});

test("the games of the page are never asked for", async () => {
  await fetchSentences("en", "dicetown");
  expect(asked).toEqual([]);
});

test("a sitting waits for its game, tries again, and then shows all in order", async () => {
  await loadGame("harbour"); // real time passes while a chunk is read
  vi.useFakeTimers();
  language.current = "en";
  let heard: (event: { data: string }) => void = () => undefined;
  class Socket {
    static OPEN = 1;
    readyState = 1;
    onopen = () => undefined;
    onclose = () => undefined;
    send() {}
    close() {}
    set onmessage(listener: typeof heard) {
      heard = listener;
    }
  }
  vi.stubGlobal("WebSocket", Socket);
  const sitting = new Sitting("t1", "secret", false);
  const tell = (message: ToBrowser) => heard({ data: JSON.stringify(message) });
  const table = tableInfo({ ruleset: "harbour" });
  const board = {
    game: "plain",
    round: 1,
    seats: [],
    table: [],
    winners: [],
  } as unknown as TableView["board"];
  tell({ type: "welcome", protocol: 1, table: "t1", events: [DROPS], chat: [], notes: [] });
  tell(view({ table, board }));
  tell({ type: "chat", line: { name: "Bob", text: "hello", at: 0, seat: 1 } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sitting.view).toBeNull(); // neither catalogue nor sentences can be had
  answers["api/rulesets"] = () => Response.json([{ id: "harbour", vocabulary: VOCABULARY }]);
  answers["api/games/harbour/en.ftl"] = () => new Response(ENGLISH);
  await vi.advanceTimersByTimeAsync(6000);
  expect(sitting.game?.theme).toBe("plain");
  expect(sitting.view?.table.ruleset).toBe("harbour");
  expect(sitting.log.map((line) => line.message.id)).toEqual(["drops"]);
  expect(sitting.chat).toHaveLength(1);
  sitting.leave();
  vi.useRealTimers();
});
