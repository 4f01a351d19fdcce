"""The General Store: DT-24 to DT-26."""

import pytest

from gobelet.dicetown.cards import STORE
from gobelet.dicetown.editions.classic import CLASSIC
from gobelet.dicetown.holders import DECK, DRAWN
from tests.drawing import CARDS, cards, town
from tests.talking import CURTAIN, all_pass, asking, deck, discard, hand, look, may, refused, say, story


def all_but(names: str) -> str:
    """Every Store card but these."""
    left = list(STORE.spread(CLASSIC.store))
    for name in names.split():
        left.remove(CARDS.index(name))
    return " ".join(CARDS[kind] for kind in left)


# --- DT-24 -------------------------------------------------------------------------------------------------


def test_DT_24_draw_one_card_per_jack_keep_one_discard_the_others() -> None:
    scene = town("J J J A A e1 ★ / K K K K K", steps="store", script="wanted, e5, joe")
    assert asking(scene) == ("keep-one", 0)
    assert may(scene, 0) == ["e5", "joe", "wanted"]
    assert len(deck(scene).split()) == 15
    say(scene, 0, "take e5")
    assert (hand(scene, 0), discard(scene)) == ("e1 e5", "joe wanted")
    assert asking(scene) == CURTAIN


@pytest.mark.parametrize("jacks", [1, 2, 3, 4, 5])
def test_DT_24_as_many_cards_as_jacks(jacks: int) -> None:
    scene = town(f"{'J ' * jacks}{'A ' * (5 - jacks)} ★ / K K K K K", steps="store")
    assert story(scene).one("drew").facts == {"seat": 0, "number": jacks}
    assert scene.store[DECK] >> 56 == 19 - jacks


def test_DT_24_only_a_drawn_card_can_be_kept() -> None:
    scene = town("J J A A A e1 ★ / K K K K K", steps="store", script="wanted, e5")
    assert refused(scene, 0, "take e1", "DT-24") == "not-an-option"
    assert refused(scene, 0, "take joe", "DT-24") == "not-an-option"
    assert refused(scene, 0, "take e5 wanted", "DT-24") == "too-many-parts"
    assert refused(scene, 0, "pass", "DT-24") == "not-an-option"


def test_DT_24_the_discarded_lie_face_down() -> None:
    scene = town("J J J A A ★ / K K K K K", steps="store", script="wanted, e5, joe")
    say(scene, 0, "take e5")
    assert look(scene, 1).discard == 2
    assert not any(look(scene, 1).known_store)
    assert cards(look(scene, 0).known_store[7], STORE) == "joe wanted"  # the drawer has seen them


def test_DT_24_one_jack_one_card() -> None:
    scene = town("J A A A A ★ / K K K K K", steps="store", script="joe")
    assert (hand(scene, 0), discard(scene)) == ("joe", "")
    assert asking(scene) == CURTAIN
    assert scene.store[DRAWN] == 0


def test_DT_24_unlimited_credits_the_action_twice() -> None:
    scene = town("J J A A A credits ★ / K K K K K", steps="store", script="e1, e2, e3, e4")
    assert asking(scene) == ("own-card", 0)
    assert "drew" not in story(scene).ids
    say(scene, 0, "play credits")
    assert may(scene, 0) == ["e1", "e2"]
    say(scene, 0, "take e2")
    assert may(scene, 0) == ["e3", "e4"]
    say(scene, 0, "take e4")
    assert (hand(scene, 0), discard(scene)) == ("e2 e4", "e1 e3 credits")
    assert asking(scene) == CURTAIN


def test_DT_24_unlimited_credits_may_be_saved() -> None:
    scene = town("J A A A A credits ★ / K K K K K", steps="store", script="e1")
    say(scene, 0, "pass")
    assert hand(scene, 0) == "e1 credits"


def test_DT_24_unlimited_credits_are_the_winners_only() -> None:
    scene = town("J A A A A e1 ★ / K K K K K credits", steps="store", script="e2", skip=False)
    assert asking(scene) == ("own-card", 0)
    assert refused(scene, 1, "play credits", "DT-56") == "not-asked"
    assert refused(scene, 0, "play credits", "DT-56") == "card-not-held"
    all_pass(scene)
    assert hand(scene, 0) == "e1 e2"


def test_DT_24_unlimited_credits_cancelled_by_wanted() -> None:
    scene = town("J A A A A credits ★ / K K K K K wanted", steps="store", script="e1")
    say(scene, 0, "play credits")
    say(scene, 1, "play wanted")
    assert (hand(scene, 0), discard(scene)) == ("e1", "credits wanted")
    assert len(story(scene).all("drew")) == 1


# --- DT-25 -------------------------------------------------------------------------------------------------


def test_DT_25_in_the_first_round_the_store_is_visited_twice() -> None:
    scene = town("J J A A A ★ / K K K K K", steps="store", script="e1, e2, e3, e4", round=1)
    assert (may(scene, 0), len(deck(scene).split())) == (["e1", "e2"], 17)
    say(scene, 0, "take e2")
    assert discard(scene) == "e1"  # draw, keep, discard; then again
    assert may(scene, 0) == ["e3", "e4"]
    say(scene, 0, "take e3")
    assert (hand(scene, 0), discard(scene)) == ("e2 e3", "e1 e4")
    assert asking(scene) == CURTAIN


def test_DT_25_in_later_rounds_once() -> None:
    scene = town("J A A A A ★ / K K K K K", steps="store", script="e1, e2", round=2)
    assert hand(scene, 0) == "e1"


def test_DT_25_nobody_at_the_store_in_the_first_round_nobody_in_the_second() -> None:
    scene = town("A A A A A ★ / K K K K K", steps="store", round=1)
    assert story(scene).ids == ["unclaimed"]


# --- DT-26 -------------------------------------------------------------------------------------------------


def test_DT_26_draw_what_is_there_shuffle_the_discard_and_draw_on() -> None:
    scene = town(
        f"J J J A A ★ / K K K K K {all_but('e1 e2 e3 marshall split elixir wanted')}",
        steps="store",
        script="e1, wanted, e2",
        deck="e1",
        played="wanted",
    )
    assert story(scene).ids == ["won", "reshuffled", "drew"]
    assert story(scene).one("reshuffled").facts == {"number": 6}
    assert may(scene, 0) == ["e1", "e2", "wanted"]
    say(scene, 0, "take e1")
    assert (deck(scene), discard(scene)) == ("e3 marshall split elixir", "e2 wanted")


def test_DT_26_the_cards_just_drawn_are_not_shuffled_in() -> None:
    scene = town(
        f"J J J A A {all_but('e1 e2 elixir')} ★ / K K K K K",
        steps="store",
        script="e1, e2",
        deck="e1 e2",
        skip=False,
    )
    say(scene, 0, "pass")  # Unlimited Credits
    assert "reshuffled" in story(scene).ids  # the elixir, which lay there
    assert may(scene, 0) == ["e1", "e2", "elixir"]


def test_DT_26_no_shuffle_while_the_deck_suffices() -> None:
    scene = town("J J A A A ★ / K K K K K", steps="store", script="e1, e2", deck="e1 e2")
    assert "reshuffled" not in story(scene).ids
    assert deck(scene) == ""


def test_DT_26_if_both_are_empty_draw_fewer() -> None:
    scene = town(
        f"J J J J A ★ / K K K K K {all_but('e1 elixir')}",
        steps="store",
        script="elixir, e1",
        deck="elixir e1",
    )
    assert story(scene).one("drew").facts["number"] == 2
    say(scene, 0, "take elixir")
    assert (hand(scene, 0), discard(scene), deck(scene)) == ("elixir", "e1", "")


def test_DT_26_if_both_are_empty_and_nothing_is_drawn_nothing_is_gained() -> None:
    scene = town(f"J J J J A ★ / K K K K K {all_but('')}", steps="store")
    assert (hand(scene, 0), scene.gained) == ("", 0)
    assert asking(scene) == CURTAIN


def test_DT_26_a_played_card_can_be_drawn_again() -> None:
    scene = town(f"J A A A A credits ★ / K K K K K {all_but('credits')}", steps="store", script="credits")
    say(scene, 0, "play credits")
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "pass")
    assert (hand(scene, 0), deck(scene), discard(scene)) == ("credits", "", "")
