"""A game: a pile of steps, the open question, and the methods to play it."""

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from gobelet.core.chance import Chance, Nature
from gobelet.core.errors import BadRequest, Fact, Refused
from gobelet.core.event import Event, Message
from gobelet.core.names import MOST_SEATS, ONE_PART, SEATS_OF, Option, Parts, Seat, Seats
from gobelet.core.pickling import revive
from gobelet.core.question import Question
from gobelet.core.readable_option import ReadableOption
from gobelet.core.record import Answered, Record
from gobelet.core.step import Step

if TYPE_CHECKING:
    from gobelet.core.ruleset import Ruleset

Watcher = Callable[[Event], None]
NOBODY: Final = -1
UNSAID: Final[list[list[Parts]]] = [[()] * seats for seats in range(MOST_SEATS + 1)]
NO_ANSWERS: Final[list[Parts]] = []  # what was said while nothing is asked
# What changes in every game.
CHANGING: Final = (
    "pile",
    "question",
    "log",
    "luck",
    "serial",
    "asked",
    "waiting_seats",
    "choosers",
    "said",
    "round",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Chance):
    """What all games have in common. Play with `options`, `answer`, `withdraw` and `copy`."""

    __slots__ = (
        "asked",
        "choices",
        "choosers",
        "log",
        "looked_up",
        "looked_up_for",
        "pile",
        "question",
        "round",
        "ruleset",
        "said",
        "seats",
        "serial",
        "skip",
        "waiting_seats",
        "watchers",
    )

    # The fields of this kind of game that change while it is played, beside those that every game has.
    changing: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, ruleset: "Ruleset", choices: dict[str, Fact], seats: int, nature: Nature, skip: bool
    ) -> None:
        """A game before its first step: nothing is asked, nothing is laid out."""
        super().__init__(nature, nature.first())
        self.ruleset: Final = ruleset
        self.choices: Final = choices  # the ruleset's options that this game is played with
        self.seats: Final = seats
        self.skip = skip  # answer for seats that have no choice
        self.round = 0  # 0 before the first, and in a game without rounds
        self.pile: list[Step[Any]] = []  # steps still to run, the next one last
        self.serial = 0  # the number of questions so far
        self.question: Question[Any] | None = None  # the open question
        self.asked: Seats = 0
        self.waiting_seats: Seats = 0  # asked, and still owing an answer
        self.said: list[Parts] = NO_ANSWERS  # the parts each seat has said to the open question: sealed
        self.choosers: Seats = 0  # the asked seats that had a choice
        self.log: Answered | None = None  # all answered questions in which some seat had a choice
        self.watchers: list[Watcher] = []
        self.looked_up: Parts = ()  # the options last looked up, so that `answer` need not look again
        self.looked_up_for: Seat = NOBODY

    # --- playing ---------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still owe an answer to the open question."""
        return SEATS_OF[self.waiting_seats]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    def options(self, seat: Seat) -> Parts:
        """What this seat may answer next; nothing if the game does not wait for it."""
        question = self.question
        if question is None or seat < 0 or not self.waiting_seats >> seat & 1:
            return ()
        self.looked_up = question.options(self, seat)
        self.looked_up_for = seat
        return self.looked_up

    def answer(self, seat: Seat, *parts: Option) -> None:
        """Say one or more parts of an answer. All of them are taken, or none: then `Refused` says why."""
        question = self.question
        if question is None or seat < 0 or not self.waiting_seats >> seat & 1:
            raise self.not_asked(seat)
        if not parts:
            raise self._refused("no-answer", question.rule, {"seat": seat})
        before, choosers = self.said[seat], self.choosers
        options = self.looked_up if self.looked_up_for == seat else question.options(self, seat)
        self.looked_up_for = NOBODY
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
        """`answer` without checks, for playouts: `part` is an option, `chosen` if the seat had others."""
        question = self.question
        assert question is not None
        self.looked_up_for = NOBODY
        self._go_on(question, seat, self._say(question, seat, part, chosen))

    def seal(self, seat: Seat, parts: Parts) -> None:
        """`answer` without checks, for a whole answer in which the seat had a choice."""
        question = self.question
        assert question is not None
        self.looked_up_for = NOBODY
        self.choosers |= 1 << seat
        self.said[seat] = parts
        self._go_on(question, seat, True)

    def withdraw(self, seat: Seat) -> None:
        """Take back what this seat has said, while the question is open."""
        question = self.question
        if question is None or seat < 0 or not self.asked >> seat & 1:
            raise self.not_asked(seat)
        if not question.takeback:
            raise self._refused("no-takeback", question.rule, {"seat": seat})
        if not self.said[seat]:
            raise self._refused("nothing-said", question.rule, {"seat": seat})
        self.said[seat] = ()
        self.looked_up_for = NOBODY
        self.waiting_seats |= 1 << seat
        self.choosers &= ~(1 << seat)
        if self.skip:
            self._say_forced(question, seat)

    def default(self, seat: Seat) -> Option:
        """A harmless answer for a seat that still owes one."""
        question = self.question
        if question is None or not self.waiting_seats >> seat & 1:
            raise self.not_asked(seat)
        return question.default(self, seat)

    # --- for steps -------------------------------------------------------------------------------------

    def then(self, steps: tuple[Step[Any], ...]) -> None:
        """Put these steps, in reading order, on top of the pile."""
        pile = self.pile
        for place in range(len(steps) - 1, -1, -1):
            pile.append(steps[place])

    def ask(self, question: Question[Any], seats: Seats) -> None:
        """Open a question. The game continues when all of these seats have answered."""
        self.serial += 1
        self.question = question
        self.asked = self.waiting_seats = seats
        self.said = UNSAID[self.seats][:]
        self.choosers = 0
        self.looked_up_for = NOBODY
        if self.skip:
            for seat in SEATS_OF[seats]:
                self._say_forced(question, seat)
            if not self.waiting_seats:
                self._settle(question)

    def go(self) -> None:
        """Run steps until a question opens or the game is over."""
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
        """Notify watchers of an event. Steps call this only `if game.watchers`, to save the work."""
        event = Event(id, rule, facts, secret or {}, audience)
        for watcher in self.watchers:
            watcher(event)

    def _say(self, question: Question[Any], seat: Seat, part: Option, chosen: bool) -> bool:
        """Take a part of an answer; True if the answer is then whole."""
        if chosen:
            self.choosers |= 1 << seat
        before = self.said[seat]
        self.said[seat] = (*before, part) if before else ONE_PART[part]
        return question.complete(self, seat)

    def _go_on(self, question: Question[Any], seat: Seat, done: bool) -> None:
        """Continue after a part of an answer: with its next part, the other seats, or the game."""
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

    def _refused(self, id: str, rule: str, facts: dict[str, Fact]) -> Refused:
        refused = Refused(id, rule, facts)
        refused.ruleset = self.ruleset
        return refused

    def not_asked(self, seat: Seat) -> Refused:
        """Why the game takes no answer of this seat now: it is not asked, or has answered."""
        if not 0 <= seat < self.seats:
            return self._refused("unknown-seat", "", {"number": seat, "seats": self.seats})
        if self.question is None:
            return self._refused("game-over", "", {})
        if self.asked >> seat & 1:
            return self._refused("already-answered", self.question.rule, {"seat": seat})
        return self._refused("not-asked", self.question.rule, {"seat": seat})

    def _refusal(self, question: Question[Any], seat: Seat, option: Option, done: bool) -> Refused:
        if not 0 <= option < self.ruleset.table.size:
            return self._unknown_option(option)
        if done:
            return self._refused("too-many-parts", question.rule, {"option": option})
        refused = question.refusal(self, seat, option)
        refused.ruleset = self.ruleset
        return refused

    def _unknown_option(self, option: Option) -> Refused:
        facts: dict[str, Fact] = {"option": str(option), "size": self.ruleset.table.size}
        return self._refused("unknown-option", "", facts)

    # --- what each game defines --------------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent copy without watchers.

        Make a game of the same kind, `copy_into` it, and copy the fields of its kind.
        """
        raise NotImplementedError

    def copy_into(self, twin: "Game") -> None:
        """Copy what every game has, chance included, into a game that was just made."""
        twin.nature = self.nature
        twin.fast = self.fast
        twin.luck = self.luck
        twin.round = self.round
        twin.pile = self.pile[:]
        twin.serial = self.serial
        twin.question = self.question
        twin.asked = self.asked
        twin.waiting_seats = self.waiting_seats
        twin.said = self.said[:]
        twin.choosers = self.choosers
        twin.log = self.log

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
        """The seats that have won: empty while the game goes on."""
        raise NotImplementedError

    def score_lines(self, seat: Seat) -> list[Message]:
        """The score of a seat, line by line, each with its `points`."""
        raise NotImplementedError

    def totals(self) -> tuple[int, ...]:
        """What no step may change: the sum of each kind of goods over all holders."""
        raise NotImplementedError

    def message(self, option: Option, seat: Seat | None = None) -> Message:
        """What an option means, as a message. Where it depends on dice, they are those that `seat` sees."""
        raise NotImplementedError

    def describe(self, option: Option, lang: str = "en", seat: Seat | None = None) -> str:
        """What an option means, in words."""
        if not 0 <= option < self.ruleset.table.size:
            raise self._unknown_option(option)
        return self.ruleset.speaker(self.ruleset, self.message(option, seat), lang)

    def option(self, number: Option, seat: Seat | None = None) -> ReadableOption:
        """An option for people to read: its verb, its operand, and its sentence by `str`."""
        if not 0 <= number < self.ruleset.table.size:
            raise self._unknown_option(number)
        verb, operand = self.ruleset.table.read(number)
        message = self.message(number, seat)
        return ReadableOption(
            number, verb, operand, message, self.ruleset.speaker(self.ruleset, message, "en")
        )

    def prompt(self) -> Message:
        """What is asked, as a message."""
        if self.question is None:
            return Message("over", "", {})
        return Message(self.question.id, self.question.rule, self.question.facts(self))

    def state_text(self) -> str:
        """The fields of this kind of game, as text, for the fingerprint."""
        raise NotImplementedError

    def carried(self) -> dict[str, Any]:
        """The fields of this game that change, by name, for `bring` in another process.

        Steps, the question and the log are objects; everything else is made of numbers, lists and tuples.
        """
        return {name: getattr(self, name) for name in (*CHANGING, *type(self).changing)}

    def bring(self, state: dict[str, Any]) -> None:
        """Bring a game of the same ruleset, choices and seats into a state that another one carried."""
        for name, value in state.items():
            setattr(self, name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without its watchers, in both builds."""
        return revive, (self.ruleset, self.choices, self.seats, self.nature, self.skip, self.carried())

    # --- keeping ---------------------------------------------------------------------------------------

    def text(self) -> str:
        """The whole state as one line of text: equal lines, equal games."""
        pile = " ".join([step.text() for step in self.pile])
        said = ";".join([",".join([str(part) for part in parts]) for parts in self.said])
        question = self.question.text() if self.question is not None else "-"
        return (
            f"{self.ruleset.name} {self.seats} {self.nature.name} {self.luck} "
            f"[{pile}] {self.serial} {question} {self.asked} {self.waiting_seats} {said} {self.choosers} | "
            f"{self.state_text()}"
        )

    def __eq__(self, other: object) -> bool:
        """Whether both have the same `text`. A game changes, so it can't be a key: use `fingerprint`."""
        return isinstance(other, Game) and (self is other or self.text() == other.text())

    def __repr__(self) -> str:
        if self.question is None:
            winners = " ".join([str(seat) for seat in self.winners])
            now = f"over after {self.serial} questions, won by {winners}" if winners else "nothing asked"
        else:
            waiting = " ".join([str(seat) for seat in self.waiting])
            now = f"question {self.serial} {self.question.id}, waiting for {waiting}"
        rules = f"{self.ruleset.id}@{self.ruleset.version}"
        return f"<{type(self).__name__} {rules}: {self.seats} seats, {now}>"

    def fingerprint(self) -> str:
        """Sixteen hexadecimal digits that identify this state."""
        return blake2b(self.text().encode(), digest_size=8).hexdigest()

    def record(self) -> Record:
        """All it takes to play this game again, up to here."""
        if not self.nature.recorded:
            raise BadRequest("no-record", "", {})
        past = self.nature.past
        chances = [*[(name, seed) for name, seed, _at, _parent in past], (self.nature.name, self.nature.seed)]
        return Record(
            self.ruleset.name,
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
