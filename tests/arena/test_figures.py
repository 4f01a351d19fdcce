"""The figures of the arena: intervals that hold what they promise, ratings, shares."""

import random
from itertools import product

import pytest

from gobelet.arena import Fault, Outcome, Thought
from gobelet.arena.figures import sum_up
from gobelet.arena.interval import of_mean, of_share, t_quantile
from gobelet.arena.plan import Plan, make_plan
from gobelet.arena.rating import ranks


def plan_of(*bots: str, games: int = 8) -> Plan:
    return make_plan("cincinnati", bots, {}, games, 1, 1.0, None)


def outcome(seed: int, turn: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    thought = (Thought(1, 0.5, 0.5),) * len(scores)
    return Outcome(seed, turn, scores, winners, thought, None, None)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.012)


def coverage(blocks: int, share: float, luck_of_seed: float, interval: str) -> float:
    """How often an interval holds the truth: rotations of a seed are alike by `luck_of_seed`."""
    dice = random.Random(7)
    held = 0
    for _trial in range(400):
        means = []
        for _block in range(blocks):
            common = dice.random() < share
            games = [common if dice.random() < luck_of_seed else dice.random() < share for _turn in range(4)]
            means.append(sum(games) / 4)
        found = of_share(means, 4 * blocks) if interval == "share" else of_mean(means)
        held += found.low <= share <= found.high
    return held / 400


@pytest.mark.parametrize("interval", ["share", "mean"])
@pytest.mark.parametrize(
    ("blocks", "share", "luck"), [(25, 0.25, 0.0), (25, 0.25, 0.9), (100, 0.4, 0.5), (100, 0.08, 0.3)]
)
def test_intervals_hold_the_truth_also_when_the_games_of_a_seed_are_alike(
    blocks: int, share: float, luck: float, interval: str
) -> None:
    assert 0.915 <= coverage(blocks, share, luck, interval) <= 0.99


def test_a_bot_that_has_won_all_is_not_sure_to_win_all() -> None:
    found = of_share([1.0] * 10, 40)
    assert found.value == found.high == 1.0
    assert 0.6 < found.low < 0.8
    assert of_share([0.0] * 10, 40).high == pytest.approx(1 - found.low)
    assert of_share([0.5], 4).low > 0  # one block alone: an interval, wide


def test_ties_share_a_win_and_all_shares_make_one() -> None:
    plan = plan_of("greedy", "random", "random", games=3)
    games = []
    for turn in range(3):
        seat = plan.seating(1, turn).index(0)
        other = (seat + 1) % 3
        scores = tuple([5 if place in (seat, other) else 1 for place in range(3)])
        games.append(outcome(1, turn, scores, tuple(sorted((seat, other)))))
    result = sum_up(plan, games, 1.0, 3)
    greedy, others = result.row("greedy"), result.row("random")
    assert (greedy.wins, others.wins) == (1.5, 1.5)
    assert greedy.share.value + 2 * others.share.value == pytest.approx(1)
    assert greedy.score is not None
    assert greedy.score.value == 5
    assert result.plain()["rows"][1]["seats"] == 2


def test_a_fault_loses_the_game_and_gives_nobody_a_score() -> None:
    plan = plan_of("greedy", "random", "random", games=3)
    games = []
    for turn in range(3):
        seat = plan.seating(1, turn).index(0)
        winners = tuple([place for place in range(3) if place != seat])
        fault = Fault(seat, "crash", "oh")
        games.append(Outcome(1, turn, (), winners, (Thought(0, 0.0, 0.0),) * 3, fault, "x.json"))
    result = sum_up(plan, games, 1.0, 3)
    assert result.row("greedy").faults == 3
    assert result.row("greedy").share.value == 0
    assert result.row("random").share.value == 0.5
    assert result.row("greedy").score is None
    assert result.row("greedy").rating.value < result.row("random").rating.value


def test_ranks_follow_winners_then_scores() -> None:
    assert ranks(outcome(1, 0, (5, 9, 9, 2), (2,)), 4) == [2, 1, 0, 3]  # a tie-break decided
    assert ranks(outcome(1, 0, (5, 9, 9, 5), (1, 2)), 4) == [2, 0, 0, 2]


def test_ratings_tell_the_strong_from_the_weak_and_treat_equals_alike() -> None:
    plan = plan_of("greedy", "random", "random", games=300)
    dice = random.Random(3)
    games, fair = [], []
    for seed, turn in product(plan.blocks, range(plan.seats)):
        strong = plan.seating(seed, turn).index(0)
        seats = list(range(3))
        winner = strong if dice.random() < 0.6 else dice.choice(seats)
        games.append(outcome(seed, turn, tuple([int(seat == winner) for seat in seats]), (winner,)))
        winner = dice.choice(seats)
        fair.append(outcome(seed, turn, tuple([int(seat == winner) for seat in seats]), (winner,)))
    skewed, level = sum_up(plan, games, 1.0, 300), sum_up(plan, fair, 1.0, 300)
    assert skewed.row("greedy").rating.low > skewed.row("random").rating.high
    assert level.row("greedy").rating.low < level.row("random").rating.high
    assert level.row("greedy").rating.high > level.row("random").rating.low
