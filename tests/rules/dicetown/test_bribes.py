"""Bribes: DT-41 and DT-42."""

import pytest

from gobelet.dicetown.cards import DEEDS, STORE
from gobelet.dicetown.holders import BANK
from gobelet.dicetown.offer import NOTHING, Offer
from tests.drawing import CARDS, cards, town
from tests.talking import CURTAIN, asking, fenced, hand, look, may, refused, say, story

# --- DT-41 -------------------------------------------------------------------------------------------------

# Seats 0 and 1 are tied at the mine, the Sheriff at 3 is not one of them.
TIED = "9 A A A A $6 n3 brute joe d1 d4 [d2] / 9 K K K K $4 wanted / J J J J J $2 e1 / J J J J J $1 ★"


def test_DT_41_the_tied_may_bribe_and_nobody_else() -> None:
    scene = town(TIED, steps="mine")
    assert asking(scene) == ("offer", 0, 1)
    assert refused(scene, 2, "offer $1", "DT-41") == "not-asked"
    assert refused(scene, 3, "offer $1", "DT-41") == "not-asked"


def test_DT_41_the_sheriff_makes_no_offer() -> None:
    scene = town("9 A A A A $4 / 9 K K K K $4 ★", steps="mine")
    assert asking(scene) == ("offer", 0)


def test_DT_41_dollars_nuggets_cards_of_the_hand_and_fenced_deeds() -> None:
    scene = town(TIED, steps="mine")
    assert may(scene, 0) == [
        "done",
        *[f"${dollars}" for dollars in range(1, 7)],
        *["n1", "n2", "n3"],
        *["brute", "joe", "d1", "d4", "[d2]"],
    ]
    say(scene, 0, "offer $2 n1 joe d4 [d2]")
    say(scene, 1, "offer")
    say(scene, 0, "offer")
    say(scene, 1, "offer")
    say(scene, 3, "name 0")
    assert (scene.dollars[0], scene.dollars[3]) == (4, 3)
    assert (scene.nuggets[0], scene.nuggets[3]) == (3, 1)  # and one from the mine
    assert (hand(scene, 0), hand(scene, 3)) == ("brute d1", "joe d4")
    assert (fenced(scene, 0), fenced(scene, 3)) == ("", "d2")  # it stays fenced, before the Sheriff
    assert scene.offers == []


def test_DT_41_all_one_has() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $6 n3 brute joe d1 d4 [d2]")
    say(scene, 1, "offer")
    say(scene, 1, "offer")  # seat 0 has nothing left to raise with
    say(scene, 3, "name 0")
    assert (scene.dollars[0], scene.nuggets[0], hand(scene, 0), fenced(scene, 0)) == (0, 1, "", "")
    assert (scene.dollars[3], scene.nuggets[3], hand(scene, 3), fenced(scene, 3)) == (
        7,
        3,
        "brute joe d1 d4",
        "d2",
    )


def test_DT_41_offers_of_those_not_chosen_are_returned() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $2 n1 joe d4 [d2]")
    say(scene, 1, "offer $1 wanted")
    say(scene, 0, "offer")
    say(scene, 1, "offer")
    say(scene, 3, "name 1")
    assert (scene.dollars[0], scene.nuggets[0], hand(scene, 0)) == (6, 3, "brute joe d1 d4")
    assert fenced(scene, 0) == "d2"
    assert (scene.dollars[1], scene.dollars[3], hand(scene, 1), hand(scene, 3)) == (3, 2, "", "wanted")
    assert (scene.nuggets[1], scene.nuggets[3]) == (1, 0)


def test_DT_41_a_sheriff_who_wins_the_tie_is_paid_nothing() -> None:
    scene = town("9 A A A A $4 / 9 K K K K $4 ★", steps="mine")
    say(scene, 0, "offer $3")
    say(scene, 0, "offer $1")
    say(scene, 1, "name 1")
    assert scene.dollars[:2] == [4, 4]
    assert "bribe-taken" not in story(scene).ids


@pytest.mark.parametrize(
    ("offer", "id"),
    [
        ("offer $7", "offer-more-than-owned"),
        ("offer n4", "offer-more-than-owned"),
        ("offer $1 $2", "offer-order"),
        ("offer n1 n1", "offer-order"),
        ("offer n1 $2", "offer-order"),
        ("offer joe brute", "offer-order"),
        ("offer d1 joe", "offer-order"),
        ("offer brute brute", "offer-not-owned"),
        ("offer wanted", "offer-not-owned"),
        ("offer d2", "offer-not-owned"),  # it is fenced
        ("offer [d1]", "offer-not-owned"),  # it is not
        ("offer [d2] [d2]", "offer-not-owned"),
        ("pass", "not-an-option"),
        ("name 0", "not-an-option"),
    ],
)
def test_DT_41_nobody_offers_what_is_not_theirs(offer: str, id: str) -> None:
    scene = town(TIED, steps="mine")
    assert refused(scene, 0, offer, "DT-41") == id


def test_DT_41_the_silent_offer_nothing() -> None:
    scene = town(TIED, steps="mine")
    for seat in (0, 1):
        scene.answer(seat, scene.default(seat))
    assert story(scene).ids == ["tied", "offered-nothing", "offered-nothing"]


# --- DT-42 -------------------------------------------------------------------------------------------------


def test_DT_42_offers_are_sealed_and_shown_at_once() -> None:
    scene = town(TIED, steps="mine")
    before = look(scene, 1).offers
    say(scene, 0, "offer $2 joe")
    assert look(scene, 1).offers == before == [NOTHING] * 4
    assert story(scene).ids == ["tied"]
    say(scene, 1, "offer $1")
    assert look(scene, 1).offers == [Offer(2, 0, 1, 0, 0), Offer(1, 0, 0, 0, 0), NOTHING, NOTHING]
    assert [event.facts["seat"] for event in story(scene).all("offered")] == [0, 1]


def test_DT_42_each_may_raise_once_also_who_offered_nothing() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $2")
    say(scene, 1, "offer")
    assert asking(scene) == ("raise", 0, 1)
    say(scene, 1, "offer $4 wanted")
    say(scene, 0, "offer $1")
    assert asking(scene) == ("name-winner", 3)  # once
    assert look(scene, None).offers[:2] == [Offer(3, 0, 0, 0, 0), Offer(4, 0, 1, 0, 0)]
    say(scene, 3, "name 0")
    assert (scene.dollars[0], scene.dollars[3]) == (3, 4)


def test_DT_42_raises_are_sealed_too() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $2")
    say(scene, 1, "offer")
    say(scene, 0, "offer $1")
    assert look(scene, 1).offers[0] == Offer(2, 0, 0, 0, 0)
    assert "raised" not in story(scene).ids


def test_DT_42_no_raise_if_nobody_offered_anything() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer")
    say(scene, 1, "offer")
    assert asking(scene) == ("name-winner", 3)


def test_DT_42_a_raise_only_adds() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $4 n3 joe [d2]")
    say(scene, 1, "offer")
    assert may(scene, 0) == ["done", "$1", "$2", "brute", "d1", "d4"]  # what is not held out yet
    assert refused(scene, 0, "offer $3", "DT-41") == "offer-more-than-owned"
    assert refused(scene, 0, "offer joe", "DT-41") == "offer-not-owned"
    say(scene, 0, "offer $2 d1")
    say(scene, 1, "offer")
    assert look(scene, None).offers[0] == Offer(6, 3, 1, 1, DEEDS.one[1])


def test_DT_42_all_see_the_backs_the_sheriff_the_faces() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $2 n1 joe d4 [d2]")
    say(scene, 1, "offer")
    offered = story(scene).one("offered")
    seen = {"seat": 0, "dollars": 2, "nuggets": 1, "number": 1, "deeds": 1, "fenced": (1,)}
    for viewer in (1, 2, None):
        assert offered.seen_by(viewer).facts == seen
        assert look(scene, viewer).offers[0] == Offer(2, 1, 1, 1, DEEDS.one[1])
        assert look(scene, viewer).offers_seen[0] == (0, 0)
    for viewer in (0, 3):
        facts = offered.seen_by(viewer).facts
        assert facts == {**seen, "cards": (CARDS.index("joe"),), "titles": (3,)}
        assert look(scene, viewer).offers_seen[0] == (STORE.one[CARDS.index("joe")], DEEDS.one[3])


def test_DT_42_the_sheriff_also_sees_and_remembers_what_they_refuse() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer joe d4")
    say(scene, 1, "offer")
    say(scene, 0, "offer brute")
    say(scene, 1, "offer")
    say(scene, 3, "name 1")
    assert cards(look(scene, 3).known_store[0], STORE) == "brute joe"
    assert cards(look(scene, 3).known_deeds[0], DEEDS) == "d4"
    for viewer in (1, 2, None):
        assert look(scene, viewer).known_store[0] == look(scene, viewer).known_deeds[0] == 0


def test_DT_42_a_raise_shows_only_what_is_added() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $2 joe")
    say(scene, 1, "offer")
    say(scene, 0, "offer $1 brute")
    say(scene, 1, "offer")
    raised = story(scene).one("raised")
    assert (raised.facts["dollars"], raised.facts["number"]) == (1, 1)
    assert raised.seen_by(3).facts["cards"] == (CARDS.index("brute"),)
    assert story(scene).one("raised-nothing").facts == {"seat": 1}


def test_DT_42_the_sheriff_need_not_take_the_best_offer() -> None:
    scene = town(TIED, steps="mine")
    say(scene, 0, "offer $6 n3")
    say(scene, 1, "offer $1")
    say(scene, 0, "offer")
    say(scene, 1, "offer")
    assert may(scene, 3) == ["name 0", "name 1"]
    say(scene, 3, "name 1")
    assert (scene.dollars[3], scene.nuggets[1]) == (2, 1)


def test_DT_42_a_table_without_bribes() -> None:
    scene = town(TIED, steps="mine", bribes=False)
    assert asking(scene) == ("name-winner", 3)
    say(scene, 3, "name 0")
    assert asking(scene) == CURTAIN
    assert {"offered", "offered-nothing"}.isdisjoint(story(scene).ids)


def test_DT_42_every_tie_has_its_own_offers() -> None:
    scene = town("9 10 A A A $5 / 9 10 K K K $5 / J J J J J ★", steps="mine bank")
    say(scene, 0, "offer $5")
    say(scene, 1, "offer")
    say(scene, 1, "offer")
    say(scene, 2, "name 0")
    assert asking(scene) == ("offer", 0, 1)
    assert may(scene, 0) == ["done", "n1"]  # just dug
    say(scene, 0, "offer")
    say(scene, 1, "offer $1")
    say(scene, 0, "offer")
    say(scene, 1, "offer")
    say(scene, 2, "name 1")
    assert (scene.dollars[2], scene.dollars[BANK]) == (6, 0)
