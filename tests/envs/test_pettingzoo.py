"""The PettingZoo environments pass PettingZoo's own checks, and play by our rules."""

import copy
import pickle
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]  # it has no types
    api_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test  # type: ignore[import-untyped]

import gobelet
from gobelet.core.errors import Refused
from gobelet.envs import pettingzoo
from gobelet.envs.pettingzoo import env, parallel_env
from gobelet.envs.seated_game import SeatedGame
from gobelet.envs.settings import EnvSettings
from gobelet.envs.single_game import EnvGame
from tests.laws.catalogue import EVERY_RULESET

# PettingZoo warns of every observation that is a dict with a mask, but for its own games, which it knows by
# name; and of masks without an action, which a game that is over has.
EXPECTED = re.compile("Observation is not a NumPy array|should be gymnasium.spaces.box|all zeros")


@contextmanager
def known_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    assert [str(one.message) for one in caught if not EXPECTED.search(str(one.message))] == []


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_api(ruleset: str) -> None:
    with known_warnings():
        api_test(env(ruleset=ruleset), num_cycles=300)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_parallel_api(ruleset: str) -> None:
    with known_warnings():
        parallel_api_test(parallel_env(ruleset=ruleset), num_cycles=300)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_an_environment_is_copied_and_pickled_with_its_game(ruleset: str) -> None:
    """What planners do with an environment, and what is sent to workers."""
    table = env(ruleset=ruleset)
    table.reset(seed=3)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for _step in range(8):
        agent = table.agent_selection
        seen = table.observe(agent)
        for twin in twins:
            assert twin.agent_selection == agent
            assert twin.observe(agent)["observation"].tobytes() == seen["observation"].tobytes()
        for one in (table, *twins):
            one.step(int(seen["action_mask"].argmax()))
    assert len({one.table.game.fingerprint() for one in (table, *twins)}) == 1


def test_seeds() -> None:
    seed_test(lambda: env(ruleset="dicetown/2009"), num_cycles=100)
    parallel_seed_test(lambda: parallel_env(ruleset="dicetown/2009"), num_cycles=100)


def test_max_cycles() -> None:
    max_cycles_test(pettingzoo)


@pytest.mark.parametrize("ruleset", ["cincinnati", "dicetown/2009"])
def test_render(ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(ruleset=ruleset, render_mode=render_mode))
    assert {"cincinnati": "peeks under the cup", "dicetown/2009": "Round 1"}[
        ruleset
    ] in capsys.readouterr().out
    table = env(ruleset=ruleset, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() != table.render()  # shown once


def legal(seen: dict[str, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_waiting_seats_are_served_in_seat_order_and_sealed(ruleset: str, reward: str) -> None:
    table = env(ruleset=ruleset, reward=reward, illegal="raise")
    table.reset(seed=4)
    luck = np.random.default_rng(4)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward_now, ended, cut, _info = table.last()
        gained[agent] += reward_now
        assert not cut
        if ended:
            table.step(None)
            continue
        game = table.table.game
        assert agent == f"seat_{game.waiting[0]}"
        others = [table.observe(other) for other in table.agents if other != agent]
        serial = game.serial
        table.step(legal(seen, luck))
        if game.serial == serial and not game.over:  # others still owe an answer: nobody sees what was said
            after = [table.observe(other) for other in table.agents if other != agent]
            for one, two in zip(others, after, strict=True):
                assert np.array_equal(one["observation"], two["observation"])
    game = table.table.game
    assert game.over
    if reward == "win":
        assert sum(gained.values()) == pytest.approx(1)
        assert {agent for agent, one in gained.items() if one} == {f"seat_{seat}" for seat in game.winners}
    elif reward == "rank":
        assert sum(gained.values()) == pytest.approx(0)
        assert max(gained.values()) == 1
    else:
        best = max(game.scores)
        second = sorted(game.scores)[-2]
        assert max(gained.values()) == best - second


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_in_parallel_only_asked_seats_act(ruleset: str) -> None:
    table = parallel_env(ruleset=ruleset, illegal="raise")
    seen, _infos = table.reset(seed=9)
    luck = np.random.default_rng(9)
    waited = 0
    while table.agents:
        waiting = table.table.game.waiting
        for seat, agent in enumerate(table.agents):
            mask = seen[agent]["action_mask"]
            assert mask[-1] == (seat not in waiting)
            assert mask[:-1].any() == (seat in waiting)
            waited += int(mask[-1])
        actions = {agent: legal(seen[agent], luck) for agent in table.agents}
        seen, _rewards, _ended, _cut, _infos = table.step(actions)
    assert table.table.game.over
    assert waited > 20


@pytest.mark.parametrize("ruleset", ["cincinnati", "dicetown/2009", "dicetown/extension+indians"])
def test_what_is_kept_is_what_would_be_looked_up(ruleset: str) -> None:
    """Masks of all seats, and games after answers that were legal, illegal or no number of the table."""
    settings = EnvSettings(ruleset, 4, "win", "default", {})
    quick, slow = SeatedGame(settings, 7, False), EnvGame(settings, 7, False)
    luck = np.random.default_rng(7)
    for _answer in range(250):
        if quick.game.over:
            break
        for seat in range(4):
            mine, its = quick.see(seat), slow.see(seat)
            assert mine["observation"].tobytes() == its["observation"].tobytes()
            assert mine["action_mask"].tobytes() == its["action_mask"].tobytes()
        seat = int(luck.choice(quick.game.waiting))
        kind = luck.random()
        action = int(luck.integers(-3, settings.actions + 3)) if kind < 0.2 else legal(quick.see(seat), luck)
        assert quick.answer(seat, action) == slow.answer(seat, action)
    assert quick.game.fingerprint() == slow.game.fingerprint()
    assert quick.game.record() == slow.game.record()


def test_the_last_infos_have_scores_and_places() -> None:
    luck = np.random.default_rng(2)
    table = env(ruleset="cincinnati", seats=3)
    table.reset(seed=2)
    last: dict[str, Any] = {}
    for agent in table.agent_iter():
        seen, _reward, ended, _cut, info = table.last()
        if ended:
            last[agent] = info
        else:
            assert "scores" not in info
            assert np.array_equal(table.action_mask(), seen["action_mask"])
        table.step(None if ended else legal(seen, luck))
    scores = list(table.table.game.scores)
    places = [1 + sum([other > one for other in scores]) for one in scores]
    assert sorted(last) == table.possible_agents
    for info in last.values():
        assert info["scores"] == scores
        assert [place == 1 for place in info["places"]] == [
            seat in table.table.game.winners for seat in range(3)
        ]
        assert len(set(scores)) < 3 or info["places"] == places
    together = parallel_env(ruleset="cincinnati", seats=3)
    seen, infos = together.reset(seed=2)
    while together.agents:
        assert not any(infos.values())
        seen, _rewards, _ended, _cut, infos = together.step(
            {agent: legal(one, luck) for agent, one in seen.items()}
        )
    assert all(info["scores"] == list(together.table.game.scores) for info in infos.values())


def test_masks_may_be_in_the_infos() -> None:
    """PettingZoo's other way: an observation is the array alone."""
    with known_warnings():
        api_test(env(ruleset="cincinnati", mask="info"), num_cycles=200)
        parallel_api_test(parallel_env(ruleset="cincinnati", mask="info"), num_cycles=200)
    one, two = env(ruleset="cincinnati", mask="info"), env(ruleset="cincinnati")
    luck = np.random.default_rng(5)
    one.reset(seed=5)
    two.reset(seed=5)
    for _step in range(60):
        assert one.agent_selection == two.agent_selection
        array, _reward, _ended, _cut, info = one.last()
        seen = two.last()[0]
        assert array.tobytes() == seen["observation"].tobytes()
        assert info["action_mask"].tobytes() == seen["action_mask"].tobytes()
        assert [agent for agent in one.agents if "action_mask" in one.infos[agent]] == [one.agent_selection]
        action = legal(seen, luck)
        one.step(action)
        two.step(action)
    with pytest.raises(ValueError, match="mask is one of observation, info"):
        env(mask="everywhere")


def test_what_is_no_option_counts_as_the_default_and_is_reported() -> None:
    table = env(ruleset="dicetown/2009")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(290)
    assert table.infos[agent] == {"illegal": 290}
    strict = env(ruleset="dicetown/2009", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Refused):
        strict.step(290)
    together = parallel_env(ruleset="cincinnati")
    together.reset(seed=1)
    infos = together.step({})[-1]
    assert all(info == {"illegal": 74} for info in infos.values())


def test_what_an_environment_is_made_with_is_checked() -> None:
    with pytest.raises(ValueError, match="reward is one of win, rank, margin"):
        env(reward="glory")
    with pytest.raises(gobelet.BadRequest):
        env(ruleset="tarot")
    with pytest.raises(gobelet.BadRequest):
        env(ruleset="cincinnati", seats=2)
    assert env(ruleset="dicetown/2009", bribes=False).settings.choices["bribes"] == "no"
