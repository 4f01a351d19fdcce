"""Duels: CI-30 to CI-33."""

import pytest

from gobelet.cincinnati.option_table import CHALLENGE, PASS, PAY, REROLL
from gobelet.cincinnati.state import SPENT, SUPPLY
from gobelet.core.errors import Refused
from tests.casino import asked, casino, events_of, held, say, shown

STANDING = "{0} stand, {1} stand, {0} stand, {1} stand"


def stand(owner: int, opponent: int) -> str:
    """Both keep what they rolled first."""
    return STANDING.format(owner, opponent)


# --- CI-30 -------------------------------------------------------------------------------------------------


def test_CI_30_any_other_player_may_be_challenged() -> None:
    """One without money, another owner, one already fought: all of them, but not the seat itself."""
    drawing = "66642 A duelx2 $35 / 66641 A duel / 65421 B $15 / 65421 B"
    scene = casino(drawing, steps="duels", script="11112, 66665, 11112, 66665")
    assert scene.options(0) == (CHALLENGE + 1, CHALLENGE + 2, CHALLENGE + 3)
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert events_of(scene, "challenged") == ["challenged(seat=0, target=1)"]
    assert scene.options(0) == (CHALLENGE + 1, CHALLENGE + 2, CHALLENGE + 3)
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert asked(scene) == "challenge 1"


def test_CI_30_oneself_and_empty_seats_are_refused() -> None:
    scene = casino("66642 A / 66641 A duel / 65421 B / 65421 B", steps="duels")
    with pytest.raises(Refused) as refused:
        say(scene, "1 challenge 1")
    assert (refused.value.id, refused.value.rule) == ("challenge-oneself", "CI-30")
    with pytest.raises(Refused) as refused:
        say(scene, "1 challenge 4")
    assert (refused.value.id, refused.value.facts) == ("unknown-seat", {"number": 4, "seats": 4})


def test_CI_30_each_duel_card_must_be_played() -> None:
    scene = casino("66642 A duel / 66641 A / 65421 B / 65421 B", steps="duels")
    with pytest.raises(Refused) as refused:
        say(scene, "0 pass")
    assert refused.value.id == "not-an-option"


def test_CI_30_owners_in_order_of_money_each_all_their_cards_in_a_row() -> None:
    drawing = "65421 A duel $15 / 66641 A duelx2 $35 / 65421 B duel $20 / 65421 B"
    scene = casino(drawing, steps="duels", script=", ".join(["11123, 66666"] * 4))
    owners = []
    while asked(scene) != "curtain 0":
        owner = scene.waiting[0]
        owners.append((owner, scene.prompt().facts["number"]))
        say(scene, f"{owner} challenge 3, {stand(owner, 3)}")
    assert owners == [(1, 2), (1, 1), (2, 1), (0, 1)]
    assert held(scene, SPENT) == "duel duel duel duel"
    assert "duel" not in " ".join(held(scene, seat) for seat in range(4))


def test_CI_30_the_order_counts_this_rounds_takings_and_is_fixed_before_the_first_duel() -> None:
    drawing = "66642 A $15 / 65421 B duel $25 / 65421 B duel $20 / 65421 B"
    scene = casino(drawing, A="$30 duel", steps="A duels", script="66666, 11123, 11111, 11112, 65421, 66666")
    assert asked(scene) == "challenge 0"  # 45,000 now
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert (scene.money(1), scene.money(2)) == (0, 20_000)
    assert asked(scene) == "challenge 1"  # before seat 2, all the same


def test_CI_30_round_12s_duels_are_played_too() -> None:
    drawing = "65421 A duel / 65421 A $35 / 65421 B / 65421 B"
    scene = casino(drawing, steps="duels end", script="66666, 11111", round=12)
    assert asked(scene) == "challenge 0"
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert asked(scene) == "over"
    assert scene.winners == (0,)


def test_CI_30_without_a_duel_card_there_is_none() -> None:
    scene = casino("65421 A / 65421 A $35 / 65421 B / 65421 B", steps="duels")
    assert asked(scene) == "curtain 0"


# --- CI-31 -------------------------------------------------------------------------------------------------

DUEL = "65421 A duel {} / 65421 A {} / 65421 B / 65421 B"


def test_CI_31_the_owner_rolls_first_then_in_turn_having_seen_all_earlier_rolls() -> None:
    scene = casino(DUEL.format("", ""), steps="duels", script="66442, 12346, 6, 5, 1")
    say(scene, "0 challenge 1")
    assert [shown(lie) for lie in scene.duel] == ["66442", "64321", "", ""]
    assert asked(scene) == "duel-reroll 0"
    assert scene.prompt().facts == {"seat": 0, "seats": (0, 1), "roll": 2}
    say(scene, "0 reroll 2")
    assert (asked(scene), shown(scene.duel[0])) == ("duel-reroll 1", "66644")
    say(scene, "1 reroll 6")
    assert (asked(scene), shown(scene.duel[1])) == ("duel-reroll 0", "54321")
    say(scene, "0 stand")  # a roll passed up is lost
    assert asked(scene) == "duel-reroll 1"
    assert scene.prompt().facts["roll"] == 3
    say(scene, "1 reroll 5")
    assert asked(scene) == "curtain 0"
    assert events_of(scene, "duel-rolled", "duel-rerolled", "duel-stands") == [
        "duel-rolled(seat=0, pips=(2, 4, 4, 6, 6), hand='two-pair')",
        "duel-rolled(seat=1, pips=(1, 2, 3, 4, 6), hand='short-straight')",
        "duel-rerolled(seat=0, roll=2, fell=(6,), number=1, pips=(4, 4, 6, 6, 6), hand='full')",
        "duel-rerolled(seat=1, roll=2, fell=(5,), number=1, pips=(1, 2, 3, 4, 5), hand='long-straight')",
        "duel-stands(seat=0, roll=3)",
        "duel-rerolled(seat=1, roll=3, fell=(1,), number=1, pips=(1, 1, 2, 3, 4), hand='short-straight')",
    ]


def test_CI_31_after_a_roll_passed_up_the_next_may_be_taken() -> None:
    scene = casino(DUEL.format("", ""), steps="duels", script="66442, 12346, 6")
    say(scene, "0 challenge 1, 0 stand, 1 stand, 0 reroll 2")
    assert shown(scene.duel[0]) == "66644"


def test_CI_31_only_dice_that_lie_there_can_be_rerolled() -> None:
    scene = casino(DUEL.format("o1", ""), steps="duels", script="66442, 12346")
    say(scene, "0 challenge 1")
    with pytest.raises(Refused) as refused:
        scene.answer(0, REROLL + 0b00100)  # the second 4 without the first
    assert refused.value.id == "dice-not-there"
    say(scene, stand(0, 1))
    with pytest.raises(Refused) as refused:
        scene.answer(0, PAY)
    assert (refused.value.id, refused.value.rule) == ("pay-names-no-die", "CI-31")


def test_CI_31_extra_rolls_from_the_owner_rolled_at_once() -> None:
    scene = casino(DUEL.format("o1", "o1"), steps="duels", script="66442, 12346, 6, 5")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert asked(scene) == "duel-extra 0"
    assert scene.options(0)[0] == PASS
    say(scene, "0 pay 2")
    assert (shown(scene.duel[0]), scene.chips[0], scene.chips[SUPPLY]) == ("66644", 0, 19)
    assert asked(scene) == "duel-extra 1"
    say(scene, "1 pay 6")
    assert asked(scene) == "curtain 0"  # nobody has a chip
    assert events_of(scene, "duel-paid") == [
        "duel-paid(seat=0, fell=(6,), number=1, pips=(4, 4, 6, 6, 6), hand='full', chips=0)",
        "duel-paid(seat=1, fell=(5,), number=1, pips=(1, 2, 3, 4, 5), hand='long-straight', chips=0)",
    ]


def test_CI_31_all_decline_and_it_ends() -> None:
    scene = casino(DUEL.format("o3", "o3"), steps="duels", script="66442, 12346")
    say(scene, f"0 challenge 1, {stand(0, 1)}, 0 pass, 1 pass")
    assert asked(scene) == "curtain 0"
    assert events_of(scene, "duel-declined") == ["duel-declined(seat=0)", "duel-declined(seat=1)"]


def test_CI_31_one_who_declined_is_asked_again_after_the_others_roll_and_the_roller_last() -> None:
    scene = casino(DUEL.format("o3", "o3"), steps="duels", script="66442, 12346, 5")
    say(scene, f"0 challenge 1, {stand(0, 1)}, 0 pass, 1 pay 6")
    assert asked(scene) == "duel-extra 0"
    say(scene, "0 pass")
    assert asked(scene) == "duel-extra 1"  # all others declined: it ends only when this one declines too
    say(scene, "1 pass")
    assert asked(scene) == "curtain 0"


def test_CI_31_the_one_who_rolled_may_roll_again_when_all_others_declined() -> None:
    scene = casino(DUEL.format("", "o3"), steps="duels", script="66442, 12346, 5, 1, 1")
    say(scene, f"0 challenge 1, {stand(0, 1)}, 1 pay 6, 1 pay 5, 1 pay 1")
    assert asked(scene) == "curtain 0"
    assert scene.chips[1] == 0


def test_CI_31_one_without_a_chip_is_passed_over() -> None:
    scene = casino(DUEL.format("", "o1"), steps="duels", script="66442, 12346")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert asked(scene) == "duel-extra 1"
    say(scene, "1 pass")
    assert asked(scene) == "curtain 0"


def test_CI_31_the_asking_goes_round_in_order_without_starting_over() -> None:
    drawing = "66642 A o3 / 66642 A o3 / 66642 A / 66642 A o3 / 65421 B"
    scene = casino(drawing, A="$15", steps="A", round=1, script="65421, 65421, 65421, 65421, 3, 3, 3")
    for _roll in range(2):
        say(scene, "0 stand, 1 stand, 2 stand, 3 stand")
    say(scene, "0 pass, 1 pay 6")
    assert asked(scene) == "duel-extra 3"  # on from the next, past seat 2, not back to the first
    say(scene, "3 pass, 0 pass")
    assert asked(scene) == "duel-extra 1"
    say(scene, "1 pay 5")
    assert asked(scene) == "duel-extra 3"
    say(scene, "3 pay 6")
    assert asked(scene) == "duel-extra 0"
    say(scene, "0 pass, 1 pass, 3 pass")
    assert asked(scene) == "curtain 0"


# --- CI-32, CI-33 ------------------------------------------------------------------------------------------


def test_CI_32_the_better_hand_wins() -> None:
    scene = casino(DUEL.format("", "$15"), steps="duels", script="12344, 66553")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert held(scene, 0) == "$15"
    assert events_of(scene, "duel-won") == [
        "duel-won(seat=0, target=1, pips=(1, 2, 3, 4, 4), hand='short-straight')"
    ]
    scene = casino(DUEL.format("", "$15"), steps="duels", script="66553, 12344")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert held(scene, 1) == "$15"


def test_CI_32_all_five_dice_equal_the_owner_loses() -> None:
    scene = casino(DUEL.format("", "$15"), steps="duels", script="66553, 66553")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert (held(scene, 0), held(scene, 1)) == ("", "$15")
    assert events_of(scene, "duel-equal") == [
        "duel-equal(seat=1, target=0, pips=(3, 5, 5, 6, 6), hand='two-pair')"
    ]


def test_CI_33_the_owner_takes_the_opponents_highest_money_card() -> None:
    scene = casino(DUEL.format("$35", "$15 $30x2"), steps="duels", script="66666, 11111")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert (held(scene, 0), held(scene, 1)) == ("$30 $35", "$15 $30")
    assert events_of(scene, "card-won") == ["card-won(seat=0, victim=1, stake='money-30')"]


def test_CI_33_an_opponent_without_money_gives_nothing() -> None:
    scene = casino(DUEL.format("$35", "o3 duel"), steps="duels", script="66666, 11111")
    say(scene, f"0 challenge 1, {stand(0, 1)}, 1 pass")
    assert (held(scene, 0), held(scene, 1), scene.chips[1]) == ("$35", "duel", 3)
    assert events_of(scene, "nothing-won") == ["nothing-won(seat=0, victim=1)"]


def test_CI_33_an_opponent_who_wins_gets_nothing_and_the_card_is_set_aside() -> None:
    scene = casino(DUEL.format("$35", "$15"), steps="duels", script="11111, 66666")
    say(scene, f"0 challenge 1, {stand(0, 1)}")
    assert (held(scene, 0), held(scene, 1), held(scene, SPENT)) == ("$35", "$15", "duel")
    assert (scene.duelists, scene.duel) == ([], [0, 0, 0, 0])
