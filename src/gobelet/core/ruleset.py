"""A ruleset: what can be played, and the functions that make, show and imagine games of it."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from gobelet.core.box import NO_BOX, GameBox
from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.event import Message
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Seat
from gobelet.core.options import OptionTable
from gobelet.core.view import View

Speaker: TypeAlias = Callable[["Ruleset", Message, str], str]


def bare(ruleset: "Ruleset", message: Message, lang: str) -> str:
    """A message without words: its id and facts. The speaker of a ruleset until `locale` brings one."""
    return repr(message)


class HouseRule:
    """A choice that a table makes before the game: its name, its values, and the one that is usual."""

    __slots__ = ("default", "id", "rule", "values")

    def __init__(self, id: str, rule: str, values: tuple[str, ...], default: str) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.values: Final = values
        self.default: Final = default

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}: {self.default} of {' '.join(self.values)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What can be played.

    `seats` are the numbers of players it takes, `choices` what a table may choose. `figures` are values that
    an owner of the box may correct: choices without a form, whose values are not listed.

    A change that alters how records replay is a new `version`. The versions before it stay
    beside it in `earlier`, for the records made with them.
    """

    __slots__ = (
        "box",
        "choices",
        "earlier",
        "figures",
        "id",
        "imagine",
        "new",
        "seats",
        "speaker",
        "table",
        "version",
        "view",
    )

    def __init__(
        self,
        id: str,
        *,
        version: int,
        seats: tuple[int, ...],
        choices: tuple[HouseRule, ...],
        table: OptionTable,
        new: "Callable[[Ruleset, int, Nature, dict[str, Fact], bool, list[Watcher]], Game]",
        view: Callable[[Game, Seat | None], View],
        imagine: Callable[[View, int], Game],
        earlier: "tuple[Ruleset, ...]" = (),
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.choices: Final = choices
        self.figures: tuple[HouseRule, ...] = ()
        self.table: Final = table
        self.new: Final = new
        self.view: Final = view
        self.imagine: Final = imagine
        self.earlier: Final = earlier
        self.box: GameBox = NO_BOX  # the box that holds this ruleset sets it
        self.speaker: Speaker = bare  # the locale, an outer ring, sets it

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: there is one of each, found in the module that makes its games."""
        return find, (self.new.__module__, self.id, self.version)

    @property
    def name(self) -> str:
        """The id with the version, as records have it: `dicetown/2009@1`."""
        return f"{self.id}@{self.version}"

    @property
    def versions(self) -> "tuple[Ruleset, ...]":
        """All versions of this ruleset, the latest first."""
        return (self, *self.earlier)

    def at(self, version: str) -> "Ruleset | None":
        """This version of the ruleset; None if there is no such."""
        for ruleset in self.versions:
            if str(ruleset.version) == version:
                return ruleset
        return None

    def __repr__(self) -> str:
        return f"Ruleset({self.id}@{self.version}, {self.seats[0]}-{self.seats[-1]} seats)"

    def check(self, seats: int, choices: dict[str, str]) -> dict[str, Fact]:
        """The full choices for a new game, or BadRequest."""
        if seats not in self.seats:
            raise BadRequest(
                "bad-seats",
                "",
                {"ruleset": self.id, "number": seats, "least": self.seats[0], "most": self.seats[-1]},
            )
        known = {choice.id: choice for choice in self.choices}
        for id in choices:
            if id not in known:
                raise BadRequest(
                    "unknown-choice", "", {"ruleset": self.id, "choice": id, "known": tuple(known)}
                )
        full: dict[str, Fact] = {}
        for choice in self.choices:
            value = choices.get(choice.id, choice.default)
            if value not in choice.values:
                raise BadRequest(
                    "bad-choice",
                    choice.rule,
                    {"choice": choice.id, "value": str(value), "known": choice.values},
                )
            full[choice.id] = value
        return full

    def check_recorded(self, seats: int, choices: dict[str, str]) -> dict[str, Fact]:
        """The same for a game that was begun before: it keeps what new games are no longer offered."""
        return self.check(seats, choices)


def find(home: str, id: str, version: int) -> Ruleset:
    """The ruleset of this id and version, among the RULESETS of a module."""
    for ruleset in import_module(home).RULESETS:
        if ruleset.id == id:
            assert isinstance(ruleset, Ruleset)
            found = ruleset.at(str(version))
            if found is not None:
                return found
    raise BadRequest("unknown-ruleset", "", {"ruleset": f"{id}@{version}", "known": ()})
