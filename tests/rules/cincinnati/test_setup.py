"""Set-up: CI-1 to CI-3."""

import pytest

from gobelet.cincinnati.cards import CARDS, MONEY, ROWS, WORTH
from gobelet.cincinnati.state import DECK, REMOVED, SPENT, SUPPLY, TABLES
from gobelet.core.errors import BadRequest, Refused
from gobelet.core.goods import SIZE
from tests.casino import RULESET, asked, casino, events_of, fresh, held, lying, option, say


def test_CI_1_36_cards_with_575_000_money() -> None:
    copies = {row.name: row.copies for row in ROWS}
    assert copies == {
        "money-15": 6,
        "money-20": 5,
        "money-25": 5,
        "money-30": 4,
        "money-35": 4,
        "duel": 6,
        "chips": 6,
    }
    assert CARDS.full >> SIZE == 36
    assert WORTH[CARDS.full & MONEY] == 575_000


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_CI_1_all_cards_are_in_the_game(seats: int) -> None:
    game = fresh(seats)
    assert sum(game.cards) == CARDS.full
    assert game.cards[DECK] >> SIZE == 33
    assert not game.cards[REMOVED]


def test_CI_1_the_deck_is_shuffled() -> None:
    first = {lying(fresh(4, seed), "A") for seed in range(60)}
    assert first == {"$15", "$20", "$25", "$30", "$35", "chips"}


@pytest.mark.parametrize(("seats", "supply"), [(3, 11), (4, 8), (5, 5), (6, 2)])
def test_CI_2_three_chips_each_and_the_rest_of_twenty_as_supply(seats: int, supply: int) -> None:
    game = fresh(seats)
    assert game.chips[:seats] == [3] * seats
    assert game.chips[SUPPLY] == supply


def test_CI_2_a_spent_chip_returns_to_the_supply() -> None:
    scene = casino("66442 A o3 / 12346 B / 11134 C / 11134 C", steps="extra")
    assert scene.chips[SUPPLY] == 17
    say(scene, "0 pay 2")
    assert (scene.chips[0], scene.chips[SUPPLY]) == (2, 18)


def test_CI_2_a_short_supply_pays_what_it_has_and_the_card_is_set_aside_all_the_same() -> None:
    scene = casino("66642 A o9 / 12346 B o10 / 11134 C / 11134 C", A="chips", steps="A", supply=1)
    assert (scene.chips[0], scene.chips[SUPPLY]) == (10, 0)
    assert held(scene, SPENT) == "chips"
    assert events_of(scene, "chips-taken", "chips-short") == ["chips-short(seat=0, chips=1)"]


def test_CI_2_several_chips_cards_pay_one_after_another() -> None:
    scene = casino("66642 A o7 / 12346 B o10 / 11134 C / 11134 C", A="chipsx3 $15", steps="A", supply=3)
    assert (scene.chips[0], scene.chips[SUPPLY]) == (10, 0)
    assert held(scene, SPENT) == "chips chips chips"
    assert events_of(scene, "chips-taken", "chips-short") == [
        "chips-taken(seat=0, chips=2)",
        "chips-short(seat=0, chips=1)",
        "chips-short(seat=0, chips=0)",
    ]


def test_CI_2_the_rest_is_not_owed_later() -> None:
    drawing = "66642 A o9 / 12346 B o10 / 11134 C o1 / 11134 C"
    scene = casino(drawing, A="chips", steps="A extra", supply=0)
    assert scene.chips[0] == 9
    say(scene, "0 pay 2")
    assert (scene.chips[0], scene.chips[SUPPLY]) == (8, 1)


def test_CI_3_three_players_play_two_tables_and_twelve_cards_are_removed() -> None:
    game = fresh(3, script="$15, $15, $20, $25, $30, $35, duel, duel, duel, chips, chips, chips, $35, $30")
    assert held(game, REMOVED) == "$15 $15 $20 $25 $30 $35 duel duel duel chips chips chips"
    assert (lying(game, "A"), lying(game, "B"), lying(game, "C")) == ("$35", "", "$30")
    assert game.cards[DECK] >> SIZE == 22
    assert events_of(game, "cards-removed") == ["cards-removed(number=12)"]


def test_CI_3_three_players_choose_between_a_and_c() -> None:
    game = fresh(3)
    assert game.options(0) == (option(game, 0, ["A"]), option(game, 0, ["C"]))
    with pytest.raises(Refused) as refused:
        say(game, "0 B")
    assert (refused.value.id, refused.value.rule) == ("table-closed", "CI-3")
    assert refused.value.facts == {"table": "ballroom"}


def test_CI_3_more_players_choose_among_all_three() -> None:
    game = fresh(4)
    assert len(game.options(0)) == 3
    say(game, "0 B")
    assert asked(game) == "choose-table 1 2 3"


@pytest.mark.parametrize("seats", [-1, 0, 2, 7])
def test_CI_3_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadRequest):
        RULESET.check(seats, {})


def test_CI_3_with_three_players_the_last_round_turns_the_last_card() -> None:
    drawing = "66442 A / 12346 A / 11134 C"
    scene = casino(drawing, steps="turn", deck="$15 duel", script="duel, $15", round=12)
    assert scene.cards[DECK] == 0
    assert scene.cards[TABLES] >> SIZE == scene.cards[TABLES + 2] >> SIZE == 1
    assert scene.cards[REMOVED] >> SIZE == 12
