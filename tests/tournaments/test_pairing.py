"""Swiss rounds: everybody is placed once, nobody meets twice while it can be avoided, byes are fair."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.tournaments import pairing
from gobelet.tournaments.field import BOT, Entrant, Past, PlayedRound, PlayedTable
from gobelet.tournaments.pairing import pair, sizes_of
from tests.tournaments.playing import order_of, played, swiss


def repeats_of(tables: tuple[tuple[Entrant, ...], ...], past: Past) -> int:
    return sum([past.repeats([one for one in table if one != BOT]) for table in tables])


def all_groups(people: list[Entrant], sizes: list[int]) -> Iterator[list[tuple[Entrant, ...]]]:
    """Every way to seat these people at tables of these sizes; some more than once."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        left = [one for one in people if one not in table]
        for rest in all_groups(left, sizes[1:]):
            yield [table, *rest]


@given(st.integers(1, 30), st.integers(2, 5), st.integers(1, 4), st.integers(0, 99), st.booleans())
@settings(max_examples=40, deadline=None)
def test_everybody_is_placed_once_a_round(people: int, size: int, rounds: int, seed: int, byes: bool) -> None:
    for round in swiss(people, size, rounds, seed, byes):
        placed = [one for table in round.tables for one in table.people] + [*round.byes]
        assert sorted(placed) == list(range(1, people + 1))
        assert {len(table.seats) for table in round.tables} == {size}
        assert all(table.people for table in round.tables), "no table of bots alone"


@given(st.integers(2, 8), st.integers(2, 4), st.integers(2, 4), st.integers(0, 999))
@settings(max_examples=40, deadline=None)
def test_nobody_meets_again_while_it_can_be_avoided(people: int, size: int, rounds: int, seed: int) -> None:
    """As few repeats as the best of all ways to seat them, in every round."""
    found = swiss(people, size, rounds, seed)
    for number, round in enumerate(found):
        past = Past(found[:number])
        best = min(
            sum([past.repeats(table) for table in tables])
            for tables in all_groups(list(range(1, people + 1)), sizes_of(people, size))
        )
        assert repeats_of(tuple([table.seats for table in round.tables]), past) == best


@pytest.mark.parametrize(("people", "size", "rounds"), [(32, 2, 5), (64, 4, 5), (36, 3, 5)])
def test_many_entrants_never_meet_twice_in_a_usual_number_of_rounds(
    people: int, size: int, rounds: int
) -> None:
    found = swiss(people, size, rounds, seed=7)
    assert max(Past(found).met.values()) == 1


def test_swaps_find_tables_where_the_search_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairing, "STEPS", 3)
    found = swiss(24, 4, 4, seed=3)
    assert max(Past(found).met.values()) == 1


def test_tables_are_made_by_points() -> None:
    """After one round the four winners meet, then the four seconds, if they have not met."""
    first = pair(list(range(1, 17)), 4, Past([]))
    places = tuple([PlayedTable(seats, (1, 2, 3, 4), (4, 3, 2, 1)) for seats in first.tables])
    rounds = [PlayedRound(places)]
    second = pair(order_of(list(range(1, 17)), rounds), 4, Past(rounds))
    for number, table in enumerate(second.tables):
        assert sorted(table) == sorted([seats[number] for seats in first.tables])


@given(st.integers(2, 17), st.integers(2, 5), st.integers(2, 7), st.integers(0, 99))
@settings(max_examples=30, deadline=None)
def test_nobody_has_a_second_bye_before_all_had_one(people: int, size: int, rounds: int, seed: int) -> None:
    found = swiss(people, size, rounds, seed, byes=True)
    for number in range(1, rounds + 1):
        byes = Past(found[:number]).byes
        counts = [byes[one] for one in range(1, people + 1)]
        assert max(counts) - min(counts) <= 1
    assert all(len(round.byes) == (people % size if people > size else 0) for round in found)


def test_of_those_without_a_bye_the_lowest_sits_out() -> None:
    order = [3, 1, 2, 5, 4]
    assert pair(order, 2, Past([]), byes=True).byes == (4,)
    past = Past([PlayedRound((), (4,))])
    assert pair(order, 2, past, byes=True).byes == (5,)


@given(st.integers(1, 60), st.integers(2, 6))
def test_bots_are_spread(people: int, size: int) -> None:
    sizes = sizes_of(people, size)
    assert sum(sizes) == people
    assert len(sizes) == -(-people // size)
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= size
    assert sizes == sorted(sizes, reverse=True), "bots sit with those at the end of the standings"


def test_seats_change_from_round_to_round() -> None:
    found = swiss(16, 4, 4, seed=5)
    seats = Counter(
        [(one, seat) for round in found for table in round.tables for seat, one in enumerate(table.seats)]
    )
    assert max(seats.values()) <= 2
    assert len([number for number in seats.values() if number == 1]) > 48


def test_late_entrants_and_those_who_leave() -> None:
    luck = Random(1)
    rounds = [played(pair([1, 2, 3, 4, 5, 6], 3, Past([])), luck)]
    now = [one for one in order_of(list(range(1, 9)), rounds) if one != 2]  # 7 and 8 have come, 2 has left
    after = pair(now, 3, Past(rounds))
    assert sorted([one for table in after.tables for one in table if one != BOT]) == [1, 3, 4, 5, 6, 7, 8]
