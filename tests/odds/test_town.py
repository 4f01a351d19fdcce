"""Dice Town's odds, held against brute force."""

from math import comb, isclose

import pytest

from gobelet.core.dice import handful
from gobelet.dicetown.poker import RANK
from gobelet.odds.dicetown.policy import (
    COUNTS,
    HALL,
    HAND,
    RANKS,
    SENSIBLE,
    against,
    ends,
    face_counts,
    going_for,
    hands,
    plan,
    rival,
    shares,
    win_place,
)
from gobelet.odds.dicetown.throws import KeepPlan, throws
from gobelet.odds.rolls import HANDFULS, HANDS, NUMBER
from tests.odds.brute import Faces, keeping, rolls

KINGS = 4


def kings(faces: Faces) -> float:
    return float(faces.count(KINGS))


@pytest.mark.parametrize(("money", "dollar"), [(0, 0.0), (1, 0.0), (4, 0.3), (4, 5.0)])
def test_a_plan_is_worth_what_brute_force_finds(money: int, dollar: float) -> None:
    values = [float(counts[KINGS]) for counts in COUNTS]
    for aside, left in [((0, 4, 4), 2), ((1, 2, 3, 5), 2), ((4, 4), 1)]:
        slow = keeping(aside, left, money, dollar, kings)
        assert isclose(KeepPlan(values, dollar).value(NUMBER[handful(aside)], left, money), slow)


def test_what_it_ends_with_has_the_value_of_the_plan() -> None:
    for policy in (0, KINGS, HAND):
        for dice, left, money in [(handful((4,)), 2, 3), (handful((1, 1, 5)), 3, 0), (0, 1, 8)]:
            chances = ends(policy, NUMBER[dice], left, money)
            assert isclose(sum(chances), 1.0)
            reached = sum([chance * plan(policy).falls[hand] for hand, chance in enumerate(chances)])
            assert isclose(reached, plan(policy).value(NUMBER[dice], left, money), abs_tol=1e-4)


def test_every_throw_has_its_chance() -> None:
    for number in (NUMBER[0], NUMBER[handful((2, 2))], NUMBER[handful((0, 1, 2, 3))]):
        assert isclose(sum([chance for chance, _choices in throws(number)]), 1.0)
        assert all(DICE for DICE in [choices for _chance, choices in throws(number)])
    assert len(HANDFULS) == 462


def test_one_last_roll_of_a_face_is_binomial() -> None:
    chances = face_counts(KINGS, handful((4, 4)), 0, 0, KINGS)
    expected = [comb(3, more) * 5 ** (3 - more) / 216 for more in range(4)]
    assert chances[:2] == (0.0, 0.0)
    assert all(isclose(mine, slow) for mine, slow in zip(chances[2:], expected, strict=True))


def test_money_and_rolls_help() -> None:
    def mean(left: int, money: int) -> float:
        return sum([n * chance for n, chance in enumerate(face_counts(KINGS, 0, left, money, KINGS))])

    assert mean(1, 0) < mean(1, 4) < mean(2, 4) < mean(3, 4)
    assert mean(3, 0) < mean(3, 2)


def test_hands_are_listed_from_the_best() -> None:
    chances = hands(HAND, handful((5, 5)), 2, 4)
    ranks = [RANK[dice] for dice, _chance in chances]
    assert ranks == sorted(ranks, reverse=True)
    assert isclose(sum([chance for _dice, chance in chances]), 1.0)
    assert max(shares()) == shares()[NUMBER[handful((5, 5, 5, 5, 5))]]


def test_a_complete_rival_is_beaten_by_more_dice_or_a_better_hand() -> None:
    theirs = handful((4, 4, 5, 5, 5))
    table = against(NUMBER[theirs], 0)
    assert table[KINGS] == (0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0)
    assert table[HALL][RANK[theirs]] == 0.0
    assert table[HALL][RANK[theirs] + 1] == 1.0


def test_to_win_a_place_against_dice_that_lie_is_what_can_be_counted() -> None:
    """Two dice left, one last roll; a rival with two Kings. Three win, two tie: half mine."""
    theirs = ((handful((4, 4, 0, 1, 2)), 0),)
    won = 0.0
    for more in rolls(2):
        mine = ((4, 4, 3, *more)).count(KINGS)
        won += 1.0 if mine > 2 else 0.5 if mine == 2 else 0.0
    assert isclose(win_place(KINGS, handful((3, 4, 4)), 0, 0, theirs), won / 36)
    assert win_place(KINGS, handful((3, 4, 4)), 0, 0, theirs, ties=1.0) == pytest.approx(1.0)
    better = sum(
        [1 for more in rolls(2) if RANK[handful(tuple(sorted((3, 4, 4, *more))))] > RANK[theirs[0][0]]]
    )
    assert isclose(win_place(HALL, handful((3, 4, 4)), 0, 0, theirs, ties=0.0), better / 36)


def test_the_policy_is_given_or_goes_for_the_place() -> None:
    rivals = ((handful((4,)), 2), (handful((0, 0)), 2))
    best = win_place(KINGS, handful((4,)), 2, 4, rivals)
    assert best >= win_place(KINGS, handful((4,)), 2, 4, rivals, policy=SENSIBLE)
    assert (going_for(KINGS), going_for(HALL)) == (KINGS, HAND)


def test_rivals_are_whole_hands_whatever_lies_before_them() -> None:
    for dice in (0, handful((3,)), handful((1, 1, 4)), HANDS[7]):
        for left in (0, 1, 2):
            assert isclose(sum(rival(NUMBER[dice], left)), 1.0)
    assert len(set(RANKS)) == 252
