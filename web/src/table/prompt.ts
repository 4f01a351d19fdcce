// What the prompt says: in one sentence what is asked, of whom the table waits, and by which rule.
import type { Asked, TableView } from "../protocol";
import type { Voice } from "../words/voice";
import { onlyPass } from "./presence";

export interface Prompt {
  text: string;
  help: string;
  rule: string;
  yours: boolean; // it waits for this player
}

const plain = (text: string): Prompt => ({ text, help: "", rule: "", yours: false });

/** The seats whose answer is missing, of those that are public. */
export const owing = (question: Asked): number[] =>
  question.asked.filter((seat) => !question.answered.includes(seat));

export function promptOf(view: TableView, question: Asked | null, voice: Voice): Prompt {
  const { table } = view;
  if (table.phase === "abandoned") return plain(voice.text("web-abandoned"));
  if (table.phase === "frozen")
    return plain(table.notice ? voice.say(table.notice) : voice.text("web-frozen"));
  if (table.phase === "over") return plain(winnersText(view, voice));
  if (table.paused) return plain(voice.text("web-paused"));
  if (!question) return plain("");
  if (table.seats.every(({ kind, here }) => kind !== "person" || !here) && view.you.seat === null)
    return plain(voice.text("web-clock-stands"));
  const { message } = question;
  const about = { help: voice.tell(message.id, message.facts, "help"), rule: message.rule };
  if (question.yours && !onlyPass(question)) return { text: voice.say(message), ...about, yours: true };
  const left = owing(question).filter((seat) => seat !== view.you.seat);
  if (question.window) return { text: voice.text("web-window"), help: "", rule: message.rule, yours: false };
  const who = left.length ? left : question.asked;
  const words = { ...voice.words(message.facts), who: voice.seats(who), "who-count": who.length };
  const asked = `asked-${message.id}`;
  const waits = voice.text(voice.has(asked) ? asked : "web-waits-for", words);
  if (question.said) return { text: voice.text("web-sealed", { waits }), ...about, yours: false };
  return { text: waits, ...about, yours: false };
}

function winnersText(view: TableView, voice: Voice): string {
  const names = voice.seats(view.winners);
  if (view.winners.length === 1 && view.winners[0] === view.you.seat) return voice.text("web-you-win");
  return voice.text("web-wins", { names, number: view.winners.length });
}
