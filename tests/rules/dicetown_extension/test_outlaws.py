"""Outlaws recruited and played: DX-15, DX-20, DX-21, DX-22, DX-49."""

import pytest

from gobelet.dicetown.extras.extension import POOL
from gobelet.dicetown.holders import COACH
from tests.annexes import captured, outlaws, top, wanted
from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, dice, discard, look, may, refused, say, story

ID = "dicetown/extension"


# --- DX-15: recruiting -------------------------------------------------------------------------------------


def test_DX_15_recruit_the_top_outlaw_of_the_pile() -> None:
    scene = town("Q Q A A A / K d1 ★ / 9", edition=ID, steps="saloon", script="9$6", beside="top: J$4")
    say(scene, 0, "action 1")
    assert outlaws(scene, 0) == "J$4"
    assert top(scene) == "9$6"  # the next one lies open now
    assert story(scene).one("recruited").seen_by(None).facts == {"seat": 0, "face": 2, "dollars": 4}


def test_DX_15_an_outlaw_cannot_be_stolen() -> None:
    scene = town("Q Q A A A / K oK$4 cQ$4 ★ / 9", edition=ID, steps="saloon")
    say(scene, 0, "action 0")
    assert story(scene).one("nobody-to-rob").facts == {"seat": 0}


def test_DX_15_an_empty_pile_gives_nothing_opens_no_window_and_is_never_refilled() -> None:
    scene = town("Q Q A A A desperado / K ★ / 9", edition=ID, steps="saloon", beside="outlaws:", skip=False)
    say(scene, 0, "action 1")
    assert asking(scene) == CURTAIN
    assert story(scene).one("no-outlaw-left").facts == {"seat": 0}
    assert (outlaws(scene, 0), len(wanted(scene).split())) == ("", 12)
    assert not scene.gained


def test_DX_15_the_last_outlaw_of_the_pile() -> None:
    scene = town("Q Q A A A / K ★ / 9", edition=ID, steps="saloon", beside="outlaws: K$6")
    say(scene, 0, "action 1")
    assert (outlaws(scene, 0), top(scene), outlaws(scene, POOL)) == ("K$6", "", "")


# --- DX-49: Desperado --------------------------------------------------------------------------------------


def test_DX_49_desperado_takes_any_outlaw_then_the_pile_is_shuffled() -> None:
    scene = town(
        "Q Q A A A desperado / K ★ / 9",
        edition=ID,
        steps="saloon",
        beside="outlaws: J$4 K$6 A$4; top: J$4",
        script="A$4",
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("desperado", 0)
    assert scene.prompt().facts == {"seat": 0, "face": 2, "dollars": 4}
    assert may(scene, 0) == ["pass", "desperado J$4", "desperado K$6", "desperado A$4"]
    assert refused(scene, 0, "desperado 9$4", "DX-49") == "outlaw-not-in-pile"
    say(scene, 0, "desperado K$6")
    assert outlaws(scene, 0) == "K$6"
    assert (top(scene), outlaws(scene, POOL)) == ("A$4", "J$4")
    assert story(scene).one("played-desperado").facts["face"] == 4


def test_DX_49_the_top_one_included() -> None:
    scene = town(
        "Q Q A A A desperado / K ★ / 9",
        edition=ID,
        steps="saloon",
        beside="outlaws: J$4 K$6; top: J$4",
        script="K$6",
    )
    say(scene, 0, "action 1")
    say(scene, 0, "desperado J$4")
    assert (outlaws(scene, 0), top(scene)) == ("J$4", "K$6")


def test_DX_49_cancelled_the_top_one_is_recruited() -> None:
    scene = town(
        "Q Q A A A desperado / K wanted ★ / 9",
        edition=ID,
        steps="saloon",
        beside="outlaws: J$4 K$6; top: J$4",
        script="K$6",
    )
    say(scene, 0, "action 1")
    say(scene, 0, "desperado K$6")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert outlaws(scene, 0) == "J$4"
    assert discard(scene) == "wanted desperado"


def test_DX_49_who_does_not_hold_it_can_only_pass() -> None:
    scene = town(
        "Q Q A A A e1 / K ★ / 9", edition=ID, steps="saloon", beside="top: J$4", script="K$6", skip=False
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("desperado", 0)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 0, "desperado J$4", "DX-49") == "card-not-held"


# --- DX-20 -------------------------------------------------------------------------------------------------


def test_DX_20_an_outlaw_sets_one_or_two_dice_which_are_kept_free() -> None:
    scene = town("$0 oK$4 / $8 ★ / $8", edition=ID, steps="roll", script="9 9 J, 9 9 9 9 9, A A A A A")
    assert asking(scene) == ("call-outlaws", 0)
    assert may(scene, 0) == ["done", "K$4x1", "K$4x2"]
    say(scene, 0, "outlaws K$4x2")
    assert dice(scene, 0) == "K K"
    assert story(scene).one("called-outlaw").facts == {"seat": 0, "face": 4, "dollars": 4, "number": 2}
    assert wanted(scene) == "K$4"  # Wanted side up above the office
    assert outlaws(scene, 0) == ""
    assert asking(scene) == ("keep", 0, 1, 2)
    assert may(scene, 0) == ["keep 9", "keep J"]  # only the free die of the reveal is still theirs
    say(scene, 0, "keep J")
    say(scene, 1, "keep 9")
    say(scene, 2, "keep A")
    assert dice(scene, 0) == "J K K"
    assert scene.dollars[0] == 0


def test_DX_20_keeping_none_of_the_rolled_dice_still_costs_a_dollar() -> None:
    scene = town("$3 oK$4 / $8 ★ / $8", edition=ID, steps="roll", script="9 9 J J, 9 9 9 9 9, A A A A A")
    say(scene, 0, "outlaws K$4")
    say(scene, 0, "keep")
    say(scene, 1, "keep 9")
    say(scene, 2, "keep A")
    assert (dice(scene, 0), scene.dollars[0]) == ("K", 2)


def test_DX_20_all_holders_are_asked_together_sealed_and_show_before_the_roll() -> None:
    scene = town(
        "$3 oK$4 / $8 oA$6 ★ / $8", edition=ID, steps="roll", script="9 9 J, 9 9 9 9, A A A A A", skip=False
    )
    assert asking(scene) == ("call-outlaws", 0, 1)
    say(scene, 0, "outlaws K$4x2")
    assert dice(scene, 0) == ""  # sealed
    assert look(scene, 1).said == ()
    assert look(scene, 1).answered == 1  # everybody may see that they have answered
    assert not story(scene).all("called-outlaw")
    say(scene, 1, "outlaws A$6")
    assert (dice(scene, 0), dice(scene, 1)) == ("K K", "A")
    ids = story(scene).ids
    assert ids.index("called-outlaw") < ids.index("rolled")


def test_DX_20_several_may_be_played_at_once_in_order_and_for_the_dice_left_only() -> None:
    scene = town(
        "9 9 $3 oJ$4 oK$4 oK$6 / 9 $8 ★ / 9 $8",
        edition=ID,
        steps="roll",
        script="10, 9 9 9 9, A A A A",
        skip=False,
    )
    assert may(scene, 0) == ["done", "J$4x1", "J$4x2", "K$4x1", "K$4x2", "K$6x1", "K$6x2"]
    assert refused(scene, 0, "outlaws K$6 K$4", "DX-20") == "outlaws-in-order"
    assert refused(scene, 0, "outlaws K$4 K$4", "DX-20") == "outlaws-in-order"
    assert refused(scene, 0, "outlaws J$4x2 K$4x2", "DX-20") == "outlaw-needs-dice"
    assert refused(scene, 0, "outlaws A$4", "DX-20") == "outlaw-not-yours"
    say(scene, 0, "outlaws J$4 K$6")
    assert dice(scene, 0) == "9 9 J K"
    assert outlaws(scene, 0) == "K$4"
    assert asking(scene) == ("keep", 0, 1, 2)


def test_DX_20_one_may_play_none() -> None:
    scene = town("$3 oK$4 / $8 ★ / $8", edition=ID, steps="roll", script="9 9 J J J, 9 9 9 9 9, A A A A A")
    say(scene, 0, "done")
    assert outlaws(scene, 0) == "K$4"
    assert asking(scene) == ("keep", 0, 1, 2)


def test_DX_20_before_every_roll_and_the_last_one_too() -> None:
    scene = town(
        "9 9 9 9 $3 oK$4 / 9 9 9 9 $8 oA$4 ★ / 9 9 9 9 $8",
        edition=ID,
        steps="roll",
        script="10, 10, 10, Q",
    )
    assert asking(scene) == ("call-outlaws", 0, 1)
    say(scene, 0, "done")
    say(scene, 1, "done")
    say(scene, 0, "keep")
    say(scene, 1, "keep")
    say(scene, 2, "keep 10")
    assert asking(scene) == ("call-outlaws", 0, 1)  # before the last roll
    assert may(scene, 0) == ["done", "K$4x1"]
    say(scene, 0, "outlaws K$4")
    say(scene, 1, "done")
    assert dice(scene, 0) == "9 9 9 9 K"
    assert [event.facts for event in story(scene).all("last-roll")] == [{"seat": 1, "dice": (3,)}]
    assert asking(scene) == CURTAIN


def test_DX_20_it_is_no_store_card_and_wanted_cannot_cancel_it() -> None:
    scene = town("$3 oK$4 / $8 wanted ★ / $8", edition=ID, steps="roll", script="9 9 J, 9 9 9 9 9, A A A A A")
    say(scene, 0, "outlaws K$4x2")
    assert asking(scene) == ("keep", 0, 1, 2)


def test_DX_20_never_before_a_hunt() -> None:
    scene = town("K K A A A oK$4 / 9 ★ / 9", edition=ID, steps="sheriff", script="9 9")
    say(scene, 0, "action 1")
    assert outlaws(scene, 0) == "K$4"
    assert asking(scene) == CURTAIN


# --- DX-21 -------------------------------------------------------------------------------------------------


def test_DX_21_completing_ones_hand_with_outlaws_does_not_start_the_last_roll() -> None:
    scene = town(
        "9 9 9 $3 oK$4 / 9 9 $8 ★ / 9 9 $8",
        edition=ID,
        steps="roll",
        script="J J Q, A A A, J J, A",
    )
    say(scene, 0, "outlaws K$4x2")
    assert dice(scene, 0) == "9 9 9 K K"
    assert asking(scene) == ("keep", 1, 2)  # the others roll, choose and pay as usual once
    say(scene, 1, "keep J")
    say(scene, 2, "keep A A")
    assert scene.dollars[COACH] == 1
    assert [event.facts["seat"] for event in story(scene).all("last-roll")] == [
        1,
        2,
    ]  # and then the last roll
    assert (dice(scene, 1), dice(scene, 2)) == ("9 9 J J J", "9 9 A A A")


def test_DX_21_if_everyones_dice_are_all_set_there_is_no_roll() -> None:
    scene = town("9 9 9 oK$4 / 9 9 9 oA$4 cheater ★", edition=ID, steps="roll")
    say(scene, 0, "outlaws K$4x2")
    say(scene, 1, "outlaws A$4x2")
    assert asking(scene) == CURTAIN  # and no reveal: the Cheater is not asked for
    assert not story(scene).all("rolled")


def test_DX_21_a_seat_with_no_dice_left_did_not_roll_and_may_not_cheat() -> None:
    scene = town(
        "9 9 9 cheater oK$4 $1 / 9 9 9 9 e1 $1 ★ / 9 9 9 9 $1",
        edition=ID,
        steps="roll",
        script="J, Q",
        skip=False,
    )
    say(scene, 0, "outlaws K$4x2")
    say(scene, 1, "keep J")
    say(scene, 2, "keep Q")
    assert asking(scene) == ("cheat", 1)
    all_pass(scene)
    assert asking(scene) == CURTAIN


# --- DX-22 -------------------------------------------------------------------------------------------------


def test_DX_22_captured_outlaws_can_not_be_used() -> None:
    scene = town("$3 cK$4 / $8 ★", edition=ID, steps="roll", script="9 9 J J J, 9 9 9 9 9")
    assert asking(scene) == ("keep", 0, 1)
    assert captured(scene, 0) == "K$4"


@pytest.mark.parametrize(
    ("drawing", "points"), [("$4 cK$4", 4), ("$3 cK$4", 3), ("$0 cK$4 cA$6", 5), ("$1 c9$6 oJ$4", 3)]
)
def test_DX_22_their_dollars_are_added_before_halving(drawing: str, points: int) -> None:
    scene = town(f"{drawing} / ★", edition=ID)
    assert scene.scores[0] == points
