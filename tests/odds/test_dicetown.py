"""Dice Town's hands: classes in the order of rank, and chances that add up."""

from collections import Counter
from math import isclose

from gobelet.core.dice import ONE, ROLLS, handful
from gobelet.dicetown.poker import RANK
from gobelet.odds.dicetown.handfuls import CLASS, CLASSES, becomes


def test_a_better_hand_is_never_of_a_lower_class() -> None:
    classes = [CLASS[dice] for dice in sorted(RANK, key=lambda dice: RANK[dice])]
    assert classes == sorted(classes)
    assert set(classes) == set(range(CLASSES))


def test_what_a_handful_becomes_is_what_the_dice_can_fall() -> None:
    kept = handful((5, 5, 2))
    fell = Counter(CLASS[kept + two] for two in ROLLS[2])
    assert {number: round(chance * 36) for number, chance, _an_ace, _two in becomes(kept)} == dict(fell)


def test_aces_are_counted_with_the_hands() -> None:
    ((_class, whole, an_ace, two_aces),) = becomes(handful((5, 4, 4, 4, 4)))
    assert (whole, an_ace, two_aces) == (1.0, 1.0, 0.0)
    chances = becomes(handful((4, 4, 4, 4)))
    assert isclose(sum(any_aces for _class, any_aces, _an_ace, _two in chances), 1.0)
    assert isclose(sum(an_ace for _class, _any, an_ace, _two in chances), 1 / 6)
    assert len(ONE) == 6
