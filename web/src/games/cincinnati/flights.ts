// Cincinnati: what travels when something happens.
import type { Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Flight } from "../../table/flight";
import type { things } from "./things";

const seat = (number: number) => `seat-${number}`;

function kindOf(card: string): keyof typeof things {
  if (card === "chips" || card === "duel") return card;
  return "money";
}

export function casinoFlights(event: Told): Flight[] {
  const fact = new Facts(event);
  const who = seat(fact.number("seat"));
  const table = `table-${fact.word("table")}`;
  switch (event.id) {
    case "cards-taken":
      return fact
        .list<string>("stakes")
        .map((card) => ({ what: kindOf(card), number: 1, from: table, to: who }));
    case "chips-taken":
    case "chips-short":
      return [{ what: "chips", number: fact.number("chips"), from: "supply", to: who }];
    case "extra-paid":
    case "duel-paid":
      return [{ what: "chips", number: 1, from: who, to: "supply" }];
    case "card-won":
      return [{ what: "money", number: 1, from: seat(fact.number("victim")), to: who }];
    case "card-turned":
      return [{ what: kindOf(fact.word("stake")), number: 1, from: "supply", to: table }];
    default:
      return [];
  }
}
