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

// How good new dice are, the view says that comes: until then nobody is known to lead by them.
const shown: Fold = (casino, fact) =>
  seat(casino, fact.number("seat"), () => ({
    dice: fact.list<number>("pips"),
    hand: fact.word("hand"),
    quality: 0,
    named: [],
    declared: false,
  }));
const duelled: Fold = (casino, fact) =>
  seat(casino, fact.number("seat"), () => ({
    duel: fact.list<number>("pips"),
    duel_hand: fact.word("hand"),
    duel_quality: 0,
  }));
const gotChips: Fold = (casino, fact) => ({
  ...seat(casino, fact.number("seat"), (one) => ({ chips: one.chips + fact.number("chips") })),
  chips: Math.max(0, casino.chips - fact.number("chips")),
});
const endDuel = (casino: CasinoBoard): CasinoBoard => ({
  ...casino,
  duelists: [],
  duel_for: null,
  seats: casino.seats.map((one) => ({ ...one, duel: [], duel_hand: "", duel_quality: 0 })),
});
const wonDuel: Fold = (casino, fact) => ({
  ...casino,
  seats: casino.seats.map((one, which) => ({ ...one, duel_quality: which === fact.number("seat") ? 1 : 0 })),
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
      quality: 0,
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
    sealed: null,
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
  "table-won": (casino, fact) => ({
    ...casino,
    seats: casino.seats.map((one, which) =>
      one.table === fact.word("table") ? { ...one, quality: which === fact.number("seat") ? 1 : 0 } : one,
    ),
  }),
  "cards-taken": (casino, fact) =>
    stakes(
      seat(endDuel(casino), fact.number("seat"), (one) =>
        holding([...one.cards, ...fact.list<string>("stakes").filter((card) => card !== "chips")]),
      ),
      fact,
      () => [],
    ),
  "chips-taken": gotChips,
  "chips-short": gotChips,
  challenged: (casino, fact) => ({ ...casino, duelists: [fact.number("seat"), fact.number("target")] }),
  "table-tied": (casino, fact) => ({
    ...casino,
    duelists: fact.list<number>("seats"),
    duel_for: fact.word("table") as TableStakes["table"],
  }),
  "duel-rolled": duelled,
  "duel-rerolled": duelled,
  "duel-paid": (casino, fact) =>
    seat({ ...duelled(casino, fact), chips: casino.chips + 1 }, fact.number("seat"), () => ({
      chips: fact.number("chips"),
    })),
  "duel-won": wonDuel,
  "duel-equal": wonDuel,
  "tie-duel-won": wonDuel,
  "tie-duel-equal": wonDuel,
  "nothing-won": endDuel,
  "card-won": (casino, fact) => {
    const card = fact.word("stake");
    const lost = seat(endDuel(casino), fact.number("victim"), (one) => holding(without(one.cards, card)));
    return seat(lost, fact.number("seat"), (one) => holding([...one.cards, card]));
  },
};

export function foldCasino(casino: CasinoBoard, event: Told): CasinoBoard {
  return FOLDS[event.id]?.(casino, new Facts(event)) ?? casino;
}
