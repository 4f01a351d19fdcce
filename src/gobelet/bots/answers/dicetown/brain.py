"""Answers to the questions of Dice Town: passes each to the module that knows its subject.

Keeping dice, turning dice and offers are not here: each bot answers those in its own way.
"""

from gobelet.bots.answers.dicetown import actions, bribes, cards, doc, gifts, indian, robbing, wanted
from gobelet.bots.answers.dicetown import extension as frontier
from gobelet.bots.answers.dicetown.appraiser import Appraiser
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.bribes import NameWinner
from gobelet.dicetown.card_windows import OwnCard, Wanted
from gobelet.dicetown.doc import Elixirs, Fence, OrderVisits, VisitDoc
from gobelet.dicetown.elixirs import DrinkElixir
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.giving import ChoosePlayer, GiveCard
from gobelet.dicetown.hunting import DoubleGun
from gobelet.dicetown.indian import Ambush, Shaman, Warpath
from gobelet.dicetown.option_table import NAME, PASS
from gobelet.dicetown.outlaws import Call, Desperado
from gobelet.dicetown.places import EvenSplit
from gobelet.dicetown.river import ChooseFind, UseVoucher
from gobelet.dicetown.robbery import Insurance, Whisky
from gobelet.dicetown.round import NameChampion
from gobelet.dicetown.saloon import Backs, Loot, Victim
from gobelet.dicetown.second_actions import SeeDoc
from gobelet.dicetown.sheriffs_office import Office
from gobelet.dicetown.two_actions import ChooseAction
from gobelet.dicetown.village import GiveLand, SmokeSignals


def decide(worth: Appraiser, question: AnyQuestion) -> Option:
    """The best option by these prices, or -1 for an unknown question."""
    if isinstance(question, Wanted):
        return wanted.choose_wanted(worth, Takings(worth), question)
    if isinstance(question, OwnCard):
        return cards.choose_own(worth, question)
    if isinstance(question, EvenSplit):
        return cards.choose_split(worth, question)
    if isinstance(question, KeepOne):
        return robbing.choose_kept(worth)
    if isinstance(question, Victim):
        return robbing.choose_victim(worth)
    if isinstance(question, Backs):
        return robbing.choose_backs(worth, question)
    if isinstance(question, Loot):
        return robbing.choose_loot(worth)
    if isinstance(question, Office):
        return cards.choose_at_office(worth, question)
    if isinstance(question, NameWinner):
        return bribes.choose_winner(worth, Takings(worth), question)
    if isinstance(question, Elixirs):
        return cards.choose_elixir(worth)
    if isinstance(question, VisitDoc | SeeDoc):
        return doc.choose_remedy(worth)
    if isinstance(question, Fence):
        return doc.choose_fenced(worth)
    if isinstance(question, OrderVisits):
        return doc.choose_order(worth)
    option = decide_newer(worth, question)
    if option >= 0:
        return option
    if isinstance(question, NameChampion) and NAME + worth.me in worth.view.options:
        return NAME + worth.me
    return PASS if PASS in worth.view.options else -1


def decide_newer(worth: Appraiser, question: AnyQuestion) -> Option:
    """The questions that the revised edition, the Extension and the Indian die add."""
    if isinstance(question, ChooseAction):
        return actions.choose_action(worth, question)
    if isinstance(question, Call):
        return frontier.choose_call(worth, Takings(worth))
    if isinstance(question, Desperado):
        return frontier.choose_desperado(worth)
    if isinstance(question, DoubleGun):
        return frontier.choose_gun(worth, question)
    if isinstance(question, ChooseFind):
        return frontier.choose_find(worth, question)
    if isinstance(question, UseVoucher):
        return robbing.choose_kept(worth)
    if isinstance(question, Whisky):
        return robbing.choose_whisky(worth, question)
    if isinstance(question, Insurance):
        return robbing.choose_insurance(worth, question)
    if isinstance(question, ChoosePlayer):
        return gifts.choose_giver(worth, question)
    if isinstance(question, GiveCard):
        return gifts.choose_given(worth)
    if isinstance(question, DrinkElixir):
        return gifts.choose_elixir(worth)
    if isinstance(question, GiveLand):
        return indian.choose_land(worth)
    if isinstance(question, SmokeSignals):
        return indian.choose_smoke(worth)
    if isinstance(question, Shaman):
        return indian.choose_shaman(worth, Takings(worth))
    if isinstance(question, Ambush):
        return indian.choose_ambush(worth, Takings(worth))
    if isinstance(question, Warpath):
        return indian.choose_warpath(worth, Takings(worth))
    return -1
