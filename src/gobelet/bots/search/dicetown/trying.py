"""Which options of Dice Town the search tries, and which questions."""

from typing import Final

from gobelet.bots.mind import MOST, best_first, few
from gobelet.bots.picking import Scored
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.option_table import BRUTE_KEEP, DOLLARS, DONE
from gobelet.dicetown.outlaws import Call
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView
from gobelet.dicetown.village import GiveLand, SmokeSignals

BRIBES: Final = 4  # dollars that are tried as an offer


def candidates(view: View, question: AnyQuestion, scored: Scored, choice: Option) -> list[Option]:
    """Rehearsals can't show what a Brute is worth. Of offers, the small ones are tried."""
    if isinstance(question, KeepDice):
        if choice >= BRUTE_KEEP:
            return []
        return [option for option in best_first(scored) if option < BRUTE_KEEP][:MOST]
    if isinstance(question, Offers):
        return [option for option in view.options if option == DONE or option <= DOLLARS + BRIBES][:MOST]
    return few(view, scored)


def shows_soon(view: TownView, question: AnyQuestion) -> bool:
    """Whether the end of the round shows what was good.

    It does not for the Indian die, which is rolled in the next round. Before all dice lie on the table, too
    much luck comes in between.
    """
    if isinstance(question, Call | Cheaters | FewerDice | GiveLand | SmokeSignals):
        return False
    return not view.said
