"""What all views share: the open question as one seat may know it."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from gobelet.core.names import Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.shown import Shown
from gobelet.core.step import Step

if TYPE_CHECKING:
    from gobelet.core.errors import Fact
    from gobelet.core.game import Game
    from gobelet.core.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """What a seat may know. Every field is filled by name; nothing is copied whole and then removed."""

    __slots__ = (
        "answered",
        "asked",
        "choices",
        "options",
        "over",
        "pile",
        "question",
        "round",
        "ruleset",
        "said",
        "seat",
        "seats",
        "serial",
    )

    face_names: ClassVar[tuple[str, ...]] = ()  # words for the faces of a die, where they are not numbers

    def __init__(self, game: "Game", seat: Seat | None) -> None:
        question = game.question
        mine = 1 << seat if seat is not None else 0
        done = game.asked & ~game.waiting_seats
        self.ruleset: Ruleset = game.ruleset
        self.choices: dict[str, Fact] = game.choices
        self.seats: int = game.seats
        self.seat: Seat | None = seat
        self.over: bool = game.over
        self.round: int = game.round
        self.serial: int = game.serial
        self.pile: tuple[Step[Any], ...] = tuple(game.pile)
        self.question: Question[Any] | None = question
        self.asked: Seats = game.asked
        # Which seats are known to have answered: this one, and all if the question shows it.
        self.answered: Seats = done if question is not None and question.open_seats else done & mine
        self.said: Parts = game.said[seat] if seat is not None and game.asked else ()
        self.options: Parts = game.options(seat) if seat is not None else ()

    def turns(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that are asked one after the other, in groups; those who have answered, too.

        Empty where all are asked at once, or where nobody knows the order before.
        """
        return ()

    def open_question(self, game: "Game") -> None:
        """Bring a new game to the question of this view, without answers."""
        game.round = self.round
        game.pile = list(self.pile)
        game.serial = self.serial
        game.question = self.question
        game.asked = self.asked
        game.waiting_seats = self.asked
        game.said = [()] * self.seats if self.question is not None else []

    def shown(self) -> Shown:
        """What this view shows, heap by heap; by default the seats only."""
        return Shown(self.round, ((),) * self.seats)

    def known(self) -> Shown:
        """What this seat knows for certain of what lies face down, heap by heap; by default nothing."""
        return Shown(self.round, ((),) * self.seats)

    def unknown(self) -> tuple[int, ...] | None:
        """How much of each kind this seat can't know. As long as it is shown nothing, no number falls.

        None if a game does not say so: then anything may have been shown.
        """
        return None

    def __eq__(self, other: object) -> bool:
        """Whether both show the same. A view holds lists, so it can't be a key: use its `text`.

        >>> import gobelet
        >>> game = gobelet.new("cincinnati", 3, seed=7)
        >>> mine = gobelet.view(game, 0)
        >>> mine == gobelet.view(gobelet.imagine(mine, seed=1), 0), mine == gobelet.view(game, 1)
        (True, False)
        """
        return isinstance(other, View) and (self is other or self.text() == other.text())

    def __repr__(self) -> str:
        whose = f"seat {self.seat}" if self.seat is not None else "spectator"
        asked = f"question {self.serial} {self.question.id}" if self.question is not None else "over"
        rules = f"{self.ruleset.id}@{self.ruleset.version}"
        shown = self.shown().words(type(self).face_names)
        return f"<{type(self).__name__} {rules}: {whose} of {self.seats}, {asked}; {shown}>"

    def text(self) -> str:
        """Everything that the view shows, as one line of text: for comparing what a seat may know."""
        question = self.question.text() if self.question is not None else "-"
        pile = " ".join([step.text() for step in self.pile])
        return (
            f"{self.ruleset.id} {self.choices} {self.seats} seat {self.seat} over {self.over} {self.serial} "
            f"[{pile}] {question} {self.asked} {self.answered} {self.said} {self.options}"
        )
