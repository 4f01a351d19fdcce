// An analysis as it is shown: its curve as lines, what is sure of it, costs in words.
import { saidIn } from "../answers/label";
import type { Analysed, Mistake, Point, Told } from "../protocol";
import type { Voice } from "../words/voice";

/** Colour is not the only sign: each seat's line has its own dashes. */
export const DASHES: readonly string[] = ["", "6 3", "2 3", "9 3 2 3", "1 4", "12 4"];

export const WIDTH = 300;
export const HEIGHT = 120;

/** Where a moment stands on the curve, from left to right. */
export function across(curve: readonly Point[], moment: number): number {
  const first = curve[0]?.moment ?? 0;
  const last = curve.at(-1)?.moment ?? 1;
  const share = (moment - first) / Math.max(1, last - first);
  return Math.min(1, Math.max(0, share)) * WIDTH;
}

/** One seat's chance over the game, as the points of an SVG line. */
export const lineOf = (curve: readonly Point[], seat: number): string =>
  curve
    .map((point) => {
      const chance = Math.min(1, Math.max(0, point.chances[seat] ?? 0)); // estimates may lie a little outside
      const y = (1 - chance) * HEIGHT;
      return `${across(curve, point.moment).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");

/** The chances at a moment: those of the last point before it. */
export const chancesAt = (curve: readonly Point[], moment: number): number[] =>
  curve.findLast((point) => point.moment <= moment)?.chances ?? curve[0]?.chances ?? [];

/** A turning point with what happened there, told by messages; or with the mistake that was made. */
export interface Turn {
  moment: number;
  round: number;
  seat: number;
  swing: number;
  events: readonly Told[];
  mistake: Mistake | undefined;
}

const LEAST = 0.005; // half a percent: less is shown as 0 %

/** The turning points that are sure and seen: what moved less than its error, or rounds to nothing, may not have moved. */
export const turnsOf = (found: Analysed): Turn[] =>
  found.turning_points.flatMap(({ kind, moment, round, seat, swing, error }, place) => {
    if (Math.abs(swing) <= error || Math.abs(swing) < LEAST) return [];
    const events = found.happened?.[place] ?? [];
    const mistake =
      kind === "decision"
        ? found.mistakes?.find((one) => one.moment === moment && one.seat === seat)
        : undefined;
    return events.length || mistake ? [{ moment, round, seat, swing, events, mistake }] : [];
  });

const ofSeat = (lessons: readonly Mistake[] | undefined, seat: number | null): Mistake[] =>
  (lessons ?? []).filter((one) => seat === null || one.seat === seat);

const byCost = (one: Mistake, other: Mistake): number => other.cost - one.cost;
const byMoment = (one: Mistake, other: Mistake): number => one.moment - other.moment;

/** The mistakes of a seat, or of all, the worst first; while their costs still change, in the order of the game: nothing jumps. */
export const mistakesOf = (found: Analysed, seat: number | null): Mistake[] =>
  ofSeat(found.mistakes, seat).toSorted(found.more ? byMoment : byCost);

const MOST_FINEST = 5;

/** The best decisions of a seat, or of all, the best first. */
export const finestOf = (found: Analysed, seat: number | null): Mistake[] =>
  ofSeat(found.finest, seat).toSorted(byCost).slice(0, MOST_FINEST);

/** The luckiest roll and the unluckiest of a seat, or of all. */
export const fortunesOf = (found: Analysed, seat: number | null): Turn[] =>
  (found.fortunes ?? []).flatMap(({ moment, round, seat: whose, swing }, place) =>
    seat === null || seat === whose
      ? [{ moment, round, seat: whose, swing, events: found.fell?.[place] ?? [], mistake: undefined }]
      : [],
  );

type Weight = "slight" | "bad" | "worst";

/** How much a mistake weighs: from a twentieth of a win on it is bad, from a tenth on one of the worst. */
export const weightOf = (cost: number): Weight => (cost >= 0.1 ? "worst" : cost >= 0.05 ? "bad" : "slight");

/** "about 4 %": an estimate is never written as if it were exact. */
export function about(share: number, voice: Voice, signed = false): string {
  const format = new Intl.NumberFormat(voice.lang, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return voice.text("replay-about", { share: format.format(share).replace("-", "−") });
}

/** "about +4 % chance to win" */
const moved = (share: number, voice: Voice, signed = false): string =>
  voice.text("replay-chance-moved", { share: about(share, voice, signed) });

/** What was chosen, and what would have been better. */
export function slipIn(lesson: Mistake, voice: Voice, sentence = "replay-slip"): string {
  const said = (choice: readonly Told[]) =>
    saidIn(choice)
      .map((part) => voice.say(part))
      .join(" · ");
  const { seat, played, better, why } = lesson;
  const told = voice.tell(sentence, { seat, played: said(played), better: said(better) });
  return why && voice.has(why.id) ? `${told} ${voice.say(why)}` : told;
}

/** The moment at this share of the curve's width, or the one among `dots` that is closer than `close`. */
export function nearest(
  curve: readonly Point[],
  share: number,
  dots: readonly number[],
  close: number,
): number {
  const off = (moment: number) => Math.abs(across(curve, moment) / WIDTH - share);
  const dot = dots.toSorted((one, other) => off(one) - off(other))[0];
  if (dot !== undefined && off(dot) <= close) return dot;
  const first = curve[0]?.moment ?? 0;
  const last = curve.at(-1)?.moment ?? 0;
  return Math.round(first + share * (last - first));
}

/** The next mistake after a moment, or the one before it. */
export function mistakeFrom(mistakes: readonly Mistake[], moment: number, step: 1 | -1): number | null {
  const moments = mistakes.map((one) => one.moment).sort((one, other) => one - other);
  const found = step > 0 ? moments.find((one) => one > moment) : moments.findLast((one) => one < moment);
  return found ?? null;
}

/** A line of a list of moments. */
export interface Row {
  moment: number;
  round: number;
  seat: number;
  text: string;
  figure: string; // what it came to
  up: boolean; // somebody's chance rose
  weight?: Weight; // of a mistake
}

export const slipRows = (mistakes: readonly Mistake[], voice: Voice): Row[] =>
  mistakes.map((one) => ({
    moment: one.moment,
    round: one.round,
    seat: one.seat,
    text: slipIn(one, voice),
    figure: moved(-one.cost, voice),
    up: false,
    weight: weightOf(one.cost),
  }));

export const finestRows = (lessons: readonly Mistake[], voice: Voice): Row[] =>
  lessons.map((one) => ({
    moment: one.moment,
    round: one.round,
    seat: one.seat,
    text: slipIn(one, voice, "replay-finest-one"),
    figure: moved(one.cost, voice, true),
    up: true,
  }));

export const turnRows = (turns: readonly Turn[], voice: Voice): Row[] =>
  turns.map(({ moment, round, seat, swing, events, mistake }) => ({
    moment,
    round,
    seat,
    text: mistake ? slipIn(mistake, voice) : events.map((event) => voice.say(event)).join(" "),
    figure: `${voice.seat(seat)} ${moved(swing, voice, true)}`,
    up: swing > 0,
  }));
