"""Who takes part, and what was played so far: all that pairing and standings look at."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

Entrant: TypeAlias = int  # the number of an entry, from 1
BOT: Final = 0  # on a seat: one of the bots that fill a table


class PlayedTable(NamedTuple):
    """A table of a round. Without places it was not finished: then all there get what a bye gets."""

    seats: tuple[Entrant, ...]  # by seat; `BOT` for a bot
    places: tuple[int, ...] = ()  # by seat, from 1; equals share one
    scores: tuple[int, ...] = ()  # by seat, in the game; empty if a judge has set the places

    @property
    def people(self) -> list[Entrant]:
        return [one for one in self.seats if one != BOT]


class PlayedRound(NamedTuple):
    tables: tuple[PlayedTable, ...]
    byes: tuple[Entrant, ...] = ()
    duplicate: bool = False  # all tables had the same dice: places are compared between them, seat by seat


class Past:
    """What the pairing of the next round has to know of all rounds before."""

    def __init__(self, rounds: Sequence[PlayedRound]) -> None:
        self.met: Final[Counter[tuple[Entrant, Entrant]]] = Counter()
        self.byes: Final[Counter[Entrant]] = Counter()
        self.seats: Final[Counter[tuple[Entrant, int]]] = Counter()
        for round in rounds:
            self.byes.update(round.byes)
            for table in round.tables:
                self.met.update(combinations(sorted(table.people), 2))
                self.seats.update([(one, seat) for seat, one in enumerate(table.seats) if one != BOT])

    def meetings(self, one: Entrant, other: Entrant) -> int:
        return self.met[(one, other) if one < other else (other, one)]

    def repeats(self, table: Sequence[Entrant]) -> int:
        """How often those at this table have met before, pair by pair."""
        return sum([self.meetings(*pair) for pair in combinations(table, 2)])


def mean_points(size: int) -> Fraction:
    """What a table gives on average: the points of a bye, and of a table that was not finished."""
    return Fraction(size - 1, 2)
