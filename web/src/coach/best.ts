// What the coach recommends: the best choice by the hints, its reason, and what the next best one would leave.
import type { Asked, Hints, Told } from "../protocol";
import { type Advised, moveOf, ranked } from "../table/best";
import type { Voice } from "../words/voice";
import type { Point } from "./lesson";
import { aimOf } from "./target";

const LONGEST = 90; // letters of a bubble: of more the alternative is left out

/** One recommended move, its reason in one clause, and what else would leave; null where the hints do not tell. */
export function bestMove(hints: Hints | null, question: Asked, voice: Voice): Point | null {
  if (!hints || hints.question !== question.number) return null;
  const [best, ...rest] = ranked(hints);
  if (
    !best ||
    (!best.best && rest.length && rest.every(({ value, place }) => !place && value === best.value))
  )
    return null;
  const move = moveOf(best.choice, question, voice);
  if (!move) return null;
  // Where several things can be won, the alternative is another of them.
  const next = rest.find((one) =>
    best.place ? one.place !== best.place : one.value !== best.value && !inVain(one),
  );
  const other = next ? moveOf(next.choice, question, voice) : "";
  const said = { move, reason: reasonOf(best.figure, voice) };
  const alone = voice.text("coach-alone", said);
  const both =
    next && other ? voice.text("coach-best", { ...said, other, less: lessOf(next.figure, voice) }) : alone;
  return { text: both.length > LONGEST ? alone : both, at: aimOf(best.choice) };
}

/** A bribe that costs what it brings. */
const inVain = ({ figure, value }: Advised): boolean => "brings" in figure.facts && value <= 0;

/** What a figure says: of a bribe also what it is for. */
const reasonOf = ({ id, facts }: Told, voice: Voice): string =>
  voice.has(`coach-${id}`) ? voice.tell(`coach-${id}`, facts) : voice.tell(id, facts);

/** The same in fewer words, of another choice. */
function lessOf({ id, facts }: Told, voice: Voice): string {
  const { place, percent } = facts;
  if (place) return voice.tell(id, facts, "more");
  if (percent !== undefined) return voice.tell("coach-percent", facts);
  return voice.tell("coach-points", { ...facts, sign: id === "hint-costs" ? "−" : "" });
}
