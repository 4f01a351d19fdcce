// Dice Town: what travels when something happens.
import type { Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Flight } from "../../table/flight";
import type { things } from "./things";

const seat = (number: number) => `seat-${number}`;

export function townFlights(event: Told): Flight[] {
  const fact = new Facts(event);
  const to = seat(fact.number("seat"));
  const one = (what: keyof typeof things, from: string, number = 1, target = to): Flight[] => [
    { what, number, from, to: target },
  ];
  switch (event.id.replace(/-seen$/, "")) {
    case "paid-dice":
      return one("dollar", to, fact.number("dollars"), "place-coach");
    case "took-nuggets":
      return one("nugget", "place-mine", fact.number("nuggets"));
    case "robbed-bank":
      return one("dollar", "place-bank", fact.number("dollars"));
    case "stagecoach":
      return one("dollar", "place-coach", fact.number("dollars"), "place-bank");
    case "handed-over":
    case "gave-dollars":
      return one("dollar", to, fact.number("dollars"), seat(fact.number("taker")));
    case "gave-nugget":
      return one("nugget", to, 1, seat(fact.number("taker")));
    case "kept-card":
    case "got-card":
      return one("card", "place-store");
    case "stole-card":
      return one("card", seat(fact.number("victim")));
    case "stole-deed":
      return one("deed", seat(fact.number("victim")));
    case "new-sheriff":
      return one("star", "place-sheriff");
    case "took-deeds":
      return one("deed", "place-hall", fact.list("titles").length);
    case "took-top":
      return one("deed", "place-hall");
    case "held-up":
      return one("dollar", "place-coach", fact.number("dollars"));
    case "found-nuggets":
      return one("nugget", "place-mine", fact.number("nuggets"));
    case "found-dollars":
      return one("dollar", "place-bank", fact.number("dollars"));
    case "recruited":
      return one("outlaw", "place-saloon");
    case "called-outlaw":
      return one("outlaw", to, 1, "place-sheriff");
    case "captured":
      return one("outlaw", "place-sheriff");
    case "took-land":
      return one("deed", "place-hall", fact.list("lands").length);
    case "took-ranch":
      return one("deed", "place-hall");
    case "stole-ranch":
      return one("deed", seat(fact.number("victim")));
    case "gave-card":
      return one("card", to, 1, seat(fact.number("taker")));
    case "gave-deed":
      return one("deed", to, 1, seat(fact.number("taker")));
    case "took-discarded":
      return one("card", "place-store");
    case "gave-land-away":
    case "gave-ranch-away":
      return one("deed", to, 1, "place-village");
    case "took-die":
      return one("die", "place-village");
    case "drank":
      return one("elixir", "place-doc");
    case "bribe-taken":
      return one("dollar", to, 2, seat(fact.number("sheriff")));
    default:
      return [];
  }
}
