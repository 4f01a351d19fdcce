"""Messages and events: what can be said about a game, as an id and facts, never as a sentence."""

from typing import Any, Final

from gobelet.core.errors import Fact
from gobelet.core.names import MOST_SEATS, Seat, Seats


def _listed(facts: dict[str, Fact]) -> str:
    return ", ".join([f"{key}={value!r}" for key, value in facts.items()])


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
        return f"{self.id}({_listed(self.facts)})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.rule == other.rule
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule))


class Event:
    """Something that happened, declared with its audience where it happens.

    `facts` are public. `secret` facts are for the seats in `audience` only; those seats get the
    message `<id>-seen` with both, all others `<id>` with the public facts.
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

    def __repr__(self) -> str:
        public = f"{self.id}({_listed(self.facts)})"
        if not self.secret:
            return public
        audience = " ".join([str(seat) for seat in range(MOST_SEATS) if self.audience >> seat & 1])
        return f"{public} and {_listed(self.secret)} for {audience}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.id == other.id
            and self.rule == other.rule
            and self.facts == other.facts
            and self.secret == other.secret
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule, self.audience))

    def seen_by(self, seat: Seat | None) -> Message:
        """The event as this seat may know it. None is a spectator."""
        if self.secret and seat is not None and self.audience >> seat & 1:
            return Message(self.id + "-seen", self.rule, {**self.facts, **self.secret})
        return Message(self.id, self.rule, self.facts)

    def whole(self) -> Message:
        """The event with everything in it, for replays of finished games."""
        if self.secret:
            return Message(self.id + "-seen", self.rule, {**self.facts, **self.secret})
        return Message(self.id, self.rule, self.facts)
