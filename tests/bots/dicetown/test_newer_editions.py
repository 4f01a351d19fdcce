"""The revised edition, the Extension and the Indian die: the greedy bot uses what they add, and sensibly."""

import pytest

import gobelet
from gobelet.bots import make
from gobelet.dicetown.state import Town
from tests.bots.advice import advice
from tests.drawing import town
from tests.talking import may, say

REVISED = "dicetown/revised"
EXTENSION = "dicetown/extension"
INDIANS = "dicetown/extension+indians"


# --- two actions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("nines", "action"), [("9 9 9 9 K", "action 0"), ("9 J J Q K", "action 1")])
def test_the_mine_for_many_nines_and_the_river_for_one(nines: str, action: str) -> None:
    scene = town(f"{nines} $8 / 10 10 J Q K $8 ★ / 10 10 J Q A $8", edition=EXTENSION, steps="mine")
    assert advice(scene, 0) == action


def test_a_seat_that_knows_the_next_find_is_nothing_does_not_pan() -> None:
    scene = town(
        "9 J J Q K $8 / 10 10 J Q K $8 ★ / 10 10 J Q A $8",
        edition=EXTENSION,
        steps="mine",
        beside="tops: 0 nothing nuggets-5",
    )
    assert advice(scene, 0) == "action 0"


@pytest.mark.parametrize(("bank", "coach", "action"), [(9, 2, "action 0"), (0, 3, "action 1")])
def test_the_bank_or_the_stagecoach_where_the_money_is(bank: int, coach: int, action: str) -> None:
    drawing = "10 10 10 Q K $8 / J J J Q K ★ $8 / 9 9 J Q A"
    rest = 8 * 3 + 5 - 16 - bank - coach
    scene = town(f"{drawing} ${rest}", edition=EXTENSION, steps="bank", bank=bank, coach=coach)
    assert advice(scene, 0) == action


def test_a_sheriff_does_not_go_hunting_while_the_second_takes_the_badge() -> None:
    drawing = "K K 9 10 J $8 ★ / K 9 9 10 Q $8 / 10 J Q Q A $8"
    scene = town(drawing, edition=EXTENSION, steps="sheriff", beside="wanted: K$4 9$6")
    assert advice(scene, 0) == "action 0"


def test_a_sheriff_alone_at_the_office_goes_hunting() -> None:
    drawing = "K K 9 10 J $8 ★ / 9 9 10 J Q $8 / 10 J Q Q A $8"
    scene = town(drawing, edition=EXTENSION, steps="sheriff", beside="wanted: K$4 9$6")
    assert advice(scene, 0) == "action 1"


def test_nothing_is_bribed_for_an_empty_place() -> None:
    scene = town(
        "10 9 9 J K $12 / 10 9 9 J Q $13 / J J Q Q K $4 ★", edition=EXTENSION, steps="bank", bank=0, coach=0
    )
    assert advice(scene, 0) == "done"


def test_the_sheriff_takes_the_second_place() -> None:
    drawing = "9 9 9 Q K $8 / 9 J J Q K $8 ★ / 9 10 10 J Q $8"
    scene = town(drawing, edition=EXTENSION, steps="mine", bribes=False)
    assert advice(scene, 1) == "name 1"


# --- Outlaws -----------------------------------------------------------------------------------------------


def test_an_outlaw_completes_a_hand_before_the_last_roll() -> None:
    drawing = "9 9 9 $0 o9$6 / 9 9 9 9 K $8 ★ / Q Q K K J $8"
    scene = town(drawing, edition=EXTENSION, steps="roll", row="d5 d5 d5", bank=0)
    assert advice(scene, 0) == "9$6x2"


def test_an_outlaw_of_no_use_is_kept() -> None:
    drawing = "A A A A $0 o10$4 / 9 9 10 10 10 $8 ★ / Q Q K K J $8"
    scene = town(drawing, edition=EXTENSION, steps="roll", row="d5 d5 d5", bank=0)
    assert advice(scene, 0) == "done"


def test_double_gun_rolls_the_dice_again_that_captured_nobody() -> None:
    scene = town(
        "K K K 10 J $8 n14 double-gun / 9 9 10 J Q $8 n15 ★ / 10 J Q Q A $8",
        edition=EXTENSION,
        steps="sheriff",
        script="9 J J",
        mine=1,
        beside="wanted: 9$6 Q$4 A$4 A$6",
    )
    say(scene, 0, "action 1")
    assert advice(scene, 0) == "gun J J"


# --- cards -------------------------------------------------------------------------------------------------


def test_whisky_for_a_ranch_that_is_worth_much() -> None:
    four, three = "[ranch] " * 4, "[ranch] " * 3
    drawing = f"Q Q K K 9 $8 ★ whisky {four} / 9 10 J K A $8 d1 {three} / 9 9 J J A $8"
    scene = town(drawing, edition=EXTENSION, steps="saloon")
    say(scene, 0, "action 0")
    assert advice(scene, 0) == "play whisky"


def test_insurance_pays() -> None:
    drawing = "Q Q K K 9 $8 ★ / 9 10 J K A $8 insurance e3 d4 / 9 9 J J A $8"
    scene = town(drawing, edition=EXTENSION, steps="saloon", script="e3, d4")
    say(scene, 0, "action 0")
    say(scene, 0, "backs 1")
    say(scene, 0, "take d4")
    assert advice(scene, 1) == "play insurance"


def test_the_least_card_is_given_away() -> None:
    scene = town(
        "J J J Q K $8 / 9 9 9 Q K $8 e1 e8 ★ / 10 10 9 Q A $8",
        edition=EXTENSION,
        steps="store",
        script="gift, e2, e3",
    )
    say(scene, 0, "action 0")
    say(scene, 0, "take gift")
    assert scene.prompt().id in ("wanted", "give-card")
    if scene.prompt().id == "wanted":
        for seat in scene.waiting:
            say(scene, seat, "pass")
    assert advice(scene, 1) == "e1"


# --- the revised edition -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("open", "word"), [("wealth protection", "drink wealth"), ("protection domination", "drink top")]
)
def test_the_best_elixir_and_the_pile_when_both_are_poor(open: str, word: str) -> None:
    drawing = "9 10 J Q A $4 / 9 9 J J K $10 n4 ★ / 10 10 Q Q K $10 n4"
    scene = town(drawing, edition=REVISED, steps="doc", beside=f"elixirs: {open}; controlled: 1 2")
    assert advice(scene, 0) == word


def test_joe_goes_to_the_richest_at_once() -> None:
    scene = town(
        "J 9 Q Q K $2 / 9 9 9 K K $3 ★ / 10 10 10 A A $14", edition=REVISED, steps="store", script="joe"
    )
    assert advice(scene, 0) == "name 2"


# --- the Indian die ----------------------------------------------------------------------------------------


def at_the_village(row: str) -> Town:
    scene = town(
        "A A A K K $8 / K K K Q Q $8 ★ / 9 9 10 10 J $8",
        edition=INDIANS,
        steps="hall village",
        row=row,
        script="d2, d3, d2, d4",
    )
    say(scene, 0, "action 0")
    return scene


@pytest.mark.parametrize(("row", "word"), [("d1 d4 d5", "d1"), ("d3 d4 d5", "pass")])
def test_a_deed_of_little_worth_is_given_for_the_die(row: str, word: str) -> None:
    assert advice(at_the_village(row), 0) == word


def test_the_expert_knows_that_the_die_is_worth_more() -> None:
    """DI-2. So early in the game, when a deed in hand is likely robbed, it gives any of them."""
    scene = at_the_village("d3 d4 d5")
    view = gobelet.view(scene, 0)
    assert view.question is not None
    assert may(scene, 0)[view.options.index(make("expert", 1).decide(view, view.question, 1.0))] == "d3"


def test_the_shaman_wins_a_place() -> None:
    scene = town(
        "9 9 10 J J $8 die / 9 9 K K Q $8 / 10 Q Q A A $8 ★", edition=INDIANS, steps="indian", script="shaman"
    )
    before, after = advice(scene, 0).split()[1:]
    assert after in ("9", "J", "K", "A"), f"{before} was turned into {after}"


def test_an_ambush_strikes_the_die_that_wins_against_me() -> None:
    scene = town(
        "9 9 10 J J $8 die / 9 9 9 K Q $8 / K K Q Q A $8 ★", edition=INDIANS, steps="indian", script="ambush"
    )
    assert advice(scene, 0) == "ambush 1 9"


def test_the_warpath_goes_to_a_place_that_only_others_win() -> None:
    drawing = "9 9 9 J J $8 die / K K K 10 Q $8 / 10 10 Q Q A $8 ★"
    scene = town(drawing, edition=INDIANS, steps="indian", script="warpath", bank=0)
    assert advice(scene, 0) in ("warpath saloon", "warpath sheriff", "warpath hall")
