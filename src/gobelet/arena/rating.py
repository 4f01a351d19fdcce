"""Ratings by openskill (Plackett and Luce's model): what the order of finish in every game says."""

from collections.abc import Iterable
from math import sqrt

from openskill.models import PlackettLuce

from gobelet.arena.interval import Estimate, Z
from gobelet.arena.outcome import Outcome
from gobelet.arena.plan import Plan


def ranks(outcome: Outcome, seats: int) -> list[int]:
    """The order of finish: winners first, then by score, equal scores alike; who was at fault comes last."""
    if outcome.fault is not None:
        return [int(seat == outcome.fault.seat) for seat in range(seats)]
    first = max(outcome.scores) + 1
    points = [first if seat in outcome.winners else score for seat, score in enumerate(outcome.scores)]
    return [len([other for other in points if other > mine]) for mine in points]


def rate(plan: Plan, outcomes: Iterable[Outcome]) -> dict[str, Estimate]:
    """Each bot's rating with the model's own 95 % interval.

    The games are taken in the order given. Bots do not learn from game to game, so nothing is forgotten
    (tau is 0). Two of a kind share one rating: what a game says of either is added up.
    """
    model = PlackettLuce(tau=0.0)
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
