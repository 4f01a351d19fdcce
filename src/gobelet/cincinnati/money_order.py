"""CI-5. The order of money, and the turns that begin with the richest."""

from typing import Final

from gobelet.cincinnati.cards import MONEY, WORTH
from gobelet.cincinnati.edition import CasinoEdition
from gobelet.cincinnati.hands import RANK
from gobelet.cincinnati.state import Casino
from gobelet.core.names import MOST_SEATS, SEATS_OF, Cards, Dice, Seat, Seats

# One small number per seat, the first in order lowest: 14 bits for rank, turn and seat below the money.
MONEY_SHIFT: Final = 14
RANK_SHIFT: Final = 6
SEAT_BITS: Final = 7


def _turns(seats: int, round: int) -> tuple[int, ...]:
    """Each seat's place in the order that starts from seat (round - 1) mod players, and the seat itself."""
    return tuple([(seat - (round - 1)) % seats << 3 | seat for seat in range(seats)])


# TURNS[seats][round % seats][seat].
TURNS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    *[tuple([_turns(seats, round) for round in range(seats)]) for seats in range(1, MOST_SEATS + 1)],
)


def by_money(cards: list[Cards], dice: list[Dice], round: int, seats: Seats) -> list[Seat]:
    """CI-5. These seats, richest first; equal: the better hand lying; equal: by the round's turn."""
    players = len(dice)
    turns = TURNS[players][round % players]
    keys = [
        turns[seat] - (WORTH[cards[seat] & MONEY] << MONEY_SHIFT) - (RANK[dice[seat]] << RANK_SHIFT)
        for seat in SEATS_OF[seats]
    ]
    keys.sort()
    return [key & SEAT_BITS for key in keys]


def order_of_money(casino: Casino, seats: Seats) -> list[Seat]:
    """CI-5. The same, as the casino is now."""
    return by_money(casino.cards, casino.dice, casino.round, seats)


def turns_of(
    edition: CasinoEdition,
    cards: list[Cards],
    dice: list[Dice],
    round: int,
    begins: Seats,
    seats: Seats,
) -> list[Seat]:
    """CI-5. These seats in turn: from the richest of those that may begin, in seat order.

    In version 1 they went by money.
    """
    if not edition.in_turn:
        return by_money(cards, dice, round, seats)
    first = by_money(cards, dice, round, begins)[0]
    return [seat for seat in (*range(first, len(dice)), *range(first)) if seats >> seat & 1]


def in_turn(casino: Casino, begins: Seats, seats: Seats) -> list[Seat]:
    """CI-5. The same, as the casino is now."""
    return turns_of(casino.edition, casino.cards, casino.dice, casino.round, begins, seats)
