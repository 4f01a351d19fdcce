"""Mia in all three environment APIs, by their own checks."""

import pickle
import random
import warnings

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]

from gobelet.envs.gym import IDS, GobeletEnv, GobeletVectorEnv
from gobelet.envs.openspiel import NAMES
from gobelet.envs.pettingzoo import env, parallel_env
from tests.envs.test_pettingzoo import known_warnings


def test_pettingzoo() -> None:
    with known_warnings():
        api_test(env(ruleset="mia"), num_cycles=60)
        parallel_api_test(parallel_env(ruleset="mia"), num_cycles=60)


def test_gymnasium() -> None:
    assert IDS["mia"] == "gobelet/Mia-v1"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(IDS["mia"], opponents="random", render_mode="ansi")
        check_env(made.unwrapped)


def test_what_is_rendered() -> None:
    made = GobeletEnv("mia", 3, opponents="random", render_mode="ansi")
    made.reset(seed=1)
    text = str(made.render())
    assert "Ida: lives 5, under the cup ? ?\nMax: lives 5\nNora: lives 5\nlast claim nothing\n" in text
    again = pickle.loads(pickle.dumps(made))
    assert again.table.game.text() == made.table.game.text()


@pytest.mark.parametrize("workers", [0, 1])
def test_many_games_at_once(workers: int) -> None:
    made = GobeletVectorEnv("mia", 16, 3, learner="all", workers=workers)
    try:
        seen, _infos = made.reset(seed=1)
        ended = 0
        for _step in range(80):
            actions = made.sample()
            assert seen["action_mask"][np.arange(16), actions].all()
            seen, _rewards, over, _cut, infos = made.step(actions)
            ended += int(over.sum())
            if over.any():
                assert (infos["rewards"][over].sum(axis=1) == 1).all()
        assert ended > 3
    finally:
        made.close()


def test_openspiel(capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{NAMES['mia']}(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert "Error" not in capfd.readouterr().err
    luck = random.Random(2)
    state = game.new_initial_state()
    chances = looked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            chances += 1
            state.apply_action(luck.choices(outcomes, likely)[0])
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        looked += str(other) != str(state)
        state.apply_action(luck.choice(state.legal_actions()))
    assert chances > 5
    assert looked > 5, "what others have under the cup is drawn again"
    assert sum(state.returns()) == pytest.approx(1)
