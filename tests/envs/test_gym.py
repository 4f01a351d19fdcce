"""The Gymnasium environments: one seat against bots, and many games in one call."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import gobelet
from gobelet.core.errors import Refused
from gobelet.envs.gym import IDS, GobeletEnv, GobeletVectorEnv
from tests.laws.catalogue import EVERY_RULESET


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_check_env_is_clean(ruleset: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(IDS[ruleset], opponents="random", render_mode="ansi")
        check_env(env.unwrapped)


def test_ids_are_registered() -> None:
    assert IDS["cincinnati"] == "gobelet/Cincinnati-v2"
    assert IDS["dicetown/extension+indians"] == "gobelet/DicetownExtensionIndians-v3"
    env = gymnasium.make_vec(IDS["cincinnati"], num_envs=8, vectorization_mode="vector_entry_point")
    assert isinstance(env, GobeletVectorEnv)


VERSIONS = [(id, rules.name) for id in EVERY_RULESET for rules in gobelet.ruleset(id).versions]


@pytest.mark.parametrize(("id", "name"), [one for one in VERSIONS if gobelet.ruleset(one[0]).earlier])
def test_every_version_has_its_id(id: str, name: str) -> None:
    """An id that a program was written with makes the same version for ever."""
    words, version = IDS[id].rsplit("-v", 1)
    assert int(version) == gobelet.ruleset(id).version
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # gymnasium warns that there is a later one
        env = gymnasium.make(f"{words}-v{name.partition('@')[2]}", opponents="random").unwrapped
    assert isinstance(env, GobeletEnv)
    env.reset(seed=1)
    assert env.table.game.ruleset.name == name


@pytest.mark.parametrize("opponents", ["greedy", ["greedy", "random", "greedy"]])
def test_one_seat_against_bots(opponents: Any) -> None:
    env = GobeletEnv("dicetown/2009", 4, seat=2, opponents=opponents, reward="margin", illegal="raise")
    luck = np.random.default_rng(3)
    seen, _info = env.reset(seed=3)
    ended = False
    reward = 0.0
    info: dict[str, Any] = {}
    while not ended:
        assert env.table.game.waiting[0] == 2
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, ended, _cut, info = env.step(action)
    others = [score for seat, score in enumerate(info["scores"]) if seat != 2]
    assert reward == info["scores"][2] - max(others)


def told(env: GobeletEnv, seed: int) -> list[Any]:
    """What the rest of a game shows to a seat that acts by chance, and what is rendered."""
    luck = np.random.default_rng(seed)
    shown: list[Any] = []
    mask = env.table.see(env.seat)["action_mask"]
    ended = False
    while not ended:
        seen, reward, ended, _cut, info = env.step(int(luck.choice(np.flatnonzero(mask))))
        mask = seen["action_mask"]
        shown.append((seen["observation"].tobytes(), mask.tobytes(), reward, info, env.render()))
    return shown


@pytest.mark.parametrize("opponents", ["random", ["greedy", "random", "expert"]])
def test_a_copied_or_pickled_environment_plays_on_as_the_real_one_does(opponents: Any) -> None:
    env = GobeletEnv("cincinnati", 4, seat=1, opponents=opponents, render_mode="ansi")
    assert copy.deepcopy(env).reset(seed=4)[1] == {}  # before the first game, too
    seen, _info = env.reset(seed=4)
    for _step in range(5):
        seen = env.step(int(np.flatnonzero(seen["action_mask"])[0]))[0]
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    shown = told(env, 1)
    for twin in twins:
        assert told(twin, 1) == shown
        twin.reset()
    drawn = env.reset()[0]["observation"].tobytes()  # the next game follows from the first one's seed
    assert [twin.table.see(1)["observation"].tobytes() for twin in twins] == [drawn, drawn]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 4 of 4"):
        GobeletEnv(seat=4)
    with pytest.raises(ValueError, match="3 opponents"):
        GobeletEnv(opponents=["random"])
    with pytest.raises(gobelet.BadRequest):
        GobeletEnv(opponents="nobody")
    with pytest.raises(gobelet.BadRequest):
        GobeletVectorEnv(opponents="nobody")
    with pytest.raises(ValueError, match="no seat 4 of 4"):
        GobeletVectorEnv(learner=4)


# --- many games at once -----------------------------------------------------------------------------------


def play(env: GobeletVectorEnv, steps: int, seed: int) -> list[bytes]:
    """Random legal steps: everything that came back, as bytes."""
    seen, infos = env.reset(seed=seed)
    told = [seen["observation"].tobytes() + seen["action_mask"].tobytes() + infos["seat"].tobytes()]
    luck = np.random.default_rng(seed)
    for _step in range(steps):
        mask = seen["action_mask"]
        actions = (luck.random(mask.shape) * mask).argmax(axis=1)
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        told.append(seen["observation"].tobytes() + seen["action_mask"].tobytes() + rewards.tobytes())
        told[-1] += ended.tobytes() + infos["seat"].tobytes()
    return told


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
@pytest.mark.parametrize("learner", ["all", 1])
def test_tables_play_the_same_games_as_the_engine(ruleset: str, learner: int | str) -> None:
    """Each row of a vector is a game of its own, seen by the seat whose turn it is."""
    env = GobeletVectorEnv(ruleset, 2, learner=learner, illegal="raise", reward="rank")
    seen, infos = env.reset(seed=5)
    games = [table.copy() for table in env.runner.vector.games]  # type: ignore[union-attr]  # run in this process
    eyes = env.settings.observer
    ends = 0
    for _step in range(230 if ruleset == "cincinnati" else 100):
        actions = env.sample()
        for row, game in enumerate(games):
            seat = int(infos["seat"][row])
            assert learner in ("all", seat)
            assert seen["observation"][row].tobytes() == eyes.observe(game, seat)
            assert seen["action_mask"][row].tobytes() == eyes.mask(game.options(seat))
            game.answer(seat, int(actions[row]))
        seen, rewards, ended, _cut, infos = env.step(actions)
        played = [game.text() for game in games]
        games = [table.copy() for table in env.runner.vector.games]  # type: ignore[union-attr]
        if learner == "all":  # nobody else has acted
            for row, game in enumerate(games):
                assert ended[row] or game.text() == played[row]
        assert not rewards[~ended].any()
        if ended.any():
            ends += 1
            final = infos["final_obs"][ended][0]["observation"].tobytes()
            assert final[eyes.layout.start["over"]] == 1
            assert infos["rewards"][ended].sum() == pytest.approx(0, abs=1e-5)
            assert infos["_final_obs"].tolist() == ended.tolist()
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert ends or ruleset != "cincinnati"
    assert env.single_observation_space.contains({key: value[0] for key, value in seen.items()})
    assert env.observation_space.contains(seen)


def test_a_vector_of_tables_is_rebuilt_instead_of_copied() -> None:
    env = GobeletVectorEnv("cincinnati", 4)
    for take in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="make another one"):
            take(env)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    env = GobeletVectorEnv("dicetown/2009", 16, learner="all")
    first = play(env, 60, 1)
    assert play(env, 60, 1) == first
    assert play(env, 60, 2) != first


def test_workers_give_the_same_games_as_one_process() -> None:
    alone = GobeletVectorEnv("cincinnati", 7, learner="all", reward="margin")
    several = GobeletVectorEnv("cincinnati", 7, learner="all", reward="margin", workers=2)
    try:
        assert play(several, 160, 3) == play(alone, 160, 3)
        assert several.masks[np.arange(7), several.sample()].all()
        assert several.step(np.full(7, 73))[0]["observation"].shape == (
            7,
            alone.settings.observer.layout.size,
        )
    finally:
        several.close()


@pytest.mark.parametrize("troubled", [[0], [3], [0, 3]])
def test_trouble_in_a_worker_is_reported(troubled: list[int]) -> None:
    """Here, in the other process, or in both; and all of them listen to what comes next."""
    several = GobeletVectorEnv("cincinnati", 4, illegal="raise", workers=2)
    try:
        first = several.reset(seed=1)[0]["observation"]
        actions = several.sample()
        actions[troubled] = 73
        with pytest.raises(Refused):
            several.step(actions)
        assert (several.reset(seed=1)[0]["observation"] == first).all()
        several.step(several.sample())
    finally:
        several.close()


def test_buffers_are_given_as_they_are_or_copied() -> None:
    shared = GobeletVectorEnv("cincinnati", 4, copy=False)
    one = shared.reset(seed=1)[0]["observation"]
    two = shared.step(shared.sample())[0]["observation"]
    assert np.shares_memory(one, two)
    own = GobeletVectorEnv("cincinnati", 4)
    one = own.reset(seed=1)[0]["observation"]
    assert not np.shares_memory(one, own.step(own.sample())[0]["observation"])


def test_opponents_of_a_vector_can_be_bots() -> None:
    env = GobeletVectorEnv("cincinnati", 2, opponents="greedy")
    assert len(play(env, 40, 1)) == 41


def test_what_is_no_option_counts_as_the_default_or_is_refused() -> None:
    env = GobeletVectorEnv("cincinnati", 2)
    env.reset(seed=1)
    env.step(np.array([73, 73]))
    assert env.runner.vector.illegal == 2  # type: ignore[union-attr]
    strict = GobeletVectorEnv("cincinnati", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused):
        strict.step(np.array([73, 73]))
