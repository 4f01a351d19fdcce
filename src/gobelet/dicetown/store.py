"""DT-4, DT-5. The cards, as rows: General Store cards and Property Deeds."""

from typing import Final

from gobelet.core.goods import Back
from gobelet.core.kinds import Kind


class StoreCard:
    """A row of the Store deck. `points` is what Equipment scores; cards to play score nothing."""

    __slots__ = ("copies", "name", "points", "rule")

    def __init__(self, name: str, copies: int, points: int, rule: str) -> None:
        self.name: Final = name  # its id in the locale files
        self.copies: Final = copies
        self.points: Final = points
        self.rule: Final = rule


# The order is for ever: a card's row is its kind, in records too. New cards go below.
ROWS: Final = (
    StoreCard("equipment-1", 1, 1, "DT-4"),
    StoreCard("equipment-2", 1, 2, "DT-4"),
    StoreCard("equipment-3", 1, 3, "DT-4"),
    StoreCard("equipment-4", 1, 4, "DT-4"),
    StoreCard("equipment-5", 1, 5, "DT-4"),
    StoreCard("equipment-8", 1, 8, "DT-4"),
    StoreCard("brute", 2, 0, "DT-14"),
    StoreCard("cheater", 2, 0, "DT-15"),
    StoreCard("dynamite", 1, 0, "DT-21"),
    StoreCard("girls", 1, 0, "DT-27"),
    StoreCard("corruption", 1, 0, "DT-31"),
    StoreCard("credits", 1, 0, "DT-24"),
    StoreCard("joe", 1, 0, "DT-30"),
    StoreCard("marshall", 1, 0, "DT-29"),
    StoreCard("split", 1, 0, "DT-22"),
    StoreCard("wanted", 1, 0, "DT-50"),
    StoreCard("elixir", 1, 0, "DT-36"),
)

BRUTE: Final = 6
CHEATER: Final = 7
DYNAMITE: Final = 8
GIRLS: Final = 9
CORRUPTION: Final = 10
CREDITS: Final = 11
JOE: Final = 12
MARSHALL: Final = 13
SPLIT: Final = 14
WANTED: Final = 15
ELIXIR: Final = 16

STORE: Final = Back(tuple([row.copies for row in ROWS]))
POINTS: Final[tuple[int, ...]] = tuple([row.points for row in ROWS])

# Deeds worth 1 … 5, five of each at most; a deed's kind is its worth less one.
DEEDS: Final = Back((5, 5, 5, 5, 5))


def deed_points(kind: Kind) -> int:
    return kind + 1


# Whether a hand holds a card: `hand & FIELD[kind]`. All its copies together: ALL_OUT[kind].
FIELD: Final[tuple[int, ...]] = STORE.field
ALL_OUT: Final[tuple[int, ...]] = tuple([row.copies << STORE.shift[kind] for kind, row in enumerate(ROWS)])
