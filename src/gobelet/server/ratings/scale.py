"""The scale of ratings: openskill's model, what is shown of it, and the bots' fixed places on it."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

FILE: Final = Path(__file__).with_name("bot_ratings.json")  # made by fitting/bot_ratings.py
POINTS: Final = 60  # shown for each unit of the model
SURE: Final = 3.0  # standard deviations that are taken off: what a player has shown almost certainly
FEW: Final = 10  # games before which a rating is provisional, and not shown
BOT_SIGMA: Final = 1.0  # of a bot, which does not change: what the arena leaves open
MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """How strong somebody is taken to be, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        return max(0, round(POINTS * (self.mu - SURE * self.sigma)))


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma)


@cache
def _bots() -> dict[str, dict[str, float]]:
    table = json.loads(FILE.read_text(encoding="utf-8"))
    return {ruleset: entry["mu"] for ruleset, entry in table.items()}


def bot_skill(ruleset: str, bot: str) -> Skill | None:
    """A bot's place in a ruleset; None if the arena has not measured it."""
    mu = _bots().get(ruleset, {}).get(bot)
    return Skill(mu, BOT_SIGMA) if mu is not None else None


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game in which they came in this order; equal ranks share a place."""
    seated = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = MODEL.rate(seated, ranks=[float(rank) for rank in ranks])
    return [Skill(one.mu, one.sigma) for [one] in rated]
