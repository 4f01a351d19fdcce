// What the prompt says: in one sentence what is asked, of whom the table waits, and by which rule.
import type { Asked, TableView } from "../protocol";
import { overDays } from "../words/time";
import type { Voice } from "../words/voice";
import { maySleep } from "./presence";

interface Prompt {
  text: string;
  help: string;
  rule: string;
  yours: boolean; // it waits for this player
}

const plain = (text: string): Prompt => ({ text, help: "", rule: "", yours: false });

/** The seats whose answer is missing, of those that are public. */
export const owing = (question: Asked): number[] =>
  question.asked.filter((seat) => !question.answered.includes(seat));

/** What runs when the clock has run out: the reserve of this player if they are asked, otherwise the largest of those who are. */
export function bankOf({ table, you }: TableView, question: Asked): number {
  if (question.window) return 0;
  const seats = question.yours && you.seat !== null ? [you.seat] : owing(question);
  return Math.max(0, ...seats.map((seat) => table.seats[seat]?.bank ?? 0));
}

export function promptOf(view: TableView, question: Asked | null, voice: Voice): Prompt {
  const { table } = view;
  if (table.phase === "abandoned") return plain(voice.text("web-abandoned"));
  if (table.phase === "frozen")
    return plain(table.notice ? voice.say(table.notice) : voice.text("web-frozen"));
  if (table.phase === "over") return plain(winnersText(view, voice));
  if (table.paused) return plain(voice.text(table.tournament ? "web-cup-paused" : "web-paused"));
  if (!question) return plain("");
  if (
    !overDays(table) &&
    !table.tournament &&
    table.seats.every(({ kind, here }) => kind !== "person" || !here) &&
    view.you.seat === null
  )
    return plain(voice.text("web-clock-stands"));
  const { message } = question;
  const told = (form: string) => voice.tell(message.id, message.facts, form);
  const about = { help: [told("note"), told("help")].filter(Boolean).join(" "), rule: message.rule };
  if (question.yours && !maySleep(question, view)) return { text: voice.say(message), ...about, yours: true };
  const left = owing(question).filter((seat) => seat !== view.you.seat);
  if (question.window) return { text: voice.text("web-window"), help: "", rule: message.rule, yours: false };
  const who = left.length ? left : question.asked;
  const asked = `asked-${message.id}`;
  const waits = voice.tell(voice.has(asked) ? asked : "web-waits-for", { ...message.facts, who });
  if (question.said) {
    const sealed = question.by ? `web-sealed-by-${question.by}` : "web-sealed";
    return { text: voice.text(sealed, { waits }), ...about, yours: false };
  }
  return { text: waits, ...about, yours: false };
}

function winnersText(view: TableView, voice: Voice): string {
  return voice.tell("web-wins", { seats: view.winners });
}
