"""Which subject a question of Dice Town belongs to: dice are planned, all else is weighed at the prices."""

from gobelet.bots.dicetown import brain
from gobelet.bots.dicetown.outlook import Takings
from gobelet.bots.picking import Scored
from gobelet.bots.town.keeping import fewer, keeps, turns
from gobelet.bots.town.value import Value
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView


def weigh(view: TownView, question: AnyQuestion, seed: int) -> Scored:
    """The options with their worth; none for a question that is not known here."""
    if isinstance(question, KeepDice):
        worth = Value(view, seed, True)
        return keeps(worth, Takings(worth))
    if isinstance(question, FewerDice):
        worth = Value(view, seed, True)
        return fewer(worth, Takings(worth))
    if isinstance(question, Cheaters):
        worth = Value(view, seed, True)
        return turns(worth, Takings(worth))
    option = brain.decide(Value(view, seed, False), question)
    return [(0.0, option)] if option >= 0 else []
