"""Knock-out: seeds apart, the best half goes on, everybody has a place at the end."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.tournaments.field import BOT, Past, PlayedRound, PlayedTable
from gobelet.tournaments.knockout import draw, final_order, going_on, survivors
from tests.tournaments.playing import played


def test_the_best_seeds_meet_last() -> None:
    tables = [sorted(table) for table in draw(list(range(1, 17)), 4, Past([])).tables]
    assert tables == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]


@given(st.integers(2, 50), st.integers(2, 5), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_it_ends_with_one_winner_and_a_place_for_all(people: int, size: int, seed: int) -> None:
    luck, rounds = Random(seed), list[PlayedRound]()
    order = left = list(range(1, people + 1))
    while not rounds or len(rounds[-1].tables) > 1:
        round = played(draw(left, size, Past(rounds)), luck)
        assert sorted([one for table in round.tables for one in table.people]) == left
        rounds.append(round)
        after = survivors(round, order)
        assert len(after) < len(left) or len(left) == 1
        assert BOT not in after
        left = after
    assert len(left) == 1
    final = final_order(order, rounds)
    assert sorted(final) == order
    assert final[0] == left[0]
    best = rounds[-1].tables[0].people
    assert set(final[: len(best)]) == set(best), "who was at the last table is before all others"


@pytest.mark.parametrize(("size", "on"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_best_half_goes_on(size: int, on: int) -> None:
    assert going_on(size) == on


def test_equals_and_tables_without_a_result_go_by_their_seeds() -> None:
    tie = PlayedTable((4, 1, 3, 2), (1, 2, 2, 2), (9, 5, 5, 5))
    unfinished = PlayedTable((8, 5, 7, BOT))
    assert survivors(PlayedRound((tie, unfinished)), list(range(1, 9))) == [1, 4, 5, 7]


def test_who_falls_later_comes_first() -> None:
    first = PlayedRound((PlayedTable((1, 4), (2, 1)), PlayedTable((2, 3), (1, 2))))
    final = PlayedRound((PlayedTable((4, 2), (2, 1)),))
    assert final_order([1, 2, 3, 4], [first, final]) == [2, 4, 1, 3]
