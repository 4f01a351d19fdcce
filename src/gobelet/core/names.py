"""Names for the integers that everything here is made of."""

from typing import Final, TypeAlias

Seat: TypeAlias = int  # 0 … seats-1, clockwise
Seats: TypeAlias = int  # a set of seats, one bit each
Option: TypeAlias = int  # an entry of the ruleset's option table
Parts: TypeAlias = tuple[int, ...]  # the options that make up one answer, mostly one
Dice: TypeAlias = int  # a handful of dice, packed (see dice.py)
Face: TypeAlias = int  # 0 … 5, from the lowest face to the highest
Cards: TypeAlias = int  # a handful of cards of one back, packed (see goods.py)
Kind: TypeAlias = int  # which card of its back: equal cards are the same kind

MOST_SEATS: Final = 6
MOST_OPTIONS: Final = 512

SEATS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1]) for seats in range(1 << MOST_SEATS)
)

# Answers of one part, made once: nearly all answers are.
ONE_PART: Final[tuple[Parts, ...]] = tuple([(option,) for option in range(MOST_OPTIONS)])


def clockwise(seats: Seats, first: Seat) -> tuple[int, ...]:
    """The seats of a set in table order, starting with `first` if it is one of them."""
    return SEATS_OF[seats >> first << first] + SEATS_OF[seats & ((1 << first) - 1)]
