"""Five dice rolled again and again: held against what can be counted, and what is known of Yahtzee."""

from math import isclose

from gobelet.core.dice import ROLLS, SORTED, handful
from gobelet.odds.rolls import BECOMES, CHANCE, HANDFULS, HANDS, KEEPS, NUMBER, best_keeps, improve, means

FIVE_ALIKE = [1.0 if len(set(SORTED[dice])) == 1 else 0.0 for dice in HANDS]


def number(*pips: int) -> int:
    return NUMBER[handful(tuple(pip - 1 for pip in pips))]


def test_there_are_252_hands_and_462_handfuls() -> None:
    assert (len(HANDS), len(HANDFULS), len(BECOMES)) == (252, 462, 210)
    assert isclose(sum(CHANCE), 1.0)


def test_means_are_the_averages_of_all_rolls() -> None:
    values = [float(sum(SORTED[dice])) for dice in HANDS]
    worth = means(values)
    kept = handful((5, 5, 2))
    fell = [sum(SORTED[kept + two]) for two in ROLLS[2]]
    assert isclose(worth[NUMBER[kept]], sum(fell) / 36)
    assert isclose(worth[NUMBER[0]], 12.5)


def test_five_alike_in_three_rolls_as_it_is_known() -> None:
    twice = improve(improve(FIVE_ALIKE))
    assert isclose(sum(c * v for c, v in zip(CHANCE, twice, strict=True)), 0.046029, abs_tol=1e-6)


def test_the_best_keep_is_the_largest_group() -> None:
    keeps = best_keeps(FIVE_ALIKE)
    assert keeps[number(6, 6, 6, 2, 1)] == number(6, 6, 6)
    assert keeps[number(4, 4, 4, 4, 4)] == number(4, 4, 4, 4, 4)


def test_a_roll_more_never_hurts() -> None:
    assert all(after >= before for before, after in zip(FIVE_ALIKE, improve(FIVE_ALIKE), strict=True))
    assert all(hand in keeps for hand, keeps in enumerate(KEEPS))
