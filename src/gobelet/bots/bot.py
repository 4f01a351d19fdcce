"""What a bot is."""

from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gobelet.core.event import Message
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View

Clock = Callable[[], float]  # seconds, from any start: `time.perf_counter`, or a test's own


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Made anew for each seat and game, with a seed of its own.

    `clock` is given by whoever makes the bot, if it may look at one: bots have none of their own. A bot
    that thinks within a budget measures it by this clock, or else counts its playouts.
    `why` is the reason of the last decision, as a message of the sentence files, if the bot gives one.
    """

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.clock: Clock | None = None
        self.why: Message | None = None

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        """One of `view.options`: the next part of this seat's answer. `budget` is in seconds."""
        raise NotImplementedError
