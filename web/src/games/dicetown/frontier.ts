// The revised edition and the Extension after an event, for the eyes: Elixirs, Outlaws, river, Ranches, the die.
import type { FrontierShown, OutlawShown, TownBoard, TownSeat } from "../../protocol";
import type { Facts } from "../../table/facts";
import { type Face, sortFaces } from "./faces";
import { cards, deeds, dollars, type Fold, nuggets, seat } from "./purse";

const frontier = (town: TownBoard, change: (now: FrontierShown) => Partial<FrontierShown>): TownBoard =>
  town.frontier ? { ...town, frontier: { ...town.frontier, ...change(town.frontier) } } : town;

const withDie = (town: TownBoard, holder: number | null): TownBoard =>
  frontier(town, ({ village }) => ({ village: village && { ...village, die: holder } }));

const addRanches = (town: TownBoard, which: number, number: number): TownBoard =>
  seat(town, which, ({ fenced }) => ({ fenced: [...fenced, ...Array<number>(number).fill(0)] }));
const dropRanch = (town: TownBoard, which: number): TownBoard =>
  seat(town, which, ({ fenced }) => {
    const place = fenced.indexOf(0);
    return place < 0 ? {} : { fenced: fenced.toSpliced(place, 1) };
  });

const ranches = ({ fenced }: TownSeat): number => fenced.filter((points) => points === 0).length;

/** The server says what Ranches are worth (DX-50). A seat gets it once it has as many as in the view that comes. */
export const ranchesAsIn = (town: TownBoard, coming: TownBoard): TownBoard => ({
  ...town,
  seats: town.seats.map((one, which) => {
    const next = coming.seats[which];
    return next && ranches(one) === ranches(next) ? { ...one, ranch_points: next.ranch_points } : one;
  }),
});

/** "land-3" is a deed worth 3. */
const pointsOf = (land: string): number => (land === "ranch" ? 0 : Number(land));

/** The Outlaw in the facts: by the face of the visible side, and the reward. */
const is =
  (fact: Facts, side: "face" | "wanted") =>
  (outlaw: OutlawShown): boolean =>
    outlaw[side] === fact.word("face") && outlaw.reward === fact.number("dollars");
const without = (outlaws: OutlawShown[], one: OutlawShown | undefined) =>
  outlaws.filter((other) => other !== one);

const called: Fold = (town, fact) => {
  const who = fact.number("seat");
  const outlaw = town.seats[who]?.outlaws.find(is(fact, "face"));
  const set = Array<Face>(fact.number("number")).fill(fact.word("face") as Face);
  const moved = seat(town, who, (one) => ({
    outlaws: without(one.outlaws, outlaw),
    dice: sortFaces([...one.dice, ...set]),
  }));
  return frontier(moved, ({ wanted }) => ({ wanted: outlaw ? [...wanted, outlaw] : wanted }));
};

const recruited: Fold = (town, fact) => {
  const { top, pile } = town.frontier ?? { top: null, pile: [] };
  const outlaw = [...(top ? [top] : []), ...pile].find(is(fact, "face"));
  const moved = seat(town, fact.number("seat"), (one) => ({
    outlaws: outlaw ? [...one.outlaws, outlaw] : one.outlaws,
  }));
  return frontier(moved, () => ({ top: outlaw === top ? null : top, pile: without(pile, outlaw) }));
};

const captured: Fold = (town, fact) => {
  const outlaw = town.frontier?.wanted.find(is(fact, "wanted"));
  const moved = seat(town, fact.number("seat"), (one) => ({
    captured: outlaw ? [...one.captured, outlaw] : one.captured,
  }));
  return frontier(moved, ({ wanted }) => ({ wanted: without(wanted, outlaw) }));
};

const tookLand: Fold = (town, fact) => {
  const lands = fact.list<string>("lands").map(pointsOf);
  const plots = lands.filter((points) => points > 0).length;
  const moved = addRanches(
    deeds(town, fact.number("seat"), plots),
    fact.number("seat"),
    lands.length - plots,
  );
  return { ...moved, row: town.row.slice(lands.length) };
};

const ambushed: Fold = (town, fact) =>
  seat(town, fact.number("target"), ({ dice }) => {
    const place = dice.indexOf(fact.word("face") as Face);
    return place < 0 ? {} : { dice: sortFaces([...dice.toSpliced(place, 1), ...fact.list<Face>("dice")]) };
  });

const found: Fold = (town, fact) =>
  frontier(town, ({ river }) => {
    const place = river.left.indexOf(fact.word("find"));
    return { river: { ...river, left: place < 0 ? river.left : river.left.toSpliced(place, 1) } };
  });

const gaveCard: Fold = (town, fact) => cards(cards(town, fact.number("seat"), -1), fact.number("taker"), 1);
const gaveDeed: Fold = (town, fact) => deeds(deeds(town, fact.number("seat"), -1), fact.number("taker"), 1);
const gaveAway: Fold = (town, fact) => deeds(town, fact.number("seat"), -1);
const tookDiscarded: Fold = (town, fact) => ({
  ...cards(town, fact.number("seat"), 1),
  discard: Math.max(0, town.discard - 1),
});

export const FRONTIER_FOLDS: Record<string, Fold> = {
  "called-outlaw": called,
  recruited,
  captured,
  "outlaw-on-top": (town, fact) =>
    frontier(town, ({ pile }) => {
      const top = pile.find(is(fact, "face"));
      return top ? { top, pile: without(pile, top) } : {};
    }),
  "held-up": (town, fact) => ({
    ...dollars(town, fact.number("seat"), fact.number("dollars")),
    coach: Math.max(0, town.coach - fact.number("dollars")),
  }),
  found,
  "found-nuggets": (town, fact) => ({
    ...nuggets(town, fact.number("seat"), fact.number("nuggets")),
    mine: Math.max(0, town.mine - fact.number("nuggets")),
  }),
  "found-dollars": (town, fact) => ({
    ...dollars(town, fact.number("seat"), fact.number("dollars")),
    bank: Math.max(0, town.bank - fact.number("dollars")),
  }),
  "took-discarded": tookDiscarded,
  "took-discarded-seen": tookDiscarded,
  "took-land": tookLand,
  "took-ranch": (town, fact) => ({
    ...addRanches(town, fact.number("seat"), 1),
    pile: Math.max(0, town.pile - 1),
  }),
  "refilled-land": (town, fact) => {
    const lands = fact.list<string>("lands").map(pointsOf);
    return { ...town, row: [...town.row, ...lands], pile: Math.max(0, town.pile - lands.length) };
  },
  "stole-ranch": (town, fact) => addRanches(dropRanch(town, fact.number("victim")), fact.number("seat"), 1),
  "gave-card": gaveCard,
  "gave-card-seen": gaveCard,
  "gave-deed": gaveDeed,
  "gave-deed-seen": gaveDeed,
  ambushed,
  "on-warpath": (town, fact) =>
    frontier(town, ({ village }) => ({ village: village && { ...village, raided: [fact.word("place")] } })),
  "gave-land-away": gaveAway,
  "gave-land-away-seen": gaveAway,
  "gave-ranch-away": (town, fact) => dropRanch(town, fact.number("seat")),
  "took-die": (town, fact) => withDie(town, fact.number("seat")),
  "die-goes-home": (town) => withDie(town, null),
  drank: (town, fact) =>
    town.elixirs
      ? {
          ...town,
          elixirs: {
            ...town.elixirs,
            open: town.elixirs.open.filter((elixir) => elixir !== fact.word("elixir")),
          },
        }
      : town,
  "elixir-opened": (town, fact) =>
    town.elixirs
      ? {
          ...town,
          elixirs: {
            ...town.elixirs,
            open: [...town.elixirs.open, fact.word("elixir")],
            pile: town.elixirs.pile.filter((elixir) => elixir !== fact.word("elixir")),
          },
        }
      : town,
};
