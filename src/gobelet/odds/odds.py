"""What a game brings to the odds: hints about its options."""

from mypy_extensions import mypyc_attr

from gobelet.core.ruleset import Ruleset
from gobelet.core.view import View
from gobelet.odds.hint import Hint


@mypyc_attr(allow_interpreted_subclasses=True)
class Odds:
    """The odds of a game. This one has none to give."""

    def hints(self, view: View) -> list[Hint]:
        """Hints for the options of the view's seat. The view has a seat, and the seat has a choice."""
        return []


NO_ODDS = Odds()


def odds_of(ruleset: Ruleset) -> Odds:
    """The game's own odds, by its box; a game without them gives no hints."""
    return ruleset.box.piece_or("odds", NO_ODDS)
