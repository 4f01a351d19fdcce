"""Robbing where there are Ranches: DX-15, DX-47, DX-48."""

import pytest

from gobelet.dicetown.holders import PILE
from gobelet.dicetown.state import Town
from tests.annexes import outlaws
from tests.drawing import town
from tests.talking import CURTAIN, asking, discard, fenced, hand, may, refused, say, story

ID = "dicetown/extension"


def test_DX_15_rob_as_in_2009_and_the_second_recruits() -> None:
    scene = town(
        "Q Q A A A / Q K K K K e5 ★ / 9", edition=ID, steps="saloon", script="e5, 9$4", beside="top: J$4"
    )
    say(scene, 0, "action 0")
    assert hand(scene, 0) == "e5"
    assert outlaws(scene, 1) == "J$4"


# --- DX-47 -------------------------------------------------------------------------------------------------


def test_DX_47_whisky_takes_a_ranch_instead_of_the_whole_draw() -> None:
    scene = town("Q Q A A A whisky / K K K K K e5 d5 [ranch]x2 ★ / 9", edition=ID, steps="saloon")
    say(scene, 0, "action 0")
    assert asking(scene) == ("whisky", 0)  # on naming the victim, before any draw
    assert scene.prompt().facts == {"seat": 0, "victim": 1}
    say(scene, 0, "play whisky")
    assert (fenced(scene, 0), fenced(scene, 1)) == ("ranch", "ranch")
    assert hand(scene, 1) == "e5 d5"
    assert not story(scene).all("robbed")
    assert scene.gained & 1
    assert asking(scene) == CURTAIN


def test_DX_47_the_window_opens_only_if_the_victim_has_a_ranch() -> None:
    scene = town("Q A A A A whisky / K K K K K e5 d5 ★ / 9 [ranch]", edition=ID, steps="saloon", skip=False)
    say(scene, 0, "action 0")
    while asking(scene)[0] == "own-card":
        say(scene, 0, "pass")
    assert may(scene, 0) == ["rob 1", "rob 2"]
    say(scene, 0, "rob 1")
    assert asking(scene) == ("backs", 0)


def test_DX_47_one_with_ranches_only_may_be_named_if_the_thief_could_hold_whisky() -> None:
    scene = town("Q A A A A e1 / K K K K K e5 ★ / 9 [ranch]", edition=ID, steps="saloon")
    say(scene, 0, "action 0")
    assert may(scene, 0) == ["rob 1", "rob 2"]
    say(scene, 0, "rob 2")
    assert story(scene).one("robbed-in-vain").facts == {
        "seat": 0,
        "victim": 2,
    }  # without Whisky they draw nothing
    assert not scene.gained


def test_DX_47_not_if_the_thief_has_no_store_card() -> None:
    scene = town("Q A A A A d1 / K K K K K e5 d5 ★ / 9 [ranch]", edition=ID, steps="saloon")
    say(scene, 0, "action 0")
    assert asking(scene) == ("backs", 0)  # seat 1 is the only one


def test_DX_47_not_if_whisky_is_publicly_out() -> None:
    scene = town(
        "Q A A A A e1 / K K K K K e5 d5 ★ / J e2 / 9 [ranch]", edition=ID, steps="saloon", played="whisky"
    )
    say(scene, 0, "action 0")
    assert may(scene, 0) == ["rob 1", "rob 2"]
    assert refused(scene, 0, "rob 3", "DT-53") == "nothing-to-rob"


def test_DX_47_cancelled_the_draw_goes_on() -> None:
    scene = town(
        "Q A A A A whisky / K K K K K wanted d5 [ranch] ★ / 9", edition=ID, steps="saloon", script="d5"
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play whisky")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "play wanted")
    assert (hand(scene, 0), fenced(scene, 1)) == ("d5", "ranch")
    assert asking(scene) == CURTAIN


def test_DX_47_a_whisky_won_in_a_first_robbery_may_serve_at_once() -> None:
    scene = town(
        "Q A A A A girls / K K K K K whisky [ranch] ★ / 9", edition=ID, steps="saloon", script="whisky"
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play girls")
    assert asking(scene) == ("whisky", 0)
    say(scene, 0, "play whisky")
    assert fenced(scene, 0) == "ranch"


# --- DX-48 -------------------------------------------------------------------------------------------------


def test_DX_48_insurance_for_a_store_card() -> None:
    scene = town("Q A A A A / K K K K K e5 insurance ★ / 9", edition=ID, steps="saloon", script="e5, e8")
    say(scene, 0, "action 0")
    assert asking(scene) == ("insurance", 1)
    assert scene.prompt().facts == {"seat": 1, "back": "card"}
    say(scene, 1, "play insurance")
    assert (hand(scene, 0), hand(scene, 1)) == ("e5", "e8")
    assert discard(scene) == "insurance"
    assert scene.gained == 0b11
    assert story(scene).one("got-card").seen_by(0).facts == {"seat": 1}


def test_DX_48_insurance_for_a_deed() -> None:
    scene = town("Q A A A A / K K K K K d5 insurance ★ / 9", edition=ID, steps="saloon", script="d5, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "backs 0")
    assert scene.prompt().facts == {"seat": 1, "back": "deed"}
    say(scene, 1, "play insurance")
    assert (hand(scene, 0), hand(scene, 1)) == ("d5", "d4")


def test_DX_48_a_ranch_drawn_is_laid_open() -> None:
    scene = town("Q A A A A / K K K K K d5 insurance ★ / 9", edition=ID, steps="saloon", script="d5, ranch")
    say(scene, 0, "action 0")
    say(scene, 0, "backs 0")
    say(scene, 1, "play insurance")
    assert (hand(scene, 1), fenced(scene, 1)) == ("", "ranch")


def test_DX_48_a_ranch_lost_to_whisky_counts_as_a_deed() -> None:
    scene = town(
        "Q A A A A whisky / K K K K K insurance [ranch] ★ / 9", edition=ID, steps="saloon", script="d3"
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play whisky")
    assert scene.prompt().facts == {"seat": 1, "back": "deed"}
    say(scene, 1, "play insurance")
    assert hand(scene, 1) == "d3"


def test_DX_48_the_stolen_card_itself_can_not_be_played() -> None:
    scene = town("Q A A A A / K K K K K insurance ★ / 9", edition=ID, steps="saloon", script="insurance")
    say(scene, 0, "action 0")
    assert hand(scene, 0) == "insurance"
    assert asking(scene) == CURTAIN


def test_DX_48_an_empty_deed_pile_gives_nothing() -> None:
    rest = "d1x4 d2x4 d3x4 d4x5 d5x4"
    scene = town(
        f"Q A A A A {rest} [ranch]x10 / K K K K K d5 insurance ★ / 9",
        edition=ID,
        steps="saloon",
        script="d5",
        pile="",
    )
    say(scene, 0, "action 0")
    say(scene, 0, "backs 0")
    say(scene, 1, "play insurance")
    assert (hand(scene, 1), scene.deeds[PILE]) == ("", 0)
    assert not scene.gained & 2


def test_DX_48_wanted_against_whisky_is_no_loss_to_insure() -> None:
    """The victim played Wanted from their own hand: what they lost to the thief is a deed all the same."""
    scene = town(
        "Q A A A A whisky / K K K K K wanted insurance d5 [ranch] ★ / 9",
        edition=ID,
        steps="saloon",
        script="d5",
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play whisky")
    say(scene, 1, "play wanted")
    say(scene, 0, "backs 0")
    assert scene.prompt().facts == {"seat": 1, "back": "deed"}


def test_DX_48_cancelled_nothing_is_drawn() -> None:
    scene = town("Q A A A A wanted / K K K K K e5 insurance ★ / 9", edition=ID, steps="saloon", script="e5")
    say(scene, 0, "action 0")
    say(scene, 1, "play insurance")
    say(scene, 0, "play wanted")
    assert hand(scene, 1) == ""


def reshuffled(edition: str) -> Town:
    """The victim has played Insurance; the deck was empty, and with the discard shuffled in it came back."""
    scene = town(
        "Q A A A A / K K K K K e5 e8 insurance ★ / 9",
        edition=edition,
        steps="saloon",
        deck="",
        script="e5, insurance, e1",
    )
    say(scene, 0, "action 0")
    say(scene, 1, "play insurance")
    return scene


@pytest.mark.parametrize("edition", [ID, f"{ID}+indians"])
def test_DX_48_a_robbery_pays_one_insurance_whatever_is_reshuffled(edition: str) -> None:
    scene = reshuffled(edition)
    assert hand(scene, 1) == "e8 insurance"  # it is in the hand again
    assert asking(scene) == CURTAIN
    assert len(story(scene).all("got-card")) == 1
    assert refused(scene, 1, "play insurance", "") == "not-asked"


@pytest.mark.parametrize("edition", [f"{ID}@1", f"{ID}+indians@1"])
def test_DX_48_in_version_1_a_reshuffled_insurance_pays_again(edition: str) -> None:
    scene = reshuffled(edition)
    assert hand(scene, 1) == "e8 insurance"
    assert asking(scene) == ("insurance", 1)
    say(scene, 1, "play insurance")
    assert len(story(scene).all("got-card")) == 2


def test_DX_48_with_girls_each_robbery_has_its_own_windows() -> None:
    scene = town(
        "Q A A A A girls whisky / K K K K K e5 insurance [ranch] ★ / 9 e1 [ranch]",
        edition=ID,
        steps="saloon",
        script="e5, e8",
    )
    say(scene, 0, "action 0")
    say(scene, 0, "play girls")
    say(scene, 0, "rob 1")
    assert asking(scene) == ("whisky", 0)
    say(scene, 0, "pass")
    assert asking(scene) == ("insurance", 1)
    say(scene, 1, "play insurance")
    say(scene, 0, "rob 2")
    assert asking(scene) == ("whisky", 0)
    say(scene, 0, "play whisky")
    assert fenced(scene, 0) == "ranch"


def test_DX_48_nothing_stolen_nothing_insured() -> None:
    scene = town("Q A A A A e1 / K K K K K ★ / 9 [ranch]", edition=ID, steps="saloon", skip=False)
    say(scene, 0, "action 0")
    while asking(scene) != CURTAIN:
        assert asking(scene)[0] in ("own-card", "whisky", "desperado")
        say(scene, 0, "pass")
