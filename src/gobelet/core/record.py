"""Records: what it takes to play a game again. Events are derived from a record, never stored as truth."""

from typing import Final, TypeAlias

from gobelet.core.errors import Fact
from gobelet.core.kinds import SEATS_OF, Parts, Seats

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
        entries: list[Entry] = []
        link: Answered | None = self
        while link is not None:
            answers = link.answers
            entries.append((link.serial, tuple([(seat, answers[seat]) for seat in SEATS_OF[link.choosers]])))
            link = link.before
        entries.reverse()
        return tuple(entries)


class Record:
    """A game as data. Only choices are kept: who had one option only is not listed."""

    __slots__ = (
        "answers",
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
    ) -> None:
        self.ruleset: Final = ruleset  # with its version: dicetown/2009@1
        self.seats: Final = seats
        self.choices: Final = choices  # the ruleset's options
        self.nature: Final = nature
        self.seed: Final = seed
        self.answers: Final = answers  # one entry a question in which somebody had a choice
        self.serial: Final = serial  # questions put so far
        self.said: Final = said  # what has been said to the open question
        self.over: Final = over
        self.fingerprint: Final = fingerprint
