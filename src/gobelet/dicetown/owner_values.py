"""How an owner of the box corrects, for a game, the values that no rulebook prints (unprinted_values.py).

Games of earlier programs may also have corrected values that the books print. They go on with them.
"""

from collections.abc import Callable
from typing import Any, Final

from gobelet.core.chance import Nature
from gobelet.core.errors import BadRequest, Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.names import Seat
from gobelet.core.ruleset import HouseRule, Ruleset
from gobelet.core.view import View
from gobelet.dicetown.cards import DEEDS, OTHER_NAMES, POINTS, RANCH, ROWS, land
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.editions.indians import faces
from gobelet.dicetown.extras.extension import stream
from gobelet.dicetown.faces import FACE_NAMES
from gobelet.dicetown.numbering import Numbering
from gobelet.dicetown.poker import ranks
from gobelet.dicetown.unprinted_values import (
    DEEDS_2009,
    DEEDS_REVISED,
    EQUIPMENT,
    FINDS,
    HANDS,
    INDIAN,
    OUTLAWS,
    RIVER,
    SHORT,
    Outlaw,
)


class Figure(HouseRule):
    """An option that corrects a value, given as text. `read` gives the lines of the page that it changes,
    and raises ValueError for what can't be. A game names the figure only if it differs from ours.

    What the book prints is not corrected in new games: they may have no value that is `barred`, and are not
    `offered` a figure that is printed whole. Games of earlier programs keep theirs.
    """

    __slots__ = ("barred", "offered", "read")

    def __init__(
        self,
        id: str,
        rule: str,
        default: str,
        read: Callable[[Edition, str], dict[str, Any]],
        barred: Callable[[str], bool] | None = None,
        offered: bool = True,
    ) -> None:
        super().__init__(id, rule, (default,), default)
        self.read: Final = read
        self.barred: Final = barred
        self.offered: Final = offered

    def may_be(self, value: str) -> bool:
        """Whether a new game may have this value: it is ours, or the book prints none against it."""
        if value == self.default:
            return True
        return self.offered and (self.barred is None or not self.barred(value))


class TownRuleset(Ruleset):
    """A ruleset of Dice Town: an edition, and the figures of it that an owner may correct.

    `all_figures` are also those that only games of earlier programs have corrected.
    """

    __slots__ = ("all_figures", "edition", "numbers")

    def __init__(
        self,
        edition: Edition,
        version: int,
        choices: tuple[HouseRule, ...],
        figures: tuple[Figure, ...],
        numbers: Numbering,
        new: Callable[[Ruleset, int, Nature, dict[str, Fact], bool, list[Watcher]], Game],
        view: Callable[[Game, Seat | None], View],
        imagine: Callable[[View, int], Game],
        earlier: tuple[Ruleset, ...] = (),
    ) -> None:
        super().__init__(
            edition.id,
            version=version,
            seats=edition.seats,
            choices=choices,
            table=numbers.table,
            new=new,
            view=view,
            imagine=imagine,
            earlier=earlier,
        )
        self.numbers: Final = numbers
        self.edition: Final = edition
        self.all_figures: Final = figures
        self.figures = tuple([figure for figure in figures if figure.offered])

    def check(self, seats: int, choices: dict[str, str]) -> dict[str, Fact]:
        for figure in self.all_figures:
            value = choices.get(figure.id, figure.default)
            if not figure.may_be(value):
                raise BadRequest("printed-figure", figure.rule, {"choice": figure.id, "value": value})
        return self.check_recorded(seats, choices)

    def check_recorded(self, seats: int, choices: dict[str, str]) -> dict[str, Fact]:
        ours = {figure.id: figure.default for figure in self.all_figures}
        for id in choices:
            if id not in ours and id not in [choice.id for choice in self.choices]:
                known = tuple([one.id for one in (*self.choices, *self.figures)])
                facts: dict[str, Fact] = {"ruleset": self.id, "choice": id, "known": known}
                raise BadRequest("unknown-choice", "", facts)
        full = super().check(seats, {id: value for id, value in choices.items() if id not in ours})
        full.update({id: choices[id] for id in ours if choices.get(id, ours[id]) != ours[id]})
        return full


def corrected(ruleset: TownRuleset, choices: dict[str, Fact], seats: int) -> Edition:
    """The page for one game: with its corrected figures, and as short as its players want it (DX-6)."""
    edition = ruleset.edition
    for figure in ruleset.all_figures:
        if figure.id in choices:
            text = str(choices[figure.id])
            try:
                edition = edition.but(**figure.read(edition, text))
            except ValueError as error:
                facts: dict[str, Fact] = {"choice": figure.id, "value": text, "example": figure.default}
                raise BadRequest("bad-figure", figure.rule, facts) from error
    if edition.short is not None and seats <= 3:
        removed, nuggets = edition.short
        edition = edition.but(removed=removed, mine=nuggets)
    return edition


# --- reading ---------------------------------------------------------------------------------------------


def _spelled(numbers: tuple[int, ...]) -> str:
    return ",".join([str(number) for number in numbers])


def _numbers(text: str, how_many: int, least: int, most: int) -> tuple[int, ...]:
    """This many whole numbers within bounds, parted by commas, in their one spelling."""
    numbers = tuple([int(word) for word in text.split(",")])
    if len(numbers) != how_many or _spelled(numbers) != text or min(numbers) < least or max(numbers) > most:
        raise ValueError(text)
    return numbers


def _equipment(edition: Edition, text: str) -> dict[str, Any]:
    """What the six Equipment cards are worth, ascending."""
    points = _numbers(text, len(EQUIPMENT), 1, 8)
    if list(points) != sorted(points):
        raise ValueError(text)
    names = [*[row.name for row in ROWS], *OTHER_NAMES]
    labels = {kind: names.index(f"equipment-{worth}") for kind, worth in enumerate(points)}
    return {
        "points": points + POINTS[len(points) :],
        "labels": {kind: label for kind, label in labels.items() if kind != label},
    }


def _deeds(edition: Edition, text: str) -> dict[str, Any]:
    """How many deeds are worth 1, 2, 3, 4 and 5."""
    deeds = _numbers(text, len(DEEDS_2009), 0, 7)
    if sum(deeds) < edition.row:
        raise ValueError(text)
    return {"deeds": land(deeds, DEEDS.count(edition.deeds, RANCH))}


def _hands(edition: Edition, text: str) -> dict[str, Any]:
    """The poker hands from the lowest to the highest."""
    order = tuple(text.split(","))
    if sorted(order) != sorted(HANDS):
        raise ValueError(text)
    return {"ranks": ranks(order)}


def _full_above_four(text: str) -> bool:
    """DT-32. Four of a kind beats a full house in the book's example of a round."""
    order = text.split(",")
    return "four" in order and "full" in order and order.index("four") < order.index("full")


def _river(edition: Edition, text: str) -> dict[str, Any]:
    """How many River cards there are of each, in the order of FINDS.

    Discoveries is one at most: only the seat that puts cards back knows the order of the river's top.
    """
    numbers = _numbers(text, len(RIVER), 0, 7)
    if numbers[FINDS.index("discoveries")] > 1 or not sum(numbers):
        raise ValueError(text)
    return {"river": stream(numbers)}


def _outlaws(edition: Edition, text: str) -> dict[str, Any]:
    """The twelve Outlaws: the face of the outlaw side, that of the Wanted side, the reward."""
    outlaws: list[Outlaw] = []
    for words in text.split(","):
        face, wanted, reward = words.split("-")
        outlaws.append(Outlaw(FACE_NAMES.index(face), FACE_NAMES.index(wanted), *_numbers(reward, 1, 0, 20)))
    if len(outlaws) != len(OUTLAWS):
        raise ValueError(text)
    return {"outlaws": tuple(outlaws)}


def _short(edition: Edition, text: str) -> dict[str, Any]:
    """With two or three players: how many deeds are removed, and what the mine holds."""
    removed, nuggets = _numbers(text, 2, 0, 40)
    if removed > 20 or not nuggets:
        raise ValueError(text)
    return {"short": (removed, nuggets)}


def _indian(edition: Edition, text: str) -> dict[str, Any]:
    """On how many of the six faces of the Indian die each effect stands."""
    numbers = _numbers(text, len(INDIAN), 0, 6)
    if sum(numbers) != 6:
        raise ValueError(text)
    return {"indian": faces(numbers)}


_SHARED: Final = (
    Figure("equipment", "DT-4", _spelled(EQUIPMENT), _equipment, offered=False),
    Figure("hands", "DT-32", ",".join(HANDS), _hands, _full_above_four),
)
FIGURES_2009: Final = (*_SHARED, Figure("deeds", "DT-5", _spelled(DEEDS_2009), _deeds))
FIGURES_EXTENSION: Final = (
    *FIGURES_2009,
    Figure("river", "DX-4", _spelled(RIVER), _river),
    Figure(
        "outlaws",
        "DX-5",
        ",".join([f"{FACE_NAMES[one.face]}-{FACE_NAMES[one.wanted]}-{one.reward}" for one in OUTLAWS]),
        _outlaws,
    ),
    Figure("short", "DX-6", _spelled(SHORT), _short, offered=False),
)
FIGURES_INDIANS: Final = (*FIGURES_EXTENSION, Figure("indian", "DI-3", _spelled(INDIAN), _indian))
FIGURES_REVISED: Final = (*_SHARED, Figure("deeds", "DT-5", _spelled(DEEDS_REVISED), _deeds))
