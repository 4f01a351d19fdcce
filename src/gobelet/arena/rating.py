"""Ratings by openskill (Plackett and Luce's model), from the order of finish in every game."""

from collections.abc import Iterable
from math import sqrt
from typing import TYPE_CHECKING

from gobelet.arena.interval import Estimate, Z
from gobelet.arena.outcome import Outcome
from gobelet.arena.plan import Plan
from gobelet.core.errors import BadRequest

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


def rating_model() -> "PlackettLuce":
    """Bots do not learn from game to game, so nothing is forgotten: tau is 0."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as missing:
        raise BadRequest("no-openskill", "", {}) from missing
    return PlackettLuce(tau=0.0)


def ranks(outcome: Outcome, seats: int) -> list[int]:
    """The order of finish: winners first, then by score, equal scores alike; a seat at fault comes last."""
    if outcome.fault is not None:
        return [int(seat == outcome.fault.seat) for seat in range(seats)]
    first = max(outcome.scores) + 1
    points = [first if seat in outcome.winners else score for seat, score in enumerate(outcome.scores)]
    return [len([other for other in points if other > mine]) for mine in points]


def rate(plan: Plan, outcomes: Iterable[Outcome]) -> dict[str, Estimate]:
    """Each bot's rating with the model's own 95 % interval.

    The games count in the order given. Two bots of a kind share one rating, which moves by the sum of both.
    """
    model = rating_model()
    ratings = {bot: model.rating() for bot in plan.bots}
    for outcome in outcomes:
        seated = [plan.bots[bot] for bot in plan.seating(outcome.seed, outcome.turn)]
        before = [[ratings[bot]] for bot in seated]
        after = model.rate(before, ranks=[float(rank) for rank in ranks(outcome, plan.seats)])
        for bot, old in list(ratings.items()):
            learned = [after[seat][0] for seat, name in enumerate(seated) if name == bot]
            mu = old.mu + sum([new.mu - old.mu for new in learned])
            sure = old.sigma**-2 + sum([new.sigma**-2 - old.sigma**-2 for new in learned])
            ratings[bot] = model.rating(mu, 1 / sqrt(sure))
    return {
        bot: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in ratings.items()
    }
