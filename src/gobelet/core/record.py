"""Records: all that is needed to replay a game. Events are derived from a record, never stored."""

from typing import Any, Final, TypeAlias

from gobelet.core.errors import Fact
from gobelet.core.names import SEATS_OF, Parts, Seats

# (the serial number of the question, ((seat, the parts it said), …) for the seats that had a choice)
Entry: TypeAlias = tuple[int, tuple[tuple[int, Parts], ...]]


class Answered:
    """One answered question in the log of a game: a chain, so that copies share their past."""

    __slots__ = ("answers", "before", "choosers", "serial")

    def __init__(self, before: "Answered | None", serial: int, choosers: Seats, answers: list[Parts]) -> None:
        self.before: Final = before
        self.serial: Final = serial
        self.choosers: Final = choosers
        self.answers: Final = answers

    def entries(self) -> tuple[Entry, ...]:
        """The log in the order of the questions, as records have it."""
        entries: list[Entry] = []
        link: Answered | None = self
        while link is not None:
            answers = link.answers
            entries.append((link.serial, tuple([(seat, answers[seat]) for seat in SEATS_OF[link.choosers]])))
            link = link.before
        entries.reverse()
        return tuple(entries)

    def __reduce__(self) -> tuple[Any, ...]:
        """All links in one list: nested, they would be too deep to pickle."""
        links: list[tuple[int, Seats, list[Parts]]] = []
        link: Answered | None = self
        while link is not None:
            links.append((link.serial, link.choosers, link.answers))
            link = link.before
        return chain, (links,)


def chain(links: list[tuple[int, Seats, list[Parts]]]) -> Answered | None:
    """A log from its links, the latest first."""
    log: Answered | None = None
    for serial, choosers, answers in reversed(links):
        log = Answered(log, serial, choosers, answers)
    return log


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


# (the question at which new chance began, its generator, its seed, the fingerprint of the parent game)
Branch: TypeAlias = tuple[int, str, str, str]


class Record:
    """A game as data. Only choices are kept: seats with a single option are not listed.

    A game that continues another one has the parent's nature, seed and first answers. At each of its
    `branches` new chance takes over.
    """

    __slots__ = (
        "answers",
        "branches",
        "choices",
        "fingerprint",
        "nature",
        "over",
        "ruleset",
        "said",
        "seats",
        "seed",
        "serial",
    )

    def __init__(
        self,
        ruleset: str,
        seats: int,
        choices: dict[str, Fact],
        nature: str,
        seed: str,
        answers: tuple[Entry, ...],
        serial: int,
        said: tuple[tuple[int, Parts], ...],
        over: bool,
        fingerprint: str,
        branches: tuple[Branch, ...] = (),
    ) -> None:
        self.ruleset: Final = ruleset  # with its version: dicetown/2009@1
        self.seats: Final = seats
        self.choices: Final = choices  # the ruleset's options
        self.nature: Final = nature
        self.seed: Final = seed
        self.answers: Final = answers  # one entry a question in which some seat had a choice
        self.serial: Final = serial  # questions put so far
        self.said: Final = said  # what has been said to the open question
        self.over: Final = over
        self.fingerprint: Final = fingerprint
        self.branches: Final = branches

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (
            self.ruleset,
            self.seats,
            self.choices,
            self.nature,
            self.seed,
            self.answers,
            self.serial,
            self.said,
            self.over,
            self.fingerprint,
            self.branches,
        )

    def __eq__(self, other: object) -> bool:
        """Whether both records are the same."""
        return isinstance(other, Record) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self.ruleset, self.seed, self.fingerprint))

    def __repr__(self) -> str:
        played = "over" if self.over else f"at question {self.serial}"
        branches = f", {_counted(len(self.branches), 'branch', 'branches')}" if self.branches else ""
        number = sum([len(said) for _serial, said in self.answers]) + len(self.said)
        return (
            f"<Record {self.ruleset}: {self.seats} seats, {self.nature} seed {self.seed}, "
            f"{_counted(number, 'answer', 'answers')}, {played}{branches}>"
        )

    @property
    def generator(self) -> str:
        """The generator of its dice, as `gobelet.new` calls it: `nature` in files."""
        return self.nature

    @property
    def last_chance(self) -> tuple[str, str]:
        """Generator and seed of the latest dice."""
        if self.branches:
            _at, nature, seed, _parent = self.branches[-1]
            return nature, seed
        return self.nature, self.seed
