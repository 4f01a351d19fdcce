"""DT-20, DT-32. The winner of a location."""

from typing import Final

from gobelet.core.dice import SORTED
from gobelet.core.errors import Fact
from gobelet.core.names import Face, Seat, Seats
from gobelet.dicetown.edition import Place
from gobelet.dicetown.poker import CATEGORY, HANDS
from gobelet.dicetown.state import Town

NINES: Final = 0
TENS: Final = 1
JACKS: Final = 2
QUEENS: Final = 3
KINGS: Final = 4
ACES: Final = 5


def best_by_face(town: Town, face: Face) -> Seats:
    """DT-20. The seats with the most dice of a face, at least one."""
    best, most = 0, 1
    shift = 3 * face
    for seat in range(town.seats):
        dice = town.dice[seat] >> shift & 7
        if dice > most:
            best, most = 1 << seat, dice
        elif dice == most:
            best |= 1 << seat
    return best


def best_hands(town: Town) -> Seats:
    """DT-32. The seats with the best poker hand."""
    best, highest = 0, -1
    ranks = town.edition.ranks
    for seat in range(town.seats):
        rank = ranks[town.dice[seat]]
        if rank > highest:
            best, highest = 1 << seat, rank
        elif rank == highest:
            best |= 1 << seat
    return best


def win(town: Town, number: int, seat: Seat) -> None:
    """The winner of a location is settled, and acts there."""
    place = town.edition.places[number]
    if town.watchers:
        town.tell("won-hand" if place.face < 0 else "won", place.rule, reasons(town, place, seat))
    town.then(place.actions[0].steps[seat])


def reasons(town: Town, place: Place, seat: Seat) -> dict[str, Fact]:
    """The seat that acts at a place, and the dice that won it."""
    dice = town.dice[seat]
    facts: dict[str, Fact] = {"seat": seat, "place": place.name}
    if place.face < 0:
        facts["hand"] = HANDS[CATEGORY[dice]]
        facts["dice"] = SORTED[dice]
    else:
        facts["face"] = place.face
        facts["number"] = dice >> 3 * place.face & 7
    return facts
