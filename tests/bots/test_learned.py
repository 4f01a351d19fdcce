"""The learned bot: what it takes from an observation, how it decides, and what it needs."""

import sys
from pathlib import Path

import numpy as np
import pytest

import gobelet
from gobelet.bots import available, make
from gobelet.bots.greedy.bot import GreedyBot
from gobelet.bots.learned import bot as learned
from gobelet.bots.learned.bot import LearnedBot, file_names, judge, laid_out, weights
from gobelet.bots.learned.features import actions, columns, hands, scales, turned
from gobelet.bots.observers import observer
from gobelet.cincinnati.view import CasinoView
from gobelet.core.dice import SORTED
from gobelet.core.errors import BadRequest
from gobelet.locale import say
from gobelet.testing import random_steps
from tests.laws.catalogue import EVERY_RULESET

LEARNT = ("cincinnati", "dicetown/2009")


def test_seats_are_turned_so_that_ones_own_comes_first() -> None:
    assert turned(2, 4) == [2, 3, 0, 1, 4, 5]
    table = gobelet.ruleset("dicetown/extension+indians").table
    mine = actions(table, 2, 4)
    assert sorted(mine) == list(range(table.size))
    assert mine[table.write("rob", 0)] == table.write("rob", 2)
    assert mine[table.write("ambush", 6 * 3 + 5)] == table.write("ambush", 6 * 1 + 5)
    assert mine[table.write("keep", 3)] == table.write("keep", 3)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_every_byte_is_taken_once_but_for_names_and_numbers(ruleset: str) -> None:
    eyes = observer(ruleset)
    out = sum([field.size for field in eyes.layout.fields if field.left_out])
    taken = columns(eyes, 1, 3)
    assert len(set(taken)) == len(taken) == len(scales(eyes)) == eyes.layout.size - out


def test_what_is_taken_from_one_seat_is_as_from_another() -> None:
    """Two seats that see the same table from their places take the same bytes."""
    eyes = observer("cincinnati")
    game = gobelet.new("cincinnati", 4, 1)
    for seat in range(4):
        seen = np.frombuffer(eyes.observe(game, seat), np.uint8)[columns(eyes, seat, 4)]
        start = 6  # after the seats at the table: whose observation this is
        assert seen[start : start + 6].tolist() == [1, 0, 0, 0, 0, 0]


def test_ones_own_dice_are_laid_out_in_the_order_of_their_places() -> None:
    eyes = observer("cincinnati")
    game = gobelet.new("cincinnati", 4, 1)
    for seat in range(4):
        seen = np.frombuffer(eyes.observe(game, seat), np.uint8)[None, columns(eyes, seat, 4)]
        rows = laid_out("cincinnati", seen)
        view = gobelet.view(game, seat)
        assert isinstance(view, CasinoView)
        cup = rows[0, -30:].reshape(5, 6)  # the cup is the last of the fields that hold dice
        assert cup.argmax(axis=1).tolist() == list(SORTED[view.cup])
        assert cup.sum() == 5
        assert rows[0, : seen.shape[1]].tolist() == seen[0].tolist()


@pytest.mark.parametrize("ruleset", LEARNT)
def test_it_plays_whole_games_by_its_network(ruleset: str) -> None:
    learnt = weights(ruleset)
    assert learnt is not None
    game = gobelet.new(ruleset, 3, 4)
    bot = LearnedBot(1)
    own = 0
    while not game.over:
        seat = game.waiting[0]
        view = gobelet.view(game, seat)
        assert view.question is not None
        option = bot.decide(view, view.question, 0.0)
        assert option == LearnedBot(2).decide(view, view.question, 0.0)
        own += option != GreedyBot(1).decide(view, view.question, 0.0)
        game.answer(seat, option)
    assert own > 10


@pytest.mark.parametrize("ruleset", [id for id in EVERY_RULESET if id not in LEARNT])
def test_where_it_has_learnt_nothing_it_is_greedy(ruleset: str) -> None:
    assert weights(ruleset) is None
    for number, step in enumerate(random_steps(gobelet.new(ruleset, 4, 1), 1)):
        view = gobelet.view(step, step.waiting[0])
        assert view.question is not None
        expected = GreedyBot(5).decide(view, view.question, 0.0)
        assert LearnedBot(5).decide(view, view.question, 0.0) == expected
        if number > 60:
            break


@pytest.mark.parametrize("ruleset", LEARNT)
def test_weights_are_small_and_fit(ruleset: str) -> None:
    folder = Path(learned.__file__).parent / "weights"
    assert sum([file.stat().st_size for file in folder.iterdir()]) < 2_000_000
    assert any((folder / name).is_file() for name in file_names(ruleset))
    learnt = weights(ruleset)
    assert learnt is not None
    eyes = observer(ruleset)
    assert learnt["scales"].tolist() == pytest.approx(scales(eyes) + [1.0] * 30 * len(hands(eyes)), rel=1e-3)
    assert judge(learnt, np.zeros(len(learnt["scales"]), np.float32)).shape == (eyes.table.size,)


def test_a_version_that_is_observed_as_the_one_before_it_uses_what_was_learnt_there() -> None:
    assert file_names("cincinnati") == ["cincinnati@2.npz", "cincinnati.npz"]
    assert file_names("cincinnati@1") == ["cincinnati.npz"]
    assert file_names("dicetown/extension") == ["dicetown-extension@2.npz"]  # version 1 is observed otherwise
    names = ["dicetown-extension-indians@3.npz", "dicetown-extension-indians@2.npz"]
    assert file_names("dicetown/extension+indians") == names
    newer, older = weights("cincinnati"), weights("cincinnati@1")
    assert newer is not None
    assert older is not None
    assert all((newer[name] == older[name]).all() for name in older)


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)  # as if it were not there
    with pytest.raises(BadRequest) as caught:
        make("learned", 1)
    assert 'pip install "gobelet[learned]"' in say(None, caught.value)
    assert "learned" not in available()
    assert "greedy" in available()
