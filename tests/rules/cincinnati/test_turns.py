"""Who is asked after whom, as all see it before it happens: CI-5 and the rules that go by it."""

import pytest

from gobelet import readable
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.locale.turns import turn_line
from gobelet.locale.voice import Voice
from gobelet.server.games.cincinnati.board import board
from tests.casino import RULESET, asked, casino, fresh, say

NAMES = ("Ann", "Belle", "Carl", "Dan", "Eve", "Finn")
DECLARING = "11134 C $15 / 66642 A $35 / 66643 A / 66641 A $15 / 12345 B $20 / 12346 B $30"
PAYING = "66442 A o1 / 12346 A $15 o2 / 11134 C $35 / 12344 B $20 o1"
TIED = "66642 A / 65432 A $35x2 / 66642 A $15 o1 / 66642 A $35 o1 / 66642 A $20"


def order(scene: Casino) -> tuple[tuple[int, ...], ...]:
    """The turns, equal for all who look, and on the board as in the view."""
    seen = [RULESET.view(scene, viewer) for viewer in (*range(scene.seats), None)]
    (order,) = {view.turns() for view in seen}
    watching = seen[-1]
    assert isinstance(watching, CasinoView)
    assert [list(group) for group in order] == board(watching).turns
    return order


def told(scene: Casino, seat: int, lang: str = "en") -> str:
    """What terminal and text tell a seat."""
    view = RULESET.view(scene, seat)
    line = turn_line(Voice(lang, RULESET, NAMES, seat), view)
    seen = readable.describe(view, lang, NAMES)
    assert seen.question is not None
    assert seen.question.turn == line
    assert not line or line in readable.lines_of(seen).splitlines()
    return line


@pytest.mark.parametrize(
    ("version", "expected"), [(2, ((0, 1, 5), (2, 4), (3,))), (1, ((0, 1, 5), (3, 4), (2,)))]
)
def test_CI_13_the_groups_are_known_before_the_first_declares(
    version: int, expected: tuple[tuple[int, ...], ...]
) -> None:
    scene = casino(DECLARING, steps="second", version=version)
    for group in expected:
        assert asked(scene) == f"declare {' '.join(map(str, group))}"
        assert order(scene) == expected
        say(scene, ", ".join([f"{seat} stand" for seat in group]))


def test_CI_13_each_hears_after_whom_they_are_asked() -> None:
    scene = casino(DECLARING, steps="second")
    assert told(scene, 3) == "You are asked third, after Carl and Eve."
    assert told(scene, 4) == "You are asked second, after Ann, Belle and Finn."
    assert told(scene, 1) == "You are asked first, before Carl and Eve."
    assert told(scene, 3, "fr") == "Vous parlez en troisième, après Carl et Eve."
    assert told(scene, 1, "fr") == "Vous parlez en premier, avant Carl et Eve."
    say(scene, "0 stand, 1 stand, 5 stand")
    assert told(scene, 1) == ""  # they have declared
    assert told(scene, 2) == "You are asked second, before Dan."
    say(scene, "2 stand, 4 stand")
    assert told(scene, 3) == "You are asked third, after Carl and Eve."


def test_CI_13_nobody_hears_of_an_order_where_all_declare_at_once() -> None:
    scene = casino("66642 A / 12345 B / 11134 C", steps="second")
    assert order(scene) == ((0, 1, 2),)
    assert told(scene, 1) == ""


def test_CI_14_the_order_stays_until_all_were_asked_the_last_chip_included() -> None:
    scene = casino(PAYING, steps="extra", script="5, 5")
    assert order(scene) == ((3,), (0,), (1,))
    assert told(scene, 1) == "You are asked third, after Ann."
    assert told(scene, 2) == ""  # they have no chip
    say(scene, "3 pass, 0 pay 2")
    assert order(scene) == ((3,), (0,), (1,))
    assert told(scene, 0) == ""
    say(scene, "1 pass")
    assert asked(scene) == "extra-roll 3"  # all are asked again, and seat 0 has no chip left
    assert order(scene) == ((3,), (1,))
    assert told(scene, 1) == "You are asked second, after Dan."


def test_CI_14_in_version_1_the_order_shown_is_that_of_money() -> None:
    assert order(casino(PAYING, steps="extra", version=1)) == ((3,), (1,), (0,))


def test_CI_24_the_duel_shows_its_order_and_then_who_may_still_pay() -> None:
    scene = casino(TIED, A="$15", steps="A", script="65421, 11234, 55421, 11223, 6")
    for _roll in range(2):
        for seat in (3, 4, 0, 2):
            assert asked(scene) == f"duel-reroll {seat}"
            assert order(scene) == ((3,), (4,), (0,), (2,))
            say(scene, f"{seat} stand")
    assert asked(scene) == "duel-extra 3"
    assert order(scene) == ((3,), (2,))  # the others have no chip
    assert told(scene, 2) == "You are asked second, after Dan."
    say(scene, "3 pass")
    assert order(scene) == ((2,),)
    say(scene, "2 pay 1")
    assert order(scene) == ((3,),)


def test_CI_30_the_owners_follow_in_order_of_money_each_with_all_their_cards() -> None:
    """The one who is asked, then those who hold Duels, by money as it was before the first duel."""
    drawing = "65421 A $30 duel / 65421 A $35 duel / 65421 B $20 / 65421 C $15 duel"
    scene = casino(drawing, steps="duels", script="66666, 11111")
    assert order(scene) == ((1,), (0,), (3,))
    assert told(scene, 3) == "You are asked third, after Ann."
    say(scene, "1 challenge 3, 1 stand, 3 stand, 1 stand, 3 stand")
    assert order(scene) == ((0,), (3,))
    assert told(scene, 1) == ""


def test_CI_11_all_choose_at_once() -> None:
    scene = fresh(4)
    assert asked(scene).startswith("choose-table")
    assert order(scene) == ()
    assert told(scene, 2) == ""
