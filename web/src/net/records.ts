// Records over HTTP: opened, played on from, analysed.
import type { Analyse, Analysed, OpenRecord, PlayOn, Progress, Replay, Seated } from "../protocol";
import { language } from "../words/language.svelte";
import { call, Trouble } from "./api";

export const openRecord = (wanted: OpenRecord) => call<Replay>("api/replay", { body: wanted });
export const playOn = (wanted: PlayOn, headers: Record<string, string>) =>
  call<Seated>("api/replay/table", { body: wanted, headers });

/** The record of a finished table, as text. */
export async function recordOf(table: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`api/tables/${encodeURIComponent(table)}/record`, {
      headers: { "Accept-Language": language.current },
    });
  } catch {
    throw new Trouble("web-unreachable", "");
  }
  if (answer.ok) return answer.text();
  const problem = await answer.json().catch(() => ({}));
  throw new Trouble(problem.code ?? "web-unreachable", problem.text ?? "");
}

/** Lines of JSON as they come: the progress, results that become better, and finally the last one. */
export async function analyse(
  wanted: Analyse,
  told: (progress: Progress) => void,
  soFar: (found: Analysed) => void,
  gone: AbortSignal,
): Promise<Analysed> {
  const answer = await fetch("api/replay/analysis", {
    method: "POST",
    headers: { "Accept-Language": language.current, "Content-Type": "application/json" },
    body: JSON.stringify(wanted),
    signal: gone,
  });
  if (!answer.ok || !answer.body) {
    const problem = await answer.json().catch(() => ({}));
    throw new Trouble(problem.code ?? "web-unreachable", problem.text ?? "");
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    text += value ?? "";
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const said = JSON.parse(line);
      if ("done" in said) told(said);
      else if (said.more) soFar(said);
      else return said;
    }
    if (done) throw new Trouble("web-unreachable", "");
  }
}
