"""DT-4, DT-5, DX-1, DX-2. The cards, as rows: General Store cards and Property Deeds."""

from typing import Final

from gobelet.core.goods import Back
from gobelet.core.names import Cards, Kind
from gobelet.dicetown.option_table import FIRST_KINDS, PLAYS
from gobelet.dicetown.unprinted_values import EQUIPMENT


class StoreCard:
    """A card of the Store deck. `points` is what it scores, once or for each of `per`; cards to play score
    nothing.
    """

    __slots__ = ("copies", "name", "per", "points", "rule")

    def __init__(self, name: str, copies: int, points: int, rule: str, per: str = "") -> None:
        self.name: Final = name  # its id in the locale files
        self.copies: Final = copies
        self.points: Final = points
        self.rule: Final = rule
        self.per: Final = per


Row = tuple[Kind, str, int, int, str] | tuple[Kind, str, int, int, str, str]


def rows(*cards: Row) -> tuple[StoreCard, ...]:
    """The rows of the deck. Each card's number must be its place among them."""
    for place, card in enumerate(cards):
        if card[0] != place:
            raise ValueError(
                f"{card[1]} has the number {card[0]}, but it is row {place}: new cards go to the end"
            )
    return tuple([StoreCard(*card[1:]) for card in cards])


# A card's number, in records too. Kinds 0 … 5 are Equipment.
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
CATTLE: Final = 17
WINCHESTER: Final = 18
MULE: Final = 19
DOG: Final = 20
GIFT: Final = 21
SWINDLER: Final = 22
DOUBLE_GUN: Final = 23
WHISKY: Final = 24
INSURANCE: Final = 25
DESPERADO: Final = 26
SMOKE: Final = 27

# The order never changes; new cards go to the end. Number, name, copies, points, rule, what it scores for.
ROWS: Final = rows(
    *[(kind, f"equipment-{points}", 1, points, "DT-4") for kind, points in enumerate(EQUIPMENT)],
    (BRUTE, "brute", 2, 0, "DT-14"),
    (CHEATER, "cheater", 2, 0, "DT-15"),
    (DYNAMITE, "dynamite", 1, 0, "DT-21"),
    (GIRLS, "girls", 1, 0, "DT-27"),
    (CORRUPTION, "corruption", 1, 0, "DT-31"),
    (CREDITS, "credits", 1, 0, "DT-24"),
    (JOE, "joe", 1, 0, "DT-30"),
    (MARSHALL, "marshall", 1, 0, "DT-29"),
    (SPLIT, "split", 1, 0, "DT-22"),
    (WANTED, "wanted", 1, 0, "DT-50"),
    (ELIXIR, "elixir", 1, 0, "DT-36"),
    # The Extension.
    (CATTLE, "cattle", 1, 7, "DX-40"),
    (WINCHESTER, "winchester", 1, 6, "DX-41"),
    (MULE, "mule", 1, 1, "DX-42", "card"),
    (DOG, "dog", 1, 2, "DX-43", "captured"),
    (GIFT, "gift", 1, 0, "DX-44"),
    (SWINDLER, "swindler", 1, 0, "DX-45"),
    (DOUBLE_GUN, "double-gun", 1, 0, "DX-46"),
    (WHISKY, "whisky", 1, 0, "DX-47"),
    (INSURANCE, "insurance", 1, 0, "DX-48"),
    (DESPERADO, "desperado", 1, 0, "DX-49"),
    # The Indian die.
    (SMOKE, "smoke", 1, 0, "DI-5"),
)
if len(ROWS) != len(PLAYS):
    raise ValueError(
        f"there are {len(ROWS)} Store cards, and options to play {len(PLAYS)}: "
        'a new card needs ("play", 1) and ("card", 1) at the end of VERBS'
    )

STORE: Final = Back(tuple([row.copies for row in ROWS]), tuple([row.name for row in ROWS]))
POINTS: Final[tuple[int, ...]] = tuple([row.points for row in ROWS])


def copies(kinds: list[Kind]) -> Cards:
    """All copies of these Store cards."""
    return sum([ROWS[kind].copies * STORE.one[kind] for kind in kinds])


def deck_up_to(last: Kind) -> Cards:
    """A Store deck of all cards up to this one."""
    return copies(list(range(last + 1)))


def cards_named(*names: str) -> Cards:
    """All copies of the Store cards of these names, to put into a deck or take out of it."""
    numbers = {row.name: kind for kind, row in enumerate(ROWS)}
    return copies([numbers[name] for name in names])


# DT-6. The Elixirs of the revised edition, one of each; their order never changes either.
ELIXIRS: Final = ("wealth", "charm", "fortune", "power", "protection", "friendship", "domination")

# Names for Equipment of a worth that no row has, for owners who correct the values.
OTHER_NAMES: Final = ("equipment-6", "equipment-7")


def card_name(kind: Kind) -> str:
    """The name of a card in messages: of a row, or of Equipment that a game has relabelled."""
    return ROWS[kind].name if kind < len(ROWS) else OTHER_NAMES[kind - len(ROWS)]


# Deeds worth 1 … 5, at most seven of each; a deed's kind is its worth less one. Then the Ranches (DX-2).
RANCH: Final = 5
DEEDS: Final = Back((5, 5, 5, 5, 5, 10), ("1", "2", "3", "4", "5", "ranch"), number=1)


def land(deeds: tuple[int, ...], ranches: int = 0) -> Cards:
    """This many deeds worth 1, 2 … 5, and this many Ranches."""
    return sum([number * DEEDS.one[kind] for kind, number in enumerate((*deeds, ranches))])


def deed_points(kind: Kind) -> int:
    """What a deed scores by itself. A Ranch scores by the number of Ranches (DX-50)."""
    return kind + 1 if kind != RANCH else 0


# Whether a hand holds a card: `hand & FIELD[kind]`. All its copies together: ALL_OUT[kind].
FIELD: Final[tuple[int, ...]] = STORE.field
LATER_CARDS: Final[int] = sum(FIELD[FIRST_KINDS:])  # the bits of cards whose options are at the table's end
ALL_OUT: Final[tuple[int, ...]] = tuple([row.copies << STORE.shift[kind] for kind, row in enumerate(ROWS)])
