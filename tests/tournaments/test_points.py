"""What a round is worth, at a table and between tables; standings and their tie-breaks."""

from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.tournaments.field import BOT, Past, PlayedRound, PlayedTable, mean_points
from gobelet.tournaments.pairing import pair
from gobelet.tournaments.points import round_points
from gobelet.tournaments.standings import standings
from tests.tournaments.playing import played, swiss


def table(seats: list[int], places: list[int], scores: list[int] | None = None) -> PlayedTable:
    return PlayedTable(tuple(seats), tuple(places), tuple(scores or []))


def test_a_point_for_each_who_is_left_behind_and_half_for_equals() -> None:
    round = PlayedRound((table([1, 2, 3, 4], [1, 2, 2, 4]),))
    assert round_points(round) == {1: 3, 2: Fraction(3, 2), 3: Fraction(3, 2), 4: 0}


def test_bots_are_left_behind_like_anybody_and_get_nothing() -> None:
    assert round_points(PlayedRound((table([1, BOT, 2, BOT], [2, 1, 4, 3]),))) == {1: 2, 2: 0}


def test_byes_and_tables_without_a_result_give_the_mean() -> None:
    round = PlayedRound((table([1, 2, 3, 4], []), table([5, 6, 7, 8], [1, 2, 3, 4])), (9,))
    points = round_points(round)
    assert [points[one] for one in (1, 2, 3, 4, 9)] == [Fraction(3, 2)] * 5
    assert points[5] == 3


@given(st.integers(2, 8), st.integers(2, 4), st.booleans(), st.integers(0, 99))
@settings(max_examples=30, deadline=None)
def test_a_table_without_bots_gives_the_mean_on_average(
    tables: int, size: int, duplicate: bool, seed: int
) -> None:
    """Neither ties nor duplicate make points out of nothing."""
    round = played(pair(list(range(1, tables * size + 1)), size, Past([])), Random(seed), duplicate)
    points = round_points(round)
    assert sum(points.values()) == tables * size * mean_points(size)
    assert all(0 <= one <= size - 1 for one in points.values())


def test_duplicate_compares_the_same_seat_at_other_tables() -> None:
    """1 is last at a table, but so are all on that seat: the dice were bad. 5 got most out of them."""
    round = PlayedRound(
        (
            table([1, 2], [2, 1], [10, 20]),
            table([3, 4], [2, 1], [10, 30]),
            table([5, 6], [1, 2], [15, 14]),
        ),
        duplicate=True,
    )
    points = round_points(round)
    assert points == {1: Fraction(1, 4), 3: Fraction(1, 4), 5: 1, 2: Fraction(1, 2), 4: 1, 6: 0}
    assert round_points(round._replace(duplicate=False))[1] == 0


def test_where_a_judge_has_set_places_scores_decide_nothing() -> None:
    round = PlayedRound((table([1, 2], [1, 2], [9, 8]), table([3, 4], [1, 2])), duplicate=True)
    assert set(round_points(round).values()) == {Fraction(1, 2)}


def test_one_table_alone_has_nothing_to_be_compared_with() -> None:
    assert round_points(PlayedRound((table([1, 2], [1, 2]),), duplicate=True)) == {1: 1, 2: 0}


def test_ties_are_broken_by_wins_then_by_those_met_then_by_scores() -> None:
    rounds = [
        PlayedRound((table([1, 2, 3], [1, 3, 2], [9, 1, 5]), table([4, 5, 6], [2, 1, 3], [5, 9, 1]))),
        PlayedRound((table([1, 4, 6], [3, 2, 1], [1, 5, 9]), table([5, 2, 3], [3, 1, 2], [1, 9, 6]))),
    ]
    lines = standings([1, 2, 3, 4, 5, 6], rounds)
    assert {line.points for line in lines} == {2}
    assert {line.entrant: line.wins for line in lines} == {1: 1, 2: 1, 5: 1, 6: 1, 3: 0, 4: 0}
    assert {line.met for line in lines} == {8}
    assert [(line.entrant, line.place) for line in lines] == [(1, 1), (2, 1), (5, 1), (6, 1), (3, 5), (4, 6)]


def test_who_met_stronger_people_comes_first() -> None:
    rounds = [
        PlayedRound((table([1, 2], [1, 2]), table([3, 4], [1, 2]), table([5, 6], [1, 2]))),
        PlayedRound((table([1, 3], [1, 2]), table([2, 5], [1, 2]), table([4, 6], [1, 2]))),
    ]
    lines = {line.entrant: line for line in standings([1, 2, 3, 4, 5, 6], rounds)}
    assert [lines[one].points for one in (2, 3, 4, 5)] == [1, 1, 1, 1]
    assert [lines[one].met for one in (2, 3, 4, 5)] == [3, 3, 1, 1]
    assert [lines[one].place for one in (2, 3, 4, 5)] == [2, 2, 4, 4]


def test_rounds_before_a_late_entry_count_nothing() -> None:
    rounds = [*swiss(6, 3, 1, 1), PlayedRound((table([1, 7, 2], [2, 1, 3]),))]
    line = next(line for line in standings(list(range(1, 8)), rounds) if line.entrant == 7)
    assert [*line.by_round] == [None, 2]
    assert line.points == 2
