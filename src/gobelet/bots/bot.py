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
    """One bot plays one seat of one game, with its own seed.

    Bots bring no clock; whoever makes a bot may set `clock`. A bot with a budget of time measures
    it by this clock, or counts its playouts if there is none.
    `name` is what people read in the arena's table. A class without its own name is shown there as
    module:Class.
    `why` is the reason of the last decision, as a message of the sentence files, if the bot gives one.
    """

    name: ClassVar[str] = "bot"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.clock: Clock | None = None
        self.why: Message | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} with seed {self.seed}>"

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        """One of `view.options`: the next part of this seat's answer. `budget` is in seconds."""
        raise NotImplementedError
