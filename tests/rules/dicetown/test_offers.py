"""How an offer is put together, part by part, and what becomes of it: DT-41 and DT-42."""

import pytest

from gobelet import Refused
from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.notation import read
from tests.drawing import CARDS, cards, town
from tests.talking import asking, fenced, hand, look, may, refused, say, story

# Seats 1 and 2 are tied at the mine and at the bank; the Sheriff is not one of them.
RICH = "J J J J J / 9 10 A A A $2 n2 e1 brute brute d1 d1 d5 [d1] [d1] [d5] / 9 10 K K K / J J J J J ★"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("", "$1 $2 n1 n2 e1 brute d1 d5 [d1] [d5]"),
        ("$1", "n1 n2 e1 brute d1 d5 [d1] [d5]"),
        ("n2", "e1 brute d1 d5 [d1] [d5]"),
        ("$2 e1", "brute d1 d5 [d1] [d5]"),
        ("brute", "brute d1 d5 [d1] [d5]"),
        ("brute brute", "d1 d5 [d1] [d5]"),
        ("d1", "d1 d5 [d1] [d5]"),
        ("d1 d1", "d5 [d1] [d5]"),
        ("n1 d5", "[d1] [d5]"),
        ("[d1]", "[d1] [d5]"),
        ("[d1] [d1]", "[d5]"),
        ("[d5]", ""),
    ],
)
def test_DT_41_the_parts_of_an_offer_ascend_and_equal_cards_stand_side_by_side(said: str, left: str) -> None:
    scene = town(RICH, steps="mine", skip=False)
    if said:
        say(scene, 1, f"take {said}")
    assert may(scene, 1) == ["done", *left.split()]


def test_DT_41_a_seat_with_nothing_more_to_add_is_not_kept_waiting() -> None:
    scene = town(RICH, steps="mine")
    say(scene, 1, "take $2 n2 e1 brute brute d1 d1 d5 [d1] [d1]")
    assert asking(scene) == ("offer", 1)
    say(scene, 1, "take [d5]")
    assert asking(scene) == ("name-winner", 3)  # neither has anything to raise with


@pytest.mark.parametrize("goods", ["$1", "n1", "e1", "d1", "[d1]"])
def test_DT_41_who_owns_anything_at_all_may_offer_it(goods: str) -> None:
    scene = town(f"J J J J J ★ / 9 A A A A {goods} / 9 K K K K", steps="mine")
    assert asking(scene) == ("offer", 1)
    assert may(scene, 1) == ["done", goods]


@pytest.mark.parametrize(
    ("offer", "id", "facts"),
    [
        ("offer $3", "offer-more-than-owned", {"dollars": 3}),
        ("offer $53", "offer-more-than-owned", {"dollars": 53}),
        ("offer n3", "offer-more-than-owned", {"nuggets": 3}),
        ("offer n40", "offer-more-than-owned", {"nuggets": 40}),
        ("offer e2", "offer-not-owned", {}),
        ("offer $1 $53", "offer-order", {}),
        ("remedy charm", "not-an-option", None),
    ],
)
def test_DT_41_a_refusal_names_what_was_too_much(offer: str, id: str, facts: dict[str, int] | None) -> None:
    scene = town(RICH, steps="mine")
    assert refused(scene, 1, offer, "DT-41") == id
    with pytest.raises(Refused) as refusal:
        scene.answer(1, *read(scene, 1, offer))
    assert facts is None or refusal.value.facts == facts


def test_DT_41_an_unowned_first_card_is_not_owned_rather_than_too_many_nuggets() -> None:
    scene = town("J J J J J ★ / 9 A A A A n1 $2 / 9 K K K K", steps="mine")
    assert refused(scene, 1, "offer e1", "DT-41") == "offer-not-owned"
    assert refused(scene, 1, "offer n1 e1", "DT-41") == "offer-not-owned"


def test_DT_41_a_tied_sheriff_makes_no_offer() -> None:
    scene = town("9 A A A A $2 / 9 K K K K $2 ★", steps="mine")
    say(scene, 0, "offer $1")
    say(scene, 0, "offer")
    shown = [
        event.facts["seat"] for event in story(scene).events if event.id.startswith(("offered", "raised"))
    ]
    assert shown == [0, 0]


def test_DT_41_everything_offered_goes_to_the_sheriff() -> None:
    scene = town(RICH, steps="mine")
    say(scene, 1, "offer $1 n1 e1 brute brute d1 d5 [d1] [d5]")
    say(scene, 1, "offer $1 d1 [d1]")
    say(scene, 3, "name 1")
    assert (scene.dollars[1], scene.nuggets[1], hand(scene, 1), fenced(scene, 1)) == (0, 2, "", "")
    assert (scene.dollars[3], scene.nuggets[3]) == (2, 1)
    assert (hand(scene, 3), fenced(scene, 3)) == ("e1 brute brute d1 d1 d5", "d1 d1 d5")


def test_DT_42_giver_and_sheriff_see_the_hand_cards_wherever_they_sit() -> None:
    scene = town(RICH, steps="mine")
    say(scene, 1, "offer brute d1 d5 [d1]")
    offered = story(scene).one("offered")
    for eye in (1, 3):
        assert offered.seen_by(eye).facts["cards"] == (CARDS.index("brute"),)
        assert offered.seen_by(eye).facts["titles"] == (0, 4)
    for stranger in (0, 2, None):
        assert "cards" not in offered.seen_by(stranger).facts
        assert (offered.facts["number"], offered.facts["deeds"], offered.facts["fenced"]) == (1, 2, (0,))


def test_DT_42_a_bribe_does_not_dim_what_the_sheriff_knew() -> None:
    scene = town(RICH, steps="mine bank")
    say(scene, 1, "offer e1 d5")
    say(scene, 1, "offer")
    say(scene, 3, "name 2")  # refused, and remembered
    assert cards(look(scene, 3).known_store[1], STORE) == "e1"
    say(scene, 2, "offer")
    say(scene, 1, "offer brute d1")
    say(scene, 1, "offer")
    say(scene, 2, "offer")
    say(scene, 3, "name 1")
    assert (cards(look(scene, 3).known_store[1], STORE), cards(look(scene, 3).known_deeds[1], DEEDS)) == (
        "e1",
        "d5",
    )
    assert cards(look(scene, 1).known_store[3], STORE) == "brute"  # what they gave
    assert cards(look(scene, 1).known_deeds[3], DEEDS) == "d1"
    assert cards(look(scene, 2).known_store[3], STORE) == cards(look(scene, 0).known_deeds[3], DEEDS) == ""
