"""The Town Hall and poker hands: DT-31 and DT-32."""

from itertools import pairwise

import pytest

from gobelet.core.dice import SORTED
from gobelet.dicetown.cards import DEEDS
from gobelet.dicetown.holders import PILE
from tests.drawing import cards, town
from tests.talking import (
    CURTAIN,
    all_pass,
    asking,
    discard,
    fenced,
    hand,
    look,
    may,
    refused,
    row,
    say,
    story,
)

PILED = 56  # deeds >> PILED is the number of deeds

# --- DT-31 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "taken", "left"),
    [
        ("K K K K K", "d4", "d2 d5"),
        ("K K K K A", "d2 d4", "d5"),
        ("K K K A A", "d2 d4 d5", ""),
        ("K K A A A", "d2 d4 d5", ""),
        ("A A A A A", "d2 d4 d5", ""),
    ],
)
def test_DT_31_the_bottom_deed_and_one_more_for_each_ace_three_at_most(
    dice: str, taken: str, left: str
) -> None:
    scene = town(f"{dice} ★ / 9 10 J Q A", steps="hall", row="d4 d2 d5", script="d1, d1, d1")
    assert hand(scene, 0) == taken
    assert row(scene).split()[: len(left.split())] == left.split()


def test_DT_31_no_more_than_lie_there() -> None:
    deeds = "d1x4 d2x5 d3x5 d4x5 d5x5"
    scene = town(f"A A A A A ★ / 9 10 J Q A {deeds}", steps="hall", row="d1", pile="")
    assert (hand(scene, 0), row(scene)) == ("d1", "")


def test_DT_31_an_empty_row_gives_nothing() -> None:
    deeds = "d1x5 d2x5 d3x5 d4x5 d5x5"
    scene = town(f"A A A A A ★ / 9 10 J Q A {deeds}", steps="hall", row="", pile="")
    assert (hand(scene, 0), scene.gained) == ("", 0)


def test_DT_31_the_row_slides_down_and_is_refilled_from_the_pile() -> None:
    scene = town("K K K K A ★ / 9 10 J Q A", steps="hall", row="d4 d2 d5", script="d1, d3")
    assert row(scene) == "d5 d1 d3"
    assert story(scene).one("refilled").facts == {"titles": (0, 2)}
    assert scene.deeds[PILE] >> PILED == 20


def test_DT_31_a_short_pile_refills_what_it_can() -> None:
    deeds = "d1x4 d2x4 d3x5 d4x4 d5x4"
    scene = town(f"K K K A A ★ / 9 10 J Q A {deeds}", steps="hall", row="d4 d2 d5", pile="d1")
    assert row(scene) == "d1"
    assert scene.deeds[PILE] == 0


def test_DT_31_the_row_slides_without_a_refill_when_the_pile_is_empty() -> None:
    deeds = "d1x5 d2x4 d3x5 d4x4 d5x4"
    scene = town(f"K K K K K ★ / 9 10 J Q A {deeds}", steps="hall", row="d4 d2 d5", pile="")
    assert row(scene) == "d2 d5"
    assert look(scene, None).row == (1, 4)
    assert "refilled" not in story(scene).ids


def test_DT_31_deeds_go_to_the_hand_not_behind_the_fence() -> None:
    scene = town("K K K K K ★ / 9 10 J Q A", steps="hall", row="d4 d2 d5")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d4", "")


def test_DT_31_corruption_also_the_top_of_the_pile() -> None:
    scene = town("K K K K A corruption ★ / 9 10 J Q A", steps="hall", row="d4 d2 d5", script="d1, d3, d5")
    assert asking(scene) == ("own-card", 0)
    assert hand(scene, 0) == "corruption"  # before anything is taken
    say(scene, 0, "play corruption")
    assert hand(scene, 0) == "d1 d2 d4"
    assert row(scene) == "d5 d3 d5"
    assert story(scene).ids[-4:] == ["played-corruption", "took-deeds", "took-top", "refilled"]
    assert discard(scene) == "corruption"


def test_DT_31_corruption_takes_its_card_unseen_by_the_others() -> None:
    scene = town("K K K K K corruption ★ / 9 10 J Q A", steps="hall", script="d5")
    say(scene, 0, "play corruption")
    top = story(scene).one("took-top")
    assert top.seen_by(0).facts == {"seat": 0, "deed": 4}
    assert top.seen_by(1).facts == top.seen_by(None).facts == {"seat": 0}


def test_DT_31_corruption_may_be_saved() -> None:
    scene = town("K K K K K corruption ★ / 9 10 J Q A", steps="hall", row="d4 d2 d5")
    say(scene, 0, "pass")
    assert hand(scene, 0) == "corruption d4"


def test_DT_31_corruption_only_if_the_pile_is_not_empty() -> None:
    deeds = "d1x5 d2x4 d3x5 d4x4 d5x4"
    scene = town(
        f"K K K K K corruption ★ / 9 10 J Q A {deeds}", steps="hall", row="d4 d2 d5", pile="", skip=False
    )
    assert asking(scene) == CURTAIN
    assert hand(scene, 0) == "corruption d4"


def test_DT_31_corruption_may_take_the_last_of_the_pile() -> None:
    deeds = "d1x4 d2x4 d3x5 d4x4 d5x4"
    scene = town(f"K K K K K corruption ★ / 9 10 J Q A {deeds}", steps="hall", row="d4 d2 d5", pile="d1")
    say(scene, 0, "play corruption")
    assert (hand(scene, 0), row(scene)) == ("d1 d4", "d2 d5")


def test_DT_31_corruption_is_the_winners_only() -> None:
    scene = town("K K K K K e1 ★ / 9 10 J Q A corruption", steps="hall", skip=False)
    assert asking(scene) == ("own-card", 0)
    assert may(scene, 0) == ["pass"]
    assert refused(scene, 1, "play corruption", "DT-56") == "not-asked"
    all_pass(scene)
    assert hand(scene, 0) == "e1 d1"


def test_DT_31_corruption_cancelled_by_wanted() -> None:
    scene = town("K K K K K corruption ★ / 9 10 J Q A wanted", steps="hall", row="d4 d2 d5", script="d1")
    say(scene, 0, "play corruption")
    say(scene, 1, "play wanted")
    assert (hand(scene, 0), row(scene)) == ("d4", "d2 d5 d1")
    assert discard(scene) == "corruption wanted"


# --- DT-32 -------------------------------------------------------------------------------------------------

# From the best hand to the worst: each beats the next.
RANKING = [
    "A A A A A",
    "9 9 9 9 9",  # five of a kind
    "K K K K A",
    "K K K K 9",
    "Q Q Q Q A",
    "9 9 9 9 10",  # four
    "J J J 9 9",
    "10 10 10 A A",
    "10 10 10 K K",
    "9 9 9 A A",  # full house
    "10 J Q K A",
    "9 10 J Q K",  # straight
    "A A A K Q",
    "A A A K 9",
    "A A A Q J",
    "K K K A Q",
    "9 9 9 J 10",  # three
    "A A K K 9",
    "A A Q Q K",
    "K K Q Q A",
    "K K Q Q J",
    "10 10 9 9 A",
    "10 10 9 9 J",  # two pair
    "A A K Q J",
    "A A K Q 10",
    "A A K J 10",
    "A A Q J 10",
    "K K A Q J",
    "9 9 A K Q",
    "9 9 Q J 10",  # pair
    "A K Q J 9",
    "A K Q 10 9",
    "A K J 10 9",
    "A Q J 10 9",  # nothing
]


@pytest.mark.parametrize(("better", "worse"), list(pairwise(RANKING)))
def test_DT_32_the_better_hand_wins(better: str, worse: str) -> None:
    scene = town(f"{worse} ★ / {better}", steps="hall")
    won = story(scene).one("won-hand").facts
    assert won["seat"] == 1
    assert won["dice"] == SORTED[scene.dice[1]]
    assert "tied" not in story(scene).ids


@pytest.mark.parametrize(
    ("dice", "name"),
    [
        ("9 9 9 9 9", "five"),
        ("K K K K 9", "four"),
        ("J J J 9 9", "full"),
        ("9 10 J Q K", "straight"),
        ("10 J Q K A", "straight"),
        ("K K K A Q", "three"),
        ("K K Q Q A", "two-pair"),
        ("K K A Q J", "pair"),
        ("A K Q J 9", "nothing"),
    ],
)
def test_DT_32_the_hands_and_their_names(dice: str, name: str) -> None:
    scene = town(f"{dice} ★ / A Q J 10 9", steps="hall")
    assert story(scene).one("won-hand").facts["hand"] == name


def test_DT_32_only_identical_hands_tie_and_the_sheriff_chooses() -> None:
    scene = town("J J J 9 9 / 10 10 10 A A / 9 J 9 J J / K Q J 10 9 ★", steps="hall", bribes=False)
    assert story(scene).one("tied").facts["seats"] == (0, 2)
    assert asking(scene) == ("name-winner", 3)
    say(scene, 3, "name 2")
    assert cards(scene.deeds[2], DEEDS) == "d1"
