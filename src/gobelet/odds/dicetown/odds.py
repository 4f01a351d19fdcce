"""The odds that Dice Town brings."""

from typing import Final

from gobelet.core.view import View
from gobelet.dicetown.view import TownView
from gobelet.odds.dicetown.hints import hints
from gobelet.odds.hint import Hint
from gobelet.odds.odds import Odds


class TownOdds(Odds):
    """Hints by exact chances."""

    def hints(self, view: View) -> list[Hint]:
        assert isinstance(view, TownView)
        return hints(view)


ODDS: Final = TownOdds()
