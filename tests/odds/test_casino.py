"""Cincinnati's odds, held against brute force."""

from math import isclose

import pytest

from gobelet.cincinnati.edition import ATLANTIC, BALLROOM, CAESARS, CINCINNATI
from gobelet.core.dice import handful
from gobelet.odds.cincinnati.gamblers import QUALITY
from gobelet.odds.cincinnati.tables import beating, ends, qualify, qualifying, win_table
from gobelet.odds.rolls import CHANCE, HANDS, NUMBER
from tests.odds.brute import Faces, kept_then_rolled, rerolling, rolls


def qualifies(table: int, faces: Faces) -> float:
    return 1.0 if CINCINNATI.tables[table].quality[handful(tuple(sorted(faces)))] else 0.0


@pytest.mark.parametrize("table", [ATLANTIC, BALLROOM, CAESARS])
def test_one_roll_is_what_can_be_counted(table: int) -> None:
    for faces in [(0, 0, 1, 3, 4), (1, 2, 3, 3, 5), (0, 1, 1, 2, 5), (5, 5, 5, 5, 5), (0, 2, 3, 4, 5)]:
        slow = rerolling(faces, 1, lambda faces: qualifies(table, faces))
        assert isclose(qualify(table, handful(faces), 1), slow)
        assert qualify(table, handful(faces), 0) == qualifies(table, faces)


def test_two_rolls_from_four_dice_kept() -> None:
    slow = kept_then_rolled((1, 2, 3, 4), 1, lambda faces: qualifies(ATLANTIC, faces))
    assert isclose(qualify(ATLANTIC, handful((1, 2, 3, 4)), 1), slow)


def test_a_chip_is_one_roll_more() -> None:
    dice = handful((0, 1, 3, 4, 5))
    assert qualify(CAESARS, dice, 2, chips=2) == qualify(CAESARS, dice, 4) > qualify(CAESARS, dice, 2)


def test_chances_of_a_first_roll() -> None:
    """The share of all rolls that qualify at once: counted, of 7776."""
    for table in (ATLANTIC, BALLROOM, CAESARS):
        number = sum(1 for faces in rolls(5) if qualifies(table, faces))
        share = sum(chance * now for chance, now in zip(CHANCE, qualifying(table, 0), strict=False))
        assert isclose(share, number / 7776)


def test_what_a_rival_ends_with_adds_up_to_one() -> None:
    for rest in (0, 1, 2):
        assert isclose(sum(ends(ATLANTIC, NUMBER[handful((2, 2))], rest)), 1.0)
    now = ends(ATLANTIC, NUMBER[handful((1, 1, 2, 2, 2))], 0)
    assert now[NUMBER[handful((1, 1, 2, 2, 2))]] == 1.0
    fell = ends(BALLROOM, NUMBER[handful((0, 1, 2, 3))], 0)
    assert isclose(fell[NUMBER[handful((0, 1, 2, 3, 4))]], 1 / 6)


def test_beating_one_whose_dice_lie() -> None:
    theirs = NUMBER[handful((2, 2, 2, 4, 5))]
    beats = beating(ATLANTIC, theirs, 0)
    for hand, quality in enumerate(QUALITY[ATLANTIC]):
        expected = 0.0 if quality < QUALITY[ATLANTIC][theirs] or not quality else 1.0
        assert beats[hand] == (0.5 if hand == theirs else expected)


def test_winning_against_two_who_lie_is_what_can_be_counted() -> None:
    one, two = (1, 1, 1, 2, 5), (0, 0, 0, 3, 4)
    quality = CINCINNATI.tables[ATLANTIC].quality

    def wins(faces: Faces) -> float:
        mine = quality[handful(tuple(sorted(faces)))]
        best = max(quality[handful(one)], quality[handful(two)])
        return 0.0 if mine < best or not mine else 0.5 if mine == best else 1.0

    for dice in [(0, 1, 2, 4, 4), (0, 0, 0, 1, 5)]:
        slow = rerolling(dice, 1, wins)
        rivals = ((handful(one), 0), (handful(two), 0))
        assert isclose(win_table(ATLANTIC, handful(dice), 1, rivals), slow)


def test_alone_one_only_has_to_qualify() -> None:
    for dice in HANDS[::25]:
        assert win_table(CAESARS, dice, 2) == qualify(CAESARS, dice, 2)
