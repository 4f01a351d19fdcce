"""Winning a location; the gold mine, the bank and the stagecoach: DT-20 to DT-23."""

import pytest

from gobelet.dicetown.holders import BANK, COACH, MINE
from tests.drawing import town
from tests.talking import CURTAIN, all_pass, asking, discard, hand, may, refused, say, story

# --- DT-20 -------------------------------------------------------------------------------------------------


def test_DT_20_the_most_dice_of_the_face_win() -> None:
    scene = town("9 9 10 J K / 9 9 9 J K ★ / 9 A A A A", steps="mine")
    assert story(scene).one("won").facts == {"seat": 1, "place": "mine", "face": 0, "number": 3}
    assert scene.nuggets[:3] == [0, 3, 0]


def test_DT_20_one_die_is_enough() -> None:
    scene = town("10 J J J J ★ / A A A A A", steps="bank")
    assert story(scene).one("won").facts == {"seat": 0, "place": "bank", "face": 1, "number": 1}


@pytest.mark.parametrize("place", ["mine", "bank", "store", "saloon"])
def test_DT_20_no_dice_of_the_face_no_winner(place: str) -> None:
    scene = town("K K K A A $3 e1 ★ / A A A A A $3 e2", steps=place)
    assert story(scene).ids == ["unclaimed"]
    assert scene.gained == 0
    assert (scene.nuggets[MINE], scene.dollars[BANK], hand(scene, 0), hand(scene, 1)) == (30, 13, "e1", "e2")


def test_DT_20_a_tie_is_the_sheriffs_to_settle() -> None:
    scene = town("9 9 10 J K / 9 9 J J K / 9 A A A A ★", steps="mine", bribes=False)
    assert asking(scene) == ("name-winner", 2)
    say(scene, 2, "name 1")
    assert scene.nuggets[:3] == [0, 2, 0]


def test_DT_20_one_player_may_win_several_locations() -> None:
    scene = town("9 9 9 10 10 ★ / 9 10 A A A", steps="mine bank", bank=5)
    assert [event.facts["seat"] for event in story(scene).all("won")] == [0, 0]
    assert (scene.nuggets[0], scene.dollars[0]) == (3, 5)


def test_DT_20_the_town_is_visited_in_this_order() -> None:
    scene = town(
        "9 9 10 10 K e1 ★ / J J Q Q A d1",
        steps="mine bank coach store saloon sheriff hall",
        script="e2, e3",
        coach=2,
    )
    say(scene, 1, "take e2")
    won = [event.facts["place"] for event in story(scene).events if event.id in ("won", "won-hand")]
    assert won == ["mine", "bank", "store", "saloon", "sheriff", "hall"]
    ids = story(scene).ids
    assert ids.index("robbed-bank") < ids.index("stagecoach") < ids.index("drew")


# --- DT-21 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nines", [1, 2, 3, 4, 5])
def test_DT_21_one_nugget_per_nine(nines: int) -> None:
    scene = town(f"{'9 ' * nines}{'A ' * (5 - nines)} n1 ★ / K K K K K", steps="mine")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (1 + nines, 29 - nines)
    assert story(scene).one("took-nuggets").facts == {"seat": 0, "nuggets": nines}


def test_DT_21_a_short_mine_gives_what_is_left() -> None:
    scene = town("9 9 9 9 A ★ / n28", steps="mine", mine=2)
    assert (scene.nuggets[0], scene.nuggets[1], scene.nuggets[MINE]) == (2, 28, 0)


def test_DT_21_dynamite_twice_as_many() -> None:
    scene = town("9 9 9 A A dynamite ★ / K K K K K", steps="mine")
    assert asking(scene) == ("own-card", 0)
    assert scene.nuggets[0] == 0  # asked before anything is taken
    say(scene, 0, "play dynamite")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (6, 24)
    assert (hand(scene, 0), discard(scene)) == ("", "dynamite")


def test_DT_21_dynamite_may_be_saved() -> None:
    scene = town("9 9 9 A A dynamite ★ / K K K K K", steps="mine")
    say(scene, 0, "pass")
    assert (scene.nuggets[0], hand(scene, 0)) == (3, "dynamite")


def test_DT_21_dynamite_in_a_short_mine() -> None:
    scene = town("9 9 9 A A dynamite ★ / n25", steps="mine", mine=5)
    say(scene, 0, "play dynamite")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (5, 0)


def test_DT_21_dynamite_is_the_winners_only() -> None:
    scene = town("9 9 9 A A e1 ★ / 9 K K K K dynamite", steps="mine", skip=False)
    assert asking(scene) == ("own-card", 0)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 1, "play dynamite", "DT-56") == "not-asked"
    assert refused(scene, 0, "play dynamite", "DT-56") == "card-not-held"
    all_pass(scene)
    assert scene.nuggets[:2] == [3, 0]


def test_DT_21_dynamite_cancelled_by_wanted_the_ordinary_action_goes_on() -> None:
    scene = town("9 9 9 A A dynamite ★ / K K K K K wanted", steps="mine")
    say(scene, 0, "play dynamite")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (3, 27)
    assert discard(scene) == "dynamite wanted"


# --- DT-22 -------------------------------------------------------------------------------------------------


def test_DT_22_the_winner_takes_all_the_money_on_the_bank() -> None:
    scene = town("10 10 A A A $4 ★ / 10 K K K K $3", steps="bank", coach=5)
    assert scene.dollars[:2] == [11, 3]
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (0, 5)


def test_DT_22_an_empty_bank_gives_nothing() -> None:
    scene = town("10 10 A A A $4 ★ / 10 K K K K $3 split", steps="bank", bank=0, skip=False)
    assert scene.dollars[0] == 4
    assert asking(scene) == CURTAIN  # and Even Split is not asked for


@pytest.mark.parametrize(("robbed", "half"), [(1, 0), (2, 1), (5, 2), (9, 4)])
def test_DT_22_even_split_half_rounded_down(robbed: int, half: int) -> None:
    scene = town("10 10 A A A $4 ★ / K K K K K $3 split", steps="bank", bank=robbed)
    assert asking(scene) == ("split", 1)
    assert scene.dollars[0] == 4 + robbed  # the robber has taken the money
    assert scene.prompt().facts == {"seat": 0, "dollars": robbed, "half": half}
    say(scene, 1, "play split")
    assert scene.dollars[:2] == [4 + robbed - half, 3 + half]
    assert scene.dollars[BANK] == 0
    assert (hand(scene, 1), discard(scene)) == ("", "split")


def test_DT_22_even_split_may_be_saved() -> None:
    scene = town("10 10 A A A $4 ★ / K K K K K $3 split", steps="bank", bank=8)
    say(scene, 1, "pass")
    assert scene.dollars[:2] == [12, 3]
    assert hand(scene, 1) == "split"


def test_DT_22_even_split_is_for_opponents() -> None:
    scene = town("10 10 A A A split ★ / K K K K K e1 / J J J J J", steps="bank", skip=False)
    assert asking(scene) == ("split", 1)
    assert refused(scene, 0, "play split", "DT-22") == "not-asked"
    assert refused(scene, 1, "play split", "DT-22") == "card-not-held"
    all_pass(scene)
    assert scene.dollars[:3] == [27, 0, 0]


def test_DT_22_nobody_robs_nobody_splits() -> None:
    scene = town("A A A A A ★ / K K K K K split", steps="bank", skip=False)
    assert asking(scene) == CURTAIN
    assert scene.dollars[BANK] == 19


def test_DT_22_even_split_cancelled_by_wanted_the_robber_keeps_all() -> None:
    scene = town("10 10 A A A $4 ★ wanted / K K K K K $3 split / J J J J J", steps="bank", bank=8)
    say(scene, 1, "play split")
    assert asking(scene) == ("wanted", 0)
    say(scene, 0, "play wanted")
    assert scene.dollars[:2] == [12, 3]
    assert discard(scene) == "split wanted"


def test_DT_22_even_split_shares_the_loot_not_the_purse() -> None:
    scene = town("10 10 A A A $9 ★ / K K K K K split / J J J J J", steps="bank", bank=4)
    say(scene, 1, "play split")
    assert scene.dollars[:2] == [11, 2]


# --- DT-23 -------------------------------------------------------------------------------------------------


def test_DT_23_the_stagecoach_moves_to_the_bank() -> None:
    scene = town("A A A A A ★ / K K K K K", steps="coach", coach=5)
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (19, 0)
    assert story(scene).one("stagecoach").facts == {"dollars": 5, "bank": 19}


def test_DT_23_for_the_next_round_not_for_this_one() -> None:
    scene = town("10 10 A A A ★ / K K K K K", steps="bank coach", coach=5)
    assert scene.dollars[0] == 14
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (5, 0)


def test_DT_23_an_empty_stagecoach_brings_nothing() -> None:
    scene = town("A A A A A ★ / K K K K K", steps="coach", coach=0)
    assert scene.dollars[BANK] == 19
    assert story(scene).ids == []
