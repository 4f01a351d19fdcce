"""The option table of a ruleset: every option is a verb and one small operand, numbered densely."""

from typing import Final

from gobelet.core.names import Option


class OptionTable:
    """Verbs with the number of operands each has, in the order of their numbers.

    A verb may be listed again further down: its operands continue there. So a table only ever grows at its
    end, and every option keeps its number.
    """

    __slots__ = ("_read", "options", "seats", "size", "start", "verbs", "width")

    def __init__(self, verbs: list[tuple[str, int]], seats: dict[str, int] | None = None) -> None:
        # Verbs that name a seat, and how many options each has for a seat.
        self.seats: Final = {verb: each for verb, each in (seats or {}).items() if verb in dict(verbs)}
        start: dict[str, int] = {}
        options: dict[str, tuple[int, ...]] = {}
        read: list[tuple[str, int]] = []
        for verb, width in verbs:
            first = len(read)
            start.setdefault(verb, first)
            known = options.get(verb, ())
            options[verb] = (*known, *range(first, first + width))
            read += [(verb, len(known) + operand) for operand in range(width)]
        self.verbs: Final[tuple[str, ...]] = tuple(start)
        self.start: Final = start  # the option of each verb with operand 0
        self.options: Final = options  # all options of each verb, by operand
        self.width: Final[dict[str, int]] = {verb: len(numbers) for verb, numbers in options.items()}
        self.size: Final = len(read)
        self._read: Final = read

    def __repr__(self) -> str:
        return f"<OptionTable: {self.size} options of {len(self.verbs)} verbs>"

    def read(self, option: Option) -> tuple[str, int]:
        """The verb and the operand of an option."""
        if not 0 <= option < self.size:
            raise IndexError("no such option")
        return self._read[option]

    def write(self, verb: str, operand: int = 0) -> Option:
        """The option of this verb and operand."""
        if not 0 <= operand < self.width[verb]:
            raise IndexError(f"{verb} has no operand {operand}")
        return self.options[verb][operand]
