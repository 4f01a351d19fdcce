"""CI-1. The cards, as rows: money, Duel and Chips, all of one back."""

from typing import Final

from gobelet.core.goods import Back
from gobelet.core.names import Cards, Kind


class Card:
    """A row of the deck. `worth` is its money; Duel and Chips have none."""

    __slots__ = ("copies", "name", "worth")

    def __init__(self, name: str, copies: int, worth: int) -> None:
        self.name: Final = name  # its id in the locale files
        self.copies: Final = copies
        self.worth: Final = worth


def rows(*cards: tuple[Kind, str, int, int]) -> tuple[Card, ...]:
    """The rows of the deck. Each card's number must be its place among them."""
    for place, card in enumerate(cards):
        if card[0] != place:
            raise ValueError(f"{card[1]} has the number {card[0]}, but it is row {place}")
    return tuple([Card(*card[1:]) for card in cards])


MONEY_KINDS: Final = 5  # kinds 0 … 4, from the lowest
DUEL: Final = 5
CHIPS: Final = 6

# The order never changes: a card's row is its kind, in records too. Number, name, copies, worth.
ROWS: Final = rows(
    (0, "money-15", 6, 15_000),
    (1, "money-20", 5, 20_000),
    (2, "money-25", 5, 25_000),
    (3, "money-30", 4, 30_000),
    (4, "money-35", 4, 35_000),
    (DUEL, "duel", 6, 0),
    (CHIPS, "chips", 6, 0),
)

CARDS: Final = Back(tuple([row.copies for row in ROWS]), tuple([row.name for row in ROWS]))
MONEY: Final[int] = sum(CARDS.field[:MONEY_KINDS])  # the bits that count money cards


def _worths() -> tuple[int, ...]:
    """The money in every possible handful, by its lowest bits."""
    worths = [0]
    for kind in range(MONEY_KINDS):
        counts = (CARDS.field[kind] >> CARDS.shift[kind]) + 1
        worths = [worth + number * ROWS[kind].worth for number in range(counts) for worth in worths]
    return tuple(worths)


# CI-4. The money in a handful of cards: WORTH[cards & MONEY].
WORTH: Final[tuple[int, ...]] = _worths()


def highest_money(cards: Cards) -> Kind:
    """CI-33. The highest money card among these; -1 if there is none."""
    for kind in range(MONEY_KINDS - 1, -1, -1):
        if cards & CARDS.field[kind]:
            return kind
    return -1


def names(cards: Cards) -> tuple[str, ...]:
    """The cards by name, for messages."""
    return CARDS.names(cards)
