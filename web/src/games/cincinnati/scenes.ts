// Which moments of Cincinnati are played as a scene.
import type { CasinoBoard, Told } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Scene, Scenes } from "../game";
import { prizeOf } from "./prize";

/** Who has won a duel, who lost it, and what goes over: nothing, if whoever was challenged stood firm. */
function duelled(fact: Facts, casino: CasinoBoard): Scene {
  const winner = fact.number("seat");
  const takes = casino.duel_for !== null || casino.duelists[0] === winner;
  return {
    kind: "duel",
    seats: [winner, ...casino.duelists.filter((seat) => seat !== winner)],
    things: takes ? prizeOf(casino) : [],
    time: 1800,
    sounds: [
      [0.1, "duel"],
      [0.6, "coin"],
    ],
  };
}

function won(seats: readonly number[]): Scene {
  return {
    kind: "win",
    seats,
    things: [],
    time: 3000,
    sounds: [
      [0.02, "win"],
      [0.5, "coin"],
    ],
    final: true,
  };
}

function sceneOf(event: Told, before: CasinoBoard): Scene | null {
  const fact = new Facts(event);
  switch (event.id) {
    case "dice-shown":
    case "rerolled":
    case "extra-rolled":
    case "duel-rolled":
    case "duel-rerolled": {
      const dice = fact.list<number>("pips");
      const seat = fact.number("seat");
      const own = before.seats[seat];
      const had = event.id.startsWith("duel") ? own?.duel : own?.dice;
      const fresh = dice.join() !== [...(had ?? [])].sort().join();
      if (dice.length !== 5 || new Set(dice).size > 1 || !fresh) return null;
      const slams = dice.map((_die, place) => [0.17 + 0.1 * place, "cup"] as const);
      return { kind: "five", seats: [seat], things: dice, time: 2000, sounds: [...slams, [0.66, "star"]] };
    }
    case "duel-won":
    case "duel-equal":
    case "tie-duel-won":
    case "tie-duel-equal":
      return duelled(fact, before);
    case "casino-won":
      return won([fact.number("seat")]);
    case "casino-shared":
      return won(fact.list<number>("seats"));
    default:
      return null;
  }
}

export const scenes: Scenes = {
  of: (event, before) => (before.game === "cincinnati" ? sceneOf(event, before) : null),
  pictures: () => import("./scenes/pictures"),
};
