"""What the expert thinks things are worth in Dice Town."""

import pytest

import gobelet
from gobelet.bots.answers.dicetown.robbing import spoils
from gobelet.bots.expert.dicetown.prices import ExpertPrices
from gobelet.bots.expert.dicetown.promise import BADGE, ROUNDS, SPREAD
from gobelet.bots.expert.dicetown.tables import PROMISES
from gobelet.bots.greedy.dicetown.prices import GreedyPrices
from gobelet.bots.search.dicetown.shown import SHOWN
from gobelet.bots.search.dicetown.tables import AMONG_EXPERTS
from gobelet.dicetown.cards import CHEATER, GIRLS, ROWS
from gobelet.dicetown.rulesets import EDITIONS
from gobelet.dicetown.state import Town
from gobelet.dicetown.unprinted_values import EQUIPMENT
from gobelet.dicetown.view import TownView
from tests.drawing import town

FALLEN = "9 9 10 K A, 9 10 J K A, 9 10 J Q K, 9 10 Q K A"


def value(scene: Town, rolling: bool = False, seat: int = 0) -> ExpertPrices:
    view = gobelet.view(scene, seat)
    assert isinstance(view, TownView)
    return ExpertPrices(view, 1, rolling, PROMISES[view.edition.id])


def rolled(drawing: str, round: int = 2) -> Town:
    return town(drawing, steps="roll", script=FALLEN, round=round)


def test_every_edition_has_its_table() -> None:
    assert set(PROMISES) == set(AMONG_EXPERTS) == set(SHOWN) == set(EDITIONS)
    for promise in (*PROMISES.values(), *AMONG_EXPERTS.values()):
        assert [len(row) for row in promise.rows] == [len(ROUNDS)] * (SPREAD + 1)
        assert len(promise.cards) == len(ROWS), "every card has its own price"


def test_between_its_columns_a_table_goes_in_proportion() -> None:
    promise = PROMISES["dicetown/2009"]
    early, late = promise.column(7.0), promise.column(4.0)
    assert promise.column(5.5) == pytest.approx([(a + b) / 2 for a, b in zip(early, late, strict=True)])
    assert promise.column(0.0) == promise.column(0.5) == [row[0] for row in promise.rows]
    assert promise.column(40.0) == promise.column(11.0) == [row[-1] for row in promise.rows]


def test_standings_follow_what_lies_before_the_seats() -> None:
    scene = rolled("$8 n4 ★ / $8 n4 / $2 n4 / $8 n2 d5")
    standings = PROMISES["dicetown/2009"].standings(scene)
    badge = PROMISES["dicetown/2009"].column(PROMISES["dicetown/2009"].rounds_left(scene))[BADGE]
    assert standings[0] == pytest.approx(standings[1] + badge)
    assert standings[2] < standings[1]
    game = gobelet.new("dicetown/2009", 4, 1)
    assert isinstance(game, Town)
    assert len(set(PROMISES["dicetown/2009"].standings(game))) == 2, "at the start only the Sheriff differs"


def test_early_a_cheater_is_dearer_than_any_equipment_and_late_it_is_not() -> None:
    early = value(rolled("$8 ★ / $8 / $8 / $8"))
    late = value(rolled("$8 n7 ★ / $8 n7 / $8 n7 / $8 n8"))
    assert early.card(CHEATER) > max([early.card(kind) for kind in range(len(EQUIPMENT))])
    assert late.card(CHEATER) < late.card(len(EQUIPMENT) - 1)


def test_a_card_to_play_is_worth_less_the_later_it_is_and_nothing_after_the_end() -> None:
    early = value(rolled("$8 ★ / $8 / $8 / $8"))
    late = value(rolled("$8 n7 ★ / $8 n7 / $8 n7 / $8 n8"))
    for kind in (CHEATER, GIRLS):
        assert early.later(kind) > late.later(kind) * 3
    assert value(rolled("$8 n7 ★ / $8 n7 / $8 n8 / $8 n8")).later(CHEATER) == 0.0


def test_a_leader_weighs_more() -> None:
    worth = value(rolled("$8 n5 ★ / $8 n14 / $8 n5 / $8 n2"))
    weights = [worth.weight(seat) for seat in range(4)]
    assert weights[1] > weights[2] > weights[3] > weights[0] == 0.0
    assert sum(weights) == pytest.approx(1.0)


def test_queens_rob_what_is_bought_in_the_same_round() -> None:
    """DT-24, DT-27. The Store comes before the Saloon: in the first round all hands are still empty."""
    scene = rolled("$8 ★ / $8 / $8 / $8", round=1)
    view = gobelet.view(scene, 0)
    assert isinstance(view, TownView)
    assert spoils(GreedyPrices(view, 1))[1] == 0.0
    assert spoils(value(scene, rolling=True))[1] > 0.5
    assert spoils(value(scene, rolling=False))[1] == 0.0
