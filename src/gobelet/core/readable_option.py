"""Options for people: a number of the option table with its words."""

from typing import Any, Final

from gobelet.core.event import Message
from gobelet.core.names import Option


class ReadableOption:
    """An option as `Game.option` gives it. `str` is its English sentence.

    >>> import gobelet
    >>> game = gobelet.new("cincinnati", 3, seed=7)
    >>> game.option(game.options(0)[0])
    <option 65 table 0: Atlantic (three of a kind or better)>
    """

    __slots__ = ("message", "number", "operand", "sentence", "verb")

    def __init__(self, number: Option, verb: str, operand: int, message: Message, sentence: str) -> None:
        self.number: Final = number  # what `Game.answer` takes
        self.verb: Final = verb
        self.operand: Final = operand
        self.message: Final = message
        self.sentence: Final = sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.number, self.verb, self.operand, self.message, self.sentence)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ReadableOption)
            and self.number == other.number
            and self.message == other.message
        )

    def __hash__(self) -> int:
        return hash(self.number)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<option {self.number} {self.verb} {self.operand}: {self.sentence}>"
