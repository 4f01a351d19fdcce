"""A bot that calculates: it plans the whole combination against what others show, by exact odds."""

from typing import ClassVar

from gobelet.bots.bot import Bot
from gobelet.bots.mind import greedy_option, mind_of
from gobelet.bots.picking import Scored, pick
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View


class ExpertBot(Bot):
    """It has no memory: the same view and seed give the same decision."""

    name: ClassVar[str] = "expert"

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        return pick(self.weigh(view, question), self.seed, view.serial)

    def weigh(self, view: View, question: AnyQuestion) -> Scored:
        """What each option is worth. Bad ones may be missing."""
        scored = mind_of(view.ruleset).weigh(view, question, self.seed)
        return scored or [(0.0, greedy_option(view, question, self.seed))]
