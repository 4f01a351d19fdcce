"""A bot that takes what is worth most now: sensible, quick, and easy to read."""

from typing import ClassVar

from gobelet.bots.answers.cincinnati import brain as cincinnati
from gobelet.bots.answers.dicetown import brain as dicetown
from gobelet.bots.bot import Bot
from gobelet.bots.greedy.dicetown.worth import Worth
from gobelet.cincinnati.view import CasinoView
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_start
from gobelet.core.view import View
from gobelet.dicetown.view import TownView


class GreedyBot(Bot):
    """It has no memory of its own: the same view and seed give the same decision, whenever it is asked."""

    name: ClassVar[str] = "greedy"

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        option = -1
        if isinstance(view, TownView):
            option = dicetown.decide(Worth(view, self.seed), question)
        elif isinstance(view, CasinoView):
            option = cincinnati.decide(view, question, self.seed)
        if option < 0:  # a question that it does not know
            option = view.options[fast_below(fast_start(self.seed + view.serial), len(view.options))]
        return option
