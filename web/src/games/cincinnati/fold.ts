// Cincinnati after an event: what the event says of the next view, shown until that view comes.
import type { CasinoBoard, CasinoSeat, TableStakes, Told } from "../../protocol";
import { Facts } from "../../table/facts";
import { moneyOf } from "./money";

type Fold = (casino: CasinoBoard, fact: Facts) => CasinoBoard;

function seat(
  casino: CasinoBoard,
  which: number,
  change: (seat: CasinoSeat) => Partial<CasinoSeat>,
): CasinoBoard {
  return {
    ...casino,
    seats: casino.seats.map((one, place) => (place === which ? { ...one, ...change(one) } : one)),
  };
}

function stakes(casino: CasinoBoard, fact: Facts, change: (cards: string[]) => string[]): CasinoBoard {
  const which = fact.word("table");
  return {
    ...casino,
    tables: casino.tables.map((one) => (one.table === which ? { ...one, cards: change(one.cards) } : one)),
  };
}

const holding = (cards: string[]): Partial<CasinoSeat> => ({ cards, money: moneyOf(cards) });
const without = (cards: readonly string[], card: string): string[] => {
  const place = cards.lastIndexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
};

const shown: Fold = (casino, fact) =>
  seat(casino, fact.number("seat"), () => ({
    dice: fact.list<number>("pips"),
    hand: fact.word("hand"),
    named: [],
    declared: false,
  }));
const duelled: Fold = (casino, fact) =>
  seat(casino, fact.number("seat"), () => ({
    duel: fact.list<number>("pips"),
    duel_hand: fact.word("hand"),
  }));
const gotChips: Fold = (casino, fact) => ({
  ...seat(casino, fact.number("seat"), (one) => ({ chips: one.chips + fact.number("chips") })),
  chips: Math.max(0, casino.chips - fact.number("chips")),
});
const endDuel = (casino: CasinoBoard): CasinoBoard => ({
  ...casino,
  duelists: [],
  seats: casino.seats.map((one) => ({ ...one, duel: [], duel_hand: "" })),
});

const FOLDS: Record<string, Fold> = {
  round: (casino, fact) => ({
    ...casino,
    round: fact.number("number"),
    rolls: 0,
    cup: [],
    seats: casino.seats.map((one) => ({
      ...one,
      dice: [],
      hand: "",
      table: null,
      named: [],
      declared: false,
    })),
  }),
  "card-turned": (casino, fact) => ({
    ...stakes(casino, fact, (cards) => [...cards, fact.word("stake")]),
    deck: Math.max(0, casino.deck - 1),
  }),
  "cup-rolled-seen": (casino, fact) => ({ ...casino, cup: fact.list<number>("pips"), rolls: 1 }),
  "table-chosen": (casino, fact) => ({
    ...seat(casino, fact.number("seat"), () => ({ table: fact.word("table") as TableStakes["table"] })),
    cup: [],
  }),
  "dice-shown": shown,
  declared: (casino, fact) =>
    seat(casino, fact.number("seat"), () => ({ declared: true, named: fact.list<number>("pips") })),
  stands: (casino, fact) => seat(casino, fact.number("seat"), () => ({ declared: true, named: [] })),
  rerolled: shown,
  "extra-rolled": shown,
  "extra-paid": (casino, fact) => ({
    ...seat(casino, fact.number("seat"), () => ({
      chips: fact.number("chips"),
      declared: true,
      named: fact.list<number>("pips"),
    })),
    chips: casino.chips + 1,
  }),
  "cards-taken": (casino, fact) =>
    stakes(
      seat(casino, fact.number("seat"), (one) =>
        holding([...one.cards, ...fact.list<string>("stakes").filter((card) => card !== "chips")]),
      ),
      fact,
      () => [],
    ),
  "chips-taken": gotChips,
  "chips-short": gotChips,
  challenged: (casino, fact) => ({ ...casino, duelists: [fact.number("seat"), fact.number("target")] }),
  "table-tied": (casino, fact) => ({ ...casino, duelists: fact.list<number>("seats") }),
  "duel-rolled": duelled,
  "duel-rerolled": duelled,
  "duel-paid": (casino, fact) =>
    seat({ ...duelled(casino, fact), chips: casino.chips + 1 }, fact.number("seat"), () => ({
      chips: fact.number("chips"),
    })),
  "card-won": (casino, fact) => {
    const card = fact.word("stake");
    const lost = seat(endDuel(casino), fact.number("victim"), (one) => holding(without(one.cards, card)));
    return seat(lost, fact.number("seat"), (one) => holding([...one.cards, card]));
  },
};

export function foldCasino(casino: CasinoBoard, event: Told): CasinoBoard {
  return FOLDS[event.id]?.(casino, new Facts(event)) ?? casino;
}
