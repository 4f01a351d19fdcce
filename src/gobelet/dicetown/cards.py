"""DT-4, DT-5, DX-1, DX-2. The cards, as rows: General Store cards and Property Deeds."""

from typing import Final

from gobelet.core.goods import Back
from gobelet.core.names import Cards, Kind
from gobelet.dicetown.option_table import FIRST_KINDS
from gobelet.dicetown.unprinted_values import EQUIPMENT


class StoreCard:
    """A row of the Store deck. `points` is what it scores, once or for each of `per`; cards to play score
    nothing.
    """

    __slots__ = ("copies", "name", "per", "points", "rule")

    def __init__(self, name: str, copies: int, points: int, rule: str, per: str = "") -> None:
        self.name: Final = name  # its id in the locale files
        self.copies: Final = copies
        self.points: Final = points
        self.rule: Final = rule
        self.per: Final = per


# The order is for ever: a card's row is its kind, in records too. New cards go below.
ROWS: Final = (
    *[StoreCard(f"equipment-{points}", 1, points, "DT-4") for points in EQUIPMENT],
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
    # The Extension.
    StoreCard("cattle", 1, 7, "DX-40"),
    StoreCard("winchester", 1, 6, "DX-41"),
    StoreCard("mule", 1, 1, "DX-42", per="card"),
    StoreCard("dog", 1, 2, "DX-43", per="captured"),
    StoreCard("gift", 1, 0, "DX-44"),
    StoreCard("swindler", 1, 0, "DX-45"),
    StoreCard("double-gun", 1, 0, "DX-46"),
    StoreCard("whisky", 1, 0, "DX-47"),
    StoreCard("insurance", 1, 0, "DX-48"),
    StoreCard("desperado", 1, 0, "DX-49"),
    # The Indian die.
    StoreCard("smoke", 1, 0, "DI-5"),
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
DOG: Final = 20
GIFT: Final = 21
SWINDLER: Final = 22
DOUBLE_GUN: Final = 23
WHISKY: Final = 24
INSURANCE: Final = 25
DESPERADO: Final = 26
SMOKE: Final = 27

STORE: Final = Back(tuple([row.copies for row in ROWS]))
POINTS: Final[tuple[int, ...]] = tuple([row.points for row in ROWS])


def deck(kinds: int) -> Cards:
    """A Store deck of the first so many rows, all their copies."""
    return sum([row.copies * STORE.one[kind] for kind, row in enumerate(ROWS[:kinds])])


# DT-6. The Elixirs of the revised edition, one of each; their order is for ever, too.
ELIXIRS: Final = ("wealth", "charm", "fortune", "power", "protection", "friendship", "domination")

# Equipment of a worth that no row has, where an owner of the box knows better: only a name.
OTHER_NAMES: Final = ("equipment-6", "equipment-7")


def card_name(kind: Kind) -> str:
    """The name of a card as it is told: of a row, or of Equipment that a game has relabelled."""
    return ROWS[kind].name if kind < len(ROWS) else OTHER_NAMES[kind - len(ROWS)]


# Deeds worth 1 … 5, at most seven of each; a deed's kind is its worth less one. Then the Ranches (DX-2).
RANCH: Final = 5
DEEDS: Final = Back((5, 5, 5, 5, 5, 10))


def land(deeds: tuple[int, ...], ranches: int = 0) -> Cards:
    """So many deeds worth 1, 2 … 5, and so many Ranches."""
    return sum([number * DEEDS.one[kind] for kind, number in enumerate((*deeds, ranches))])


def deed_points(kind: Kind) -> int:
    """What a deed scores by itself. What a Ranch does depends on how many one has (DX-50)."""
    return kind + 1 if kind != RANCH else 0


# Whether a hand holds a card: `hand & FIELD[kind]`. All its copies together: ALL_OUT[kind].
FIELD: Final[tuple[int, ...]] = STORE.field
LATER_CARDS: Final[int] = sum(FIELD[FIRST_KINDS:])  # the bits of cards whose options are at the table's end
ALL_OUT: Final[tuple[int, ...]] = tuple([row.copies << STORE.shift[kind] for kind, row in enumerate(ROWS)])
