"""The expert's advice on questions of Cincinnati: passes each to the module that knows its subject."""

from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati import choosing, dueling, rolling
from gobelet.bots.picking import Scored
from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.throws import ChooseTable, Declare, PayExtra
from gobelet.cincinnati.view import CasinoView
from gobelet.core.question import AnyQuestion


def weigh(view: CasinoView, question: AnyQuestion, seed: int) -> Scored:
    """The options with their worth; none for a question that is not known here."""
    worth = CasinoAppraiser(view, seed)
    if isinstance(question, ChooseTable):
        return choosing.tables(worth)
    if isinstance(question, Declare):
        return rolling.rerolls(worth)
    if isinstance(question, PayExtra):
        return rolling.extras(worth)
    if isinstance(question, Challenge):
        return dueling.challenges(worth)
    if len(view.duelists) == 2 and isinstance(question, DuelReroll):
        return dueling.rerolls(worth, 2 * (question.roll - 2) + view.duelists.index(worth.me))
    if len(view.duelists) == 2 and isinstance(question, PayInDuel):
        return dueling.extras(worth)
    return []  # duels of three or more
