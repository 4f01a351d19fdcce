"""A bot that reckons: it plans the whole combination against what others show, by exact odds."""

from typing import ClassVar

from gobelet.bots.bot import Bot
from gobelet.bots.expert.cincinnati import advice as casino
from gobelet.bots.expert.dicetown import advice as town
from gobelet.bots.expert.dicetown.tables import PROMISES
from gobelet.bots.greedy.bot import GreedyBot
from gobelet.bots.picking import Scored, pick
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View
from gobelet.dicetown.view import TownView


class ExpertBot(Bot):
    """It has no memory of its own: the same view and seed give the same decision, whenever it is asked."""

    name: ClassVar[str] = "expert"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.greedy = GreedyBot(seed)

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        return pick(self.weigh(view, question), self.seed, view.serial)

    def weigh(self, view: View, question: AnyQuestion) -> Scored:
        """What each option is worth; those that are not worth a thought may be missing."""
        scored: Scored = []
        if isinstance(view, TownView):
            scored = town.weigh(view, question, self.seed, PROMISES[view.edition.id])
        elif isinstance(view, CasinoView):
            scored = casino.weigh(view, question, self.seed)
        return scored or [(0.0, self.greedy.decide(view, question, 1.0))]
