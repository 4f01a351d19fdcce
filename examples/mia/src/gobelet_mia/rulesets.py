"""The ruleset: what Gobelet plays."""

from typing import Final

from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import HouseRule, Ruleset
from gobelet_mia.round import ROUND
from gobelet_mia.state import Mia
from gobelet_mia.values import NO_CLAIM, TABLE
from gobelet_mia.view import imagine, view

LIVES: Final = HouseRule("lives", "MI-1", ("3", "5", "6"), "5")


def new(
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Game:
    """MI-1. A new game at its first question."""
    mia = Mia(ruleset, choices, seats, nature, skip)
    mia.watchers.extend(watchers)
    mia.lives = [int(str(choices["lives"]))] * seats + [0]
    mia.holder, mia.claim, mia.cup = 0, NO_CLAIM, 0
    mia.then((ROUND,))
    mia.go()
    return mia


RULESETS: Final = (
    Ruleset(
        "mia",
        version=1,
        seats=(2, 3, 4, 5, 6),
        choices=(LIVES,),
        table=TABLE,
        new=new,
        view=view,
        imagine=imagine,
    ),
)
