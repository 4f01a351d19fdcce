// Dice Town after an event: what the event says of the next view, shown until that view comes.
import type { Told, TownBoard } from "../../protocol";
import { Facts } from "../../table/facts";
import { type Face, sortFaces } from "./faces";
import { FRONTIER_FOLDS } from "./frontier";
import { NOTHING } from "./offers";
import { cards, deeds, dollars, type Fold, nuggets, seat } from "./purse";

const inCup = (town: TownBoard, cup: Face[]): TownBoard =>
  town.hand ? { ...town, hand: { ...town.hand, cup } } : town;
const setAside = (town: TownBoard, fact: Facts): TownBoard =>
  seat(inCup(town, []), fact.number("seat"), (one) => ({
    dice: sortFaces([...one.dice, ...fact.list<Face>("dice")]),
    hidden: 0,
  }));
const stoleCard: Fold = (town, fact) => cards(cards(town, fact.number("seat"), 1), fact.number("victim"), -1);
const stoleDeed: Fold = (town, fact) => deeds(deeds(town, fact.number("seat"), 1), fact.number("victim"), -1);
const keptCard: Fold = (town, fact) => ({
  ...cards(town, fact.number("seat"), 1),
  drawn: 0,
  discard: town.discard + fact.number("number"),
});
const drew: Fold = (town, fact) => ({
  ...town,
  deck: Math.max(0, town.deck - fact.number("number")),
  drawn: fact.number("number"),
});
const gotCard: Fold = (town, fact) =>
  cards({ ...town, deck: Math.max(0, town.deck - 1) }, fact.number("seat"), 1);
const tookTop: Fold = (town, fact) =>
  deeds({ ...town, pile: Math.max(0, town.pile - 1) }, fact.number("seat"), 1);

const offered: Fold = (town, fact) =>
  seat(town, fact.number("seat"), ({ offer }) => {
    const held = offer ?? NOTHING;
    return {
      offer: {
        dollars: held.dollars + fact.number("dollars"),
        nuggets: held.nuggets + fact.number("nuggets"),
        cards: held.cards + fact.number("number"),
        deeds: held.deeds + fact.number("deeds"),
        fenced: [...held.fenced, ...fact.list<number>("fenced")],
        cards_seen: [...held.cards_seen, ...fact.list<string>("cards")],
        deeds_seen: [...held.deeds_seen, ...fact.list<number>("titles")],
      },
    };
  });
// DT-41: what was refused goes back; what was accepted is the Sheriff's.
const named: Fold = (town, fact) => {
  const offer = town.seats[fact.number("target")]?.offer ?? NOTHING;
  const paid = seat(town, fact.number("target"), (one) => ({
    dollars: Math.max(0, one.dollars - offer.dollars),
    nuggets: Math.max(0, one.nuggets - offer.nuggets),
    cards: Math.max(0, one.cards - offer.cards),
    deeds: Math.max(0, one.deeds - offer.deeds),
    fenced: offer.fenced.reduce((left, deed) => left.toSpliced(left.indexOf(deed), 1), one.fenced),
  }));
  const taken = seat(paid, fact.number("seat"), (one) => ({
    dollars: one.dollars + offer.dollars,
    nuggets: one.nuggets + offer.nuggets,
    cards: one.cards + offer.cards,
    deeds: one.deeds + offer.deeds,
    fenced: [...one.fenced, ...offer.fenced].sort((one, other) => one - other),
  }));
  return { ...taken, seats: taken.seats.map((one) => ({ ...one, offer: null })) };
};

const FOLDS: Record<string, Fold> = {
  round: (town, fact) => ({
    ...town,
    round: fact.number("number"),
    standings: [],
    seats: town.seats.map((one) => ({ ...one, dice: [], kept: [], hidden: 0, gained: false, visits: 0 })),
  }),
  rolled: (town, fact) =>
    fact
      .list<number>("seats")
      .reduce(
        (now, which) => seat(now, which, (one) => ({ hidden: 5 - one.dice.length, kept: [], brute: false })),
        town,
      ),
  "rolled-dice-seen": (town, fact) => inCup(town, fact.list<Face>("dice")),
  kept: setAside,
  "last-roll": setAside,
  "paid-dice": (town, fact) => ({
    ...dollars(town, fact.number("seat"), -fact.number("dollars")),
    coach: town.coach + fact.number("dollars"),
  }),
  turned: (town, fact) =>
    seat(town, fact.number("seat"), (one) => {
      const dice = [...one.dice];
      const place = dice.indexOf(fact.word("face") as Face);
      if (place >= 0) dice[place] = fact.word("turned") as Face;
      return { dice: sortFaces(dice) };
    }),
  offered,
  "offered-seen": offered,
  raised: offered,
  "raised-seen": offered,
  named,
  "named-himself": named,
  "took-nuggets": (town, fact) => ({
    ...nuggets(town, fact.number("seat"), fact.number("nuggets")),
    mine: Math.max(0, town.mine - fact.number("nuggets")),
  }),
  "robbed-bank": (town, fact) => ({ ...dollars(town, fact.number("seat"), fact.number("dollars")), bank: 0 }),
  "handed-over": (town, fact) =>
    dollars(
      dollars(town, fact.number("seat"), -fact.number("dollars")),
      fact.number("taker"),
      fact.number("dollars"),
    ),
  stagecoach: (town, fact) => ({ ...town, bank: fact.number("bank"), coach: 0 }),
  drew,
  "drew-seen": drew,
  "kept-card": keptCard,
  "kept-card-seen": keptCard,
  "got-card": gotCard,
  "got-card-seen": gotCard,
  "stole-card": stoleCard,
  "stole-card-seen": stoleCard,
  "stole-deed": stoleDeed,
  "stole-deed-seen": stoleDeed,
  reshuffled: (town, fact) => ({ ...town, deck: fact.number("number"), discard: 0 }),
  "new-sheriff": (town, fact) => ({ ...town, sheriff: fact.number("seat") }),
  "took-deeds": (town, fact) => ({
    ...deeds(town, fact.number("seat"), fact.list("titles").length),
    row: town.row.slice(fact.list("titles").length),
  }),
  "took-top": tookTop,
  "took-top-seen": tookTop,
  refilled: (town, fact) => ({
    ...town,
    row: [...town.row, ...fact.list<number>("titles")],
    pile: Math.max(0, town.pile - fact.list("titles").length),
  }),
  "gave-dollars": (town, fact) =>
    dollars(
      dollars(town, fact.number("seat"), -fact.number("dollars")),
      fact.number("taker"),
      fact.number("dollars"),
    ),
  "gave-nugget": (town, fact) => nuggets(nuggets(town, fact.number("seat"), -1), fact.number("taker"), 1),
  fenced: (town, fact) =>
    seat(town, fact.number("seat"), (one) => ({
      deeds: Math.max(0, one.deeds - fact.list("titles").length),
      fenced: [...one.fenced, ...fact.list<number>("titles")].sort((a, b) => a - b),
    })),
};

export function foldTown(town: TownBoard, event: Told): TownBoard {
  if (event.id.startsWith("played-")) return cards(town, Number(event.facts.seat ?? -1), -1);
  const fold = FOLDS[event.id] ?? FRONTIER_FOLDS[event.id];
  return fold?.(town, new Facts(event)) ?? town;
}
