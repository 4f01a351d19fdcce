// Who is ahead at each place. The server ranks the dice (DT-32, DX-10, DX-11); the page shows its ranking, and what
// the dice that one is about to keep would make of it.
import type { PlaceStandings, StandingShown, TownBoard, TownSeat } from "../../protocol";
import { FACE_OF, type Face, openDice, type PlaceId, sortFaces } from "./faces";
import { compareHands, HANDS, handOf } from "./poker";

const FULL = 5; // dice of a hand
const at = (town: TownBoard, place: PlaceId) => town.standings.find((one) => one.place === place);

/** How everybody stands at a place, from the best: seats that are equal share a line. */
export const standingsAt = (town: TownBoard, place: PlaceId): StandingShown[] =>
  at(town, place)?.standings ?? [];

/** The lines above a place: the lead, and below it the seats that act second if they do not share the lead. */
export function aheadAt(town: TownBoard, place: PlaceId): StandingShown[] {
  const second = at(town, place)?.second ?? [];
  return standingsAt(town, place).filter(
    ({ seats }, rank) => rank === 0 || seats.some((seat) => second.includes(seat)),
  );
}

const lieAlike = (one: TownSeat, other: TownSeat | undefined): boolean =>
  other !== undefined && sortFaces(openDice(one)).join() === sortFaces(openDice(other)).join();

/** Between two views the last standings hold, until the dice lie as in the view that comes: then it has them. */
export function rankAsIn(town: TownBoard, coming: TownBoard): TownBoard {
  const alike = town.seats.every((one, seat) => lieAlike(one, coming.seats[seat]));
  return alike ? { ...town, standings: coming.standings } : town;
}

/** The places at which dice count. */
const WON: readonly PlaceId[] = [...(Object.keys(FACE_OF) as PlaceId[]), "hall"];

/**
 * The board as it would be ranked if a seat set these dice aside, too: instead of those that it has shown and can't pay
 * (DT-14). `order` is that of the poker hands.
 */
export function ranksWith(
  town: TownBoard,
  seat: number,
  more: readonly Face[],
  order: readonly string[] = HANDS,
): TownBoard {
  const dice = [...(town.seats[seat]?.dice ?? []), ...more] as Face[];
  const standings = WON.map((place): PlaceStandings => {
    const others = standingsAt(town, place)
      .map((line) => ({ ...line, seats: line.seats.filter((other) => other !== seat) }))
      .filter(({ seats }) => seats.length);
    const face = FACE_OF[place];
    const number = dice.filter((die) => die === face).length; // 0 where the best hand wins
    if (!(face ? number : dice.length === FULL)) return ranked(town, place, others);
    const ahead = (line: StandingShown): number =>
      face ? line.number - number : compareHands(dealt(town, line), dice, order);
    const tied = others.filter((line) => ahead(line) === 0).flatMap(({ seats }) => seats);
    return ranked(town, place, [
      ...others.filter((line) => ahead(line) > 0),
      { seats: [seat, ...tied], number, hand: face ? null : handOf(dice) },
      ...others.filter((line) => ahead(line) < 0),
    ]);
  });
  return { ...town, standings };
}

const dealt = (town: TownBoard, { seats }: StandingShown): Face[] =>
  openDice(town.seats[seats[0] ?? -1] ?? { dice: [], kept: [] });

/** DX-10, DX-11: who acts second. Nobody with one action for each place, or with two players. */
function ranked(town: TownBoard, place: PlaceId, standings: StandingShown[]): PlaceStandings {
  const [first, next] = standings;
  const two = town.frontier !== null && town.seats.length > 2;
  const second = two && first ? (first.seats.length > 1 ? first.seats : (next?.seats ?? [])) : [];
  return { place, standings, second };
}
