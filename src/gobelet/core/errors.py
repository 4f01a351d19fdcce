"""What can go wrong, as a tree:

GobeletError
├── Refused            an answer that the rules do not allow; the game is unchanged
├── BadRequest         a ruleset, seat count, option value or argument that does not exist
└── BadRecord          a record that is not one, or does not replay

Each carries a message id, the rule it rests on and the facts; `gobelet.locale` makes the sentence.
"""

from typing import TypeAlias

Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]


class GobeletError(Exception):
    """Anything that Gobelet refuses: a message id, the rule it rests on, and the facts."""

    def __init__(self, id: str, rule: str, facts: dict[str, Fact]) -> None:
        super().__init__(id, rule, facts)
        self.id = id
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join([f"{key}={value}" for key, value in self.facts.items()])
        return self.id + (f" [{self.rule}]" if self.rule else "") + (f": {told}" if told else "")


class Refused(GobeletError):
    """An answer that the rules do not allow. The game is unchanged."""


class BadRequest(GobeletError):
    """A ruleset, seat count, option or argument that does not exist."""


class BadRecord(GobeletError):
    """A record that cannot be read, or does not replay."""
