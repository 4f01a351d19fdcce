"""How a learner sees: the bytes as they are, fewer of them, or the features that our own trainer uses.

*full* is the observation of docs/observations.md. The other two are turned so that the seat that looks comes
first, and so are the actions that name seats: what is learnt at one seat holds at all. *compact* leaves out
seats that nobody has, and what our trainer does without. *features* are what our trainer takes: scaled to
between 0 and 1, with the seat's own dice laid out one by one.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelet.bots.learned.bot import laid_out
from gobelet.bots.learned.features import PLACES, actions, columns, hands, scales, turned
from gobelet.bots.observers import observer
from gobelet.core.names import MOST_SEATS
from gobelet.core.observation.observer import Observer
from gobelet.core.ruleset import Ruleset

FULL: Final = "full"
COMPACT: Final = "compact"
FEATURES: Final = "features"
OBSERVATIONS: Final = (FULL, COMPACT, FEATURES)

Rows = NDArray[Any]


class Sight:
    """One way to see the games of a ruleset, at a table of some number of seats. Rows are decisions."""

    def __init__(self, ruleset: Ruleset, seats: int, kind: str) -> None:
        self.ruleset: Final = ruleset
        self.seats: Final = seats
        self.kind: Final = kind
        eyes = observer(ruleset)
        self.options: Final[int] = eyes.table.size
        everyone = range(seats)
        # By seat: which bytes are taken, and which option of the table each of its own numbers is.
        self.columns: Final[Rows] = np.array([_columns(eyes, seat, seats, kind) for seat in everyone])
        self.actions: Final[Rows] = np.array(
            [
                np.arange(self.options) if kind == FULL else actions(eyes.table, seat, seats)
                for seat in everyone
            ]
        )
        self.numbers: Final[Rows] = np.argsort(self.actions, axis=1)  # and the other way round
        flags = [1.0] * PLACES * len(hands(eyes))
        factors = [*scales(eyes), *flags] if kind == FEATURES else [1.0] * self.columns.shape[1]
        self.scales: Final[NDArray[np.float32]] = np.array(factors, np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return sight, (self.ruleset, self.seats, self.kind)

    def take(self, observations: Rows, seats: Rows) -> NDArray[np.uint8]:
        """The bytes that each row's own seat takes, not yet scaled."""
        if self.kind == FULL:
            return observations
        taken = _turn(observations, self.columns, seats)
        if self.kind == FEATURES:
            taken = laid_out(self.ruleset, taken)
        return taken

    def see(self, observations: Rows, seats: Rows) -> Rows:
        """Every row as its own seat sees it."""
        taken = self.take(observations, seats)
        return taken * self.scales if self.kind == FEATURES else taken

    def masks(self, masks: Rows, seats: Rows) -> Rows:
        """What may be said, by the numbers of each row's own seat."""
        return masks if self.kind == FULL else _turn(masks, self.actions, seats)

    def option(self, action: int, seat: int) -> int:
        """The option of the table that is this action of a seat. What is no action stays none."""
        return int(self.actions[seat, action]) if 0 <= action < self.options else action


@cache
def sight(ruleset: Ruleset, seats: int, kind: str) -> Sight:
    """Each is made once."""
    return Sight(ruleset, seats, kind)


def _turn(rows: Rows, order: Rows, seats: Rows) -> Rows:
    if len(seats) and (seats == seats[0]).all():
        turned: Rows = rows[:, order[seats[0]]]
        return turned
    return np.take_along_axis(rows, order[seats], axis=1)


def _columns(eyes: Observer, seat: int, seats: int, kind: str) -> list[int]:
    if kind == FULL:
        return list(range(eyes.layout.size))
    return columns(eyes, seat, seats) if kind == FEATURES else _compact(eyes, seat, seats)


def _compact(eyes: Observer, seat: int, seats: int) -> list[int]:
    """Without who sits where, which is always the same, seats that nobody has, and what comes next."""
    around = turned(seat, seats)[:seats]
    absent: set[int] = set()
    for verb, each in eyes.table.seats.items():
        start = eyes.table.start[verb]
        absent.update(range(start + seats * each, start + MOST_SEATS * each))
    taken: list[int] = []
    for field in eyes.layout.fields:
        if field.left_out or field.name in ("seats", "seat", "over"):
            continue
        rows = field.shape[0]
        width = field.size // rows
        places = list(range(rows))
        if field.axes[0] in ("seat", "holder"):
            places = around + list(range(MOST_SEATS, rows))
        elif field.axes[0] == "option":
            places = [option for option in actions(eyes.table, seat, seats) if option not in absent]
        start = eyes.layout.start[field.name]
        for place in places:
            taken += range(start + place * width, start + (place + 1) * width)
    return taken
