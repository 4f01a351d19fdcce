"""A game: a pile of steps, the question that is open, and the doors through which it is played."""

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from gobelet.core.chance import Chance, Nature
from gobelet.core.errors import BadRequest, Fact, Refused
from gobelet.core.event import Event, Message
from gobelet.core.names import MOST_SEATS, ONE_PART, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.question import Question
from gobelet.core.record import Answered, Record
from gobelet.core.step import Step

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

Watcher = Callable[[Event], None]
NOBODY: Final = -1
UNSAID: Final[list[list[Parts]]] = [[()] * seats for seats in range(MOST_SEATS + 1)]
NO_ANSWERS: Final[list[Parts]] = []  # what was said while nothing is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Chance):
    """What all games have in common. `options`, `answer`, `withdraw` and `copy` are the doors."""

    __slots__ = (
        "asked",
        "choices",
        "choosers",
        "log",
        "pile",
        "question",
        "ruleset",
        "said",
        "seats",
        "serial",
        "shown",
        "shown_to",
        "skip",
        "waiting_seats",
        "watchers",
    )

    def __init__(
        self,
        ruleset: "Ruleset",
        choices: dict[str, Fact],
        seats: int,
        nature: Nature,
        luck: int,
        pile: list[Step[Any]],
        serial: int,
        question: Question[Any] | None,
        asked: Seats,
        waiting: Seats,
        said: list[Parts],
        choosers: Seats,
        log: Answered | None,
        skip: bool,
    ) -> None:
        super().__init__(nature, luck)
        self.ruleset: Final = ruleset
        self.choices: Final = choices  # the ruleset's options as this game was made with
        self.seats: Final = seats
        self.pile = pile  # what is still to do, the next step last
        self.serial = serial  # how many questions have been put
        self.question = question  # the open question
        self.asked = asked
        self.waiting_seats = waiting  # asked, and still owing an answer
        self.said = said  # the parts each seat has said to the open question: sealed
        self.choosers = choosers  # who of those asked had a choice
        self.log = log  # all answered questions in which somebody had a choice
        self.skip = skip  # answer for those who have no choice
        self.watchers: list[Watcher] = []
        self.shown: Parts = ()  # the options last looked up, so that the answer to them need not look again
        self.shown_to: Seat = NOBODY

    # --- playing ---------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still owe an answer to the open question."""
        return SEATS_OF[self.waiting_seats]

    @property
    def over(self) -> bool:
        return self.question is None

    def options(self, seat: Seat) -> Parts:
        """What this seat may answer next; nothing if it is not waited for."""
        question = self.question
        if question is None or seat < 0 or not self.waiting_seats >> seat & 1:
            return ()
        self.shown = question.options(self, seat)
        self.shown_to = seat
        return self.shown

    def answer(self, seat: Seat, *parts: Option) -> None:
        """Say one or more parts of an answer. All of them are taken, or none: then `Refused` tells why."""
        question = self.question
        if question is None or seat < 0 or not self.waiting_seats >> seat & 1:
            raise self._not_asked(seat)
        if not parts:
            raise Refused("no-answer", question.rule, {"seat": seat})
        before, choosers = self.said[seat], self.choosers
        options = self.shown if self.shown_to == seat else question.options(self, seat)
        self.shown_to = NOBODY
        done = False
        for number, part in enumerate(parts):
            if number:
                options = () if done else question.options(self, seat)
            if part not in options:
                refused = self._refusal(question, seat, part, done)
                self.said[seat], self.choosers = before, choosers
                raise refused
            done = self._say(question, seat, part, len(options) > 1)
        self._go_on(question, seat, done)

    def take(self, seat: Seat, part: Option, chosen: bool) -> None:
        """The trusting door, for playouts: `part` is an option of this seat, `chosen` if it had others."""
        question = self.question
        assert question is not None
        self.shown_to = NOBODY
        self._go_on(question, seat, self._say(question, seat, part, chosen))

    def seal(self, seat: Seat, parts: Parts) -> None:
        """The trusting door for a whole answer, in which the seat had a choice."""
        question = self.question
        assert question is not None
        self.shown_to = NOBODY
        self.choosers |= 1 << seat
        self.said[seat] = parts
        self._go_on(question, seat, True)

    def withdraw(self, seat: Seat) -> None:
        """Take back what this seat has said, while the question is open."""
        question = self.question
        if question is None or seat < 0 or not self.asked >> seat & 1:
            raise self._not_asked(seat)
        if not question.takeback:
            raise Refused("no-takeback", question.rule, {"seat": seat})
        if not self.said[seat]:
            raise Refused("nothing-said", question.rule, {"seat": seat})
        self.said[seat] = ()
        self.shown_to = NOBODY
        self.waiting_seats |= 1 << seat
        self.choosers &= ~(1 << seat)
        if self.skip:
            self._say_forced(question, seat)

    def default(self, seat: Seat) -> Option:
        """A harmless answer for this seat, which is waited for."""
        question = self.question
        if question is None or not self.waiting_seats >> seat & 1:
            raise self._not_asked(seat)
        return question.default(self, seat)

    # --- for steps -------------------------------------------------------------------------------------

    def then(self, steps: tuple[Step[Any], ...]) -> None:
        """Put these steps, in reading order, on top of the pile."""
        pile = self.pile
        for place in range(len(steps) - 1, -1, -1):
            pile.append(steps[place])

    def ask(self, question: Question[Any], seats: Seats) -> None:
        """Open a question. The game goes on when every one of these seats has answered."""
        self.serial += 1
        self.question = question
        self.asked = self.waiting_seats = seats
        self.said = UNSAID[self.seats][:]
        self.choosers = 0
        self.shown_to = NOBODY
        if self.skip:
            for seat in SEATS_OF[seats]:
                self._say_forced(question, seat)
            if not self.waiting_seats:
                self._settle(question)

    def go(self) -> None:
        """Run steps until somebody has to be asked, or the game is over."""
        pile = self.pile
        while self.question is None and pile:
            pile.pop().run(self)

    def tell(
        self,
        id: str,
        rule: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        audience: Seats = 0,
    ) -> None:
        """Tell the watchers. Steps call this only `if game.watchers`: an unwatched game tells nothing."""
        event = Event(id, rule, facts, secret or {}, audience)
        for watcher in self.watchers:
            watcher(event)

    def _say(self, question: Question[Any], seat: Seat, part: Option, chosen: bool) -> bool:
        """Take a part of an answer; tells whether the answer is whole."""
        if chosen:
            self.choosers |= 1 << seat
        before = self.said[seat]
        self.said[seat] = (*before, part) if before else ONE_PART[part]
        return question.complete(self, seat)

    def _go_on(self, question: Question[Any], seat: Seat, done: bool) -> None:
        """What follows a part that was said: more of the answer, or the other seats, or the game."""
        if done:
            self.waiting_seats &= ~(1 << seat)
        elif self.skip:
            self._say_forced(question, seat)
        if not self.waiting_seats:
            self._settle(question)
            self.go()

    def _say_forced(self, question: Question[Any], seat: Seat) -> None:
        only = question.only(self, seat)
        while only >= 0:
            self.said[seat] = self.said[seat] + ONE_PART[only]
            if question.complete(self, seat):
                self.waiting_seats &= ~(1 << seat)
                return
            only = question.only(self, seat)

    def _settle(self, question: Question[Any]) -> None:
        answers = self.said
        if self.choosers and self.nature.recorded:
            self.log = Answered(self.log, self.serial, self.choosers, answers)
        self.question = None
        self.asked = 0
        self.choosers = 0
        self.said = NO_ANSWERS
        question.settle(self, answers)

    # --- refusing --------------------------------------------------------------------------------------

    def _not_asked(self, seat: Seat) -> Refused:
        if not 0 <= seat < self.seats:
            return Refused("unknown-seat", "", {"number": seat, "seats": self.seats})
        if self.question is None:
            return Refused("game-over", "", {})
        if self.asked >> seat & 1:
            return Refused("already-answered", self.question.rule, {"seat": seat})
        return Refused("not-asked", self.question.rule, {"seat": seat})

    def _refusal(self, question: Question[Any], seat: Seat, option: Option, done: bool) -> Refused:
        if not 0 <= option < self.ruleset.table.size:
            return Refused("unknown-option", "", {"option": str(option), "size": self.ruleset.table.size})
        if done:
            return Refused("too-many-parts", question.rule, {"option": option})
        return question.refusal(self, seat, option)

    # --- what each game says of itself -----------------------------------------------------------------

    def copy(self) -> "Game":
        """A game of its own, alike in everything but its watchers: it has none."""
        raise NotImplementedError

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's score, as it stands."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: empty while the game goes on."""
        raise NotImplementedError

    def score_lines(self, seat: Seat) -> list[Message]:
        """The score of a seat, line by line, each with its `points`."""
        raise NotImplementedError

    def totals(self) -> tuple[int, ...]:
        """What no step may change: the sum of each kind of goods over all who hold them."""
        raise NotImplementedError

    def message(self, option: Option, seat: Seat | None = None) -> Message:
        """What an option means, as a message; for `seat`'s eyes where it depends on hidden dice."""
        raise NotImplementedError

    def describe(self, option: Option, lang: str = "en", seat: Seat | None = None) -> str:
        """What an option means, in words."""
        if not 0 <= option < self.ruleset.table.size:
            raise Refused("unknown-option", "", {"option": str(option), "size": self.ruleset.table.size})
        return self.ruleset.speaker(self.ruleset, self.message(option, seat), lang)

    def prompt(self) -> Message:
        """What is asked, as a message."""
        if self.question is None:
            return Message("over", "", {})
        return Message(self.question.id, self.question.rule, self.question.facts(self))

    def state_text(self) -> str:
        """The fields of this kind of game, as text, for the fingerprint."""
        raise NotImplementedError

    # --- keeping ---------------------------------------------------------------------------------------

    def text(self) -> str:
        """The whole state as one line of text: equal lines, equal games."""
        pile = " ".join([step.text() for step in self.pile])
        said = ";".join([",".join([str(part) for part in parts]) for parts in self.said])
        question = self.question.text() if self.question is not None else "-"
        return (
            f"{self.ruleset.id}@{self.ruleset.version} {self.seats} {self.nature.name} {self.luck} "
            f"[{pile}] {self.serial} {question} {self.asked} {self.waiting_seats} {said} {self.choosers} | "
            f"{self.state_text()}"
        )

    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that tell this state from any other."""
        return blake2b(self.text().encode(), digest_size=8).hexdigest()

    def record(self) -> Record:
        """All it takes to play this game again, up to here."""
        if not self.nature.recorded:
            raise BadRequest("no-record", "", {})
        past = self.nature.past
        chances = [*[(name, seed) for name, seed, _at, _parent in past], (self.nature.name, self.nature.seed)]
        return Record(
            f"{self.ruleset.id}@{self.ruleset.version}",
            self.seats,
            dict(self.choices),
            chances[0][0],
            chances[0][1],
            self.log.entries() if self.log is not None else (),
            self.serial,
            tuple([(seat, parts) for seat, parts in enumerate(self.said) if parts]),
            self.over,
            self.fingerprint(),
            tuple([(past[n][2], *chances[n + 1], past[n][3]) for n in range(len(past))]),
        )
