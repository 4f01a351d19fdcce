"""A bot that takes what is worth most now: sensible, quick, and easy to read."""

from gobelet.bots.bot import Bot
from gobelet.bots.dicetown import brain as dicetown
from gobelet.core.kinds import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.core.view import View
from gobelet.dicetown.view import TownView


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = fast_start(seed)

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        if isinstance(view, TownView):
            option = dicetown.decide(view, question)
            if option >= 0:
                return option
        self.luck = fast_next(self.luck)
        return view.options[fast_below(self.luck, len(view.options))]
