"""The Sheriff and ties: DT-40 and DT-43."""

import pytest

from gobelet import Refused
from tests.drawing import town
from tests.talking import CURTAIN, asking, may, refused, say, story

# --- DT-40 -------------------------------------------------------------------------------------------------


def test_DT_40_the_sheriff_names_the_winner_among_the_tied() -> None:
    scene = town("9 9 A A A / 9 9 K K K / 9 J J J J / J J J J J ★", steps="mine", bribes=False)
    assert asking(scene) == ("name-winner", 3)
    assert may(scene, 3) == ["name 0", "name 1"]
    assert refused(scene, 3, "name 2", "DT-40") == "name-not-tied"
    assert refused(scene, 3, "name 3", "DT-40") == "name-not-tied"
    assert refused(scene, 3, "pass", "DT-40") == "not-an-option"
    assert refused(scene, 0, "name 0", "DT-40") == "not-asked"
    say(scene, 3, "name 1")
    assert scene.nuggets[:4] == [0, 2, 0, 0]


def test_DT_40_the_first_seat_too_must_be_tied_to_be_named() -> None:
    scene = town("J J J J J ★ / 9 9 A A A / 9 9 K K K", steps="mine", bribes=False)
    assert refused(scene, 0, "name 0", "DT-40") == "name-not-tied"
    assert refused(scene, 0, "name 5", "DT-40") == "not-an-option"  # nobody sits there
    with pytest.raises(Refused) as refusal:
        say(scene, 0, "name 0")
    assert refusal.value.facts == {"target": 0, "seats": (1, 2)}


def test_DT_40_the_sheriff_included_if_they_are_one_of_them() -> None:
    scene = town("9 9 A A A / 9 9 K K K ★", steps="mine", bribes=False)
    assert may(scene, 1) == ["name 0", "name 1"]
    say(scene, 1, "name 1")
    assert scene.nuggets[:2] == [0, 2]
    assert story(scene).ids == ["tied", "named-himself", "won", "took-nuggets"]


@pytest.mark.parametrize(
    ("dice", "place"), [("10", "bank"), ("Q", "saloon")], ids=["an empty bank", "an empty saloon"]
)
def test_DT_40_a_tie_is_settled_even_where_nothing_is_to_be_had(dice: str, place: str) -> None:
    scene = town(f"{dice} A A A A / {dice} K K K K ★", steps=place, bank=0, bribes=False)
    assert asking(scene) == ("name-winner", 1)
    say(scene, 1, "name 0")
    assert story(scene).one("won").facts["seat"] == 0
    assert scene.gained == 0


def test_DT_40_without_a_tie_the_sheriff_has_no_say() -> None:
    scene = town("9 9 A A A / 9 K K K K ★", steps="mine")
    assert asking(scene) == CURTAIN
    assert scene.nuggets[0] == 2


# --- DT-43 -------------------------------------------------------------------------------------------------


def test_DT_43_the_docs_order_is_decided_without_bribes() -> None:
    scene = town("K K K K K $5 / A A A A A $5 / 9 9 9 9 9 ★", steps="doc", gained=(2,))
    assert asking(scene) == ("order-visits", 2)
    assert {"offered", "offered-nothing"}.isdisjoint(story(scene).ids)


def test_DT_43_the_final_tie_is_decided_without_bribes() -> None:
    scene = town("$5 n14 / $5 n14 / n2 ★", steps="end")
    assert asking(scene) == ("name-champion", 2)
    assert refused(scene, 0, "offer $1", "DT-62") == "not-asked"
    say(scene, 2, "name 1")
    assert scene.dollars[:3] == [5, 5, 0]
