"""The expert's advice on questions of Dice Town: it plans its dice, and weighs the rest by its prices."""

from gobelet.bots.answers.dicetown import brain
from gobelet.bots.answers.dicetown.bribes import next_part
from gobelet.bots.answers.dicetown.outlook import Takings
from gobelet.bots.expert.dicetown.bids import bid
from gobelet.bots.expert.dicetown.keeping import fewer, keeps, turns
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.promise import Promise
from gobelet.bots.picking import Scored
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.bribes import Offers
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView


def weigh(view: TownView, question: AnyQuestion, seed: int, promise: Promise) -> Scored:
    """The options with their worth at these prices; none for a question that is not known here."""
    rolling = isinstance(question, KeepDice | FewerDice | Cheaters)
    worth = ExpertPrices(view, seed, rolling, promise)
    if isinstance(question, KeepDice):
        return keeps(worth, Takings(worth))
    if isinstance(question, FewerDice):
        return fewer(worth, Takings(worth))
    if isinstance(question, Cheaters):
        return turns(worth, Takings(worth))
    if isinstance(question, Offers):
        takings = Takings(worth)
        return [(0.0, next_part(worth, bid(worth, takings, question)))]
    option = brain.decide(worth, question)
    return [(0.0, option)] if option >= 0 else []
