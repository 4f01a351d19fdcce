"""How an option does against another one when both are tried out."""

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
