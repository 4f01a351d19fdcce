"""The actions of the mine, the bank, the Store and the Town Hall: DX-12, DX-13, DX-14, DX-17."""

import pytest

from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.holders import BANK, COACH, MINE, PILE
from tests.annexes import river
from tests.drawing import town
from tests.talking import CURTAIN, asking, fenced, hand, look, may, refused, row, say, story

ID = "dicetown/extension"


# --- DX-12 -------------------------------------------------------------------------------------------------


def test_DX_12_nuggets_as_in_2009() -> None:
    scene = town("9 9 9 A A / K ★ / J", edition=ID, steps="mine")
    say(scene, 0, "action 0")
    assert (scene.nuggets[0], scene.nuggets[MINE]) == (3, 27)


def test_DX_12_or_a_river_card_shown_applied_and_removed() -> None:
    scene = town(
        "9 9 9 A A / K ★ / J", edition=ID, steps="mine", script="nuggets-5", beside="river: nuggets-5 star"
    )
    say(scene, 0, "action 1")
    assert story(scene).one("found").seen_by(None).facts == {"seat": 0, "find": "nuggets-5"}
    assert scene.nuggets[0] == 5  # one card, however many 9s
    assert river(scene) == "star"


# --- DX-13 -------------------------------------------------------------------------------------------------


def test_DX_13_hold_up_a_dollar_per_10_and_what_is_left_moves_to_the_bank_after_both() -> None:
    scene = town("10 10 10 A A / 10 K K K K ★ / J", edition=ID, steps="bank coach", bank=19, coach=10)
    say(scene, 0, "action 1")
    assert scene.dollars[0] == 3
    assert scene.dollars[1] == 19  # the bank, without the stagecoach's money
    assert (scene.dollars[BANK], scene.dollars[COACH]) == (7, 0)


def test_DX_13_no_more_than_lies_there() -> None:
    scene = town("10 10 10 A A / K K K K K ★ / J", edition=ID, steps="bank", bank=27, coach=2)
    say(scene, 0, "action 1")
    assert (scene.dollars[0], scene.dollars[COACH], scene.dollars[BANK]) == (2, 0, 27)


def test_DX_13_the_second_may_have_to_hold_it_up() -> None:
    scene = town("10 10 10 A A / 10 K K K K ★ / J", edition=ID, steps="bank", bank=9, coach=20)
    say(scene, 0, "action 0")
    assert (scene.dollars[0], scene.dollars[1], scene.dollars[COACH]) == (9, 1, 19)


# --- DX-14 -------------------------------------------------------------------------------------------------


def test_DX_14_shop_as_in_2009_and_in_round_1_twice_for_whoever_takes_it() -> None:
    scene = town("J J A A A / J K K K K ★ / 9", edition=ID, steps="store", script="e1, e2", round=1)
    say(scene, 0, "action 1")
    say(scene, 0, "remedy charm")
    assert hand(scene, 1) == "e1 e2"


def test_DX_14_or_visit_the_doc_at_once_and_once() -> None:
    scene = town("J J A A K / K n1 ★ / 9 n2", edition=ID, steps="store", script="e1", round=1)
    say(scene, 0, "action 1")
    assert asking(scene) == ("see-doc", 0)
    assert may(scene, 0) == ["remedy sample", "remedy collect", "remedy charm"]
    assert refused(scene, 0, "pass", "DX-14") == "not-an-option"  # one can't decline
    assert refused(scene, 0, "remedy fence", "DX-14") == "not-an-option"
    say(scene, 0, "remedy charm")
    assert scene.nuggets[0] == 2
    assert asking(scene) == CURTAIN


def test_DX_14_with_one_remedy_nothing_is_asked() -> None:
    scene = town("J J J J J / K ★ / 9", edition=ID, steps="store", script="e1")
    say(scene, 0, "action 1")
    assert hand(scene, 0) == "e1"
    assert asking(scene) == CURTAIN


def test_DX_14_it_does_not_use_up_the_visit_of_the_doc_step_unless_it_gave_something() -> None:
    scene = town("J A A A A / K ★ / 9", edition=ID, steps="store doc", gained=(1, 2))
    say(scene, 0, "action 1")
    say(scene, 0, "remedy charm")  # nobody has a nugget
    assert asking(scene) == ("visit", 0)


# --- DX-17 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "taken"), [("K K K K 9", 1), ("K K K K A", 2), ("K K K A A", 3), ("A A A A A", 3)]
)
def test_DX_17_one_card_and_one_more_per_ace_two_more_at_most(dice: str, taken: int) -> None:
    scene = town(f"{dice} / 9 9 10 10 J ★ / 9 10 J Q A", edition=ID, steps="hall", script="d1, d1, d1, d1")
    say(scene, 0, "action 0")
    assert story(scene).one("took-land").facts == {"seat": 0, "lands": ("1", "2", "3")[:taken]}


def test_DX_17_or_the_piles_top_card_unseen_by_the_others() -> None:
    scene = town("K K K K 9 / 9 9 10 10 J ★ / 9 10 J Q A", edition=ID, steps="hall", script="d4, d1")
    say(scene, 0, "action 1")
    assert hand(scene, 0) == "d4"
    took = story(scene).one("took-top")
    assert took.seen_by(0).facts == {"seat": 0, "deed": 3}
    assert took.seen_by(1).facts == {"seat": 0}
    assert look(scene, 1).known_deeds[0] == 0


def test_DX_17_a_ranch_on_top_of_the_pile_is_laid_open() -> None:
    scene = town("K K K K 9 / 9 9 10 10 J ★ / 9 10 J Q A", edition=ID, steps="hall", script="ranch, d1")
    say(scene, 0, "action 1")
    assert (hand(scene, 0), fenced(scene, 0)) == ("", "ranch")
    assert story(scene).one("took-ranch").seen_by(None).facts == {"seat": 0}


def test_DX_17_an_empty_pile_gives_nothing() -> None:
    rest = "d1x4 d2x4 d3x4 d4x5 d5x5"
    scene = town(
        f"K K K K 9 {rest} [ranch]x10 / 9 9 10 10 J ★ / 9 10 J Q A", edition=ID, steps="hall", pile=""
    )
    say(scene, 0, "action 1")
    assert story(scene).one("pile-empty").facts == {"seat": 0}
    assert not scene.gained & 1
    assert row(scene) == "d2 d3"  # the second took the bottom one; nothing to refill with


def test_DX_17_corruptions_card_comes_after_the_rows_and_a_ranch_is_laid_open() -> None:
    scene = town(
        "K K K K 9 corruption / 9 9 10 10 J ★ / 9 10 J Q A", edition=ID, steps="hall", script="ranch, d5, d4"
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play corruption")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d1", "ranch")
    assert row(scene) == "d2 d3 d5"
    assert DEEDS.count(scene.deeds[PILE], 5) == 9
