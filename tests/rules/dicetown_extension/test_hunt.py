"""The Sheriff's office and the hunt: DX-16, DX-46."""

from tests.annexes import captured, wanted
from tests.drawing import town
from tests.talking import CURTAIN, asking, dice, discard, may, refused, say, story

ID = "dicetown/extension"


# --- DX-16 -------------------------------------------------------------------------------------------------


def test_DX_16_each_k_is_rerolled_and_captures_a_wanted_outlaw_of_its_face() -> None:
    scene = town(
        "K K K A A / 9 ★ / 9", edition=ID, steps="sheriff", script="9 9 J", beside="wanted: 9$4 J$6 Q$6"
    )
    say(scene, 0, "action 1")
    assert captured(scene, 0) == "9$4 J$6"
    assert wanted(scene) == "Q$6"
    assert dice(scene, 0) == "K K K A A"  # the dice go back to K
    assert scene.sheriff == 1
    assert scene.gained == 1


def test_DX_16_every_seat_has_captives_of_its_own() -> None:
    scene = town("9 / K K A A A / 9 ★", edition=ID, steps="sheriff", script="9 J", beside="wanted: 9$4 J$6")
    say(scene, 1, "action 1")
    assert [captured(scene, seat) for seat in range(3)] == ["", "9$4 J$6", ""]
    assert scene.gained == 2


def test_DX_16_of_two_the_dearer_first() -> None:
    scene = town("K A A A A / 9 ★ / 9", edition=ID, steps="sheriff", script="Q", beside="wanted: Q$4 Q$6")
    say(scene, 0, "action 1")
    assert (captured(scene, 0), wanted(scene)) == ("Q$6", "Q$4")


def test_DX_16_two_dice_of_a_face_capture_both() -> None:
    scene = town("K K A A A / 9 ★ / 9", edition=ID, steps="sheriff", script="Q Q", beside="wanted: Q$4 Q$6")
    say(scene, 0, "action 1")
    assert (captured(scene, 0), wanted(scene)) == ("Q$4 Q$6", "")


def test_DX_16_the_dice_are_rolled_and_double_gun_asked_even_if_nobody_is_wanted() -> None:
    scene = town("K K A A A double-gun / 9 ★ / 9", edition=ID, steps="sheriff", script="Q Q")
    say(scene, 0, "action 1")
    assert story(scene).one("hunted").facts == {"seat": 0, "dice": (3, 3)}
    assert asking(scene) == ("double-gun", 0)
    say(scene, 0, "pass")
    assert story(scene).one("captured-nobody").facts == {"seat": 0}
    assert not scene.gained


def test_DX_16_the_badge_as_in_2009() -> None:
    scene = town("K K A A A / K 9 9 9 9 / 9 ★", edition=ID, steps="sheriff", script="Q")
    say(scene, 0, "action 0")
    assert scene.sheriff == 0
    assert story(scene).one("hunted").facts["seat"] == 1  # the second hunts


def test_DX_16_joes_window_comes_once_the_places_are_settled() -> None:
    scene = town("K K A A A $5 / K K 9 9 9 / 9 ★ $2 joe", edition=ID, steps="sheriff", bribes=False)
    assert asking(scene) == ("name-winner", 2)
    say(scene, 2, "name 1")
    assert asking(scene) == ("joe", 2)
    say(scene, 2, "pass")
    assert asking(scene) == ("choose-action", 1)


def test_DX_16_joe_before_the_choice() -> None:
    scene = town("K K A A A $5 / K 9 9 9 9 / 9 ★ $2 joe", edition=ID, steps="sheriff", script="9")
    assert asking(scene) == ("joe", 2)
    assert may(scene, 2) == ["pass", "joe 0"]
    say(scene, 2, "joe 0")
    assert (scene.dollars[0], scene.dollars[2]) == (1, 6)
    assert asking(scene) == ("choose-action", 0)


def test_DX_16_joes_window_even_if_nobody_has_a_k() -> None:
    scene = town("A A A A A $5 / 9 / 9 ★ $2 joe", edition=ID, steps="sheriff")
    assert asking(scene) == ("joe", 2)
    say(scene, 2, "pass")
    assert asking(scene) == CURTAIN


def test_DX_16_marshalls_window_opens_when_the_badge_action_begins() -> None:
    scene = town("K K A A A / K 9 9 9 9 / 9 ★ marshall", edition=ID, steps="sheriff", script="9 9")
    assert asking(scene) == ("choose-action", 0)
    say(scene, 0, "action 1")  # the hunt first; then the second reaches for the badge
    assert asking(scene) == ("marshall", 2)
    assert story(scene).all("hunted")
    say(scene, 2, "play marshall")
    assert scene.sheriff == 2


def test_DX_16_no_marshall_where_the_badge_would_not_move() -> None:
    scene = town("K K A A A ★ / K 9 9 9 9 / 9 marshall", edition=ID, steps="sheriff", script="9")
    say(scene, 0, "action 0")
    assert asking(scene) == CURTAIN


# --- DX-46 -------------------------------------------------------------------------------------------------


def test_DX_46_double_gun_rerolls_once_the_dice_one_chooses() -> None:
    scene = town(
        "K K K A A double-gun / 9 ★ / 9",
        edition=ID,
        steps="sheriff",
        script="9 9 J, Q A",
        beside="wanted: J$6 Q$6 9$4",
    )
    say(scene, 0, "action 1")
    assert asking(scene) == ("double-gun", 0)
    assert scene.prompt().facts == {"seat": 0, "dice": (0, 0, 2)}
    assert may(scene, 0) == ["pass", "gun 9", "gun 9 9", "gun J", "gun 9 J", "gun 9 9 J"]
    assert (
        refused(scene, 0, (scene.options(0)[1] + 1,), "DX-46") == "no-such-dice"
    )  # of equal dice the left one
    say(scene, 0, "gun 9 9")
    assert story(scene).one("played-double-gun").facts["dice"] == (0, 0)
    assert story(scene).one("hunted-again").facts == {"seat": 0, "dice": (3, 5)}
    assert captured(scene, 0) == "J$6 Q$6"  # after all rerolls; the 9 has escaped
    assert wanted(scene) == "9$4"
    assert asking(scene) == CURTAIN


def test_DX_46_cancelled_the_first_roll_captures() -> None:
    scene = town(
        "K K A A A double-gun / 9 wanted ★ / 9",
        edition=ID,
        steps="sheriff",
        script="9 J",
        beside="wanted: J$6 Q$6",
    )
    say(scene, 0, "action 1")
    say(scene, 0, "gun 9")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert captured(scene, 0) == "J$6"
    assert discard(scene) == "wanted double-gun"


def test_DX_46_only_the_hunter_is_asked() -> None:
    scene = town("K K A A A e1 / 9 double-gun ★ / 9", edition=ID, steps="sheriff", script="9 J", skip=False)
    while asking(scene)[0] == "joe":
        for seat in scene.waiting:
            say(scene, seat, "pass")
    say(scene, 0, "action 1")
    assert asking(scene) == ("double-gun", 0)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 0, "gun 9", "DX-46") == "card-not-held"
