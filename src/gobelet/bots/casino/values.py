"""What hands are worth at a table, in thousands: the stake by the chance to win it, chips included."""

from typing import Final

from gobelet.odds.gamblers import QUALITY
from gobelet.odds.rolls import improve

TUNE = [1.0] * 16


def qualified(table: int) -> list[float]:
    """Alone, a hand wins if it qualifies."""
    return [1.0 if quality else 0.0 for quality in QUALITY[table]]


def with_chips(values: list[float], chips: int, chip: float) -> list[float]:
    """The same before the extra rolls, with so many chips that are worth so much each if they are kept."""
    for _chip in range(min(chips, MOST_CHIPS)):
        rolled = improve(values)
        values = [max(now, then - chip) for now, then in zip(values, rolled, strict=True)]
    return values


MOST_CHIPS: Final = 2  # looked at beforehand; more are hardly ever spent on one table
