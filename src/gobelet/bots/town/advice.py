"""Which subject a question of Dice Town belongs to, as far as the expert knows better than the greedy bot."""

from gobelet.bots.dicetown.outlook import Takings
from gobelet.bots.dicetown.worth import Worth
from gobelet.bots.picking import Scored
from gobelet.bots.town.keeping import fewer, keeps, turns
from gobelet.core.question import AnyQuestion
from gobelet.dicetown.rolling import Cheaters, FewerDice, KeepDice
from gobelet.dicetown.view import TownView


def weigh(view: TownView, question: AnyQuestion, seed: int) -> Scored:
    """The options with their worth; none for a question that is not known here."""
    worth = Worth(view, seed)
    if isinstance(question, KeepDice):
        return keeps(worth, Takings(worth))
    if isinstance(question, FewerDice):
        return fewer(worth, Takings(worth))
    if isinstance(question, Cheaters):
        return turns(worth, Takings(worth))
    return []
