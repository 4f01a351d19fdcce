"""What a bot is."""

from typing import ClassVar

from gobelet.core.kinds import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View


class Bot:
    """Made anew for each seat and game, with a seed of its own."""

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        """One of `view.options`: the next part of this seat's answer. `budget` is in seconds."""
        raise NotImplementedError
