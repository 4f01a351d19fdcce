"""The programs that fit the bots' figures: they count what bots count, and find known answers."""

from pathlib import Path

import numpy as np
import pytest

import gobelet
from fitting.cincinnati_weights import held as casino_held
from fitting.cincinnati_weights import logit
from fitting.dicetown_factors import REACH, best, fitted, margin
from fitting.dicetown_promises import HELD, held
from fitting.dicetown_shown import figures_of, single
from fitting.regression import between, fit
from fitting.writing import Table, write
from gobelet.bots.expert.cincinnati.win_weights import WEIGHTS, weight
from gobelet.bots.expert.dicetown.factor_figures import FACTORS
from gobelet.bots.expert.dicetown.promise import ROUNDS
from gobelet.bots.expert.dicetown.tables import PROMISES
from gobelet.cincinnati.state import Casino
from gobelet.dicetown.cards import STORE
from gobelet.dicetown.state import Town
from gobelet.testing import random_steps


@pytest.mark.parametrize("id", PROMISES)
def test_what_is_fitted_in_dice_town_is_what_standings_add_up(id: str) -> None:
    promise = PROMISES[id]
    for game in random_steps(gobelet.new(id, 4, 3), 3):
        assert isinstance(game, Town)
        rounds = promise.rounds_left(game)
        column = promise.column(rounds)[: len(HELD)]
        for seat, standing in enumerate(promise.standings(game)):
            cards = sum([promise.card(kind, rounds) for kind in STORE.spread(game.store[seat])])
            assert float(np.dot(column, held(game, seat))) + cards == pytest.approx(standing)


def test_what_is_fitted_in_cincinnati_is_what_weighs() -> None:
    game = gobelet.new("cincinnati", 4, 1)
    for step in random_steps(game, 1):
        assert isinstance(step, Casino)
        for seat in range(4):
            weighed = weight(WEIGHTS[5], step.money(seat) / 1000, step.chips[seat])
            assert float(np.dot(WEIGHTS[5], casino_held(step, seat))) == pytest.approx(weighed)


def test_a_regression_finds_what_the_targets_were_made_with() -> None:
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(4000, 3))
    games = np.repeat(np.arange(1000), 4)
    truth = np.array([0.9, 0.3, -0.5])
    targets = rows @ truth + dice.normal(size=4000)
    found = fit(rows, targets, games)
    assert (np.abs(found.values - truth) < 4 * found.errors).all()
    assert 0.01 < float(found.errors.max()) < 0.03
    positive = fit(rows, targets, games, positive=True)
    assert positive.values[2] == positive.errors[2] == 0.0
    assert abs(fit(rows, targets, games, pull=4000.0).values[0]) < 0.6


def test_a_logit_finds_what_the_winners_were_drawn_with() -> None:
    dice = np.random.default_rng(2)
    held = dice.normal(size=(3000, 4, 2))
    truth = np.array([0.8, -0.4])
    scores = held @ truth + dice.gumbel(size=(3000, 4))
    won = (scores == scores.max(axis=1, keepdims=True)).astype(float)
    found = logit(held, won)
    assert (np.abs(found.values - truth) < 4 * found.errors).all()
    assert float(found.errors.max()) < 0.05


def test_factors_move_to_the_top_of_their_curve_if_it_is_beyond_doubt() -> None:
    dice = np.random.default_rng(3)
    moved = dice.uniform(-REACH, REACH, size=(20_000, 2))
    margins = 5 - 20 * (moved[:, 0] - 0.1) ** 2 + dice.normal(size=20_000)
    found = fitted(moved, margins)
    steps = [best(found.values[place], found.errors[place], found.values[2 + place]) for place in (0, 1)]
    assert steps[0] == pytest.approx(0.1, abs=0.02)
    assert steps[1] == 0.0
    assert best(1.0, 0.1, 3.0) == REACH
    assert best(-9.0, 0.1, -1.0) == -REACH


def test_an_expert_plays_by_other_factors_in_one_game_only() -> None:
    before = PROMISES["dicetown/2009"]
    careless = {name: 0.1 if name == "thrift" else factor for name, factor in FACTORS["2009"].items()}
    assert margin("2009", careless, 6) != margin("2009", FACTORS["2009"], 6)
    assert PROMISES["dicetown/2009"] is before


def test_points_between_two_columns_count_in_proportion() -> None:
    assert list(between(ROUNDS, 5.5)) == [0.0, 0.0, 0.5, 0.5, 0.0]
    assert list(between(ROUNDS, 0.0)) == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert list(between(ROUNDS, 40.0)) == [0.0, 0.0, 0.0, 0.0, 1.0]


def test_one_place_at_a_time_is_shown() -> None:
    assert ("mine_second", "doc") not in figures_of(seconds=True)
    assert all("second" not in role for role, _place in figures_of(seconds=False))
    one = single("theirs", "saloon")
    assert one.theirs == (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
    assert sum(one.mine) + sum(one.mine_second) + sum(one.their_second) + one.paid == 0.0


def test_figures_are_written_as_a_module_that_reads_back(tmp_path: Path) -> None:
    table = {"2009": {"nugget": (0.5, 1.0), "dollar": (0.25, 0.75)}}
    write(
        tmp_path / "figures.py", "What.", "From where.", [Table("GOODS", "dict[str, object]", "Note.", table)]
    )
    text = (tmp_path / "figures.py").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec(text, names)
    assert names["GOODS"] == table
    assert text.startswith('"""What.\n\nFrom where.\n"""')
