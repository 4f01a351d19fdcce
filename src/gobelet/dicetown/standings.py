"""DT-20, DT-32, DX-10, DX-11. How seats rank at a location by the dice that all can see."""

from collections.abc import Sequence
from typing import Final

from gobelet.core.dice import SIZE
from gobelet.core.names import Dice, Seat
from gobelet.dicetown.edition import Edition, Place
from gobelet.dicetown.poker import CATEGORY, HANDS
from gobelet.dicetown.rolling import HAND


class Standing:
    """The seats that stand equal at a location: with `number` dice of its face, or with a poker hand."""

    __slots__ = ("hand", "number", "seats")

    def __init__(self, seats: tuple[Seat, ...], number: int, hand: str) -> None:
        self.seats: Final = seats
        self.number: Final = number  # 0 where the best hand wins
        self.hand: Final = hand  # "" where a face wins


def standings(edition: Edition, place: Place, dice: Sequence[Dice]) -> list[Standing]:
    """The seats at a location by these dice, the best first. Seats without a chance are left out.

    Where the best hand wins, only a seat with all five dice has one (DT-31).
    """
    strengths: dict[int, list[Seat]] = {}
    for seat, shown in enumerate(dice):
        if place.face >= 0:
            strength = shown >> 3 * place.face & 7
        else:
            strength = edition.ranks[shown] + 1 if shown >> SIZE == HAND else 0
        if strength:
            strengths.setdefault(strength, []).append(seat)
    found: list[Standing] = []
    for strength in sorted(strengths, reverse=True):
        seats = strengths[strength]
        if place.face >= 0:
            found.append(Standing(tuple(seats), strength, ""))
        else:
            found.append(Standing(tuple(seats), 0, HANDS[CATEGORY[dice[seats[0]]]]))
    return found


def seconds(place: Place, standing: list[Standing], seats: int) -> tuple[Seat, ...]:
    """DX-10, DX-11. The seats that may act second: those tied for first, or otherwise the next best.

    None where a location has one action, or with two players.
    """
    if len(place.actions) < 2 or seats == 2 or not standing:
        return ()
    if len(standing[0].seats) > 1:
        return standing[0].seats
    return standing[1].seats if len(standing) > 1 else ()
