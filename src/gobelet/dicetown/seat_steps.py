"""Steps and questions that belong to one seat."""

from collections.abc import Callable
from typing import Final, TypeVar

from gobelet.core.errors import Fact
from gobelet.core.names import MOST_SEATS, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.step import Step
from gobelet.dicetown.state import Town

T = TypeVar("T")
PLACES: Final = 6

# Steps that recur are made once, on import: so a pile of the same steps is a pile of the same objects.


def at_places(make: Callable[[int, Seats], T]) -> tuple[tuple[T, ...], ...]:
    """A step for each place and each set of seats there."""
    every = range(1 << MOST_SEATS)
    return tuple([tuple([make(place, seats) for seats in every]) for place in range(PLACES)])


def between_seats(make: Callable[[Seat, Seat], T]) -> tuple[tuple[T, ...], ...]:
    """A step for each seat and each other one."""
    every = range(MOST_SEATS)
    return tuple([tuple([make(seat, other) for other in every]) for seat in every])


class SeatStep(Step[Town]):
    """A step that one seat takes."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)


class SeatQuestion(Question[Town]):
    """A question for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def operands(self) -> tuple[int, ...]:
        return (self.seat,)

    def facts(self, town: Town) -> dict[str, Fact]:
        return {"seat": self.seat}
