"""Messages and events: what can be said about a game, as an id and facts, never as a sentence."""

from typing import Any, Final

from gobelet.core.errors import Fact
from gobelet.core.names import Seat, Seats


class Message:
    """Something to say: the id of a sentence in the locale files, the rule it rests on, the facts in it."""

    __slots__ = ("facts", "id", "rule")

    def __init__(self, id: str, rule: str, facts: dict[str, Fact]) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.facts: Final = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.id, self.rule, self.facts)

    def __repr__(self) -> str:
        told = ", ".join([f"{key}={value!r}" for key, value in self.facts.items()])
        return f"{self.id}({told})"


class Event:
    """Something that happened, declared with its audience where it is born.

    `facts` are public. `secret` facts are for the seats in `audience` only; those seats get the
    message `<id>-seen` with both, everybody else `<id>` with the public facts.
    """

    __slots__ = ("audience", "facts", "id", "rule", "secret")

    def __init__(
        self, id: str, rule: str, facts: dict[str, Fact], secret: dict[str, Fact], audience: Seats
    ) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.facts: Final = facts
        self.secret: Final = secret
        self.audience: Final = audience

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.id, self.rule, self.facts, self.secret, self.audience)

    def seen_by(self, seat: Seat | None) -> Message:
        """The event as this seat may know it; None is a spectator."""
        if self.secret and seat is not None and self.audience >> seat & 1:
            return Message(self.id + "-seen", self.rule, {**self.facts, **self.secret})
        return Message(self.id, self.rule, self.facts)

    def whole(self) -> Message:
        """The event with everything in it, for replays of finished games."""
        if self.secret:
            return Message(self.id + "-seen", self.rule, {**self.facts, **self.secret})
        return Message(self.id, self.rule, self.facts)
