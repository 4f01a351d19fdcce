"""A hint: a chance that an option has."""

from typing import Final

from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.names import Option


class Hint:
    """Something to know about an option: the id of a sentence in `odds.ftl`, and the facts in it.

    It tells one figure: `percent`, or points in `whole` and `tenth`. An option may have several hints, the
    weightiest first.
    `reason` is the hint as the reason of a decision: `hint-win` is the reason `why-win`, if none is given.
    """

    __slots__ = ("facts", "id", "option", "reason")

    def __init__(
        self, option: Option, id: str, facts: dict[str, Fact], reason: Message | None = None
    ) -> None:
        self.option: Final = option
        self.id: Final = id
        self.facts: Final = facts
        self.reason: Final = reason if reason is not None else Message(f"why{id[4:]}", "", facts)

    @property
    def message(self) -> Message:
        """The hint as a message."""
        return Message(self.id, "", self.facts)

    @property
    def figure(self) -> int:
        """Its figure, to compare options by: in percent, or in tenths of a point."""
        told = self.facts.get("percent", -1)
        if isinstance(told, int) and told >= 0:
            return told
        whole, tenth = self.facts["whole"], self.facts["tenth"]
        assert isinstance(whole, int)
        assert isinstance(tenth, int)
        return (whole * 10 + tenth) * (-1 if self.id == "hint-costs" else 1)

    def __repr__(self) -> str:
        return f"{self.option}: {self.message!r}"


def percent(chance: float) -> int:
    """A chance in whole percent; never 0 for what is possible, never 100 for what is not sure."""
    if 0.0 < chance < 1.0:
        return max(1, min(99, round(100 * chance)))
    return round(100 * chance)
