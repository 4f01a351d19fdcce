"""The option table of a ruleset: every option is a verb and one small operand, numbered densely."""

from typing import Final

from gobelet.core.names import Option


class OptionTable:
    """Verbs with the number of operands each has, in the order of their numbers."""

    __slots__ = ("size", "start", "verbs", "width")

    def __init__(self, verbs: list[tuple[str, int]]) -> None:
        self.verbs: Final[tuple[str, ...]] = tuple([verb for verb, _width in verbs])
        self.width: Final[dict[str, int]] = dict(verbs)
        start: dict[str, int] = {}
        number = 0
        for verb, width in verbs:
            start[verb] = number
            number += width
        self.start: Final = start
        self.size: Final = number

    def read(self, option: Option) -> tuple[str, int]:
        """The verb and the operand of an option."""
        for verb in reversed(self.verbs):
            if option >= self.start[verb]:
                return verb, option - self.start[verb]
        raise IndexError("no such option")

    def write(self, verb: str, operand: int = 0) -> Option:
        if not 0 <= operand < self.width[verb]:
            raise IndexError(f"{verb} has no operand {operand}")
        return self.start[verb] + operand
