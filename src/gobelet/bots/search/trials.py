"""How options do against one another when they are tried out, and what tries them."""

from math import sqrt
from typing import Final

from gobelet.core.names import Option


class Trial:
    """An option, and how it did against the expert's choice, world by world."""

    __slots__ = ("number", "option", "squares", "total")

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.number += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        if self.number < 2:
            return 1.0
        mean = self.mean()
        return sqrt(max(1e-12, self.squares / self.number - mean * mean) / (self.number - 1))


class Judge:
    """Tries options out, all in the same world and with the same luck."""

    __slots__ = ("least", "rate")

    def __init__(self, least: int, rate: int) -> None:
        self.least: Final = least  # worlds, before an option is dropped or preferred
        self.rate: Final = rate  # tries a second, for one who has no clock

    def imagine(self, number: int) -> None:
        """Another world, or other luck."""
        raise NotImplementedError

    def chance(self, option: Option) -> float:
        """How likely I win that world with this option."""
        raise NotImplementedError
