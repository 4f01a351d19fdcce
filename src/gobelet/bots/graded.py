"""Opponents of graded strength: each follows the better of two bots with a stated chance, else the weaker.

`SERIES` is the one series, from chance to search: learners move up along it, and so may a player's slider.
"""

from typing import ClassVar, Final

from gobelet.bots.bot import Bot
from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.greedy.bot import GreedyBot
from gobelet.bots.random.bot import RandomBot
from gobelet.bots.search.bot import SearchBot
from gobelet.core.errors import BadRequest
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.rng import fast_below, fast_next, fast_start
from gobelet.core.view import View

PREFIX: Final = "grade-"  # grade-3 is the bot of the third grade
ALWAYS: Final = 100

# The weaker bot, the better one, and how many questions of a hundred the better one answers. The first steps
# are small: one good answer in ten already beats chance clearly.
SERIES: Final[tuple[tuple[str, str, int], ...]] = (
    ("random", "random", ALWAYS),
    ("random", "greedy", 15),
    ("random", "greedy", 30),
    ("random", "greedy", 50),
    ("random", "greedy", 75),
    ("random", "greedy", ALWAYS),
    ("greedy", "expert", 35),
    ("greedy", "expert", 70),
    ("greedy", "expert", ALWAYS),
    ("expert", "search", ALWAYS),
)
GRADES: Final[tuple[str, ...]] = tuple([f"{PREFIX}{number}" for number in range(len(SERIES))])


class GradedBot(Bot):
    """It has no memory but its bots': the same view and seed give the same decision.

    Who answers is drawn for each question, not for each part of an answer: half of a bribe makes no sense.
    """

    name: ClassVar[str] = "graded"

    def __init__(self, seed: int, weaker: str, better: str, share: int) -> None:
        super().__init__(seed)
        if not 0 <= share <= ALWAYS:
            raise ValueError(f"a share is 0 to {ALWAYS} of a hundred questions, not {share}")
        self.weaker: Final = _plain(weaker, seed)
        self.better: Final = _plain(better, seed)
        self.share: Final = share

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        luck = fast_start(self.seed * 65537 + view.serial, "graded")
        bot = self.better if fast_below(luck, ALWAYS) < self.share else self.weaker
        if isinstance(bot, RandomBot):  # its own luck is a memory
            for _part in range(len(view.said) + 1):
                luck = fast_next(luck)
            self.why = bot.why
            return view.options[fast_below(luck, len(view.options))]
        bot.clock = self.clock
        option = bot.decide(view, question, budget)
        self.why = bot.why
        return option


def is_grade(name: str) -> bool:
    return name in GRADES


def make_graded(name: str, seed: int) -> GradedBot:
    """The bot of a grade: `grade-0` to `grade-9`."""
    if name not in GRADES:
        raise BadRequest("unknown-bot", "", {"bot": name, "known": GRADES})
    weaker, better, share = SERIES[GRADES.index(name)]
    return GradedBot(seed, weaker, better, share)


def _plain(name: str, seed: int) -> Bot:
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == GreedyBot.name:
        return GreedyBot(seed)
    if name == ExpertBot.name:
        return ExpertBot(seed)
    if name == SearchBot.name:
        return SearchBot(seed)
    raise BadRequest("unknown-bot", "", {"bot": name, "known": ("random", "greedy", "expert", "search")})
