"""The odds that Cincinnati brings."""

from typing import Final

from gobelet.cincinnati.view import CasinoView
from gobelet.core.view import View
from gobelet.odds.cincinnati.hints import hints
from gobelet.odds.hint import Hint
from gobelet.odds.odds import Odds


class CasinoOdds(Odds):
    """Hints by exact chances."""

    def hints(self, view: View) -> list[Hint]:
        assert isinstance(view, CasinoView)
        return hints(view)


ODDS: Final = CasinoOdds()
