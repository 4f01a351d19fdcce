"""Which subject a question of Dice Town belongs to."""

from gobelet.bots.dicetown import bribes, cards, doc, keeping, robbing, wanted
from gobelet.bots.dicetown.outlook import Takings
from gobelet.bots.dicetown.worth import Worth
from gobelet.core.kinds import Option
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.doc import Elixirs, Fence, OrderVisits, VisitDoc
from gobelet.dicetown.general_store import KeepOne
from gobelet.dicetown.office import Office
from gobelet.dicetown.places import EvenSplit
from gobelet.dicetown.reactions import OwnCard, Wanted
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.round import NameChampion
from gobelet.dicetown.saloon import Backs, Loot, Victim
from gobelet.dicetown.sheriff import NameWinner, Offers
from gobelet.dicetown.table import NAME, PASS
from gobelet.dicetown.view import TownView


def decide(view: TownView, question: AnyQuestion, seed: int) -> Option:
    """The best option, or -1 for a question that is not known here."""
    worth = Worth(view, seed)
    if isinstance(question, KeepDice):
        return keeping.choose_keep(worth, Takings(worth))
    if isinstance(question, FewerDice):
        return keeping.choose_fewer(worth, Takings(worth))
    if isinstance(question, Cheaters):
        return cards.choose_turn(worth, Takings(worth))
    if isinstance(question, Wanted):
        return wanted.choose_wanted(worth, Takings(worth), question)
    if isinstance(question, OwnCard):
        return cards.choose_own(worth, question)
    if isinstance(question, EvenSplit):
        return cards.choose_split(worth, question)
    if isinstance(question, KeepOne):
        return robbing.choose_kept(worth)
    if isinstance(question, Victim):
        return robbing.choose_victim(worth, question)
    if isinstance(question, Backs):
        return robbing.choose_backs(worth, question)
    if isinstance(question, Loot):
        return robbing.choose_loot(worth, question)
    if isinstance(question, Office):
        return cards.choose_at_office(worth, question)
    if isinstance(question, Offers):
        return bribes.choose_offer(worth, Takings(worth), question)
    if isinstance(question, NameWinner):
        return bribes.choose_winner(worth, Takings(worth), question)
    if isinstance(question, Elixirs):
        return cards.choose_elixir(worth)
    if isinstance(question, VisitDoc):
        return doc.choose_remedy(worth)
    if isinstance(question, Fence):
        return doc.choose_fenced(worth)
    if isinstance(question, OrderVisits):
        return doc.choose_order(worth)
    if isinstance(question, NameChampion) and NAME + worth.me in view.options:
        return NAME + worth.me
    return PASS if PASS in view.options else -1
