"""Answers to the questions of Cincinnati: passes each to the module that knows its subject."""

from gobelet.bots.answers.cincinnati import choosing, dueling, rolling
from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.cincinnati.challenges import Challenge
from gobelet.cincinnati.duels import DuelReroll, PayInDuel
from gobelet.cincinnati.throws import ChooseTable, Declare, PayExtra
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion


def decide(view: CasinoView, question: AnyQuestion, seed: int) -> Option:
    """The best option, or -1 for a question that is not known here."""
    worth = CasinoAppraiser(view, seed)
    if isinstance(question, Declare):
        return rolling.choose_reroll(worth)
    if isinstance(question, PayExtra):
        return rolling.choose_extra(worth)
    if isinstance(question, ChooseTable):
        return choosing.choose_table(worth)
    if isinstance(question, DuelReroll):
        return dueling.choose_duel_reroll(worth, question)
    if isinstance(question, PayInDuel):
        return dueling.choose_duel_extra(worth)
    if isinstance(question, Challenge):
        return dueling.choose_opponent(worth)
    return -1
