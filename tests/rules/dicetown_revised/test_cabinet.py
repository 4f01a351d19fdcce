"""Doc Badluck's cabinet, revised: DT-6, DT-34 to DT-36."""

import pytest

from gobelet.core.chance import Nature
from gobelet.dicetown.cards import ELIXIRS
from gobelet.dicetown.extras.revised import OPEN, OPENED, SHELF, SPENT, cabinet
from gobelet.dicetown.state import Town
from tests import drawing
from tests.annexes import elixirs
from tests.drawing import CARDS, fresh
from tests.talking import CURTAIN, all_pass, asking, fenced, hand, look, may, refused, say, story

REVISED = "dicetown/revised"


def town(drawn: str, steps: str = "doc", controlled: str = "1", **more: str) -> Town:
    """A revised town at the Doc's: seat 0 has controlled nothing, seat 1 something."""
    elixirs = more.pop("elixirs", "wealth charm")
    beside = f"elixirs: {elixirs}; spent: {more.pop('spent', '')}; controlled: {controlled}"
    script = more.pop("script", "")
    return drawing.town(drawn, steps=steps, edition=REVISED, beside=beside, script=script)


# --- DT-6 --------------------------------------------------------------------------------------------------


def test_DT_6_seven_elixirs_two_of_them_face_up() -> None:
    seen = set()
    for seed in range(60):
        game = fresh(REVISED, 3, Nature("fast", str(seed)))
        opened, shelf = elixirs(game, OPEN).split(), elixirs(game, SHELF).split()
        assert (len(opened), len(shelf), elixirs(game, SPENT), elixirs(game, OPENED)) == (2, 5, "", "")
        assert sorted(opened + shelf) == sorted(ELIXIRS)
        seen |= set(opened)
        for seat in (0, 2, None):  # the open ones are open to all
            assert look(game, seat).annex.text() == look(game, 1).annex.text()
    assert seen == set(ELIXIRS)


def test_DT_6_the_2009_edition_has_none() -> None:
    assert fresh("dicetown/2009", 3).annex.text() == ""


# --- DT-34: who visits -------------------------------------------------------------------------------------


def test_DT_34_who_controlled_no_location_must_visit() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★ / A A A A A", controlled="1 2", elixirs="wealth power")
    assert asking(scene) == ("drink", 0)
    assert may(scene, 0) == ["drink wealth", "drink power", "drink top"]
    assert refused(scene, 0, "pass", "DT-34") == "not-an-option"
    assert refused(scene, 0, "drink charm", "DT-34") == "elixir-not-open"
    assert story(scene).one("must-visit").facts == {"seats": (0,)}


def test_DT_34_nobody_visits_if_all_controlled_something() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★", controlled="0 1")
    assert asking(scene) == CURTAIN
    assert story(scene).ids == []


def test_DT_34_winning_an_empty_bank_is_control() -> None:
    scene = drawing.town("10 9 9 9 9 / J J Q Q Q ★", edition=REVISED, steps="bank doc", bank=0, coach=19)
    assert asking(scene) == ("drink", 1)
    assert not scene.gained


def test_DT_34_a_badge_kept_away_by_marshall_is_control() -> None:
    scene = drawing.town("K 9 9 9 9 / J J Q Q Q ★ marshall", edition=REVISED, steps="sheriff doc")
    say(scene, 1, "play marshall")
    assert scene.sheriff == 1
    assert asking(scene) == ("drink", 1)


def test_DT_34_a_badge_already_worn_is_control() -> None:
    scene = drawing.town("K 9 9 9 9 ★ / J J Q Q Q", edition=REVISED, steps="sheriff doc")
    assert asking(scene) == ("drink", 1)


def test_DT_34_a_card_never_gives_control() -> None:
    """Even Split brings a gain, which in 2009 would be no reason to visit."""
    scene = drawing.town(
        "10 9 9 9 9 / J J Q Q Q ★ split", edition=REVISED, steps="bank doc", bank=6, coach=13
    )
    say(scene, 1, "play split")
    assert scene.dollars[1] == 3
    assert asking(scene) == ("drink", 1)


def test_DT_34_control_counts_for_one_round() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★", steps="doc doc", elixirs="wealth charm", script="power")
    say(scene, 0, "drink wealth")
    assert asking(scene) == ("order-visits", 1)  # nobody has controlled anything since


def test_DT_34_all_six_places_give_control() -> None:
    for place, dice in {
        "mine": "9",
        "bank": "10",
        "store": "J",
        "saloon": "Q",
        "sheriff": "K",
        "hall": "A",
    }.items():
        others = "Q J 10 9 9" if dice == "A" else "A A A A A"
        scene = drawing.town(f"{' '.join([dice] * 5)} / {others} ★", edition=REVISED, steps=place, skip=False)
        assert cabinet(scene).controlled & 1, place


# --- DT-34: the Elixirs ------------------------------------------------------------------------------------


def test_DT_34_wealth_two_dollars_from_each_other_player() -> None:
    scene = town("K K K K K $1 / 9 9 9 9 9 $5 ★ / A A A A A $1", controlled="1 2", script="power")
    say(scene, 0, "drink wealth")
    assert scene.dollars[:3] == [4, 3, 0]
    assert asking(scene) == CURTAIN


def test_DT_34_charm_a_nugget_from_each_other_player() -> None:
    scene = town("K K K K K n1 / 9 9 9 9 9 n5 ★ / A A A A A", controlled="1 2", script="power")
    say(scene, 0, "drink charm")
    assert scene.nuggets[:3] == [2, 4, 0]


def test_DT_34_fortune_the_stores_top_card() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★", elixirs="fortune charm", script="brute, power")
    say(scene, 0, "drink fortune")
    assert hand(scene, 0) == "brute"
    got = story(scene).one("got-card")
    assert got.seen_by(0).facts == {"seat": 0, "card": CARDS.index("brute")}
    assert got.seen_by(1).facts == {"seat": 0}


def test_DT_34_power_takes_the_badge() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★", elixirs="power charm", script="wealth")
    say(scene, 0, "drink power")
    assert scene.sheriff == 0
    assert story(scene).one("new-sheriff").facts == {"seat": 0}


def test_DT_34_power_for_the_sheriff_changes_nothing() -> None:
    scene = town("K K K K K ★ / 9 9 9 9 9 marshall", elixirs="power charm", script="wealth")
    say(scene, 0, "drink power")
    assert asking(scene) == CURTAIN  # no window for Marshall
    assert scene.sheriff == 0


def test_DT_34_protection_fences_two_deeds() -> None:
    scene = town("K K K K K d1 d4 d5 / 9 9 9 9 9 ★", elixirs="protection charm", script="power")
    say(scene, 0, "drink protection")
    assert asking(scene) == ("fence", 0)
    say(scene, 0, "fence d4 d5")
    assert (hand(scene, 0), fenced(scene, 0)) == ("d1", "d4 d5")


def test_DT_34_friendship_a_store_card_of_the_givers_choice() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 e5 girls ★ / A A A A A e1 / Q Q Q Q Q d5",
        controlled="1 2 3",
        elixirs="friendship charm",
        script="power",
    )
    say(scene, 0, "drink friendship")
    assert asking(scene) == ("friendship", 0)
    assert may(scene, 0) == ["name 1", "name 2"]  # seat 3 has no Store card
    assert refused(scene, 0, "name 3", "DT-53") == "nothing-to-give"
    say(scene, 0, "name 1")
    assert asking(scene) == ("give-card", 1)
    assert may(scene, 1) == ["e5", "girls"]
    say(scene, 1, "take girls")
    assert (hand(scene, 0), hand(scene, 1)) == ("girls", "e5")


def test_DT_34_domination_a_deed_of_the_givers_choice_from_the_hand() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 d1 d5 [d4] ★ / A A A A A [d3]",
        controlled="1 2",
        elixirs="domination charm",
        script="power",
    )
    say(scene, 0, "drink domination")
    assert asking(scene) == ("give-deed", 1)  # the only one with a deed in hand
    assert may(scene, 1) == ["d1", "d5"]
    say(scene, 1, "take d1")
    assert (hand(scene, 0), hand(scene, 1), fenced(scene, 1)) == ("d1", "d5", "d4")


@pytest.mark.parametrize("elixir", ["friendship", "domination"])
def test_DT_34_nobody_can_give(elixir: str) -> None:
    scene = town("K K K K K / 9 9 9 9 9 [d4] ★", elixirs=f"{elixir} charm", script="power")
    say(scene, 0, f"drink {elixir}")
    assert asking(scene) == CURTAIN
    assert story(scene).one("nobody-gives").facts == {"seat": 0}


@pytest.mark.parametrize("elixir", ELIXIRS)
def test_DT_34_an_elixir_that_can_do_nothing_may_be_drunk(elixir: str) -> None:
    other = "charm" if elixir != "charm" else "wealth"
    cards = " ".join(card for card in CARDS) + " brute cheater"
    scene = town(
        f"K K K K K {cards} ★ / 9 9 9 9 9",
        elixirs=f"{elixir} {other}",
        script="power" * (elixir != "power") or "wealth",
    )
    if asking(scene)[0] == "elixir-first":
        say(scene, 0, "pass")
    say(scene, 0, f"drink {elixir}")
    assert elixirs(scene, SPENT) == elixir
    assert asking(scene) == CURTAIN


# --- DT-34: open, used, replaced ---------------------------------------------------------------------------


def test_DT_34_a_chosen_face_up_elixir_is_replaced() -> None:
    scene = town("K K K K K / 9 9 9 9 9 ★", elixirs="wealth charm", script="domination")
    say(scene, 0, "drink charm")
    assert sorted(elixirs(scene, OPEN).split()) == ["domination", "wealth"]
    assert elixirs(scene, SPENT) == "charm"
    assert len(elixirs(scene, SHELF).split()) == 4


def test_DT_34_the_piles_top_is_drawn_by_chance_and_shown() -> None:
    scene = town("K K K K K $1 / 9 9 9 9 9 $4 ★", elixirs="power charm", script="wealth")
    say(scene, 0, "drink top")
    assert scene.dollars[:2] == [3, 2]
    assert story(scene).one("drank").seen_by(None).facts == {"seat": 0, "elixir": "wealth"}
    assert elixirs(scene, OPEN) == "charm power"  # nothing to replace
    assert elixirs(scene, SPENT) == "wealth"


def test_DT_34_the_used_one_is_discarded_first_and_a_reshuffle_may_bring_it_back() -> None:
    rest = "fortune power protection friendship domination"
    scene = town("K K K K K $1 / 9 9 9 9 9 $4 ★", elixirs="wealth charm", spent=rest, script="wealth")
    say(scene, 0, "drink wealth")
    assert elixirs(scene, OPEN) == "wealth charm"
    assert (elixirs(scene, SPENT), len(elixirs(scene, SHELF).split())) == ("", 5)
    assert story(scene).ids.count("elixirs-reshuffled") == 1


def test_DT_34_the_top_of_an_empty_pile_is_a_reshuffled_one() -> None:
    rest = "fortune power protection friendship domination"
    scene = town("K K K K K / 9 9 9 9 9 ★", elixirs="wealth charm", spent=rest, script="power")
    say(scene, 0, "drink top")
    assert scene.sheriff == 0
    assert (elixirs(scene, SPENT), elixirs(scene, OPEN)) == ("power", "wealth charm")


# --- DT-35 -------------------------------------------------------------------------------------------------


def test_DT_35_the_sheriff_orders_the_visits_and_nobody_declines() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 ★ / A A A A A", controlled="1", elixirs="wealth charm", script="power, fortune"
    )
    assert asking(scene) == ("order-visits", 1)
    say(scene, 1, "order 2")
    assert asking(scene) == ("drink", 2)
    assert refused(scene, 2, "pass", "DT-34") == "not-an-option"
    assert look(scene, None).visits == [2, 0]
    say(scene, 2, "drink wealth")
    assert asking(scene) == ("drink", 0)
    assert look(scene, None).visits == [0]
    assert may(scene, 0) == ["drink charm", "drink power", "drink top"]


def test_DT_35_a_change_of_sheriff_meanwhile_does_not_change_the_order() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 ★ / A A A A A / Q Q Q Q Q",
        controlled="1",
        elixirs="power charm",
        script="wealth, fortune, friendship",
    )
    say(scene, 1, "order 3 0")
    say(scene, 3, "drink power")
    assert scene.sheriff == 3
    assert asking(scene) == ("drink", 0)
    say(scene, 0, "drink wealth")
    assert asking(scene) == ("drink", 2)


# --- DT-36 -------------------------------------------------------------------------------------------------


def test_DT_36_the_elixir_card_is_asked_for_before_each_visit_and_its_own_visit_comes_first() -> None:
    scene = town(
        "K K K K K $2 / 9 9 9 9 9 $8 elixir ★ / A A A A A e1",
        controlled="1 2",
        elixirs="wealth charm",
        script="power, fortune",
    )
    assert asking(scene) == ("elixir-first", 1)
    assert scene.prompt().facts == {"seat": 0}
    say(scene, 1, "play elixir")
    assert asking(scene) == ("drink", 1)
    say(scene, 1, "drink wealth")
    assert scene.dollars[1] == 10
    assert asking(scene) == ("drink", 0)
    assert story(scene).one("must-visit").facts == {"seats": (0,)}


def test_DT_36_one_entitled_anyway_visits_twice() -> None:
    scene = town("K K K K K elixir $1 / 9 9 9 9 9 $8 ★", elixirs="wealth charm", script="power, fortune")
    say(scene, 0, "play elixir")
    say(scene, 0, "drink wealth")
    assert asking(scene) == ("drink", 0)
    say(scene, 0, "drink charm")
    assert asking(scene) == CURTAIN


def test_DT_36_without_any_visit_the_elixir_is_not_asked_for() -> None:
    scene = town("K K K K K elixir / 9 9 9 9 9 ★", controlled="0 1")
    assert asking(scene) == CURTAIN


def test_DT_36_the_window_opens_before_the_second_visit_too() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 elixir ★ / A A A A A",
        controlled="1",
        elixirs="wealth charm",
        script="power, fortune",
    )
    say(scene, 1, "order 0")
    say(scene, 1, "pass")
    say(scene, 0, "drink wealth")
    assert asking(scene) == ("elixir-first", 1)
    say(scene, 1, "play elixir")
    assert asking(scene) == ("drink", 1)


def test_DT_36_wanted_cancels_the_elixir_card() -> None:
    scene = town("K K K K K wanted / 9 9 9 9 9 elixir ★", elixirs="wealth charm")
    say(scene, 1, "play elixir")
    assert asking(scene) == ("wanted", 0)
    say(scene, 0, "play wanted")
    assert asking(scene) == ("drink", 0)


def test_DT_36_an_elixir_card_drawn_by_fortune_can_be_played_before_the_next_visit() -> None:
    scene = town(
        "K K K K K / 9 9 9 9 9 ★ / A A A A A", controlled="1", elixirs="fortune charm", script="elixir, power"
    )
    say(scene, 1, "order 0")
    say(scene, 0, "drink fortune")
    assert asking(scene) == ("elixir-first", 0)
    all_pass(scene)
    assert asking(scene) == ("drink", 2)
