"""The order of money, and the turns that begin with the richest: CI-5."""

import pytest

from gobelet.cincinnati.money_order import in_turn, order_of_money
from gobelet.cincinnati.state import Casino
from tests.casino import asked, casino, events_of, say


def order(scene: Casino) -> list[int]:
    return order_of_money(scene, (1 << scene.seats) - 1)


def test_CI_5_richest_first() -> None:
    scene = casino("65421 A $15x2 / 11134 A $35 / 66666 C $25 / 66666 C", steps="B")
    assert order(scene) == [1, 0, 2, 3]


def test_CI_5_chips_and_duel_cards_are_no_money() -> None:
    scene = casino("65421 A duelx3 o9 / 65421 A $15 / 65421 B / 65421 C", steps="B", round=1)
    assert order(scene) == [1, 0, 2, 3]


def test_CI_5_equal_money_the_better_hand_whatever_the_table() -> None:
    scene = casino("11134 C $30 / 65421 A $15x2 / 12345 A $30 / 66443 B $15x2", steps="B")
    assert order(scene) == [2, 0, 3, 1]


@pytest.mark.parametrize(
    ("round", "expected"),
    [(1, [0, 1, 2, 3]), (2, [1, 2, 3, 0]), (4, [3, 0, 1, 2]), (5, [0, 1, 2, 3]), (12, [3, 0, 1, 2])],
)
def test_CI_5_still_equal_by_seat_from_the_rounds_first(round: int, expected: list[int]) -> None:
    scene = casino("11134 A / 11134 A / 11134 A / 11134 B", steps="B", round=round)
    assert order(scene) == expected


MONEY = "65421 A $20 / 65421 A / 65421 B $35 / 65421 C $15 / 65421 C $30"
ALL = 0b11111


@pytest.mark.parametrize(
    ("begins", "seats", "expected"),
    [
        (ALL, ALL, [2, 3, 4, 0, 1]),  # seat 2 is the richest
        (ALL, 0b11011, [3, 4, 0, 1]),  # who begins is passed over, if they are not among the seats
        (0b11011, 0b11011, [4, 0, 1, 3]),
        (0b01011, 0b01011, [0, 1, 3]),
        (0b00010, 0b00010, [1]),
    ],
)
def test_CI_5_in_turn_the_richest_begins_and_the_others_follow_in_seat_order(
    begins: int, seats: int, expected: list[int]
) -> None:
    assert in_turn(casino(MONEY, steps="B"), begins, seats) == expected


def test_CI_5_in_turn_equal_money_begins_by_the_better_hand_then_by_the_rounds_first() -> None:
    drawing = "11134 A / 65421 A / 12345 B / 11134 C"
    assert in_turn(casino(drawing, steps="B"), 0b1111, 0b1111) == [2, 3, 0, 1]
    drawing = "11134 A / 11134 A / 11134 B / 11134 C"
    assert in_turn(casino(drawing, steps="B", round=2), 0b1111, 0b1111) == [1, 2, 3, 0]


def test_CI_5_in_version_1_all_went_by_money() -> None:
    scene = casino(MONEY, steps="B", version=1)
    assert in_turn(scene, ALL, ALL) == order_of_money(scene, ALL) == [2, 4, 0, 3, 1]
    assert in_turn(scene, ALL, 0b11011) == [4, 0, 3, 1]


def test_CI_5_the_dice_are_looked_at_again_before_each_roll() -> None:
    drawing = "66642 A / 66542 A / 11134 C / 12346 B"
    scene = casino(drawing, steps="second third", script="123, 666", round=1)
    assert asked(scene) == "declare 0 2 3"
    say(scene, "0 reroll 666, 2 stand, 3 stand")
    assert asked(scene) == "declare 1"
    say(scene, "1 reroll 542")
    assert asked(scene) == "declare 1 2 3"


def test_CI_5_the_dice_are_looked_at_again_before_each_asking_and_fixed_for_it() -> None:
    drawing = "66642 A o2 / 66542 A o2 / 11134 C / 12346 B"
    scene = casino(drawing, steps="extra", script="123, 666")
    assert asked(scene) == "extra-roll 0"
    say(scene, "0 pay 666, 1 pay 542")
    assert asked(scene) == "extra-roll 1"
    say(scene, "1 pass")
    assert asked(scene) == "extra-roll 0"


def test_CI_5_owners_duel_by_the_dice_at_the_end_of_the_extra_rolls_never_by_duel_dice() -> None:
    """Seats 0 and 1 tie at A and duel there; seat 1 wins a Duel card with poor duel dice against seat 0."""
    scene = casino(
        "66642 A $20 / 66642 A $20 / 11134 C $20 / 54321 B duel $20",
        A="duel",
        steps="A duels",
        script="65421, 65421",
        round=1,
    )
    say(scene, "0 stand, 1 stand, 0 stand, 1 stand")  # equal: the later, seat 1, wins
    assert events_of(scene, "tie-duel-equal")
    assert asked(scene) == "challenge 3"  # a long straight lies before seat 3, three sixes before seat 1
