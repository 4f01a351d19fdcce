"""Professional Cheater at the reveal: DT-15."""

import pytest

from gobelet.notation.dicetown.names import FACES
from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, dice, discard, hand, may, refused, say, story


def test_DT_15_one_set_aside_die_is_turned_to_another_face() -> None:
    scene = town("9 9 $8 cheater ★ / $8", steps="roll", script="J J J, Q Q Q Q A")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    assert asking(scene) == ("cheat", 0)
    say(scene, 0, "turn 9 A")
    assert dice(scene, 0) == "9 J A"
    assert (hand(scene, 0), discard(scene)) == ("", "cheater")
    assert story(scene).one("turned").facts == {"seat": 0, "face": 0, "turned": 5}


@pytest.mark.parametrize("face", FACES)
def test_DT_15_to_any_face_its_own_included(face: str) -> None:
    scene = town("K K K K $8 cheater ★ / $8", steps="roll", script="K, Q Q Q Q A")
    say(scene, 0, "keep K")
    say(scene, 1, "keep Q")
    say(scene, 0, f"turn K {face}")
    assert sorted(dice(scene, 0).split()) == sorted(["K", "K", "K", "K", face])


def test_DT_15_any_of_ones_own_dice_and_no_others() -> None:
    scene = town("9 $8 cheater ★ / A $8", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    assert may(scene, 0) == ["pass", *[f"turn {die} {face}" for die in ("9", "J") for face in FACES]]
    assert refused(scene, 0, "turn A 9", "DT-15") == "not-an-option"  # another's
    assert refused(scene, 0, "turn Q 9", "DT-15") == "not-an-option"  # back in the cup
    say(scene, 0, "turn J 9")
    assert dice(scene, 0) == "9 9"


def test_DT_15_the_cheater_may_be_kept() -> None:
    scene = town("9 $8 cheater ★ / A $8", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    say(scene, 0, "pass")
    assert (dice(scene, 0), hand(scene, 0)) == ("9 J", "cheater")
    assert asking(scene) == ("keep", 0, 1)


def test_DT_15_all_dice_are_seen_before() -> None:
    scene = town("9 $8 cheater ★ / A $8", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    assert asking(scene) == ("keep", 1)
    assert refused(scene, 0, "turn 9 A", "DT-11") == "already-answered"
    say(scene, 1, "keep Q")
    assert dice(scene, 1) == "Q A"
    assert asking(scene) == ("cheat", 0)


def test_DT_15_the_last_roll_too() -> None:
    scene = town("9 9 9 9 $8 ★ / A A $8 cheater", steps="roll", script="J, Q K K, 10 10")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    say(scene, 1, "pass")
    assert dice(scene, 1) == "10 10 Q A A"
    assert asking(scene) == ("cheat", 1)
    say(scene, 1, "turn 10 A")
    assert dice(scene, 1) == "10 Q A A A"
    assert asking(scene) == CURTAIN


def test_DT_15_only_at_a_reveal_for_which_one_rolled() -> None:
    scene = town("9 9 9 9 $8 cheater ★ / A A $8 e1", steps="roll", script="J, Q K K, 10 10", skip=False)
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    assert asking(scene) == ("cheat", 0, 1)
    all_pass(scene)
    assert asking(scene) == ("cheat", 1)  # after the last roll, which was not seat 0's
    assert refused(scene, 0, "turn 9 A", "DT-15") == "not-asked"
    all_pass(scene)
    assert asking(scene) == CURTAIN


def test_DT_15_a_seat_with_no_die_set_aside_is_not_asked() -> None:
    scene = town("$8 cheater ★ / $8 e1", steps="roll", script="9 9 9 9 9, Q Q Q Q A", skip=False)
    say(scene, 0, "keep")
    say(scene, 1, "keep Q")
    assert asking(scene) == ("cheat", 1)
    assert refused(scene, 0, "turn 9 A", "DT-15") == "not-asked"


def test_DT_15_the_window_opens_again_after_a_cheater() -> None:
    scene = town("9 $8 cheater ★ / A $8 cheater", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    assert asking(scene) == ("cheat", 0, 1)
    say(scene, 0, "turn J A")
    say(scene, 1, "pass")
    assert dice(scene, 0) == "9 A"
    assert asking(scene) == ("cheat", 1)  # having seen it
    say(scene, 1, "turn Q A")
    assert dice(scene, 1) == "A A"


def test_DT_15_one_player_may_play_both() -> None:
    scene = town("9 $8 cheater cheater ★ / A $8", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    say(scene, 0, "turn J A")
    say(scene, 0, "turn 9 A")
    assert (dice(scene, 0), hand(scene, 0)) == ("A A", "")


def test_DT_15_cancelled_by_wanted_the_die_stays() -> None:
    scene = town("9 $8 cheater ★ / A $8 wanted", steps="roll", script="J J J Q, Q Q Q Q")
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    say(scene, 0, "turn J A")
    assert asking(scene) == ("wanted", 1)
    assert dice(scene, 0) == "9 J"
    say(scene, 1, "play wanted")
    assert dice(scene, 0) == "9 J"
    assert (hand(scene, 0), discard(scene)) == ("", "cheater wanted")
    assert "turned" not in story(scene).ids


def test_DT_15_a_cheater_changes_nothing_without_the_card() -> None:
    scene = town("9 $8 wanted ★ / A $8", steps="roll", script="J J J Q, Q Q Q Q", skip=False)
    say(scene, 0, "keep J")
    say(scene, 1, "keep Q")
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 0, "turn J A", "DT-15") == "not-an-option"
    assert refused(scene, 0, "play cheater", "DT-15") == "card-not-held"
    assert refused(scene, 0, "play wanted", "DT-15") == "card-not-now"


def test_DT_15_no_roll_no_window() -> None:
    scene = town("9 9 9 9 9 cheater ★ / 10 10 10 10 10 cheater", steps="mine", skip=False)
    assert asking(scene) == ("own-card", 0)  # the first thing asked is the mine's
    assert "rolled" not in story(scene).ids
