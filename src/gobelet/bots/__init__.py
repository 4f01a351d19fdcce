"""Bots: they see views, never games."""

from typing import Final

from gobelet.bots.bot import Bot, Clock
from gobelet.bots.expert.bot import ExpertBot
from gobelet.bots.graded import GRADES, GradedBot, is_grade, make_graded
from gobelet.bots.greedy.bot import GreedyBot
from gobelet.bots.learned.bot import LearnedBot, has_numpy, has_weights
from gobelet.bots.random.bot import RandomBot
from gobelet.bots.reasons import reason
from gobelet.bots.search.bot import SearchBot
from gobelet.core.errors import BadRequest

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, ExpertBot, SearchBot, LearnedBot)
}


def available(ruleset: str = "") -> tuple[str, ...]:
    """The bots that can play here: the learned one needs numpy.

    With a ruleset, those that know how: the learned one only where it has weights. (Elsewhere it plays as the
    greedy bot does.)
    """
    learned = has_numpy() and (not ruleset or has_weights(ruleset))
    return tuple([name for name in BOTS if name != LearnedBot.name or learned])


def make(name: str, seed: int, clock: Clock | None = None) -> Bot:
    """A bot for one seat in one game: one of BOTS, or one of the graded series (`grade-3`).

    A bot with a budget of time measures it by `clock`, if given.
    """
    bot: Bot
    if is_grade(name):
        bot = make_graded(name, seed)
    elif name in BOTS:
        bot = BOTS[name](seed)
    else:
        raise BadRequest("unknown-bot", "", {"bot": name, "known": tuple(BOTS)})
    bot.clock = clock
    return bot


__all__ = [
    "BOTS",
    "GRADES",
    "Bot",
    "Clock",
    "ExpertBot",
    "GradedBot",
    "GreedyBot",
    "LearnedBot",
    "RandomBot",
    "SearchBot",
    "available",
    "make",
    "make_graded",
    "reason",
]
