"""Doc Badluck's visits and remedies, and the Elixir: DT-33, DT-35, DT-36."""

import pytest

from gobelet.dicetown.cards import STORE
from gobelet.dicetown.holders import DECK
from gobelet.notation import read
from tests.drawing import CARDS, cards, town
from tests.talking import (
    CURTAIN,
    all_pass,
    asking,
    deck,
    discard,
    fenced,
    hand,
    look,
    may,
    refused,
    say,
    story,
)

# --- DT-33: the remedies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "remedies"),
    [
        ("9 9 9 9 9", ["fence"]),
        ("10 10 10 10 10", ["fence"]),
        ("J J J J J", ["sample"]),
        ("Q Q Q Q Q", ["sample"]),
        ("K K K K K", ["collect"]),
        ("A A A A A", ["charm"]),
        ("9 10 J Q Q", ["fence", "sample"]),
        ("10 J Q K A", ["fence", "sample", "collect", "charm"]),
        ("K K K A A", ["collect", "charm"]),
    ],
)
def test_DT_33_remedies_are_offered_by_the_faces_alone(dice: str, remedies: list[str]) -> None:
    scene = town(f"{dice} / K K K K K ★", steps="doc", gained=(1,))
    assert asking(scene) == ("visit", 0)
    assert may(scene, 0) == ["pass", *[f"remedy {remedy}" for remedy in remedies]]
    for other in {"fence", "sample", "collect", "charm"} - set(remedies):
        assert refused(scene, 0, f"remedy {other}", "DT-33") == "not-an-option"


def test_DT_33_one_may_stay_away() -> None:
    scene = town("K A A A A / K K K K K n3 $5 ★", steps="doc", gained=(1,))
    say(scene, 0, "pass")
    assert asking(scene) == CURTAIN
    assert (scene.nuggets[0], scene.dollars[0]) == (0, 0)
    assert story(scene).ids == ["may-visit", "declined-visit"]


def test_DT_33_fence_two_deeds_of_the_hand() -> None:
    scene = town("9 A A A A d1 d3 d3 d5 [d2] / K K K K K ★", steps="doc", gained=(1,))
    say(scene, 0, "remedy fence")
    assert asking(scene) == ("fence", 0)
    assert refused(scene, 0, "fence d2 d3", "DT-33") == "not-an-option"  # fenced already
    assert refused(scene, 0, "fence d1 d4", "DT-33") == "not-an-option"
    assert refused(scene, 0, "fence d1 d1", "DT-33") == "not-an-option"  # one d1 only
    assert refused(scene, 0, "fence d1 d3 d3", "DT-33") == "too-many-parts"
    say(scene, 0, "fence d3 d5")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d1 d3", "d2 d3 d5")
    assert story(scene).one("visited").facts == {"seat": 0, "remedy": "fence"}
    assert story(scene).one("fenced").facts == {"seat": 0, "titles": (2, 4)}
    assert asking(scene) == CURTAIN


def test_DT_33_two_equal_deeds_can_be_fenced() -> None:
    scene = town("9 A A A A d1 d3 d3 / K K K K K ★", steps="doc", gained=(1,))
    say(scene, 0, "remedy fence")
    assert may(scene, 0) == ["d1", "d3"]
    say(scene, 0, "fence d3 d3")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d1", "d3 d3")


@pytest.mark.parametrize(("deeds", "behind"), [("d4 d2", "d2 d4"), ("d4", "d4"), ("", "")])
def test_DT_33_two_deeds_or_one_or_none_need_no_choice(deeds: str, behind: str) -> None:
    scene = town(f"10 A A A A {deeds} / K K K K K ★", steps="doc", gained=(1,), skip=False)
    say(scene, 0, "remedy fence")
    assert (hand(scene, 0), fenced(scene, 0)) == ("", behind)
    assert asking(scene) == CURTAIN


@pytest.mark.parametrize("face", ["J", "Q"])
def test_DT_33_the_stores_top_card(face: str) -> None:
    for card in ("joe", "e1"):
        scene = town(f"K K K K K ★ / {face} A A A A", steps="doc", script=card, gained=(0,))
        say(scene, 1, "remedy sample")
        assert hand(scene, 1) == card
        assert scene.store[DECK] >> 56 == 18
        got = story(scene).one("got-card")
        assert got.seen_by(1).facts == {"seat": 1, "card": CARDS.index(card)}
        assert got.seen_by(0).facts == got.seen_by(None).facts == {"seat": 1}


def test_DT_33_the_stores_top_card_after_a_reshuffle() -> None:
    scene = town(
        "K K K K K ★ / J A A A A", steps="doc", script="e1", deck="", played="brute joe", gained=(0,)
    )
    say(scene, 1, "remedy sample")
    assert hand(scene, 1) == "e1"
    assert len(deck(scene).split()) == 18
    known = [cards(look(scene, seat).known_store[DECK], STORE) for seat in (0, 1)]
    assert known == ["", "brute joe"]  # only the visitor saw which card left


def test_DT_33_each_other_player_gives_two_dollars() -> None:
    scene = town("9 9 9 9 9 $5 ★ / K A A A A $1 / J J J J J $2 / Q Q Q Q Q $7", steps="doc", gained=(0, 2, 3))
    say(scene, 1, "remedy collect")
    assert scene.dollars[:4] == [3, 7, 0, 5]
    assert [event.facts["seat"] for event in story(scene).all("gave-dollars")] == [0, 2, 3]


def test_DT_33_each_other_player_gives_a_nugget() -> None:
    scene = town("K A A A A n1 / 9 9 9 9 9 n5 ★ / J J J J J n1 / Q Q Q Q Q", steps="doc", gained=(1, 2, 3))
    say(scene, 0, "remedy charm")
    assert scene.nuggets[:4] == [3, 4, 0, 0]
    assert [event.facts for event in story(scene).all("gave-nugget")] == [
        {"seat": 1, "taker": 0},
        {"seat": 2, "taker": 0},
    ]


def test_DT_33_choose_one() -> None:
    scene = town("K K K A A / 9 9 9 9 9 n5 $5 ★", steps="doc", gained=(1,))
    both = (*read(scene, 0, "remedy collect"), *read(scene, 0, "remedy charm"))
    assert refused(scene, 0, both, "DT-33") == "too-many-parts"
    say(scene, 0, "remedy collect")
    assert asking(scene) == CURTAIN
    assert (scene.dollars[0], scene.nuggets[0]) == (2, 0)


@pytest.mark.parametrize(
    ("dice", "remedy"),
    [("9 9 9 9 9", "fence"), ("J J J J J", "sample"), ("K K K K K", "collect"), ("A A A A A", "charm")],
)
def test_DT_33_an_empty_remedy_may_be_chosen(dice: str, remedy: str) -> None:
    everything = "e1 e2 e3 e4 e5 e8 brute brute cheater cheater dynamite girls corruption credits"
    scene = town(
        f"{dice} / 9 9 9 9 9 {everything} joe marshall split wanted elixir ★", steps="doc", gained=(1,)
    )
    say(scene, 1, "pass")  # their Elixir
    say(scene, 0, f"remedy {remedy}")
    assert (hand(scene, 0), fenced(scene, 0), scene.dollars[0], scene.nuggets[0]) == ("", "", 0, 0)
    assert {"got-card", "gave-dollars", "gave-nugget"}.isdisjoint(story(scene).ids)
    assert asking(scene) == CURTAIN


# --- DT-35 -------------------------------------------------------------------------------------------------


def test_DT_35_the_sheriff_orders_all_visits_once_at_the_start() -> None:
    scene = town("K K K K K $1 / A A A A A $3 / K K K K K $1 / 9 9 9 9 9 ★", steps="doc", gained=(3,))
    assert asking(scene) == ("order-visits", 3)
    assert may(scene, 3) == ["name 0", "name 1", "name 2"]
    say(scene, 3, "order 2 0")
    assert story(scene).one("ordered-visits").facts["seats"] == (2, 0, 1)
    assert asking(scene) == ("visit", 2)
    say(scene, 2, "remedy collect")
    assert scene.dollars[:3] == [0, 1, 4]
    assert asking(scene) == ("visit", 0)
    say(scene, 0, "remedy collect")
    assert scene.dollars[:3] == [3, 0, 2]
    assert asking(scene) == ("visit", 1)
    say(scene, 1, "pass")  # a visitor may decline when their turn comes
    assert asking(scene) == CURTAIN
    assert look(scene, None).visits == []  # nobody may visit any more


def test_DT_54_all_see_who_may_still_visit_and_in_which_order() -> None:
    scene = town("K K K K K $1 / A A A A A $3 / K K K K K $1 / 9 9 9 9 9 ★", steps="doc", gained=(3,))
    assert look(scene, None).visits == [0, 1, 2]
    say(scene, 3, "order 2 0")
    assert look(scene, 1).visits == [2, 0, 1]  # the one whose turn it is comes first
    say(scene, 2, "remedy collect")
    assert look(scene, None).visits == [0, 1]
    say(scene, 0, "pass")
    assert look(scene, 3).visits == [1]


def test_DT_35_only_the_entitled_and_each_once() -> None:
    scene = town("K K K K K / A A A A A / K K K K K / 9 9 9 9 9 ★", steps="doc", gained=(3,))
    assert refused(scene, 3, "order 3", "DT-35") == "not-an-option"
    assert refused(scene, 3, "order 1 1", "DT-35") == "not-an-option"
    assert refused(scene, 3, "order 1 0 2", "DT-35") == "too-many-parts"
    assert refused(scene, 0, "order 0 1", "DT-35") == "not-asked"


def test_DT_35_a_sheriff_who_may_visit_orders_their_own_visit_too() -> None:
    scene = town("K K K K K / A A A A A ★", steps="doc")
    say(scene, 1, "order 1")
    assert asking(scene) == ("visit", 1)
    say(scene, 1, "pass")
    assert asking(scene) == ("visit", 0)


def test_DT_35_one_visit_needs_no_order() -> None:
    scene = town("K K K K K / A A A A A ★", steps="doc", gained=(1,), skip=False)
    assert asking(scene) == ("visit", 0)


def test_DT_35_a_change_of_sheriff_does_not_change_the_order() -> None:
    scene = town("K K K K K / A A A A A / K K K K K / 9 9 9 9 9 ★", steps="doc", gained=(3,))
    say(scene, 3, "order 2 0")
    scene.sheriff = 1
    say(scene, 2, "pass")
    assert asking(scene) == ("visit", 0)
    say(scene, 0, "pass")
    assert asking(scene) == ("visit", 1)


def test_DT_35_payers_give_what_they_have() -> None:
    scene = town("K A A A A / 9 9 9 9 9 $1 n1 ★ / J J J J J", steps="doc", gained=(1, 2))
    say(scene, 0, "remedy collect")
    assert scene.dollars[:3] == [1, 0, 0]
    assert story(scene).one("gave-dollars").facts == {"seat": 1, "taker": 0, "dollars": 1}


# --- DT-36 -------------------------------------------------------------------------------------------------


def test_DT_36_the_elixir_gives_a_visit_in_spite_of_having_gained() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 $5 ★", steps="doc", gained=(0, 1))
    assert asking(scene) == ("elixir", 0)
    say(scene, 0, "play elixir")
    assert asking(scene) == ("visit", 0)
    say(scene, 0, "remedy collect")
    assert scene.dollars[0] == 2
    assert (hand(scene, 0), discard(scene)) == ("", "elixir")
    assert asking(scene) == CURTAIN


def test_DT_36_one_entitled_anyway_visits_twice() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 $5 ★", steps="doc", gained=(1,), skip=False)
    assert asking(scene) == ("elixir", 0)
    say(scene, 0, "play elixir")
    say(scene, 0, "remedy collect")
    assert asking(scene) == ("visit", 0)
    say(scene, 0, "remedy collect")
    assert scene.dollars[:2] == [4, 1]
    assert asking(scene) == CURTAIN


def test_DT_36_both_visits_stand_in_the_sheriffs_order() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 $5 ★ / A A A A A", steps="doc", gained=(1,))
    say(scene, 0, "play elixir")
    assert may(scene, 1) == ["name 0", "name 2"]
    say(scene, 1, "order 0 2")
    assert story(scene).one("ordered-visits").facts["seats"] == (0, 2, 0)
    for seat in (0, 2, 0):
        assert asking(scene) == ("visit", seat)
        say(scene, seat, "pass")
    assert asking(scene) == CURTAIN


def test_DT_36_asked_once_before_the_ordering_whether_or_not_anyone_visits() -> None:
    for gained in ((), (0, 1, 2)):
        scene = town("K K K K K e1 / 9 9 9 9 9 ★ / A A A A A e2", steps="doc", gained=gained, skip=False)
        assert asking(scene) == ("elixir", 0, 2)  # a seat with a Store card could hold it
        all_pass(scene)
        assert asking(scene) == (CURTAIN if gained else ("order-visits", 1))


def test_DT_36_the_elixir_may_be_saved() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 ★", steps="doc", gained=(0, 1))
    say(scene, 0, "pass")
    assert (hand(scene, 0), asking(scene)) == ("elixir", CURTAIN)


def test_DT_36_not_without_the_card() -> None:
    scene = town("K K K K K e1 / 9 9 9 9 9 elixir ★", steps="doc", gained=(0, 1), skip=False)
    assert refused(scene, 0, "play elixir", "DT-36") == "card-not-held"
    assert may(scene, 0) == ["pass"]


def test_DT_36_cancelled_by_wanted_no_visit_of_its_own() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 wanted ★", steps="doc", gained=(1,))
    say(scene, 0, "play elixir")
    say(scene, 1, "play wanted")
    assert discard(scene) == "wanted elixir"
    assert asking(scene) == ("visit", 0)  # the one they are entitled to
    say(scene, 0, "pass")
    assert asking(scene) == CURTAIN
