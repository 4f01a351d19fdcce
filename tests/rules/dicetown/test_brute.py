"""Brute at the reveal: DT-14."""

import pytest

from gobelet.dicetown.holders import COACH
from gobelet.dicetown.option_table import BRUTE_KEEP
from gobelet.notation.dicetown.names import faces
from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, dice, discard, hand, look, may, refused, say, story

ROLLS = "9 9 9 J K, Q Q Q Q A"


def test_DT_14_the_extra_dice_of_this_reveal_are_free() -> None:
    scene = town("$8 brute ★ / $8", steps="roll", script=ROLLS)
    say(scene, 0, "brute 9 9 9 J")
    say(scene, 1, "keep Q Q Q Q")
    assert dice(scene, 0) == "9 9 9 J"
    assert (scene.dollars[0], scene.dollars[1], scene.dollars[COACH]) == (8, 5, 3)
    assert (hand(scene, 0), discard(scene)) == ("", "brute")


def test_DT_14_only_this_reveal_is_free() -> None:
    scene = town("$8 brute ★ / $8", steps="roll", script=f"{ROLLS}, 9 10 10, A A A A")
    say(scene, 0, "brute 9 9")
    say(scene, 1, "keep A")
    say(scene, 0, "keep 10 10")
    say(scene, 1, "keep A")
    assert scene.dollars[0] == 7


def test_DT_14_others_pay_as_ever() -> None:
    scene = town("$8 brute ★ / $8 brute", steps="roll", script=ROLLS)
    say(scene, 0, "brute 9 9 9")
    say(scene, 1, "keep Q Q")
    assert (scene.dollars[0], scene.dollars[1]) == (8, 7)
    assert (hand(scene, 0), hand(scene, 1)) == ("", "brute")


def test_DT_14_without_money_a_brute_keeps_what_it_likes() -> None:
    scene = town("$0 brute ★ / $8", steps="roll", script=ROLLS)
    assert may(scene, 0)[:3] == ["keep 9", "keep J", "keep K"]
    assert "brute 9 9 9 J K" in may(scene, 0)
    say(scene, 0, "brute 9 9 9 J K")
    say(scene, 1, "keep A")
    assert dice(scene, 0) == "9 9 9 J K"


@pytest.mark.parametrize("kept", ["", "9"])
def test_DT_14_a_brute_needs_two_dice_or_more(kept: str) -> None:
    scene = town("$8 brute ★ / $8", steps="roll", script=ROLLS)
    assert f"brute {kept}".strip() not in may(scene, 0)
    assert refused(scene, 0, f"brute {kept}", "DT-14") == "brute-needs-two"


def test_DT_14_two_dice_suffice() -> None:
    scene = town("$8 brute ★ / $8", steps="roll", script=ROLLS)
    say(scene, 0, "brute J K")
    say(scene, 1, "keep A")
    assert (dice(scene, 0), scene.dollars[0]) == ("J K", 8)


def test_DT_14_one_must_hold_it() -> None:
    scene = town("$8 wanted ★ / $8 brute", steps="roll", script=ROLLS)
    assert not [words for words in may(scene, 0) if words.startswith("brute")]
    assert refused(scene, 0, "brute 9 9", "DT-14") == "card-not-held"
    assert refused(scene, 1, (BRUTE_KEEP + 0b10010,), "DT-10") == "no-such-dice"


def test_DT_14_it_does_not_waive_the_dollar_for_keeping_none() -> None:
    scene = town("$8 brute ★ / $0 brute", steps="roll", script=ROLLS)
    assert refused(scene, 1, "keep", "DT-11") == "keep-unaffordable"
    say(scene, 0, "keep")
    say(scene, 1, "keep Q")
    assert (scene.dollars[0], hand(scene, 0)) == (7, "brute")


def test_DT_14_one_per_reveal() -> None:
    scene = town("$8 brute brute ★ / $8", steps="roll", script=f"{ROLLS}, 9 10 10, A A A A")
    say(scene, 0, "brute 9 9")
    say(scene, 1, "keep A")
    assert hand(scene, 0) == "brute"
    say(scene, 0, "brute 10 10")
    say(scene, 1, "keep A")
    assert (hand(scene, 0), dice(scene, 0), scene.dollars[0]) == ("", "9 9 10 10", 8)


def test_DT_14_cancelled_one_pays_as_in_DT_11() -> None:
    scene = town("$3 brute ★ / $8 wanted", steps="roll", script=ROLLS)
    say(scene, 0, "brute 9 9 9 J")
    say(scene, 1, "keep A")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert (dice(scene, 0), scene.dollars[0], scene.dollars[COACH]) == ("9 9 9 J", 0, 3)
    assert (hand(scene, 0), hand(scene, 1), discard(scene)) == ("", "", "brute wanted")
    assert "kept-fewer" not in story(scene).ids


def test_DT_14_not_cancelled_if_wanted_stays_in_hand() -> None:
    scene = town("$3 brute ★ / $8 wanted", steps="roll", script=ROLLS)
    say(scene, 0, "brute 9 9 9 J")
    say(scene, 1, "keep A")
    say(scene, 1, "pass")
    assert (dice(scene, 0), scene.dollars[0]) == ("9 9 9 J", 3)


def test_DT_14_cancelled_and_poor_one_keeps_as_many_as_the_money_allows_choosing_which() -> None:
    scene = town("$1 brute ★ / $8 wanted", steps="roll", script=f"{ROLLS}, 10 10 10, A A A A")
    say(scene, 0, "brute 9 9 J K")
    say(scene, 1, "keep A")
    say(scene, 1, "play wanted")
    assert asking(scene) == ("keep-fewer", 0)
    assert may(scene, 0) == ["keep 9 9", "keep 9 J", "keep 9 K", "keep J K"]
    assert refused(scene, 0, "keep 9", "DT-14") == "not-an-option"
    assert refused(scene, 0, "keep 9 9 J", "DT-14") == "not-an-option"
    say(scene, 0, "keep 9 K")
    assert (dice(scene, 0), scene.dollars[0], scene.dollars[COACH]) == ("9 K", 0, 1)
    assert faces(scene.cup[0]) == "10 10 10"  # the rest went back to the cup


def test_DT_14_cancelled_without_any_money_one_keeps_one_die() -> None:
    scene = town("$8 wanted ★ / $0 brute", steps="roll", script=ROLLS)
    say(scene, 0, "keep K")
    say(scene, 1, "brute Q Q A")
    say(scene, 0, "play wanted")
    assert asking(scene) == ("keep-fewer", 1)
    assert scene.prompt().facts == {"seat": 1, "number": 1, "dice": (3, 3, 5)}
    assert may(scene, 1) == ["keep Q", "keep A"]
    say(scene, 1, "keep A")
    assert (dice(scene, 0), dice(scene, 1)) == ("K", "A")


def test_DT_14_no_second_brute_after_a_cancelled_one() -> None:
    scene = town("$0 brute brute ★ / $8 wanted", steps="roll", script=ROLLS)
    say(scene, 0, "brute 9 9 J")
    say(scene, 1, "keep A")
    say(scene, 1, "play wanted")
    assert may(scene, 0) == ["keep 9", "keep J"]
    assert refused(scene, 0, "brute 9 9 J", "DT-14") == "not-an-option"
    say(scene, 0, "keep 9")
    assert hand(scene, 0) == "brute"


def test_DT_14_all_brutes_leave_the_hands_then_each_has_its_own_wanted_window_from_the_sheriff() -> None:
    rolls = "9 9 J J K, Q Q Q Q A, 10 10 10 K K, A A A A A"
    scene = town("$8 brute / $8 e1 / $8 brute ★ / $8 wanted", steps="roll", script=rolls, skip=False)
    say(scene, 0, "brute 9 9")
    say(scene, 1, "keep A")
    say(scene, 2, "brute K K")
    say(scene, 3, "keep A")
    assert (hand(scene, 0), hand(scene, 2), discard(scene)) == ("", "", "brute brute")
    assert asking(scene) == ("wanted", 1, 3)
    assert scene.prompt().facts["seat"] == 2  # the Sheriff's own first
    all_pass(scene)
    assert asking(scene) == ("wanted", 1, 3)
    assert scene.prompt().facts["seat"] == 0
    all_pass(scene)
    assert asking(scene) == ("cheat", 1, 3)
    assert scene.dollars[:4] == [8, 8, 8, 8]


def test_DT_14_one_brute_cancelled_the_other_stands() -> None:
    rolls = "9 9 J J K, Q Q Q Q A, 10 10 10 K K"
    scene = town("$0 brute / $0 brute ★ / $8 wanted", steps="roll", script=rolls)
    say(scene, 0, "brute 9 9 J")
    say(scene, 1, "brute Q Q Q")
    say(scene, 2, "keep K")
    assert asking(scene) == ("wanted", 2)
    say(scene, 2, "pass")  # the Sheriff's stands
    assert look(scene, None).brutes == 0b010
    say(scene, 2, "play wanted")
    assert asking(scene) == ("keep-fewer", 0)
    say(scene, 0, "keep J")
    assert [dice(scene, seat) for seat in range(3)] == ["J", "Q Q Q", "K"]


def test_DT_14_the_order_of_a_reveal() -> None:
    scene = town(
        "$1 brute ★ / 9 9 9 9 $8 wanted cheater", steps="roll", script="9 9 9 J K, A, 10 10 10", skip=False
    )
    say(scene, 0, "brute 9 9 J K")
    say(scene, 1, "keep A")
    say(scene, 1, "play wanted")
    say(scene, 0, "keep J K")
    assert scene.dollars[0] == 0  # paid before the Cheaters' window
    assert asking(scene) == ("cheat", 1)
    say(scene, 1, "turn 9 A")
    assert asking(scene) == CURTAIN
    ids = [id for id in story(scene).ids if id not in ("rolled", "rolled-dice")]
    assert ids == [
        "kept",
        "kept",
        "played-brute",
        "played-wanted",
        "kept-fewer",
        "paid-dice",
        "played-cheater",
        "turned",
        "last-roll",
    ]


def test_DT_14_dice_returned_to_the_cup_leave_a_hand_incomplete() -> None:
    scene = town("9 9 9 $0 brute ★ / 9 9 $8 wanted", steps="roll", script="J K, Q Q A, 10")
    say(scene, 0, "brute J K")
    say(scene, 1, "keep A")
    say(scene, 1, "play wanted")
    say(scene, 0, "keep K")
    assert dice(scene, 0) == "9 9 9 K"
    assert asking(scene) == ("keep", 1)  # an ordinary roll; the one die of seat 0 leaves it no choice
    assert "last-roll" not in story(scene).ids


def test_DT_14_a_hand_completed_by_a_brute_brings_the_last_roll() -> None:
    scene = town("9 9 9 $0 brute ★ / 9 9 $8", steps="roll", script="J K, Q Q A, 10 10")
    say(scene, 0, "brute J K")
    say(scene, 1, "keep A")
    assert asking(scene) == CURTAIN
    assert (dice(scene, 0), dice(scene, 1)) == ("9 9 9 J K", "9 9 10 10 A")
