// Who is ahead at each place. The server ranks the dice (DT-32, DX-10, DX-11); the page shows its ranking.
import type { StandingShown, TownBoard, TownSeat } from "../../protocol";
import { openDice, type PlaceId, sortFaces } from "./faces";

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
