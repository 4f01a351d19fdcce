// The server over HTTP.
import type { NewTable, Problem, RulesetInfo, Seated, SitDown, TableLine } from "../protocol";
import { fetchSentences } from "../words/bundles";
import { language } from "../words/language.svelte";
import { gameOf } from "../words/naming";
import { learnWords } from "../words/vocabulary";

/** What went wrong: a sentence of the server, or none if it was not reached. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

interface Asking {
  body?: unknown;
  method?: string; // GET, or POST if there is a body
  headers?: Record<string, string>;
}

export async function call<T>(path: string, { body, method, headers }: Asking = {}): Promise<T> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (sent === undefined ? "GET" : "POST"),
      headers: { "Accept-Language": language.current, "Content-Type": "application/json", ...headers },
      body: sent,
    });
  } catch {
    throw new Trouble("web-unreachable", "");
  }
  if (!answer.ok) {
    const problem: Partial<Problem> = await answer.json().catch(() => ({}));
    throw new Trouble(problem.code ?? "web-unreachable", problem.text ?? "", problem.rule);
  }
  return answer.json();
}

const at = (table: string) => `api/tables/${encodeURIComponent(table)}`;

let known: Promise<RulesetInfo[]> | undefined;

/** The catalogue, with what it takes to speak of its games. A game without sentences must not hide the others. */
async function catalogue(): Promise<RulesetInfo[]> {
  const all = await call<RulesetInfo[]>("api/rulesets");
  learnWords(all);
  await Promise.allSettled(all.map(({ id }) => fetchSentences(language.current, gameOf(id))));
  return all;
}

/** What can be played. Asked for once; after a failure again. */
export function rulesets(): Promise<RulesetInfo[]> {
  known ??= catalogue().catch((trouble) => {
    known = undefined;
    throw trouble;
  });
  return known;
}

export const listedTables = () => call<TableLine[]>("api/tables");
export const createTable = (table: NewTable, headers?: Record<string, string>) =>
  call<Seated>("api/tables", { body: table, ...(headers && { headers }) });
export const sitDown = (table: string, person: SitDown, headers?: Record<string, string>) =>
  call<Seated>(`${at(table)}/seats`, { body: person, ...(headers && { headers }) });
export const recordAddress = (table: string) => `${at(table)}/record`;
