"""Messages of the engine as they leave the server: each fact as the game's wire names it."""

from collections.abc import Callable

from gobelet.core import errors, event
from gobelet.server.protocol.answers import Fact, Told

NameFact = Callable[[str, int | str], int | str]


def as_it_is(_key: str, value: int | str) -> int | str:
    """For messages that belong to no game."""
    return value


def facts(name: NameFact, told: dict[str, errors.Fact]) -> dict[str, Fact]:
    """The facts of a message, each value as `name` gives it."""
    return {
        key: [name(key, one) for one in value] if isinstance(value, tuple) else name(key, value)
        for key, value in told.items()
    }


def told(name: NameFact, message: event.Message) -> Told:
    """A message as it is sent."""
    return Told(message.id, message.rule, facts(name, message.facts))
