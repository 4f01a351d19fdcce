"""Hands: CI-40, and the tables' own orders, CI-20 to CI-22."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise

import pytest

from gobelet.cincinnati.hands import CATEGORY, HANDS, LOWEST, RANK, STRAIGHTS, THREE_OR_MORE, TOTAL
from gobelet.core.dice import ROLLS
from tests.casino import dice

ALL = ["".join(pips) for pips in combinations_with_replacement("123456", 5)]


def falling(quality: dict[int, int], hands: str) -> bool:
    """Whether each of these hands is better than the next."""
    ranks = [quality[dice(hand)] for hand in hands.split()]
    return all(here > there for here, there in pairwise(ranks))


def test_CI_40_the_categories_in_their_order() -> None:
    assert falling(RANK, "11111 66665 11112 65432 54321 66655 11122 66654 11123")
    assert falling(RANK, "11123 65431 43211 66553 11226 66542 11246 65421 65321")


def test_CI_40_as_many_rolls_of_each_category_as_the_page_says() -> None:
    rolls = Counter(HANDS[CATEGORY[roll]] for roll in ROLLS[5])
    assert rolls == {
        "five": 6,
        "four": 150,
        "long-straight": 240,
        "full": 300,
        "three": 1200,
        "short-straight": 960,
        "two-pair": 1800,
        "pair": 2880,
        "nothing": 240,
    }


def test_CI_40_252_ranks_no_two_equal() -> None:
    assert sorted(RANK.values()) == list(range(252))
    assert {dice(hand) for hand in ALL} == set(RANK)


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("12344", "short-straight"),
        ("13456", "short-straight"),
        ("12346", "short-straight"),
        ("12345", "long-straight"),
        ("12456", "nothing"),
        ("12356", "nothing"),
        ("12355", "pair"),
        ("33366", "full"),
    ],
)
def test_CI_40_a_hand_counts_as_its_best_category(hand: str, name: str) -> None:
    assert HANDS[CATEGORY[dice(hand)]] == name


def test_CI_40_full_house_by_the_triplet_then_the_pair() -> None:
    assert falling(RANK, "66611 55566 55544 55511 44466")


def test_CI_40_two_pair_by_the_higher_pair_then_the_lower_then_the_fifth() -> None:
    assert falling(RANK, "66331 66115 55443")
    assert falling(RANK, "66554 66553 66551 66445")


def test_CI_40_straights_by_their_top_die_then_the_fifth() -> None:
    assert falling(RANK, "65432 54321")
    assert falling(RANK, "66543 65543 65431 55432 54432 54322 64321 44321 43211")


def test_CI_40_others_by_the_group_then_all_remaining_dice_from_the_highest() -> None:
    assert falling(RANK, "66541 66532")
    assert falling(RANK, "22226 11116 11115")
    assert falling(RANK, "33365 33364 33361 33354 22265")
    assert falling(RANK, "22653 22651 22643 11654")
    assert falling(RANK, "65421 65321")


def test_CI_20_table_a_takes_three_of_a_kind_or_more() -> None:
    qualified = {HANDS[CATEGORY[hand]] for hand, quality in THREE_OR_MORE.items() if quality}
    assert qualified == {"three", "full", "four", "five"}
    assert THREE_OR_MORE[dice("65432")] == THREE_OR_MORE[dice("66554")] == 0


def test_CI_20_the_best_hand_kickers_included() -> None:
    assert falling(THREE_OR_MORE, "11111 66665 66664 55556 66655 55566 66654 66653 55564 11123 12345")


def test_CI_21_table_b_takes_straights_of_four_or_five() -> None:
    qualified = {HANDS[CATEGORY[hand]] for hand, quality in STRAIGHTS.items() if quality}
    assert qualified == {"short-straight", "long-straight"}
    assert STRAIGHTS[dice("66666")] == STRAIGHTS[dice("65421")] == 0


def test_CI_21_the_five_straights_then_the_higher_fifth_die() -> None:
    assert falling(STRAIGHTS, "65432 54321 65433 65431 55432 54322 64321 44321 43321 43221 43211")
    assert falling(STRAIGHTS, "12344 12342")


def test_CI_21_a_long_straight_counts_only_as_long() -> None:
    """1 2 3 4 5 is better than any 3 to 6, though as 2 to 5 it would be worse."""
    assert falling(STRAIGHTS, "12345 66543 55432")


def test_CI_22_table_c_takes_eleven_or_less() -> None:
    for hand in ALL:
        total = sum(int(pip) for pip in hand)
        assert TOTAL[dice(hand)] == total
        assert (LOWEST[dice(hand)] > 0) == (total <= 11)


def test_CI_22_the_lowest_total_then_more_ones_then_more_twos() -> None:
    assert falling(LOWEST, "11111 11112 11113 11122 11134 12223 11153 11225")
    assert falling(LOWEST, "11134 12223")


def test_CI_22_equal_only_if_all_five_dice_are() -> None:
    ranks = [quality for quality in LOWEST.values() if quality]
    assert len(set(ranks)) == len(ranks)


@pytest.mark.parametrize("quality", [THREE_OR_MORE, STRAIGHTS])
def test_CI_24_equal_best_means_the_same_five_dice_at_any_table(quality: dict[int, int]) -> None:
    ranks = [rank for rank in quality.values() if rank]
    assert len(set(ranks)) == len(ranks)
