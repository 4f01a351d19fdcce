"""The tables: CI-20 to CI-25."""

import pytest

from gobelet.cincinnati.state import SPENT, SUPPLY
from tests.casino import asked, casino, events_of, held, lying, say, shown

OTHERS = "65421 B / 65421 B"


# --- CI-20, CI-21, CI-22: what wins ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("66642", "66641", 0),  # the last die decides
        ("11122", "66654", 0),  # a full house beats three
        ("55551", "66661", 1),
        ("65432", "11123", 1),  # a straight is nothing here
        ("66554", "11123", 1),  # two pairs neither
        ("65432", "66554", -1),
    ],
)
def test_CI_20_table_a(one: str, other: str, winner: int) -> None:
    scene = casino(f"{one} A / {other} A / {OTHERS}", A="$15", steps="A")
    assert [held(scene, 0), held(scene, 1)] == ["$15" if seat == winner else "" for seat in (0, 1)]
    assert lying(scene, "A") == ("$15" if winner < 0 else "")


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("12345", "66543", 0),  # long beats short
        ("65432", "54321", 0),
        ("12344", "12342", 0),  # the higher fifth die
        ("66666", "12341", 1),  # five of a kind is nothing here
        ("66666", "65421", -1),
    ],
)
def test_CI_21_table_b(one: str, other: str, winner: int) -> None:
    scene = casino(f"{one} B / {other} B / 65421 A / 65421 C", B="$15", steps="B")
    assert [held(scene, 0), held(scene, 1)] == ["$15" if seat == winner else "" for seat in (0, 1)]
    assert lying(scene, "B") == ("$15" if winner < 0 else "")


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("11134", "12223", 0),  # both 10: more ones
        ("11111", "11112", 0),
        ("22222", "11135", 0),  # 10 beats 11
        ("66666", "11144", 1),
        ("22224", "11146", -1),  # 12 and 13
    ],
)
def test_CI_22_table_c(one: str, other: str, winner: int) -> None:
    scene = casino(f"{one} C / {other} C / {OTHERS}", C="$15", steps="C")
    assert [held(scene, 0), held(scene, 1)] == ["$15" if seat == winner else "" for seat in (0, 1)]
    assert lying(scene, "C") == ("$15" if winner < 0 else "")


def test_CI_22_eleven_or_less_also_when_alone() -> None:
    assert held(casino(f"11144 C / 66642 A / {OTHERS}", C="$15", steps="C"), 0) == "$15"
    assert (
        held(casino(f"22223 C / 66642 A / {OTHERS}", C="$15", steps="C"), 0) == "$15"
    )  # the worst that does
    assert held(casino(f"11145 C / 66642 A / {OTHERS}", C="$15", steps="C"), 0) == ""


# --- CI-23 -------------------------------------------------------------------------------------------------


def test_CI_23_the_best_takes_every_card_on_the_table() -> None:
    scene = casino(f"66642 A / 66641 A / {OTHERS}", A="$15x2 $35 duel", B="$20", steps="A")
    assert held(scene, 0) == "$15 $15 $35 duel"
    assert (lying(scene, "A"), lying(scene, "B")) == ("", "$20")
    assert events_of(scene, "table-won") == [
        "table-won(table='atlantic', seat=0, pips=(2, 4, 6, 6, 6), hand='three', total=24)"
    ]


def test_CI_23_no_one_qualifies_or_no_one_came_the_cards_stay() -> None:
    scene = casino(f"66542 A / 66541 A / {OTHERS}", A="$15", C="$35", steps="A B C")
    assert (lying(scene, "A"), lying(scene, "C")) == ("$15", "$35")
    assert events_of(scene, "table-unqualified", "table-unchosen") == [
        "table-unqualified(table='atlantic', stakes=('money-15',))",
        "table-unqualified(table='ballroom', stakes=())",
        "table-unchosen(table='caesars', stakes=('money-35',))",
    ]


def test_CI_23_each_table_is_settled_completely_before_the_next() -> None:
    """A tie duel at A: the chips spent in it pay the Chips card at B."""
    scene = casino(
        "66642 A o10 / 66642 A o10 / 65432 B / 65421 C",
        A="$15",
        B="chips",
        steps="A B C",
        script="66666, 11111, 5, 4",
        supply=0,
    )
    assert lying(scene, "B") == "chips"
    say(scene, "1 stand, 0 stand, 1 stand, 0 stand, 1 pay 6, 0 pay 1, 1 pass")
    assert scene.chips[SUPPLY] == 2
    say(scene, "0 pass")
    assert (held(scene, 1), lying(scene, "B"), held(scene, SPENT)) == ("$15", "", "chips")
    assert (scene.chips[2], scene.chips[SUPPLY]) == (2, 0)


def test_CI_23_chips_won_may_be_used_in_this_rounds_duels() -> None:
    scene = casino("66642 A / 65421 B / 65421 B / 65421 B", A="chips duel", steps="A duels", round=3)
    say(scene, "0 challenge 1, 0 stand, 1 stand, 0 stand, 1 stand")
    assert asked(scene) == "duel-extra 0"
    assert scene.chips[0] == 2


# --- CI-24 -------------------------------------------------------------------------------------------------

TIED = "66642 A $20 / 66642 A / 66642 A $35 / 66641 A / 65432 B"


def test_CI_24_the_richest_of_the_tied_begins_and_the_others_follow_in_turn() -> None:
    """Seat 0 is the poorest of them, and follows seat 3; seat 1 does not duel, though it is the richest."""
    drawing = "66642 A / 65432 A $35x2 / 66642 A $15 / 66642 A $35 / 66642 A $20"
    scene = casino(drawing, A="$15", steps="A", script="65421, 11234, 55421, 11223")
    assert scene.duelists == [3, 4, 0, 2]
    heard = []
    while scene.duelists:
        heard.append(asked(scene))
        say(scene, f"{scene.waiting[0]} stand")
    assert heard == [f"duel-reroll {seat}" for seat in (3, 4, 0, 2, 3, 4, 0, 2)]
    assert held(scene, 4) == "$15 $20"  # a short straight beats pairs


def test_CI_24_in_version_1_the_tied_fought_in_order_of_money() -> None:
    drawing = "66642 A / 65432 A $35x2 / 66642 A $15 / 66642 A $35 / 66642 A $20"
    scene = casino(drawing, A="$15", steps="A", version=1)
    assert scene.duelists == [3, 4, 2, 0]


def test_CI_24_in_version_1_the_last_by_money_won_with_equal_dice() -> None:
    """In version 2 that is seat 2, the last in turn."""
    drawing = "66642 A / 65432 A $35x2 / 66642 A $15 / 66642 A $35 / 66642 A $20"
    for version, winner in ((1, 0), (2, 2)):
        scene = casino(drawing, A="$25", steps="A", script="65421, 65421, 65421, 65421", version=version)
        while scene.duelists:
            say(scene, f"{scene.waiting[0]} stand")
        assert "$25" in held(scene, winner)


def test_CI_24_the_tied_players_duel_at_once() -> None:
    scene = casino(TIED, A="$15", B="$30", steps="A B", script="65421, 11234, 55421")
    assert scene.duelists == [2, 0, 1]
    assert [shown(lie) for lie in scene.duel] == ["43211", "55421", "65421", "", ""]
    assert events_of(scene, "table-tied") == [
        "table-tied(table='atlantic', seats=(2, 0, 1), pips=(2, 4, 6, 6, 6))"
    ]
    assert (lying(scene, "A"), lying(scene, "B")) == ("$15", "$30")
    heard = []
    while scene.duelists:
        heard.append(asked(scene))
        say(scene, f"{scene.waiting[0]} stand")
    assert heard == [f"duel-reroll {seat}" for seat in (2, 0, 1, 2, 0, 1)]
    assert (held(scene, 0), held(scene, 1), held(scene, 2)) == ("$15 $20", "", "$35")
    assert held(scene, 4) == "$30"


@pytest.mark.parametrize(
    ("table", "hand", "duel", "winner"),
    [
        ("B", "65432", "65432, 11111", 1),  # five of a kind takes the ballroom
        ("C", "11134", "66665, 11112", 0),  # and four sixes Caesar's
    ],
)
def test_CI_24_the_best_hand_at_every_table_with_no_table_condition(
    table: str, hand: str, duel: str, winner: int
) -> None:
    drawing = f"{hand} {table} / {hand} {table} / 65421 A / 65421 A"
    scene = casino(drawing, B="$15", C="$15", steps=table, script=duel, round=1)
    say(scene, "0 stand, 1 stand, 0 stand, 1 stand")
    assert held(scene, winner) == "$15"
    assert held(scene, 1 - winner) == ""
    (event,) = events_of(scene, "tie-duel-won", "tie-duel-equal")
    assert event.startswith("tie-duel-won(table='")
    assert f"seat={winner}, " in event


def test_CI_24_equal_best_again_the_latest_in_order_among_them_wins() -> None:
    scene = casino(TIED, A="$15", steps="A", script="65432, 65432, 65421")
    say(scene, "2 stand, 0 stand, 1 stand, 2 stand, 0 stand, 1 stand")
    assert held(scene, 0) == "$15 $20"
    assert events_of(scene, "tie-duel-equal") == [
        "tie-duel-equal(table='atlantic', seat=0, pips=(2, 3, 4, 5, 6), hand='long-straight', seats=(2, 0))"
    ]


def test_CI_24_chips_are_allowed() -> None:
    drawing = TIED.replace("66642 A /", "66642 A o1 /")
    scene = casino(drawing, A="$15", steps="A", script="66421, 66421, 66421, 6")
    say(scene, "2 stand, 0 stand, 1 stand, 2 stand, 0 stand, 1 stand, 1 pay 4")
    assert held(scene, 1) == "$15"
    assert scene.chips[1] == 0


def test_CI_24_no_money_card_changes_hands_and_no_duel_card_is_used() -> None:
    drawing = "66642 A $35 / 66642 A $15 / 65421 B / 65421 B"
    scene = casino(drawing, A="$20 duel", steps="A duels", script="11111, 22222")
    say(scene, "0 stand, 1 stand, 0 stand, 1 stand")
    assert (held(scene, 0), held(scene, 1), held(scene, SPENT)) == ("$35", "$15 $20 duel", "")
    assert asked(scene) == "challenge 1"  # the Duel card lying there is played in CI-30


def test_CI_24_only_tied_players_duel() -> None:
    scene = casino(TIED, A="$15", steps="A")
    assert 3 not in scene.duelists
    assert scene.duel[3] == 0


# --- CI-25 -------------------------------------------------------------------------------------------------


def test_CI_25_money_face_up_chips_paid_and_set_aside_duel_held() -> None:
    drawing = f"66642 A $35 o1 / 66641 A / {OTHERS}"
    scene = casino(drawing, A="$15 $20 chips duelx2", steps="A")
    assert held(scene, 0) == "$15 $20 $35 duel duel"
    assert held(scene, SPENT) == "chips"
    assert (scene.chips[0], scene.chips[SUPPLY]) == (3, 17)
    assert events_of(scene, "cards-taken", "chips-taken") == [
        "cards-taken(table='atlantic', seat=0, stakes=('money-15', 'money-20', 'duel', 'duel', 'chips'))",
        "chips-taken(seat=0, chips=2)",
    ]
    assert scene.money(0) == 70_000
