// Which moments of Dice Town are played as a scene.
import type { Told, TownBoard } from "../../protocol";
import { Facts } from "../../table/facts";
import type { Scene, Scenes } from "../game";

const isFive = (dice: readonly string[]): boolean => dice.length === 5 && new Set(dice).size === 1;

/** What a winner has to show, in heaps. */
function lootOf(town: TownBoard, seat: number): string[] {
  const own = town.seats[seat];
  if (!own) return [];
  const heaps: Record<string, number> = {
    nuggets: own.nuggets,
    deeds: own.deeds + own.fenced.length,
    bills: own.dollars,
    cards: own.cards,
  };
  return Object.keys(heaps).filter((good) => heaps[good]);
}

function sceneOf(event: Told, before: TownBoard, after: TownBoard): Scene | null {
  const fact = new Facts(event);
  const seat = fact.number("seat");
  const robs = (loot: string | number): Scene => ({
    kind: "robbery",
    seats: [seat, fact.number("victim")],
    things: [loot],
    time: 1700,
    sounds: [
      [0.04, "rob"],
      [0.55, "card"],
    ],
  });
  switch (event.id) {
    case "kept":
    case "last-roll":
    case "turned": {
      const dice = after.seats[seat]?.dice ?? [];
      if (!isFive(dice) || isFive(before.seats[seat]?.dice ?? [])) return null;
      const slams = dice.map((_die, place) => [0.17 + 0.1 * place, "cup"] as const);
      return { kind: "five", seats: [seat], things: dice, time: 2000, sounds: [...slams, [0.66, "star"]] };
    }
    case "new-sheriff":
      if (before.sheriff === seat) return null;
      return {
        kind: "badge",
        seats: [seat, before.sheriff],
        things: [],
        time: 1600,
        sounds: [[0.46, "star"]],
      };
    case "stole-card":
      return robs("card");
    case "stole-card-seen":
      return robs(fact.word("card"));
    case "stole-deed":
      return robs("deed");
    case "stole-deed-seen":
      return robs(fact.number("deed"));
    case "stole-ranch":
      return robs(0); // as a Ranch is drawn: land without points
    case "won-game":
      return {
        kind: "win",
        seats: [seat],
        things: lootOf(after, seat),
        time: 3000,
        sounds: [
          [0.02, "win"],
          [0.5, "gold"],
        ],
        final: true,
      };
    default:
      return null;
  }
}

export const scenes: Scenes = {
  of: (event, before, after) =>
    before.game === "dicetown" && after.game === "dicetown" ? sceneOf(event, before, after) : null,
  pictures: () => import("./scenes/pictures"),
};
