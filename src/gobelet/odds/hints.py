"""What chances each choice has, for one who learns the game: from his view only."""

from typing import Final

from gobelet.cincinnati.view import CasinoView
from gobelet.core.errors import Fact
from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.view import View
from gobelet.dicetown.view import TownView


class Hint:
    """Something to know about an option: the id of a sentence in `odds.ftl`, and the facts in it.

    `percent` is among the facts of every hint. An option may have several hints, the weightiest first.
    """

    __slots__ = ("facts", "id", "option")

    def __init__(self, option: Option, id: str, facts: dict[str, Fact]) -> None:
        self.option: Final = option
        self.id: Final = id
        self.facts: Final = facts

    @property
    def message(self) -> Message:
        """The hint as something to say."""
        return Message(self.id, "", self.facts)

    def __repr__(self) -> str:
        return f"{self.option}: {self.message!r}"


def percent(chance: float) -> int:
    """A chance in whole percent; what is possible is never told as 0, what is not sure never as 100."""
    if 0.0 < chance < 1.0:
        return max(1, min(99, round(100 * chance)))
    return round(100 * chance)


def hints(view: View) -> tuple[Hint, ...]:
    """Hints for the options of the seat whose view this is; none where there is no choice to weigh."""
    from gobelet.odds.cincinnati import hints as casino_hints
    from gobelet.odds.dicetown import hints as town_hints  # they make hints, so they import this module

    if view.seat is None or len(view.options) < 2:
        return ()
    if isinstance(view, TownView):
        return tuple(town_hints.hints(view))
    if isinstance(view, CasinoView):
        return tuple(casino_hints.hints(view))
    return ()
