"""A bot that takes what is worth most now: sensible, quick, and easy to read."""

from typing import ClassVar

from gobelet.bots.bot import Bot
from gobelet.bots.mind import greedy_option
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View


class GreedyBot(Bot):
    """It has no memory: the same view and seed give the same decision. Unknown questions it answers by
    chance.
    """

    name: ClassVar[str] = "greedy"

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        return greedy_option(view, question, self.seed)
