// What the coach recommends: the choice with the best chance, by the hints, and what the next best one would leave.
import type { Asked, Hints } from "../protocol";
import { moveOf, ranked } from "../table/best";
import type { Voice } from "../words/voice";

/** One recommended move, its reason, and what else would cost; "" where the hints do not tell. */
export function bestMove(hints: Hints | null, question: Asked, voice: Voice): string {
  if (!hints || hints.question !== question.number) return "";
  const [best, ...rest] = ranked(hints);
  if (!best) return "";
  const move = moveOf(best.choice, question, voice);
  if (!move) return "";
  const named = best.place && voice.text(`place-${best.place}`, {}, "title");
  const place = named ? voice.text("coach-best-at", { place: named }) : "";
  // Where several things can be won, the alternative is another of them.
  const next = rest.find((one) => (best.place ? one.place !== best.place : one.percent < best.percent));
  const other = next ? moveOf(next.choice, question, voice) : "";
  const said = { move, percent: best.percent, place };
  return next && other
    ? voice.text("coach-best", { ...said, other, less: next.percent })
    : voice.text("coach-alone", said);
}
