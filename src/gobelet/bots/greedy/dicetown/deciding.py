"""How the greedy bot answers each question of Dice Town."""

from gobelet.bots.answers.dicetown import brain
from gobelet.bots.answers.dicetown.bribes import next_part
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.greedy.dicetown import keeping
from gobelet.bots.greedy.dicetown.bids import bid
from gobelet.bots.greedy.dicetown.prices import GreedyPrices
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView


def decide(view: TownView, question: AnyQuestion, seed: int) -> Option:
    """The best option by the greedy prices; -1 for an unknown question."""
    worth = GreedyPrices(view, seed)
    if isinstance(question, KeepDice):
        return keeping.choose_keep(worth, Takings(worth))
    if isinstance(question, FewerDice):
        return keeping.choose_fewer(worth, Takings(worth))
    if isinstance(question, Cheaters):
        return keeping.choose_turn(worth, Takings(worth))
    if isinstance(question, Offers):
        return next_part(worth, bid(worth, Takings(worth), question))
    return brain.decide(worth, question)
