"""Bots: they see views, never games."""

from typing import Final

from gobelet.bots.bot import Bot
from gobelet.bots.greedy import GreedyBot
from gobelet.bots.random import RandomBot
from gobelet.core.errors import BadRequest

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def make(name: str, seed: int) -> Bot:
    """A bot for one seat in one game."""
    if name not in BOTS:
        raise BadRequest("unknown-bot", "", {"bot": name, "known": tuple(BOTS)})
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make"]
