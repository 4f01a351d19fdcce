"""The chances of each choice, for people who learn the game: from a seat's view only."""

from gobelet.core.view import View
from gobelet.odds.hint import Hint
from gobelet.odds.odds import odds_of


def hints(view: View) -> tuple[Hint, ...]:
    """Hints for the options of the view's seat; none where there is no choice to weigh."""
    if view.seat is None or len(view.options) < 2:
        return ()
    return tuple(odds_of(view.ruleset).hints(view))
