"""Questions: steps that ask seats for sealed answers, and continue when all have answered."""

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from gobelet.core.errors import Fact, Refused
from gobelet.core.names import Option, Parts, Seat
from gobelet.core.rng import MULTIPLIER, WORD
from gobelet.core.step import G, Step


class Gambler:
    """Plays by chance alone, and counts the choices that it had."""

    __slots__ = ("choices", "luck")

    def __init__(self, luck: int) -> None:
        self.luck = luck  # a state of the fast generator
        self.choices = 0

    def below(self, n: int) -> int:
        """A number below n, all equally likely. Without a choice nothing is drawn."""
        if n == 1:
            return 0
        self.choices += 1
        luck: i64 = self.luck
        luck = MULTIPLIER * (luck & WORD) + (luck >> 32)
        self.luck = luck
        return ((luck & WORD) ^ (luck >> 32)) * n >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """`run` asks with `game.ask(self, seats)`; `settle` gets the answers, one entry per seat.

    An answer is one option, or several parts while `complete` returns False. Which seats `run`
    asks depends on public knowledge only. `open_seats`: others may see which seats have answered.
    `takeback`: a sealed answer may be withdrawn while the question is open.
    """

    __slots__ = ()

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    open_seats: ClassVar[bool] = True
    takeback: ClassVar[bool] = True

    def __repr__(self) -> str:
        return f"<{self.text()}: {self.id} [{self.rule}]>" if self.rule else f"<{self.text()}: {self.id}>"

    def options(self, game: G, seat: Seat) -> Parts:
        """What this seat may say next, after the parts that it has said."""
        raise NotImplementedError(type(self).__name__)

    def only(self, game: G, seat: Seat) -> Option:
        """The only option that this seat has next; -1 if it has a choice."""
        options = self.options(game, seat)
        return options[0] if len(options) == 1 else -1

    def gamble(self, game: G, seat: Seat, gambler: Gambler) -> None:
        """Answer by chance, all options equally likely."""
        options = self.options(game, seat)
        number = len(options)
        game.take(seat, options[gambler.below(number)], number > 1)

    def complete(self, game: G, seat: Seat) -> bool:
        """Whether the parts said so far are the whole answer."""
        return True

    def default(self, game: G, seat: Seat) -> Option:
        """A harmless next part, for a seat that does not answer: it never spends anything."""
        return self.options(game, seat)[0]

    def settle(self, game: G, answers: list[Parts]) -> None:
        """All asked seats have answered."""
        raise NotImplementedError(type(self).__name__)

    def facts(self, game: G) -> dict[str, Fact]:
        """Public facts for the sentence of the question."""
        return {}

    def refusal(self, game: G, seat: Seat, option: Option) -> Refused:
        """Why this option, which is in the table, may not be said now."""
        return Refused("not-an-option", self.rule, {"option": option, "question": self.id})


AnyQuestion = Question[Any]
