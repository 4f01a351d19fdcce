"""The Sheriff's office, Marshall and Nervous Joe: DT-28 to DT-30."""

import pytest

from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, discard, hand, may, refused, say, story

# --- DT-28 -------------------------------------------------------------------------------------------------


def test_DT_28_the_winner_takes_the_badge() -> None:
    scene = town("K K A A A / K 9 9 9 9 / J J J J J ★", steps="sheriff")
    assert scene.sheriff == 0
    assert story(scene).one("new-sheriff").facts == {"seat": 0}


def test_DT_28_no_king_the_sheriff_stays() -> None:
    scene = town("A A A A A / 9 9 9 9 9 / J J J J J ★", steps="sheriff")
    assert scene.sheriff == 2
    assert scene.gained == 0


def test_DT_28_a_sheriff_who_wins_keeps_the_badge() -> None:
    scene = town("A A A A A / 9 9 9 9 9 / J J J J K ★", steps="sheriff")
    assert (scene.sheriff, scene.gained) == (2, 0)
    assert story(scene).ids == ["won", "still-sheriff"]


def test_DT_28_the_outgoing_sheriff_settles_the_kings_the_new_one_everything_after() -> None:
    scene = town("K 9 10 J Q / K 9 10 J Q / A A A J 9 ★", steps="sheriff hall", bribes=False)
    assert asking(scene) == ("name-winner", 2)
    say(scene, 2, "name 1")
    assert scene.sheriff == 1
    assert asking(scene) == ("name-winner", 1)  # the straights at the Town Hall
    assert refused(scene, 2, "name 0", "DT-40") == "not-asked"


# --- DT-29 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2], ids=["winner", "bystander", "old sheriff"])
def test_DT_29_marshall_by_anyone_keeps_the_old_sheriff(holder: int) -> None:
    cards = ["", "", ""]
    cards[holder] = "marshall"
    scene = town(f"K A A A A {cards[0]} / 9 9 9 9 9 {cards[1]} / J J J J J ★ {cards[2]}", steps="sheriff")
    assert asking(scene) == ("office", holder)
    say(scene, holder, "play marshall")
    assert scene.sheriff == 2
    assert scene.gained == 0
    assert (hand(scene, holder), discard(scene)) == ("", "marshall")
    assert asking(scene) == CURTAIN
    assert story(scene).ids == ["won", "played-marshall", "badge-stays"]
    assert story(scene).one("badge-stays").facts == {"seat": 2}


def test_DT_29_marshall_may_be_saved() -> None:
    scene = town("K A A A A / 9 9 9 9 9 marshall ★", steps="sheriff")
    say(scene, 1, "pass")
    assert (scene.sheriff, hand(scene, 1)) == (0, "marshall")


@pytest.mark.parametrize("dice", ["A A A A A", "K A A A A ★"], ids=["no king", "the sheriff wins"])
def test_DT_29_only_when_the_badge_is_about_to_move(dice: str) -> None:
    badge = "" if "★" in dice else "★"
    scene = town(f"{dice} $1 / 9 9 9 9 9 marshall $1 {badge}", steps="sheriff", skip=False)
    assert asking(scene) == ("office", 1)  # for Nervous Joe
    assert may(scene, 1) == ["pass"]
    assert refused(scene, 1, "play marshall", "DT-30") == "card-not-now"
    all_pass(scene)
    assert hand(scene, 1) == "marshall"


def test_DT_29_cancelled_by_wanted_the_badge_moves() -> None:
    scene = town("K A A A A wanted / 9 9 9 9 9 marshall ★", steps="sheriff")
    say(scene, 1, "play marshall")
    say(scene, 0, "play wanted")
    assert scene.sheriff == 0
    assert discard(scene) == "marshall wanted"


def test_DT_29_a_new_tie_is_still_the_old_sheriffs() -> None:
    scene = town("K 9 10 J Q / K 9 10 J Q / A A A J 9 marshall ★", steps="sheriff hall", bribes=False)
    say(scene, 2, "name 1")
    say(scene, 2, "play marshall")
    assert asking(scene) == ("name-winner", 2)


# --- DT-30 -------------------------------------------------------------------------------------------------


def test_DT_30_joe_makes_a_player_of_your_choice_give_you_four_dollars() -> None:
    scene = town("K A A A A $7 / 9 9 9 9 9 joe $1 / J J J J J $5 ★", steps="sheriff")
    assert asking(scene) == ("office", 1)
    assert may(scene, 1) == ["pass", "joe 0", "joe 2"]
    say(scene, 1, "joe 0")
    assert scene.dollars[:3] == [3, 5, 5]
    assert (hand(scene, 1), discard(scene)) == ("", "joe")
    assert story(scene).one("played-joe").facts["target"] == 0
    paid = story(scene).one("handed-over")
    assert (paid.rule, paid.facts) == ("DT-30", {"seat": 0, "taker": 1, "dollars": 4})


@pytest.mark.parametrize("purse", [1, 3, 4, 5])
def test_DT_30_or_all_they_have(purse: int) -> None:
    scene = town(f"K A A A A ${purse} / 9 9 9 9 9 joe ★", steps="sheriff")
    say(scene, 1, "joe 0")
    assert scene.dollars[:2] == [max(0, purse - 4), min(4, purse)]


def test_DT_30_joe_may_be_saved() -> None:
    scene = town("K A A A A $7 / 9 9 9 9 9 joe ★", steps="sheriff")
    say(scene, 1, "pass")
    assert (scene.dollars[0], hand(scene, 1)) == (7, "joe")


@pytest.mark.parametrize("holder", [0, 1, 2], ids=["winner", "bystander", "old sheriff"])
def test_DT_30_anyone_before_the_badge_moves(holder: int) -> None:
    cards = ["", "", ""]
    cards[holder] = "joe"
    scene = town(
        f"K A A A A $5 {cards[0]} / 9 9 9 9 9 $5 {cards[1]} / J J J J J $5 ★ {cards[2]}", steps="sheriff"
    )
    assert asking(scene) == ("office", holder)
    assert scene.sheriff == 2  # the winner is settled, the badge has not moved
    assert story(scene).one("won").facts["seat"] == 0
    say(scene, holder, f"joe {(holder + 1) % 3}")
    assert scene.dollars[holder] == 9
    assert scene.sheriff == 0


def test_DT_30_even_if_nobody_has_a_king() -> None:
    scene = town("A A A A A $5 / 9 9 9 9 9 joe ★", steps="sheriff")
    say(scene, 1, "joe 0")
    assert scene.dollars[:2] == [1, 4]
    assert scene.sheriff == 1


def test_DT_30_once_the_winner_is_settled() -> None:
    scene = town("K A A A A $5 / K 9 9 9 9 joe / J J J J J ★", steps="sheriff", bribes=False)
    assert asking(scene) == ("name-winner", 2)
    assert refused(scene, 1, "joe 0", "DT-40") == "not-asked"
    say(scene, 2, "name 0")
    assert asking(scene) == ("office", 1)


def test_DT_30_not_without_the_card_and_not_from_oneself() -> None:
    scene = town("K A A A A $5 e1 / 9 9 9 9 9 $5 joe ★", steps="sheriff", skip=False)
    assert asking(scene) == ("office", 0, 1)
    assert refused(scene, 0, "joe 1", "DT-30") == "not-an-option"
    assert refused(scene, 1, "joe 1", "DT-30") == "not-an-option"
    assert refused(scene, 1, "joe 5", "DT-30") == "not-an-option"
    assert refused(scene, 0, "play joe", "DT-30") == "card-not-held"


def test_DT_30_joe_is_no_card_for_other_moments() -> None:
    scene = town("9 A A A A $5 dynamite / 9 K K K K $5 joe ★", steps="mine", bribes=False)
    say(scene, 1, "name 0")
    assert asking(scene) == ("own-card", 0)
    assert refused(scene, 1, "joe 0", "DT-56") == "not-asked"


def test_DT_30_cancelled_by_wanted_nobody_pays() -> None:
    scene = town("K A A A A $7 wanted / 9 9 9 9 9 joe ★", steps="sheriff")
    say(scene, 1, "joe 0")
    assert asking(scene) == ("wanted", 0)
    say(scene, 0, "play wanted")
    assert (scene.dollars[0], scene.dollars[1], scene.sheriff) == (7, 0, 0)
    assert discard(scene) == "joe wanted"


def test_DT_30_joe_after_marshall_and_marshall_after_joe() -> None:
    for first, second in (("play marshall", "joe 0"), ("joe 0", "play marshall")):
        scene = town("K A A A A $7 / 9 9 9 9 9 marshall joe ★", steps="sheriff")
        assert may(scene, 1) == ["pass", "play marshall", "joe 0"]
        assert scene.prompt().facts == {"winner": 0, "sheriff": 1}
        say(scene, 1, first)
        assert scene.prompt().facts == {"winner": -1 if first == "play marshall" else 0, "sheriff": 1}
        assert may(scene, 1) == ["pass", second]
        say(scene, 1, second)
        assert (scene.sheriff, scene.dollars[0], scene.dollars[1]) == (1, 3, 4)
        assert asking(scene) == CURTAIN
