"""Deeds, Marshall, Nervous Joe and immediate cards, revised: DT-5, DT-29, DT-30, DT-53 to DT-55."""

import pytest

import gobelet
from gobelet import Refused
from gobelet.dicetown.cards import DEEDS, JOE, STORE
from gobelet.dicetown.editions.revised import REVISED
from gobelet.dicetown.extras.revised import SPENT
from gobelet.dicetown.holders import PILE
from gobelet.dicetown.memory import PUBLIC
from gobelet.dicetown.state import Town
from tests.annexes import elixirs
from tests.drawing import CARDS, fresh, town
from tests.talking import CURTAIN, asking, deck, discard, hand, look, may, refused, say, story

ID = "dicetown/revised"


def test_DT_5_twenty_deeds_four_of_each_value() -> None:
    game = fresh(ID, 4)
    assert sum(game.deeds) == REVISED.deeds
    assert [DEEDS.count(REVISED.deeds, worth) for worth in range(5)] == [4] * 5
    assert game.deeds[PILE] >> 56 == 17
    assert len(look(game, None).row) == 3


def test_DT_4_the_same_nineteen_store_cards() -> None:
    assert len(deck(fresh(ID, 4)).split()) == 19


# --- DT-29: Marshall ---------------------------------------------------------------------------------------


def test_DT_29_marshall_at_the_sheriffs_office() -> None:
    scene = town(
        "K 9 9 9 9 e1 / J J Q Q Q ★ e2 / A A A A A marshall", edition=ID, steps="sheriff", skip=False
    )
    assert asking(scene) == ("marshall", 0, 1, 2)
    say(scene, 0, "pass")
    say(scene, 1, "pass")
    say(scene, 2, "play marshall")
    assert story(scene).one("played-marshall").facts["target"] == 0
    say(scene, 0, "pass")  # Wanted
    say(scene, 1, "pass")
    assert scene.sheriff == 1
    assert asking(scene) == CURTAIN


def test_DT_29_marshall_against_power_and_the_elixir_is_spent() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 marshall ★",
        edition=ID,
        steps="doc",
        beside="elixirs: power charm; controlled: 1",
        script="wealth",
    )
    say(scene, 0, "drink power")
    assert asking(scene) == ("marshall", 1)
    say(scene, 1, "play marshall")
    assert scene.sheriff == 1
    assert story(scene).one("badge-stays").facts == {"seat": 1}
    assert elixirs(scene, SPENT) == "power"
    assert asking(scene) == CURTAIN


def test_DT_29_no_window_when_the_badge_does_not_move() -> None:
    scene = town("K 9 9 9 9 ★ / J J Q Q Q marshall", edition=ID, steps="sheriff", skip=False)
    assert asking(scene) == CURTAIN
    assert story(scene).one("still-sheriff").facts == {"seat": 0}


def test_DT_29_a_cancelled_marshall_lets_the_badge_move() -> None:
    scene = town("K 9 9 9 9 wanted / J J Q Q Q ★ marshall", edition=ID, steps="sheriff")
    say(scene, 1, "play marshall")
    say(scene, 0, "play wanted")
    assert scene.sheriff == 0


def test_DT_29_marshall_bars_no_later_change_of_the_same_round() -> None:
    """“For the next round”, says the book. Power still takes the badge, before that round begins."""
    scene = town(
        "K 9 9 9 9 / J J Q Q Q ★ / A A A A A marshall / 10 10 10 Q Q",
        edition=ID,
        steps="sheriff doc",
        beside="elixirs: power charm; controlled: 1 2",
        script="wealth",
    )
    say(scene, 2, "play marshall")
    assert scene.sheriff == 1
    say(scene, 3, "drink power")
    assert scene.sheriff == 3
    assert asking(scene) == CURTAIN


# --- DT-50: Wanted -----------------------------------------------------------------------------------------


def test_DT_50_wanted_answers_any_other_players_card_never_ones_own() -> None:
    """“A player” is whoever plays the card: they are not asked, though they hold Wanted."""
    drawing = "K 9 9 9 9 e1 / J J Q Q Q ★ e2 / A A A A A marshall wanted"
    scene = town(drawing, edition=ID, steps="sheriff", skip=False)
    say(scene, 0, "pass")
    say(scene, 1, "pass")
    say(scene, 2, "play marshall")
    assert asking(scene) == ("wanted", 0, 1)
    with pytest.raises(Refused) as caught:
        say(scene, 2, "play wanted")
    assert caught.value.id == "not-asked"
    say(scene, 0, "pass")
    say(scene, 1, "pass")
    assert (scene.sheriff, hand(scene, 2)) == (1, "wanted")


@pytest.mark.parametrize("other", [0, 1])
def test_DT_50_anybody_else_may_cancel_it_whoever_is_robbed_of_the_badge(other: int) -> None:
    """The Sheriff, whom it serves, and the winner, whom it hurts."""
    seats = ["K 9 9 9 9 e1", "J J Q Q Q ★ e2", "A A A A A marshall"]
    seats[other] += " wanted"
    scene = town(" / ".join(seats), edition=ID, steps="sheriff")
    say(scene, 2, "play marshall")
    assert asking(scene) == ("wanted", other)
    say(scene, other, "play wanted")
    assert scene.sheriff == 0


# --- DT-30, DT-55: Nervous Joe at once ---------------------------------------------------------------------


def test_DT_30_joe_is_played_at_once_when_kept_at_the_store() -> None:
    scene = town("J J A A A $1 / 9 9 9 9 9 $8 ★ / Q Q Q Q Q $2", edition=ID, steps="store", script="joe, e1")
    assert asking(scene) == ("keep-one", 0)
    say(scene, 0, "take joe")
    assert discard(scene) == "e1"  # the rest of that draw is discarded first
    assert asking(scene) == ("play-at-once", 0)
    assert scene.prompt().facts == {"seat": 0, "card": JOE}
    assert may(scene, 0) == ["name 1", "name 2"]
    assert refused(scene, 0, "pass", "DT-55") == "not-an-option"
    say(scene, 0, "name 1")
    assert scene.dollars[:3] == [5, 4, 2]
    assert discard(scene) == "e1 joe"


def test_DT_30_the_sheriffs_office_has_no_hour_for_joe() -> None:
    scene = town("9 9 9 9 9 / J J Q Q Q ★ e1", edition=ID, steps="sheriff", skip=False)
    assert asking(scene) == CURTAIN


def test_DT_30_joe_takes_all_there_is() -> None:
    scene = town("J A A A A / 9 9 9 9 9 $3 ★", edition=ID, steps="store", script="joe")
    assert scene.dollars[:2] == [3, 0]  # the only one with money: nothing to choose


def test_DT_55_before_anything_else_between_two_visits_of_the_store() -> None:
    scene = town(
        "J A A A A / 9 9 9 9 9 $8 ★ / Q Q Q Q Q $5", edition=ID, steps="store", script="joe, e2", round=1
    )
    assert asking(scene) == ("play-at-once", 0)
    assert hand(scene, 0) == "joe"
    say(scene, 0, "name 2")
    assert hand(scene, 0) == "e2"  # the second visit
    assert scene.dollars[2] == 1


def test_DT_55_all_see_the_card_before_its_target_is_chosen() -> None:
    scene = town("J A A A A / 9 9 9 9 9 $8 ★ / Q Q Q Q Q $5", edition=ID, steps="store", script="joe")
    shown = story(scene).one("shows-card").seen_by(None).facts
    assert shown == {"seat": 0, "card": JOE}
    for seat in (1, 2, None):
        assert look(scene, seat).known_store[0] == STORE.one[JOE]
    say(scene, 0, "name 1")
    assert scene.known_store[PUBLIC * 8] == 0


def test_DT_55_it_may_be_cancelled_and_is_discarded() -> None:
    scene = town("J A A A A / 9 9 9 9 9 $8 ★ wanted / Q Q Q Q Q $5", edition=ID, steps="store", script="joe")
    say(scene, 0, "name 1")
    assert asking(scene) == ("wanted", 1)
    assert scene.prompt().facts == {"seat": 0, "card": JOE}
    say(scene, 1, "play wanted")
    assert scene.dollars[1] == 8
    assert discard(scene) == "joe wanted"
    assert hand(scene, 0) == ""


def test_DT_55_also_from_the_doc() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 $8 ★",
        edition=ID,
        steps="doc",
        beside="elixirs: fortune charm; controlled: 1",
        script="joe, power",
    )
    say(scene, 0, "drink fortune")
    assert scene.dollars[:2] == [4, 4]
    assert discard(scene) == "joe"


def test_DT_55_joe_is_never_in_an_imagined_hand() -> None:
    scene = town("e1 e2 ★ / brute wanted girls", edition=ID)
    for seed in range(200):
        world = gobelet.imagine(look(scene, 0), seed)
        assert isinstance(world, Town)
        assert STORE.count(world.store[1], JOE) == 0


# --- DT-53 -------------------------------------------------------------------------------------------------


def test_DT_53_whoever_chooses_must_choose_one_who_can_give() -> None:
    scene = town(
        "J A A A A $1 / 9 9 9 9 9 $8 ★ / Q Q Q Q Q / K K K K K $1", edition=ID, steps="store", script="joe"
    )
    assert may(scene, 0) == ["name 1", "name 3"]
    assert refused(scene, 0, "name 2", "DT-53") == "nothing-to-give"
    assert refused(scene, 0, "name 0", "DT-53") == "nothing-to-give"


def test_DT_53_without_a_target_joe_is_played_all_the_same_with_a_wanted_window() -> None:
    scene = town("J A A A A $1 / 9 9 9 9 9 ★ wanted", edition=ID, steps="store", script="joe")
    assert story(scene).one("played-joe-in-vain").facts == {"seat": 0, "card": JOE}
    assert asking(scene) == ("wanted", 1)
    say(scene, 1, "pass")
    assert (discard(scene), scene.dollars[0]) == ("joe", 1)


# --- DT-54 -------------------------------------------------------------------------------------------------


def test_DT_54_cards_given_by_friendship_are_known_to_giver_and_receiver() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 e5 girls ★ / A A A A A",
        edition=ID,
        steps="doc",
        beside="elixirs: friendship charm; controlled: 1 2",
        script="power",
    )
    say(scene, 0, "drink friendship")
    say(scene, 1, "take girls")
    gave = story(scene).one("gave-card")
    girls = CARDS.index("girls")
    for eye in (0, 1):
        assert gave.seen_by(eye).facts == {"seat": 1, "taker": 0, "card": girls}
    for other in (2, None):
        assert gave.seen_by(other).facts == {"seat": 1, "taker": 0}
    assert look(scene, 1).known_store[0] == STORE.one[girls]
    assert look(scene, 2).known_store[0] == 0


def test_DT_54_deeds_given_by_domination_are_known_to_giver_and_receiver() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 d5 d4 ★ / A A A A A",
        edition=ID,
        steps="doc",
        beside="elixirs: domination charm; controlled: 1 2",
        script="power",
    )
    say(scene, 0, "drink domination")
    say(scene, 1, "take d4")
    gave = story(scene).one("gave-deed")
    assert gave.seen_by(0).facts == {"seat": 1, "taker": 0, "deed": 3}
    assert gave.seen_by(2).facts == {"seat": 1, "taker": 0}
    assert look(scene, 1).known_deeds[0] == DEEDS.one[3]
    assert look(scene, 2).known_deeds[0] == 0
