"""The rulesets of Dice Town."""

from typing import Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import Choice, Ruleset
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.imagine import imagine
from gobelet.dicetown.setup import new_town
from gobelet.dicetown.table import TABLE
from gobelet.dicetown.view import view

CHOICES: Final = (
    Choice("sheriff", "DT-7", ("random", "0", "1", "2", "3", "4"), "random"),
    Choice("bribes", "DT-42", ("yes", "no"), "yes"),
)


def _new(
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Game:
    return new_town(EDITIONS[ruleset.id], ruleset, seats, nature, choices, skip, watchers)


EDITIONS: Final = {CLASSIC.id: CLASSIC}
RULESETS: Final = tuple(
    [
        Ruleset(edition.id, 1, edition.seats, CHOICES, TABLE, _new, view, imagine)
        for edition in EDITIONS.values()
    ]
)
