"""What can go wrong, as a tree:

GobeletError           a ValueError
├── Refused            an answer that the rules do not allow; the game is unchanged
├── BadRequest         a ruleset, seat count, option value or argument that does not exist
└── BadRecord          a record that is not one, or does not replay

Each has a message id, the rule it rests on and the facts. `gobelet.locale` makes the sentence.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]


class GobeletError(ValueError):
    """Something that was asked for can't be. `id`, `rule` and `facts` are for programs.

    `str(error)` is for people: an English sentence, with its rule at the end in brackets. A sentence that a
    game brings is found by the `ruleset` of the game that refused.
    """

    def __init__(self, id: str, rule: str, facts: dict[str, Fact]) -> None:
        super().__init__(id, rule, facts)
        self.id = id
        self.rule = rule
        self.facts = facts
        self.ruleset: Ruleset | None = None

    def bare(self) -> str:
        """The error without words: its id, rule and facts."""
        facts = ", ".join([f"{key}={value}" for key, value in self.facts.items()])
        return self.id + (f" [{self.rule}]" if self.rule else "") + (f": {facts}" if facts else "")

    def __str__(self) -> str:
        if not _SPEAKERS:
            return self.bare()
        try:
            sentence = _SPEAKERS[0](self)
        except Exception:  # an error that can't be printed would hide what went wrong
            return self.bare()
        return f"{sentence} [{self.rule}]" if self.rule else sentence


class Refused(GobeletError):
    """An answer that the rules do not allow. The game is unchanged."""


class BadRequest(GobeletError):
    """A ruleset, seat count, option value or argument that does not exist."""


class BadRecord(GobeletError):
    """A record that is not one, or does not replay."""


# Tracebacks say gobelet.Refused: the name by which people import it.
for _error in (GobeletError, Refused, BadRequest, BadRecord):
    _error.__module__ = "gobelet"

ErrorSpeaker: TypeAlias = Callable[[GobeletError], str]
_SPEAKERS: Final[list[ErrorSpeaker]] = []  # one, once the locale is there


def speak_errors_with(speaker: ErrorSpeaker) -> None:
    """Have errors make their sentences with this function: the engine itself knows no language."""
    _SPEAKERS[:] = [speaker]
