"""MI-2. What two dice are worth, and the option table."""

from typing import Final

from gobelet.core.dice import SORTED
from gobelet.core.names import Dice
from gobelet.core.options import OptionTable

_MIXED: Final = [f"{high}{low}" for high in range(3, 7) for low in range(1, high)]
VALUES: Final = (*_MIXED, *[f"{pips}{pips}" for pips in range(1, 7)], "21")  # from low to high
MIA: Final = len(VALUES) - 1
NO_CLAIM: Final = -1
RANK: Final = {name: rank for rank, name in enumerate(VALUES)}

TABLE: Final = OptionTable([("doubt", 1), ("believe", 1), ("claim", len(VALUES))])
DOUBT: Final = TABLE.write("doubt")
BELIEVE: Final = TABLE.write("believe")
CLAIMS: Final = TABLE.options["claim"]  # by rank


def worth(dice: Dice) -> int:
    """The rank of a roll."""
    low, high = SORTED[dice]
    return RANK[f"{high + 1}{low + 1}"]


def pips(dice: Dice) -> tuple[int, ...]:
    """The dice as people read them, the higher one first."""
    return tuple([face + 1 for face in reversed(SORTED[dice])])


def name_of(claim: int) -> str:
    """A claim as the sentences know it."""
    return VALUES[claim] if claim != NO_CLAIM else "none"
