"""CI-11 to CI-14, CI-30 and CI-31: the greedy bot in drawn positions of Cincinnati."""

import gobelet
from gobelet import notation
from gobelet.bots import GreedyBot
from gobelet.cincinnati.state import Casino
from gobelet.core.names import Seat
from tests.casino import casino, say

# --- what it says, in words --------------------------------------------------------------------------------


def advice(scene: Casino, seat: Seat, seed: int = 1) -> str:
    """`A`, `reroll 42`, `stand`, `pay 2`, `pass`, `challenge 1`."""
    view = gobelet.view(scene, seat)
    assert view.question is not None
    assert view.options, f"{view.question.id} is not put to seat {seat}"
    return notation.spell(scene, seat, GreedyBot(seed).decide(view, view.question, 1.0))


# --- tables ------------------------------------------------------------------------------------------------


def first_roll(dice: str, A: str, B: str, C: str) -> str:  # noqa: N803 - the tables are called so
    scene = casino("o3 / o3 / o3 / o3", A=A, B=B, C=C, steps="roll", script=f"{dice}, 12345, 12345, 12345")
    return advice(scene, 0)


def test_the_dice_choose_among_equal_tables() -> None:
    assert first_roll("66661", "$20", "$20", "$20") == "A"
    assert first_roll("23456", "$20", "$20", "$20") == "B"
    assert first_roll("11122", "$20", "$20", "$20") == "C"


def test_what_lies_there_outweighs_a_little_luck() -> None:
    assert first_roll("22346", "$15", "$15", "$35 $35 $30") == "C"
    assert first_roll("11345", "$35 $35 $30", "$15", "$15") == "A"


def test_a_small_table_won_for_sure_is_better_than_a_crowd() -> None:
    assert first_roll("23456", "$35", "$20", "$15") == "B"


def test_three_players_have_two_tables() -> None:
    scene = casino("o3 / o3 / o3", A="$20", C="$20", steps="roll", script="23456, 12345, 12345")
    assert advice(scene, 0) in ("A", "C")


# --- rerolls -----------------------------------------------------------------------------------------------


def test_rolling_towards_three_of_a_kind_at_A() -> None:
    scene = casino("66421 A o3 / 12346 B o3 / 12345 C o3 / 12345 C o3", A="$20", steps="second")
    assert advice(scene, 0) == "reroll 421"


def test_rolling_towards_a_straight_at_B() -> None:
    scene = casino("12346 A o3 / 23466 B o3 / 12345 C o3 / 12345 C o3", B="$20", steps="second")
    assert advice(scene, 1) == "reroll 66", "2 3 4 are kept"
    scene = casino("12346 A o3 / 23456 B o3 / 12345 B o3 / 12345 C o3", B="$20", steps="second")
    assert advice(scene, 1) == "stand"


def test_rolling_low_at_C() -> None:
    scene = casino("12346 A o3 / 12366 A o3 / 12266 C o3 / 12345 B o3", C="$20", steps="second")
    assert advice(scene, 2) == "reroll 66"


def test_alone_a_hand_that_qualifies_stands() -> None:
    scene = casino("22234 A o3 / 12346 B o3 / 12345 C o3 / 12345 C o3", A="$20", steps="third")
    assert advice(scene, 0) == "stand"
    assert advice(scene, 1) == "stand"


def test_behind_in_the_last_roll_one_rolls_for_what_still_wins() -> None:
    scene = casino("22266 A o3 / 55553 A $15 o3 / 12345 C o3 / 12345 B o3", A="$20", steps="third")
    say(scene, "1 reroll 3, 2 stand, 3 stand")
    assert advice(scene, 0) == "reroll 222", "only four sixes beat four fives, or five twos"


def test_a_rival_who_stands_is_beaten_as_the_dice_lie() -> None:
    scene = casino("44452 A o3 / 33366 A $15 o3 / 12345 C o3 / 12345 B o3", A="$20", steps="third")
    say(scene, "1 stand, 2 stand, 3 stand")
    assert advice(scene, 0) == "reroll 52", "a three does not beat a full house"
    scene = casino("44455 A o3 / 33366 A $15 o3 / 12345 C o3 / 12345 B o3", A="$20", steps="third")
    say(scene, "1 stand, 2 stand, 3 stand")
    assert advice(scene, 0) == "stand"


# --- chips -------------------------------------------------------------------------------------------------


def test_a_chip_is_paid_for_a_good_chance_of_much() -> None:
    scene = casino("23455 A o3 / 33316 B o3 / 11236 C o1 / 12345 B", C="$35 $35", steps="extra")
    assert advice(scene, scene.waiting[0]) == "pass", "no stake, no chip"
    say(scene, ", ".join(f"{seat} pass" for seat in scene.waiting if seat != 2))
    while scene.waiting[0] != 2:
        say(scene, f"{scene.waiting[0]} pass")
    assert advice(scene, 2) == "pay 6"


def test_no_chip_is_paid_for_a_table_that_is_won() -> None:
    scene = casino("66665 A o3 / 33316 A / 11236 C / 12345 B", A="$35", steps="extra")
    assert advice(scene, 0) == "pass"


def test_no_chip_is_paid_for_little() -> None:
    scene = casino("66521 A o3 / 55551 A / 11236 C / 12345 B", A="$15", steps="extra")
    assert advice(scene, 0) == "pass"


# --- duels -------------------------------------------------------------------------------------------------


def test_the_dearest_card_is_challenged() -> None:
    scene = casino("66665 A duel / 33316 A $35 / 11236 C $15x2 / 12345 B $20", steps="duels")
    assert advice(scene, 0) == "challenge 1"


def test_of_equal_cards_the_leaders_is_challenged() -> None:
    scene = casino("66665 A duel / 33316 A $35 / 11236 C $35 $30x2 / 12345 B", steps="duels")
    assert advice(scene, 0) == "challenge 2"


def test_a_duel_is_rolled_by_its_own_order_of_hands() -> None:
    drawing = "66665 A duel / 33316 A $35 / 11236 C / 12345 B"
    scene = casino(drawing, steps="duels", script="66421, 11123")
    say(scene, "0 challenge 1")
    assert advice(scene, 0) == "reroll 421"


def test_the_last_to_roll_stands_when_ahead() -> None:
    drawing = "66665 A duel / 33316 A $35 / 11236 C / 12345 B"
    scene = casino(drawing, steps="duels", script="66421, 55544")
    say(scene, "0 challenge 1, 0 stand, 1 stand, 0 stand")
    assert advice(scene, 1) == "stand"


def test_equal_dice_are_enough_for_the_opponent_and_not_for_the_owner() -> None:
    drawing = "66665 A duel / 33316 A $35 / 11236 C / 12345 B"
    scene = casino(drawing, steps="duels", script="55544, 55544")
    say(scene, "0 challenge 1, 0 stand, 1 stand")
    assert advice(scene, 0) != "stand"
    say(scene, "0 stand")
    assert advice(scene, 1) == "stand"


def test_a_chip_is_paid_in_a_duel_for_a_dear_card_and_not_for_none() -> None:
    drawing = "66665 A duel o3 / 33316 A $35 / 11236 C / 12345 B"
    scene = casino(drawing, steps="duels", script="66652, 66654")
    say(scene, "0 challenge 1, 0 stand, 1 stand, 0 stand, 1 stand")
    assert advice(scene, 0) == "pay 52"
    drawing = "66665 A duel o3 / 33316 A / 11236 C / 12345 B"
    scene = casino(drawing, steps="duels", script="66652, 66654")
    say(scene, "0 challenge 1, 0 stand, 1 stand, 0 stand, 1 stand")
    assert advice(scene, 0) == "pass"


def test_a_tied_table_is_worth_a_chip_in_its_duel() -> None:
    drawing = "66665 A o2 / 66665 A o2 / 11236 C / 12345 B"
    scene = casino(drawing, A="$35 $35", steps="A", script="66652, 66654")
    say(scene, "1 stand, 0 stand, 1 stand, 0 stand")
    assert advice(scene, 1).startswith("pay")
