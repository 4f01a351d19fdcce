"""The rulesets of Dice Town."""

from typing import Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import HouseRule, Ruleset
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.editions.extension import EXTENSION, EXTENSION_1
from gobelet.dicetown.editions.indians import INDIANS, INDIANS_1, INDIANS_2
from gobelet.dicetown.editions.revised import REVISED
from gobelet.dicetown.imagine import imagine
from gobelet.dicetown.numbering import (
    NUMBERS_2009,
    NUMBERS_EXTENSION,
    NUMBERS_EXTENSION_2,
    NUMBERS_INDIANS,
    NUMBERS_INDIANS_2,
    NUMBERS_REVISED,
    Numbering,
)
from gobelet.dicetown.owner_values import (
    FIGURES_2009,
    FIGURES_EXTENSION,
    FIGURES_INDIANS,
    FIGURES_REVISED,
    Figure,
    TownRuleset,
    corrected,
)
from gobelet.dicetown.setup import new_town
from gobelet.dicetown.view import view

BRIBES: Final = HouseRule("bribes", "DT-42", ("yes", "no"), "yes")


def _first_sheriff(most_seats: int) -> HouseRule:
    return HouseRule("sheriff", "DT-7", ("random", *[str(seat) for seat in range(most_seats)]), "random")


def _new(
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Game:
    assert isinstance(ruleset, TownRuleset)
    edition = corrected(ruleset, choices, seats)
    return new_town(edition, ruleset, seats, nature, choices, skip, watchers)


def _ruleset(
    edition: Edition,
    version: int,
    numbers: Numbering,
    figures: tuple[Figure, ...],
    *earlier: Ruleset,
) -> TownRuleset:
    choices = (_first_sheriff(edition.seats[-1]), BRIBES)
    return TownRuleset(edition, version, choices, figures, numbers, _new, view, imagine, earlier)


# A version never changes. A changed edition is the next version, with the ones before it behind its figures.
RULESETS: Final = (
    _ruleset(CLASSIC, 1, NUMBERS_2009, FIGURES_2009),
    _ruleset(REVISED, 1, NUMBERS_REVISED, FIGURES_REVISED),
    _ruleset(
        EXTENSION,
        2,
        NUMBERS_EXTENSION_2,
        FIGURES_EXTENSION,
        _ruleset(EXTENSION_1, 1, NUMBERS_EXTENSION, FIGURES_EXTENSION),
    ),
    _ruleset(
        INDIANS,
        3,
        NUMBERS_INDIANS_2,
        FIGURES_INDIANS,
        _ruleset(INDIANS_2, 2, NUMBERS_INDIANS_2, FIGURES_INDIANS),
        _ruleset(INDIANS_1, 1, NUMBERS_INDIANS, FIGURES_INDIANS),
    ),
)
EDITIONS: Final = {rules.id: rules.edition for rules in RULESETS}  # each in its newest version
