"""How far a sensible player gets, held against simple truths."""

from math import isclose

import pytest

from gobelet.bots.answers.cincinnati.choosing import crowds
from gobelet.core.dice import handful
from gobelet.odds.cincinnati.gamblers import (
    DUEL,
    LEVEL,
    LEVELS,
    QUALITY,
    TARGETS,
    against,
    chances,
    reach,
    replying,
    wins,
)
from gobelet.odds.rolls import CHANCE, NUMBER


def number(*pips: int) -> int:
    return NUMBER[handful(tuple(pip - 1 for pip in pips))]


@pytest.mark.parametrize("target", TARGETS)
def test_a_better_hand_is_of_no_lower_level_and_wins_no_less(target: int) -> None:
    order = sorted(range(252), key=lambda hand: QUALITY[target][hand])
    levels = [LEVEL[target][hand] for hand in order]
    assert levels == sorted(levels)
    likely = [wins(target)[hand] for hand in order]
    assert likely == sorted(likely)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_reached_is_a_distribution_and_rolls_help(target: int) -> None:
    nothing_kept = NUMBER[0]
    for rolls in range(3):
        below = reach(target, rolls)[nothing_kept]
        assert below[0] == 0.0
        assert isclose(below[LEVELS[target]], 1.0)
        assert list(below) == sorted(below)
    good = LEVELS[target] // 2
    assert reach(target, 2)[nothing_kept][good] < reach(target, 0)[nothing_kept][good]


def test_more_rivals_leave_less() -> None:
    means = [sum(c * v for c, v in zip(CHANCE, chances(0, rivals), strict=True)) for rivals in range(5)]
    assert means == sorted(means, reverse=True)
    assert means[0] > 0.7, "alone three of a kind is mostly reached"


def test_dice_that_lie_are_beaten_exactly() -> None:
    four_fives = against(0, number(5, 5, 5, 5, 1), 0)
    assert four_fives[number(5, 5, 5, 5, 2)] == 1.0
    assert four_fives[number(5, 5, 5, 5, 1)] == 0.5
    assert four_fives[number(4, 4, 4, 4, 6)] == 0.0
    assert four_fives[number(1, 2, 3, 4, 5)] == 0.0, "no straight wins table A"


def test_one_who_replies_wins_more_than_one_who_cannot() -> None:
    pair = number(6, 6, 5, 3, 1)
    full = number(2, 2, 2, 3, 3)
    assert against(DUEL, pair, 0)[full] == 1.0
    assert 0.5 < replying(DUEL, pair)[full] < 1.0
    assert replying(DUEL, full)[pair] == 0.0


def test_people_go_where_the_money_lies() -> None:
    alike = crowds((0, 1, 2), (20, 20, 20), 4)
    assert isclose(sum(alike), 4.0, abs_tol=0.2)
    assert max(alike) < 2.2
    rich = crowds((0, 1, 2), (90, 15, 15), 4)
    assert rich[0] > 2.5
