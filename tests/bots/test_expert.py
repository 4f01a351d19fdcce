"""The expert as a whole, and in drawn positions."""

import pytest

import gobelet
from gobelet import notation
from gobelet.bots import ExpertBot, make
from gobelet.bots.expert.dicetown.plan import OPEN, cut_short
from gobelet.cincinnati.state import Casino
from gobelet.core.names import Seat
from tests.casino import casino
from tests.drawing import town
from tests.laws.catalogue import EVERY_TABLE, FULLEST
from tests.talking import may
from tests.tiers import gate_takes

TABLES = gate_takes(FULLEST, EVERY_TABLE, compiled=True)
OTHERS = "/ $8 / $8 / $8"
FALLEN = "9 10 J K A, 9 10 J Q K, 9 10 Q K A"  # what the others roll


@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_it_plays_every_ruleset_and_seat_count_from_its_view_alone(ruleset: str, seats: int) -> None:
    """A refused answer would raise. Twin worlds have other hidden dice and cards, and the same decision."""
    game = gobelet.new(ruleset, seats, seats, skip_forced=True)
    bots = [make("expert" if seat % 2 == 0 else "greedy", seat) for seat in range(seats)]
    compared = 0
    while not game.over:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        option = bots[seat].decide(view, view.question, 1.0)
        if seat == 0 and game.serial % 3 == 0:
            twin = gobelet.view(gobelet.imagine(view, 5), seat)
            assert twin.question is not None
            assert ExpertBot(0).decide(twin, twin.question, 1.0) == option
            compared += 1
        game.answer(seat, option)
    assert compared > 3


# --- Dice Town ---------------------------------------------------------------------------------------------


def keeps(drawing: str, script: str, row: str = "d3 d3 d3", bank: int = 3) -> str:
    scene = town(drawing, steps="roll", script=script, row=row, bank=bank)
    view = gobelet.view(scene, 0)
    assert view.question is not None
    option = ExpertBot(1).decide(view, view.question, 1.0)
    return may(scene, 0)[view.options.index(option)]


def test_four_aces_are_worth_their_price() -> None:
    """Near the end; early on deeds in hand are soon robbed, and four of them are not worth three dollars."""
    drawing = "$8 n6 ★ / $8 n6 / $8 n6 / $8 n6"
    assert keeps(drawing, f"9 A A A A, {FALLEN}", "d4 d5 d3").endswith("A A A A")


def test_without_money_one_die_is_kept() -> None:
    assert len(keeps(f"$0 ★ {OTHERS}", f"9 Q Q Q A, {FALLEN}").split()) == 2


def test_a_full_bank_draws_tens() -> None:
    poor = keeps("$1 ★ / $1 / $1 / $1", f"9 9 10 10 K, {FALLEN}", "d1 d1 d1", bank=31)
    assert poor.startswith("keep 10")


def test_a_seat_that_lags_behind_is_cut_short_sooner() -> None:
    early = cut_short([5, 5, 5])
    late = cut_short([1, 5, 5])
    assert early[0] < late[0]
    assert all(0 <= chance <= 1 for chance in early + late)
    assert cut_short([0, 3])[0] == 1.0
    assert all(row[0] <= 1.0 for row in OPEN)


# --- Cincinnati --------------------------------------------------------------------------------------------


def advice(scene: Casino, seat: Seat) -> str:
    view = gobelet.view(scene, seat)
    assert view.question is not None
    return notation.spell(scene, seat, ExpertBot(1).decide(view, view.question, 1.0))


def first_roll(dice: str, A: str, B: str, C: str) -> str:  # noqa: N803 - the tables are called so
    scene = casino("o3 / o3 / o3 / o3", A=A, B=B, C=C, steps="roll", script=f"{dice}, 12345, 12345, 12345")
    return advice(scene, 0)


def test_the_dice_choose_among_equal_tables() -> None:
    assert first_roll("66661", "$20", "$20", "$20") == "A"
    assert first_roll("23456", "$20", "$20", "$20") == "B"
    assert first_roll("11122", "$20", "$20", "$20") == "C"


def test_a_duel_is_worth_going_for() -> None:
    hands = "o3 / o3 $35 $35 / o3 $35 / o3 $35"
    scene = casino(hands, A="$20 duel", B="$20", C="$15", steps="roll", script="23355, 12345, 12345, 12345")
    plain = casino(hands, A="$20", B="$20", C="$15 duel", steps="roll", script="23355, 12345, 12345, 12345")
    assert advice(scene, 0) == "A"
    assert advice(plain, 0) in ("A", "B", "C")
