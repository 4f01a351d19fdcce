// What a game has made of ratings: the server writes it down on the side, some moments after the end.
import { call, type Trouble } from "../net/api";
import type { SeatRating, TableRatings } from "../protocol";
import type { Voice } from "../words/voice";

const AGAIN = 1_500; // milliseconds
const ATTEMPTS = 12;
const FEW = 10; // games before which a rating is not shown

/** Asks until the ratings are there; returns what ends that. */
export function followRatings(table: string, hear: (seats: SeatRating[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  async function ask() {
    attempts += 1;
    try {
      const told = await call<TableRatings>(`api/tables/${encodeURIComponent(table)}/ratings`);
      if (told.done) return hear(told.seats);
    } catch (trouble) {
      if ((trouble as Trouble).code !== "web-unreachable") return; // there are none
    }
    if (attempts < ATTEMPTS && timer !== undefined) timer = setTimeout(() => void ask(), AGAIN);
  }
  timer = setTimeout(() => void ask());
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/** A rating after a game, in a few words. */
export function ratingText(voice: Voice, { games, shown, change, gone }: SeatRating): string {
  if (gone) return voice.text("others-rated-left");
  if (shown === null) return voice.text("others-rated-first", { games, few: FEW });
  const points = voice.number(shown);
  if (change === null) return voice.text("others-rated-now", { points });
  const sign = change > 0 ? "+" : "";
  return voice.text("others-rated-change", { points, change: `${sign}${voice.number(change)}` });
}
