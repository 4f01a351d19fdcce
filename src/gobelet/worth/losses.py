"""What choices lose against the best candidate, with intervals that know how the best was found.

The best candidate is an estimate, too. If the same playouts picked it and judged it, it would flatter itself.
So the playouts of a decision are dealt into ten folds. In each fold the best candidate is the one that the
other nine prefer, and only the fold says by how much it beats the choice. On average this is at most the
true loss, since the pick may be wrong. The plain difference from the best by all playouts is at least the
true one, since luck helped to pick it. The interval reaches from the first less its error to the second with
its error.

Two judges are compared without any best: by the difference of their own candidates, playout by playout.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from gobelet.core.names import Parts
from gobelet.worth.bank import DisputedDecision

Z: Final = 1.959964  # standard errors to either side that make a 95 % interval
FOLDS: Final = 10


class ChanceLost(NamedTuple):
    """What one choice loses, as a share of the win."""

    least: float  # by folds: at most the true loss, on average
    most: float  # against the best by all playouts: at least the true loss, on average
    variance: float  # of the difference from its strongest rival


class Mean(NamedTuple):
    """The mean loss over decisions. The interval counts the noise of playouts on these very decisions."""

    decisions: int
    loss: float
    low: float
    high: float


class Gain(NamedTuple):
    """What one judge wins more than another one, on decisions that both have a candidate for."""

    decisions: int
    gain: float
    error: float


def loss_of(decision: DisputedDecision, parts: Parts) -> ChanceLost | None:
    """What this answer loses against the best candidate; None if it is no candidate, or hardly played."""
    number = decision.playouts
    place = place_of(decision, parts)
    if place is None or number < 2 * FOLDS:
        return None
    shares = [candidate.shares()[:number] for candidate in decision.candidates]
    totals = [sum(share) for share in shares]
    lost = 0.0
    for fold in range(FOLDS):
        inside = [sum(share[fold::FOLDS]) for share in shares]
        outside = [total - some for total, some in zip(totals, inside, strict=True)]
        lost += inside[_best(outside, place)] - inside[place]
    rival = max([other for other in range(len(shares)) if other != place], key=lambda other: totals[other])
    most = (max(totals) - totals[place]) / number
    return ChanceLost(lost / number, most, _difference(shares[rival], shares[place])[1])


def _best(totals: list[float], choice: int) -> int:
    """The highest total; of equal ones the judge's own choice, then the first."""
    most = max(totals)
    return choice if totals[choice] > most - 1e-9 else totals.index(most)


def _difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean difference, playout by playout, and its variance."""
    return _estimate([mine - theirs for mine, theirs in zip(one, other, strict=True)])


def _estimate(values: list[float]) -> tuple[float, float]:
    """The mean, and the variance of the mean."""
    number = len(values)
    mean = sum(values) / number
    return mean, sum([(value - mean) ** 2 for value in values]) / max(1, number - 1) / number


def mean_of(losses: Sequence[ChanceLost]) -> Mean:
    number = len(losses)
    if not number:
        return Mean(0, 0.0, 0.0, 0.0)
    least = sum([loss.least for loss in losses]) / number
    most = sum([loss.most for loss in losses]) / number
    error = Z * sqrt(sum([loss.variance for loss in losses])) / number
    return Mean(number, least, max(0.0, least - error), min(1.0, most + error))


def gain_of(pairs: Sequence[tuple[DisputedDecision, Parts | None, Parts | None]]) -> Gain:
    """What the first answers win more than the second ones, decision by decision."""
    found: list[tuple[float, float]] = []
    for decision, mine, theirs in pairs:
        one, other = place_of(decision, mine), place_of(decision, theirs)
        if one is not None and other is not None and decision.playouts > 1:
            shares = [candidate.shares()[: decision.playouts] for candidate in decision.candidates]
            found.append(_difference(shares[one], shares[other]))
    number = max(1, len(found))
    variance = sum([variance for _mean, variance in found])
    return Gain(len(found), sum([mean for mean, _variance in found]) / number, Z * sqrt(variance) / number)


def place_of(decision: DisputedDecision, parts: Parts | None) -> int | None:
    """Which candidate an answer is."""
    for place, candidate in enumerate(decision.candidates):
        if candidate.parts == parts:
            return place
    return None


class CandidateStanding(NamedTuple):
    """How a candidate does by itself, and against the candidate that does best, playout by playout."""

    wins: float
    wins_error: float  # 95 %, like the others
    margin: float
    margin_error: float
    behind: float  # the best one's wins less its own; by the same playouts that say which is the best
    behind_error: float


def standing_of(decision: DisputedDecision) -> list[CandidateStanding]:
    """Of every candidate."""
    number = decision.playouts
    shares = [candidate.shares()[:number] for candidate in decision.candidates]
    best = max(shares, key=sum)
    found: list[CandidateStanding] = []
    for share, candidate in zip(shares, decision.candidates, strict=True):
        margins = [float(margin) for margin in candidate.margins[:number]]
        behind = [good - own for good, own in zip(best, share, strict=True)]
        found.append(CandidateStanding(*_interval(share), *_interval(margins), *_interval(behind)))
    return found


def _interval(values: list[float]) -> tuple[float, float]:
    """The mean and its 95 % error."""
    mean, variance = _estimate(values)
    return mean, Z * sqrt(variance)


def told_apart(decision: DisputedDecision, playouts: int) -> bool:
    """Whether the best two candidates differ by more than chance explains, playout by playout."""
    shares = [candidate.shares()[:playouts] for candidate in decision.candidates]
    first, second = sorted(shares, key=sum, reverse=True)[:2]
    mean, variance = _difference(first, second)
    return mean > Z * sqrt(variance)
