"""The rulesets of Dice Town."""

from typing import Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.options import OptionTable
from gobelet.core.ruleset import Choice, Ruleset
from gobelet.dicetown.edition import Edition
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.editions.extension import EXTENSION
from gobelet.dicetown.editions.indians import INDIANS
from gobelet.dicetown.editions.revised import REVISED
from gobelet.dicetown.imagine import imagine
from gobelet.dicetown.option_table import TABLE_2009, TABLE_EXTENSION, TABLE_INDIANS, TABLE_REVISED
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

BRIBES: Final = Choice("bribes", "DT-42", ("yes", "no"), "yes")


def _first_sheriff(most_seats: int) -> Choice:
    return Choice("sheriff", "DT-7", ("random", *[str(seat) for seat in range(most_seats)]), "random")


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


def _ruleset(edition: Edition, table: OptionTable, figures: tuple[Figure, ...]) -> Ruleset:
    choices = (_first_sheriff(edition.seats[-1]), BRIBES)
    return TownRuleset(edition, 1, choices, figures, table, _new, view, imagine)


EDITIONS: Final = {edition.id: edition for edition in (CLASSIC, REVISED, EXTENSION, INDIANS)}
RULESETS: Final = (
    _ruleset(CLASSIC, TABLE_2009, FIGURES_2009),
    _ruleset(REVISED, TABLE_REVISED, FIGURES_REVISED),
    _ruleset(EXTENSION, TABLE_EXTENSION, FIGURES_EXTENSION),
    _ruleset(INDIANS, TABLE_INDIANS, FIGURES_INDIANS),
)
