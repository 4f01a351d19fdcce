"""The bot that plays by a small network."""

from gobelet.bots.learned.bot import LearnedBot, has_numpy

__all__ = ["LearnedBot", "has_numpy"]
