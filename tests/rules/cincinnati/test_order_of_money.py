"""The order of money: CI-5."""

import pytest

from gobelet.cincinnati.money_order import order_of_money
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
