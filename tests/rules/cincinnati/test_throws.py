"""Cards and throws: CI-10 to CI-14."""

import pytest

from gobelet.cincinnati.cards import CARDS, DUEL
from gobelet.cincinnati.option_table import PASS, PAY, REROLL, REROLLS
from gobelet.cincinnati.state import ASIDE, DECK, REMOVED, SUPPLY, Casino
from gobelet.cincinnati.throws import DECLARES
from gobelet.core.dice import MASKS, SPOTS
from gobelet.core.errors import Refused
from gobelet.core.goods import SIZE
from tests.casino import asked, casino, dice, events_of, fresh, lying, option, say, shown

FOUR = "66442 A / 12346 A / 11134 C / 12345 B"


# --- CI-10 -------------------------------------------------------------------------------------------------


def test_CI_10_one_card_for_a_then_b_then_c_added_to_what_lies_there() -> None:
    scene = casino(FOUR, A="$20", C="duel chips", steps="turn", script="$15, duel, $35")
    assert (lying(scene, "A"), lying(scene, "B"), lying(scene, "C")) == ("$15 $20", "duel", "$35 duel chips")
    assert events_of(scene, "card-turned") == [
        "card-turned(table='atlantic', stake='money-15')",
        "card-turned(table='ballroom', stake='duel')",
        "card-turned(table='caesars', stake='money-35')",
    ]


def test_CI_10_in_round_1_a_duel_is_put_aside_and_the_next_card_turned_for_the_same_table() -> None:
    game = fresh(4, script="duel, duel, $15, $20, duel, chips, 11111, 22222, 33333, 44444")
    assert (lying(game, "A"), lying(game, "B"), lying(game, "C")) == ("$15", "$20", "chips")
    assert events_of(game, "duel-put-aside", "card-turned", "duels-shuffled-in") == [
        "duel-put-aside(table='atlantic')",
        "duel-put-aside(table='atlantic')",
        "card-turned(table='atlantic', stake='money-15')",
        "card-turned(table='ballroom', stake='money-20')",
        "duel-put-aside(table='caesars')",
        "card-turned(table='caesars', stake='chips')",
        "duels-shuffled-in(number=3)",
    ]
    assert (game.shuffled_in, game.cards[ASIDE], game.cards[DECK] >> SIZE) == (3, 0, 33)


def test_CI_10_later_a_duel_stays() -> None:
    scene = casino(FOUR, steps="turn", script="duel, duel, duel", round=2)
    assert (lying(scene, "A"), lying(scene, "B"), lying(scene, "C")) == ("duel", "duel", "duel")
    assert not events_of(scene, "duel-put-aside", "duels-shuffled-in")


def test_CI_10_the_duels_put_aside_are_never_among_the_removed_cards() -> None:
    removed = "$15, $15, $15, $15, $15, $15, $20, $20, $20, $20, $20, $25"
    game = fresh(3, script=f"{removed}, duel, duel, duel, duel, duel, duel, $25, $35")
    assert game.shuffled_in == 6
    assert game.cards[REMOVED] >> SIZE == 12
    assert CARDS.count(game.cards[REMOVED], DUEL) == 0
    assert CARDS.count(game.cards[DECK], DUEL) == 6


# --- CI-11 -------------------------------------------------------------------------------------------------


def test_CI_11_all_roll_five_dice_hidden_and_choose_a_table_in_secret() -> None:
    scene = casino(" / / / ", steps="roll", script="66442, 12346, 11134, 12345")
    assert asked(scene) == "choose-table 0 1 2 3"
    assert [shown(cup) for cup in scene.cup] == ["66442", "64321", "43111", "54321"]
    assert scene.dice == [0, 0, 0, 0]
    assert scene.chosen == [-1, -1, -1, -1]


def test_CI_11_the_tables_are_revealed_together_then_the_dice() -> None:
    scene = casino(" / / / ", steps="roll", script="66442, 12346, 11134, 12345")
    say(scene, "2 C, 0 A, 3 B")
    assert scene.chosen == [-1, -1, -1, -1]
    assert not events_of(scene, "table-chosen", "dice-shown")
    say(scene, "1 A")
    assert scene.chosen == [0, 0, 2, 1]
    assert [shown(lie) for lie in scene.dice] == ["66442", "64321", "43111", "54321"]
    assert scene.cup == [0, 0, 0, 0]
    assert events_of(scene, "table-chosen", "dice-shown") == [
        "table-chosen(seat=0, table='atlantic')",
        "table-chosen(seat=1, table='atlantic')",
        "table-chosen(seat=2, table='caesars')",
        "table-chosen(seat=3, table='ballroom')",
        "dice-shown(seat=0, pips=(2, 4, 4, 6, 6), hand='two-pair')",
        "dice-shown(seat=1, pips=(1, 2, 3, 4, 6), hand='short-straight')",
        "dice-shown(seat=2, pips=(1, 1, 1, 3, 4), hand='three')",
        "dice-shown(seat=3, pips=(1, 2, 3, 4, 5), hand='long-straight')",
    ]


def test_CI_11_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    scene = casino(" / / / ", steps="roll")
    say(scene, "0 A")
    scene.withdraw(0)
    say(scene, "0 B, 1 A, 2 A, 3 A")
    assert scene.chosen[0] == 1


# --- CI-12 -------------------------------------------------------------------------------------------------


def test_CI_12_any_dice_may_be_rerolled_also_those_kept_earlier() -> None:
    scene = casino(FOUR, steps="second third", script="6, 15, 5, 1, 33")
    assert asked(scene) == "declare 1 2 3"
    say(scene, "1 stand, 2 reroll 34, 3 stand, 0 reroll 2")
    assert [shown(lie) for lie in scene.dice] == ["66644", "64321", "51111", "54321"]
    say(scene, "0 reroll 4, 2 stand, 3 reroll 21, 1 reroll 6")
    assert [shown(lie) for lie in scene.dice] == ["66654", "43211", "51111", "54333"]


def test_CI_12_standing_gives_up_this_roll_only() -> None:
    scene = casino(FOUR.replace("/ 12346", "o1 / 12346"), steps="second third extra", script="4")
    for _roll in range(2):
        for group in ("declare 1 2 3", "declare 0"):
            assert asked(scene) == group
            for seat in scene.waiting:
                say(scene, f"{seat} stand")
    assert asked(scene) == "extra-roll 0"
    say(scene, "0 pay 2")
    assert shown(scene.dice[0]) == "66444"


def test_CI_12_a_second_and_a_third_roll_follow_the_first() -> None:
    scene = casino(" / / / ", steps="roll second third", script="66442, 12346, 11134, 12345")
    say(scene, "0 A, 1 B, 2 C, 3 C")
    for roll in (2, 3):
        assert scene.prompt().facts == {"seats": (0, 1, 3), "roll": roll}
        say(scene, "0 stand, 1 stand, 3 stand")
        assert scene.prompt().facts == {"seats": (2,), "roll": roll}
        say(scene, "2 stand")
    assert (scene.rolls, asked(scene)) == (3, "curtain 0")


def test_CI_12_everybody_is_asked_before_both_rolls_also_one_alone_or_with_five_of_a_kind() -> None:
    scene = casino("66666 A / 11111 C / 65432 B / 65431 B", steps="second third")
    for roll in (2, 3):
        assert asked(scene) == "declare 0 1 2"
        assert scene.prompt().facts == {"seats": (0, 1, 2), "roll": roll}
        say(scene, "0 stand, 1 stand, 2 stand")
        assert asked(scene) == "declare 3"
        say(scene, "3 stand")
    assert asked(scene) == "curtain 0"


def test_CI_12_dice_of_equal_face_are_the_same() -> None:
    assert len(REROLLS[dice("66442") % SPOTS]) == 18
    assert len(REROLLS[dice("66666") % SPOTS]) == 6
    assert len(REROLLS[dice("65321") % SPOTS]) == 32
    scene = casino(FOUR, steps="second")
    say(scene, "1 stand, 2 stand, 3 stand")
    assert len(scene.options(0)) == 18
    with pytest.raises(Refused) as refused:  # the second 4 without the first
        scene.answer(0, REROLL + 0b00100)
    assert (refused.value.id, refused.value.rule) == ("dice-not-there", "CI-12")
    assert refused.value.facts == {"pips": (2, 4, 4, 6, 6)}


def test_CI_12_the_dice_are_thrown_from_seat_0_upwards_and_one_who_stands_throws_none() -> None:
    scene = casino(FOUR, steps="second", script="111, 22, 3")
    say(scene, "3 reroll 5, 2 stand, 1 reroll 64, 0 reroll 442")
    assert [shown(lie) for lie in scene.dice] == ["66111", "32221", "43111", "43321"]
    assert events_of(scene, "stands") == ["stands(seat=2, roll=2)"]
    assert events_of(scene, "rerolled")[0] == (
        "rerolled(seat=0, roll=2, fell=(1, 1, 1), number=3, pips=(1, 1, 1, 6, 6), hand='full')"
    )


# --- CI-13 -------------------------------------------------------------------------------------------------


TURNS = "11134 C $15 / 66642 A $35 / 66643 A / 66641 A $15 / 12345 B $20 / 12346 B $30"


def test_CI_13_players_declare_in_turn_from_the_richest_at_their_table_in_groups() -> None:
    """At A the richest, seat 1, begins, and seat 2 follows, though seat 3 is richer."""
    scene = casino(TURNS, steps="second")
    groups = [scene.question, *reversed(scene.pile[-2:])]
    assert groups == [DECLARES[0b100011], DECLARES[0b010100], DECLARES[0b001000]]
    say(scene, "0 stand, 1 stand, 5 stand")
    assert asked(scene) == "declare 2 4"
    say(scene, "4 stand, 2 stand")
    assert asked(scene) == "declare 3"


def test_CI_13_after_the_last_seat_the_first_one_follows() -> None:
    scene = casino("66641 A $15 / 66643 A / 66642 A $35 / 11134 C", steps="second")
    heard = []
    while asked(scene) != "curtain 0":
        heard.append(asked(scene))
        say(scene, ", ".join([f"{seat} stand" for seat in scene.waiting]))
    assert heard == ["declare 2 3", "declare 0", "declare 1"]


def test_CI_13_in_version_1_players_declared_in_order_of_money() -> None:
    scene = casino(TURNS, steps="second", version=1)
    groups = [scene.question, *reversed(scene.pile[-2:])]
    assert groups == [DECLARES[0b100011], DECLARES[0b011000], DECLARES[0b000100]]
    say(scene, "0 stand, 1 stand, 5 stand")
    assert asked(scene) == "declare 3 4"
    say(scene, "4 stand, 3 stand")
    assert asked(scene) == "declare 2"


def test_CI_13_a_groups_declarations_become_public_together_before_the_next_declares() -> None:
    scene = casino(FOUR, steps="second", script="1")
    say(scene, "1 reroll 6, 3 stand")
    assert (scene.named, scene.declared) == ([0, 0, 0, 0], 0)
    assert not events_of(scene, "declared", "stands")
    say(scene, "2 stand")
    assert asked(scene) == "declare 0"
    assert (shown(scene.named[1]), scene.declared) == ("6", 0b1110)
    assert events_of(scene, "declared", "stands") == [
        "declared(seat=1, roll=2, pips=(6,), number=1)",
        "stands(seat=2, roll=2)",
        "stands(seat=3, roll=2)",
    ]
    assert shown(scene.dice[1]) == "64321"  # all roll together, when all have declared
    say(scene, "0 stand")
    assert shown(scene.dice[1]) == "43211"
    assert (scene.named, scene.declared) == ([0, 0, 0, 0], 0)


def test_CI_13_nobody_declares_out_of_turn() -> None:
    scene = casino(FOUR, steps="second")
    with pytest.raises(Refused) as refused:
        say(scene, "0 stand")
    assert refused.value.id == "not-asked"


# --- CI-14 -------------------------------------------------------------------------------------------------

CHIPS = "66442 A o1 / 12346 A $15 o2 / 11134 C $35 / 12344 B $20 o1"


def all_decline(scene: Casino) -> list[str]:
    """Who is asked, if all decline."""
    heard = []
    while asked(scene) != "curtain 0":
        heard.append(asked(scene))
        say(scene, f"{scene.waiting[0]} pass")
    return heard


def test_CI_14_everyone_with_a_chip_is_asked_one_by_one_in_turn_over_all_tables() -> None:
    """The richest, seat 2, has no chip and is passed over: seat 3 follows, then seats 0 and 1."""
    scene = casino(CHIPS, steps="extra")
    assert all_decline(scene) == ["extra-roll 3", "extra-roll 0", "extra-roll 1"]
    assert events_of(scene, "extra-declined") == [f"extra-declined(seat={seat})" for seat in (3, 0, 1)]


def test_CI_14_the_richest_of_all_begins_chip_or_not() -> None:
    """Not the richest of those with a chip: that is seat 1, who comes last, before seat 2."""
    scene = casino("66442 A o1 / 12346 A $30 o2 / 11134 C $35 / 12344 B $20 o1", steps="extra")
    assert all_decline(scene) == ["extra-roll 3", "extra-roll 0", "extra-roll 1"]


def test_CI_14_in_version_1_they_were_asked_in_order_of_money() -> None:
    scene = casino(CHIPS, steps="extra", version=1)
    assert all_decline(scene) == ["extra-roll 3", "extra-roll 1", "extra-roll 0"]


def test_CI_14_the_chip_goes_at_once_and_the_dice_named_are_heard_but_rolled_together() -> None:
    scene = casino(CHIPS, steps="extra", script="4, 55")
    say(scene, "3 pay 44")
    assert (scene.chips[3], scene.chips[SUPPLY]) == (0, 17)
    assert (shown(scene.named[3]), scene.declared) == ("44", 0b1000)
    assert events_of(scene, "extra-paid") == ["extra-paid(seat=3, pips=(4, 4), number=2, chips=0)"]
    assert shown(scene.dice[3]) == "44321"
    say(scene, "0 pay 2")
    assert scene.declared == 0b1001
    say(scene, "1 pass")
    assert [shown(lie) for lie in scene.dice] == ["66444", "64321", "43111", "55321"]  # seat 0 threw first


def test_CI_14_who_pays_names_at_least_one_die() -> None:
    scene = casino(CHIPS, steps="extra")
    assert scene.options(3)[0] == PASS
    assert scene.options(3) == (PASS, *[PAY + mask for mask in MASKS[scene.dice[3]] if mask])
    with pytest.raises(Refused) as refused:
        scene.answer(3, PAY)
    assert (refused.value.id, refused.value.rule) == ("pay-names-no-die", "CI-14")
    with pytest.raises(Refused) as refused:
        scene.answer(3, PAY + 0b10000)  # the second 4 without the first
    assert refused.value.id == "dice-not-there"
    with pytest.raises(Refused) as refused:
        scene.answer(3, option(scene, 3, ["reroll", "1"]))  # no free roll
    assert refused.value.id == "not-an-option"


def test_CI_14_all_are_asked_again_also_those_who_declined_until_nobody_pays() -> None:
    scene = casino(CHIPS, steps="extra", script="5, 5, 5, 5")
    say(scene, "3 pass, 0 pay 2, 1 pass")
    assert asked(scene) == "extra-roll 3"
    say(scene, "3 pass, 1 pay 6")
    assert asked(scene) == "extra-roll 3"  # seat 0 has no chip left
    say(scene, "3 pass, 1 pay 1, 3 pay 2")
    assert asked(scene) == "curtain 0"  # nobody has one
    assert [shown(lie) for lie in scene.dice] == ["66544", "55432", "43111", "54431"]


def test_CI_14_nobody_without_a_chip_is_asked() -> None:
    scene = casino(FOUR, steps="extra")
    assert asked(scene) == "curtain 0"
