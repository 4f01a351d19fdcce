// The summary of a round: who won what, who gained what, and how many points it was.
import type { Board, Gain, Story } from "../games/game";
import type { Told } from "../protocol";

export interface SeatSummary {
  seat: number;
  places: readonly string[]; // won
  goods: readonly { good: string; number: number }[]; // gained and lost, each good once
  points: number | null; // null if the points before the round are not known
  unsure: "" | "+" | "−" | "±"; // goods that not all have seen came, went, or both
}

export interface Summary {
  round: number; // the one that is over
  seats: readonly SeatSummary[];
  pill: Told | null;
}

interface Certain {
  points: number;
  more: boolean;
}

/** What is certain of each seat's score; null on a plain board. */
const pointsOf = (board: Board | null): Certain[] | null =>
  board && board.game !== "plain" ? board.seats.map(({ points, more }) => ({ points, more })) : null;

/** A board with the points of the one that comes: what was gained is settled. */
export function withPoints<B extends Board | null>(board: B, coming: Board | null): B {
  if (!board || !coming || board.game === "plain" || coming.game !== board.game) return board;
  const seats = board.seats.map((seat, place) => {
    const { points, more } = coming.seats[place] ?? seat;
    return { ...seat, points, more };
  });
  return { ...board, seats } as B;
}

type Goods = SeatSummary["goods"];

/** What a seat has more, and less, than before the round: also what it played, and what no event names. */
function change(before: Goods, now: Goods): Goods {
  const had = (good: string) => before.find((one) => one.good === good)?.number ?? 0;
  return now
    .map(({ good, number }) => ({ good, number: number - had(good) }))
    .filter(({ number }) => number !== 0);
}

/** Each good once, with what is left of its ups and downs. */
export function summed(gains: readonly Gain[]): { good: string; number: number }[] {
  const sums = new Map<string, number>();
  for (const { good, number } of gains) sums.set(good, (sums.get(good) ?? 0) + number);
  return [...sums].filter(([, number]) => number !== 0).map(([good, number]) => ({ good, number }));
}

function doubt(gains: readonly Gain[], known: boolean): SeatSummary["unsure"] {
  if (known) return "";
  const unseen = gains.filter((gain) => gain.unseen);
  const came = unseen.some(({ number }) => number > 0);
  const went = unseen.some(({ number }) => number < 0);
  if (came && went) return "±";
  return came ? "+" : went ? "−" : "";
}

/** Follows the events of a round, and sums them up when the next one begins. */
export class Chronicle {
  private events: Told[] = [];
  private before: Board | null = null; // when the round began
  private round = 0; // 0 until we have seen one begin

  /** What happened. Before it, at the beginning of a round, the summary of the last one is to be taken. */
  tell(events: readonly Told[]): void {
    for (const event of events) {
      if (event.id === "round") {
        this.events = [];
        this.before = null;
        this.round = Number(event.facts.number);
      } else if (event.id === "undone") {
        this.events.length = Math.max(0, this.events.length - Number(event.facts.number));
      } else this.events.push(event);
    }
  }

  /** What all had at the beginning of the round that has just begun. */
  begin(board: Board | null): void {
    this.before = board;
  }

  /** The round as it ended, where another begins; null if we have not seen all of it. */
  end(coming: Board | null, me: number | null, story: Story | null): Summary | null {
    if (!story || !coming || !this.round) return null;
    const gains = story.gains(this.events);
    const won = this.events.flatMap((event) => story.won(event) ?? []);
    const before = this.before;
    const [sureBefore, sureNow] = [pointsOf(before), pointsOf(coming)];
    const seats = coming.seats.map((_, seat): SeatSummary => {
      const own = gains.filter((gain) => gain.seat === seat);
      const [was, is] = [sureBefore?.[seat], sureNow?.[seat]];
      return {
        seat,
        places: won.filter((one) => one.seat === seat).map(({ place }) => place),
        goods: before ? change(story.holds(before, seat), story.holds(coming, seat)) : summed(own),
        points: was && is ? is.points - was.points : null,
        // Where nothing is hidden, before and after, all can tell what was lost and won.
        unsure: doubt(own, seat === me || (was?.more === false && is?.more === false)),
      };
    });
    const pill = this.events.findLast((event) => story.pill.test(event.id)) ?? null;
    return { round: this.round, seats, pill };
  }
}
