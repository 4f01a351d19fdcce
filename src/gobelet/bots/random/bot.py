"""A bot that chooses any option, each as likely."""

from typing import ClassVar

from gobelet.bots.bot import Bot
from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.core.view import View


class RandomBot(Bot):
    """Takes any option by chance."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = fast_start(seed)
        self.why = Message("why-random", "", {})

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        self.luck = fast_next(self.luck)
        return view.options[fast_below(self.luck, len(view.options))]
