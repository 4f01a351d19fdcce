"""Scenes: what is drawn lies where it was drawn, and chance follows the script."""

import pytest

from gobelet.dicetown import holders
from gobelet.dicetown.editions.classic import CLASSIC
from tests.drawing import town
from tests.talking import CURTAIN, asking, deck, dice, discard, fenced, hand, may, refused, row, say, story


def test_a_drawn_table_reads_back() -> None:
    scene = town(
        "9 9 9 J K $4 / 10 A K K 10 $8 brute wanted d3 d5 [d2] n4 ★",
        coach=2,
        row="d1 d4 d4",
        played="joe",
        discard="e8",
    )
    assert [dice(scene, seat) for seat in (0, 1)] == ["9 9 9 J K", "10 10 K K A"]
    assert hand(scene, 0) == ""
    assert hand(scene, 1) == "brute wanted d3 d5"
    assert fenced(scene, 1) == "d2"
    assert row(scene) == "d1 d4 d4"
    assert discard(scene) == "e8 joe"
    assert (scene.sheriff, scene.nuggets[1], scene.nuggets[holders.MINE]) == (1, 4, 26)
    assert (scene.dollars[0], scene.dollars[1]) == (4, 8)
    assert (scene.dollars[holders.BANK], scene.dollars[holders.COACH]) == (5, 2)
    assert asking(scene) == CURTAIN


def test_a_drawn_table_holds_every_dollar_nugget_and_card() -> None:
    scene = town("$4 d1 ★ / $1 brute [d2] n4 / e3", deck="e1 e2", bank=3)
    assert sum(scene.dollars) == 8 * 3 + 3
    assert sum(scene.nuggets) == 30
    assert sum(scene.store) == CLASSIC.store
    assert sum(scene.deeds) == CLASSIC.deeds
    assert deck(scene) == "e1 e2"


def test_a_script_can_only_roll_the_dice_that_are_rolled() -> None:
    with pytest.raises(ValueError, match="the script rolls 9 9, but 5 dice are rolled"):
        town("★ / ", steps="roll", script="9 9")


def test_a_scripted_card_must_lie_there() -> None:
    with pytest.raises(ValueError, match="wanted, which is not there"):
        town("J ★ / wanted", steps="store", script="wanted")


def test_what_is_said_is_what_may_be_said() -> None:
    scene = town("$8 ★ brute / $8", steps="roll", script="9 9 10 J A, J J J J J")
    assert may(scene, 1) == ["keep", "keep J", "keep J J", "keep J J J", "keep J J J J", "keep J J J J J"]
    assert "brute 9 9 A" in may(scene, 0)
    say(scene, 0, "brute 9 9 A")
    assert asking(scene) == ("keep", 1)
    assert refused(scene, 0, "keep 9", "DT-11") == "already-answered"
    say(scene, 1, "keep J")
    assert (dice(scene, 0), dice(scene, 1)) == ("9 9 A", "J")
    assert story(scene).one("played-brute").facts["seat"] == 0
