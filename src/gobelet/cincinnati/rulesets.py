"""The ruleset of Cincinnati, in its versions."""

from typing import Final

from gobelet.cincinnati.edition import CINCINNATI, CINCINNATI_1, CasinoEdition
from gobelet.cincinnati.imagine import imagine
from gobelet.cincinnati.option_table import TABLE
from gobelet.cincinnati.setup import new_casino
from gobelet.cincinnati.view import view
from gobelet.core.chance import Nature
from gobelet.core.errors import Fact
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import Ruleset


class CasinoRuleset(Ruleset):
    """A ruleset of Cincinnati: an edition."""

    __slots__ = ("edition",)

    def __init__(self, edition: CasinoEdition, version: int, earlier: tuple[Ruleset, ...] = ()) -> None:
        def new(
            ruleset: Ruleset,
            seats: int,
            nature: Nature,
            choices: dict[str, Fact],
            skip: bool,
            watchers: list[Watcher],
        ) -> Game:
            return new_casino(edition, ruleset, seats, nature, choices, skip, watchers)

        super().__init__(
            edition.id,
            version=version,
            seats=edition.seats,
            choices=(),
            table=TABLE,
            new=new,
            view=view,
            imagine=imagine,
            earlier=earlier,
        )
        self.edition: Final = edition


# A version never changes. A changed edition is the next version, with the ones before it behind its number.
RULESETS: Final = (CasinoRuleset(CINCINNATI, 2, (CasinoRuleset(CINCINNATI_1, 1),)),)
