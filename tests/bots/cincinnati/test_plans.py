"""What plans and orders make of drawn scenes of Cincinnati."""

import gobelet
from gobelet.bots.planner import Wish, planner_of
from gobelet.cincinnati.option_table import CHALLENGE, CHOOSE, PASS, PAY, REROLL
from gobelet.cincinnati.state import Casino
from gobelet.core.names import Option, Seat
from tests.casino import casino

HANDS = "66442 A $35 o3 / 12346 B / 11134 A $15 o1 / 11134 C"


def answer(scene: Casino, seat: Seat, **wishes: Wish) -> Option | None:
    view = gobelet.view(scene, seat)
    assert view.question is not None
    return planner_of(view.ruleset).answer(view, view.question, wishes, 1)


def choosing(seats: int) -> Casino:
    game = gobelet.new("cincinnati", seats, seed=3)
    assert isinstance(game, Casino)
    return game


def test_the_table_is_the_one_that_is_named() -> None:
    scene = choosing(4)
    assert answer(scene, 0, table="ballroom") == CHOOSE + 1
    assert answer(scene, 0, table="caesars") == CHOOSE + 2
    assert answer(scene, 0) is None


def test_a_table_that_is_not_played_is_asked_about() -> None:
    assert answer(choosing(3), 0, table="ballroom") is None


def test_the_richest_table_is_the_one_with_most_on_it() -> None:
    script = "66442, 12346, 11134, 11134"
    scene = casino("o3 / o3 / o3 / o3", A="$15", B="$35", C="$20", steps="roll", script=script)
    assert answer(scene, 0, table="richest") == CHOOSE + 1


def test_dice_are_rerolled_never_or_while_behind() -> None:
    scene = casino(HANDS, A="$35", steps="second")
    assert answer(scene, 0, reroll="never") == REROLL
    assert answer(scene, 2, reroll="behind") == REROLL, "three ones are ahead of two pairs"
    behind = answer(scene, 0, reroll="behind")
    assert behind == answer(scene, 0, reroll="expert") != REROLL


def test_a_chip_is_paid_if_it_brings_more_than_it_is_said_to_be_worth() -> None:
    scene = casino(HANDS, A="$35", steps="extra")
    assert answer(scene, 0, chip="never") == PASS
    cheap = answer(scene, 0, chip=0)
    assert cheap is not None
    assert cheap >= PAY
    assert answer(scene, 0, chip=60) == PASS


def test_the_richest_is_challenged() -> None:
    scene = casino("66442 A duel / 12346 B $20 / 11134 A $35 / 11134 C $15", steps="duels")
    assert answer(scene, 0, challenge="richest") == CHALLENGE + 2
    assert answer(scene, 0) is None
