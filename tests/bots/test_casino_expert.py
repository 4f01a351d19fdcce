"""What the expert of Cincinnati reckons with, and what it makes of it in drawn positions."""

import pytest

import gobelet
from gobelet.bots.answers.cincinnati.appraiser import CasinoAppraiser
from gobelet.bots.expert.cincinnati import rival_tables as experts
from gobelet.bots.expert.cincinnati.prospects import NOBODY, Prospects
from gobelet.bots.expert.cincinnati.win_weights import CHIP_PRICES, WEIGHTS, win_chance
from gobelet.bots.expert.cincinnati.winners import winners
from gobelet.bots.search.cincinnati.player import CasinoPlayer
from gobelet.cincinnati.edition import CINCINNATI
from gobelet.cincinnati.option_table import CHOOSE
from gobelet.cincinnati.state import Casino
from gobelet.cincinnati.view import CasinoView
from gobelet.notation.cincinnati.names import LETTERS
from gobelet.odds.cincinnati.duel import win_new_duel
from gobelet.odds.cincinnati.gamblers import reach
from gobelet.odds.rolls import HANDS, NUMBER
from tests.bots.test_expert import advice
from tests.casino import casino, dice

MONEY = [120.0, 90.0, 60.0, 30.0]
CHIPS = [1, 2, 0, 3]


def prospects(scene: Casino, seat: int) -> Prospects:
    view = gobelet.view(scene, seat)
    assert isinstance(view, CasinoView)
    return Prospects(CasinoAppraiser(view, 1))


# --- the chance to win the game ----------------------------------------------------------------------------


@pytest.mark.parametrize("round", range(1, 13))
def test_chances_add_up_and_more_is_better(round: int) -> None:
    chances = [win_chance(MONEY, CHIPS, seat, round) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    for seat in range(4):
        richer = [has + 15 * (other == seat) for other, has in enumerate(MONEY)]
        more = [has + (other == seat) for other, has in enumerate(CHIPS)]
        assert win_chance(richer, CHIPS, seat, round) > chances[seat]
        assert win_chance(MONEY, more, seat, round) > chances[seat]
    assert len(WEIGHTS) == CINCINNATI.rounds
    assert len(CHIP_PRICES) == CINCINNATI.rounds + 1


def test_a_lead_is_worth_more_and_chips_less_as_the_game_goes_on() -> None:
    leads = [win_chance(MONEY, [1] * 4, 0, round) for round in range(2, 13)]
    assert leads == sorted(leads)
    assert list(CHIP_PRICES) == sorted(CHIP_PRICES, reverse=True)


# --- who wins a table --------------------------------------------------------------------------------------


def test_a_seat_alone_wins_if_it_qualifies() -> None:
    below = reach(0, 1)[NUMBER[dice("66123")]]
    assert winners([(2, below)], 4) == pytest.approx([0, 0, 1 - below[1], 0, below[1]])
    assert winners([], 3) == [0, 0, 0, 1]


def test_a_seat_that_has_more_wins_more_often() -> None:
    weak = reach(0, 1)[NUMBER[dice("66123")]]
    strong = reach(0, 1)[NUMBER[dice("66612")]]
    likely = winners([(0, weak), (1, strong), (3, weak)], 4)
    assert sum(likely) == pytest.approx(1.0)
    assert likely[1] > likely[0] > likely[2] == 0.0
    assert likely[0] == pytest.approx(likely[3])
    assert likely[4] == pytest.approx(weak[1] * strong[1] * weak[1])


# --- what winning a table does to the game -----------------------------------------------------------------


def test_what_i_win_serves_me_and_what_the_leader_wins_hurts_most() -> None:
    scene = casino(
        "66612 A $30 o1 / 66512 A $35 $35 $30 o1 / 12345 B $15 o1 / 11122 C $15 o1",
        A="$35",
        steps="extra",
        round=8,
    )
    seen = prospects(scene, 0)
    mine, leaders, poors, nobodys = [seen.after([who, NOBODY, NOBODY], 0) for who in (0, 1, 2, NOBODY)]
    assert mine > nobodys > poors > leaders
    assert seen.after([0, NOBODY, NOBODY], 1) < mine  # a chip less


def test_a_duel_card_is_a_chance_of_the_highest_card() -> None:
    seats = "66612 A $30 o1 / 66512 A $35 o1 / 12345 B o1 / 11122 C o1"
    plain = prospects(casino(seats, A="$15", steps="extra", round=8), 0)
    duel = prospects(casino(seats, A="$15 duel", steps="extra", round=8), 0)
    won, lost = [0, NOBODY, NOBODY], [1, NOBODY, NOBODY]
    assert duel.after(won, 0) > plain.after(won, 0)
    assert duel.after(lost, 0) < plain.after(lost, 0)
    assert duel.after([NOBODY] * 3, 0) == plain.after([NOBODY] * 3, 0)


def test_a_seat_without_chips_wins_a_duel_about_as_often_as_it_reckons() -> None:
    scene = casino("66612 A / 66512 A $35 / 12345 B / 11122 C", A="duel", steps="A duels", round=8)
    view = gobelet.view(scene, 0)
    assert isinstance(view, CasinoView)
    seen = Prospects(CasinoAppraiser(view, 1))
    money, prizes = seen.money, seen.prizes
    lost = seen.fought(money, [0] * 4, prizes, [])
    taken = seen.fought([35.0, 0.0, 0.0, 0.0], [0] * 4, prizes, [])
    hoped = seen.fought(money, [0] * 4, prizes, [0])
    assert (hoped - lost) / (taken - lost) == pytest.approx(win_new_duel(0, 0), abs=0.03)


# --- in drawn positions ------------------------------------------------------------------------------------


def test_an_early_chip_is_not_spent_on_a_poor_table() -> None:
    early = casino("55123 A o3 / 12345 B / 11122 C / 11123 C", A="$15", steps="extra", round=2)
    late = casino("55123 A o3 / 12345 B / 11122 C / 11123 C", A="$15 $35", steps="extra", round=12)
    assert advice(early, 0) == "pass"
    assert advice(late, 0) == "pay 321"


def test_a_seat_that_is_ahead_does_not_pay() -> None:
    scene = casino("66661 A o3 / 55512 A o1 / 11122 C / 11123 C", A="$35", steps="extra", round=6)
    assert advice(scene, 0) == "pass"


def test_the_highest_card_of_the_leader_is_challenged() -> None:
    scene = casino(
        "66612 A duel $20 o1 / 66512 A $35 $35 $30 o1 / 12345 B $35 o1 / 11122 C $15 o1",
        steps="duels",
        round=9,
    )
    assert advice(scene, 0) == "challenge 1"


# --- against experts ----------------------------------------------------------------------------------------


def test_it_is_known_where_experts_go_and_made_use_of() -> None:
    scene = casino(
        "o3 / o3 / o3 / o3", A="$35 $30", B="$20", C="$15", steps="roll", script="12346, 66661, 11122, 23456"
    )
    view = gobelet.view(scene, 0)
    assert isinstance(view, CasinoView)
    worth = CasinoAppraiser(view, 1)
    choices = experts.choices(worth)
    for seat, choice in enumerate(choices):  # as the expert itself goes, with any dice under its cup
        assert LETTERS[choice[NUMBER[scene.cup[seat]]]] == advice(scene, seat)
    assert len({tuple(choice) for choice in choices}) == 1  # all have the same
    crowded = experts.tables(worth, [[0] * len(HANDS)] * 4)
    empty = experts.tables(worth, [[1] * len(HANDS)] * 4)
    assert [option for _worth, option in crowded] == [CHOOSE, CHOOSE + 1, CHOOSE + 2]
    assert crowded[0][0] < empty[0][0]
    assert crowded[1][0] > empty[1][0]
    assert CasinoPlayer(worth).advise() == experts.tables(worth, choices)
