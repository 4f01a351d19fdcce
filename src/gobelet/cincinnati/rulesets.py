"""The ruleset of Cincinnati."""

from typing import Final

from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cincinnati.imagine import imagine
from gobelet.cincinnati.option_table import TABLE
from gobelet.cincinnati.setup import new_casino
from gobelet.cincinnati.view import view
from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import Ruleset


def _new(
    ruleset: Ruleset,
    seats: int,
    nature: Nature,
    choices: dict[str, Fact],
    skip: bool,
    watchers: list[Watcher],
) -> Game:
    return new_casino(CINCINNATI, ruleset, seats, nature, choices, skip, watchers)


RULESETS: Final = (
    Ruleset(
        CINCINNATI.id,
        version=1,
        seats=CINCINNATI.seats,
        choices=(),
        table=TABLE,
        new=_new,
        view=view,
        imagine=imagine,
    ),
)
