"""What a run comes to: win share, score and rating of every bot, with 95 % intervals.

A game that ends in a tie is a win shared: of two winners each has half of it. A game that a bot lost by its
own fault is shared by all the others, and counts for nobody's mean score.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from gobelet.arena.interval import Estimate, of_mean, of_share
from gobelet.arena.outcome import Outcome
from gobelet.arena.plan import Plan
from gobelet.arena.rating import rate


class Line(NamedTuple):
    """One bot; of several of a kind, one of them on average. `share` is par at 1 / seats."""

    bot: str
    seats: int  # how many of the kind sit at a table
    wins: float
    share: Estimate
    score: Estimate | None
    rating: Estimate
    decisions: int
    seconds: float  # a decision, on average
    slowest: float
    faults: int


class Result(NamedTuple):
    """The outcomes of a run, and one row of figures for each kind of bot."""

    plan: Plan
    outcomes: tuple[Outcome, ...]  # in the order of the plan
    rows: tuple[Line, ...]
    seconds: float  # of this run; earlier parts of a resumed one are not in it
    played: int  # games in these seconds

    def row(self, bot: str) -> Line:
        return next(row for row in self.rows if row.bot == bot)

    @property
    def whole(self) -> bool:
        return len(self.outcomes) == self.plan.games

    def plain(self) -> dict[str, Any]:
        """All figures as plain data, for JSON."""
        plan = self.plan
        return {
            "ruleset": plan.ruleset,
            "bots": list(plan.bots),
            "choices": plan.choices,
            "seed": plan.seed,
            "games": len(self.outcomes),
            "blocks": len({outcome.seed for outcome in self.outcomes}),
            "planned": plan.games,
            "budget": plan.budget,
            "patience": plan.patience,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.played / self.seconds, 3) if self.seconds else 0.0,
            "par": round(1 / plan.seats, 4),
            "rows": [
                {
                    "bot": row.bot,
                    "seats": row.seats,
                    "wins": round(row.wins, 3),
                    "share": _plain(row.share, 5),
                    "score": _plain(row.score, 3) if row.score is not None else None,
                    "rating": _plain(row.rating, 3),
                    "decisions": row.decisions,
                    "seconds_a_decision": round(row.seconds, 6),
                    "slowest": round(row.slowest, 4),
                    "faults": row.faults,
                }
                for row in self.rows
            ],
            "faults": [
                {"seed": outcome.seed, "turn": outcome.turn, **outcome.fault._asdict()}
                for outcome in self.outcomes
                if outcome.fault is not None
            ],
        }


def _plain(estimate: Estimate, digits: int) -> list[float | None]:
    """[value, low, high]; null where one block alone says nothing."""
    return [round(value, digits) if abs(value) != float("inf") else None for value in estimate]


def sum_up(plan: Plan, outcomes: Iterable[Outcome], seconds: float, played: int) -> Result:
    ordered = tuple(sorted(outcomes, key=_place))
    ratings = rate(plan, ordered)
    rows = tuple([_row(plan, ordered, bot, ratings[bot]) for bot in dict.fromkeys(plan.bots)])
    return Result(plan, ordered, rows, seconds, played)


def _place(outcome: Outcome) -> tuple[int, int]:
    return outcome.seed, outcome.turn


def _row(plan: Plan, outcomes: tuple[Outcome, ...], bot: str, rating: Estimate) -> Line:
    """By blocks: games on one seed are not independent, seeds are."""
    of_kind = plan.bots.count(bot)
    wins: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    decisions, seconds, slowest, faults = 0, 0.0, 0.0, 0
    for outcome in outcomes:
        seated = plan.seating(outcome.seed, outcome.turn)
        mine = [seat for seat in range(plan.seats) if plan.bots[seated[seat]] == bot]
        won = sum([1 / len(outcome.winners) for seat in mine if seat in outcome.winners])
        wins.setdefault(outcome.seed, []).append(won / of_kind)
        if outcome.scores:
            mean = sum([outcome.scores[seat] for seat in mine]) / of_kind
            scores.setdefault(outcome.seed, []).append(mean)
        for seat in mine:
            decisions += outcome.thought[seat].decisions
            seconds += outcome.thought[seat].seconds
            slowest = max(slowest, outcome.thought[seat].slowest)
        faults += outcome.fault is not None and outcome.fault.seat in mine
    return Line(
        bot,
        of_kind,
        sum([sum(block) for block in wins.values()]) * of_kind,
        of_share(_means(wins), len(outcomes) * of_kind),
        of_mean(_means(scores)) if scores else None,
        rating,
        decisions,
        seconds / decisions if decisions else 0.0,
        slowest,
        faults,
    )


def _means(blocks: dict[int, list[float]]) -> list[float]:
    return [sum(block) / len(block) for block in blocks.values()]
