"""What Gymnasium 1.x expects: checker and wrappers, resets, infos; observations by choice, shaped rewards."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from gobelet.bots.chances import win_chances
from gobelet.bots.observers import observer
from gobelet.core.vector import NEXT_STEP
from gobelet.envs.gym import IDS, GobeletEnv, GobeletVectorEnv
from gobelet.envs.sight import OBSERVATIONS, sight
from gobelet.envs.wrappers import LearnersView

MODES = [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED]


def lowest(mask: Any) -> Any:
    return np.asarray(mask).argmax(axis=-1)


def step_to_an_end(env: GobeletVectorEnv) -> Any:
    """Steps until a game ends, by the lowest legal actions."""
    while True:
        result = env.step(lowest(env.action_masks()))
        if result[2].any():
            return result


# --- one seat ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("observation", OBSERVATIONS)
@pytest.mark.parametrize("flat", [False, True])
def test_the_checker_is_content_with_every_observation(observation: str, flat: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(IDS["cincinnati"], observation=observation, flat=flat, shaped=True)
        # A shaped reward is no reason to complain; a feature's bound is not 1 everywhere.
        check_env(made.unwrapped, skip_render_check=True)


def test_the_last_info_has_scores_and_places() -> None:
    env = GobeletEnv("dicetown/2009", 3, opponents="random")
    seen, _info = env.reset(seed=2)
    ended = False
    while not ended:
        assert (env.action_masks() == seen["action_mask"]).all()
        assert env.action_masks().dtype == np.bool_
        seen, _reward, ended, _cut, info = env.step(int(lowest(seen["action_mask"])))
    best = min(info["places"])
    assert best == 1
    order = [score for _place, score in sorted(zip(info["places"], info["scores"], strict=True))]
    assert order == sorted(info["scores"], reverse=True)


def test_flat_observations_bring_their_mask_in_the_info() -> None:
    env = GobeletEnv("cincinnati", 3, flat=True)
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape
    assert (info["action_mask"] == env.action_masks()).all()
    _seen, _reward, _ended, _cut, info = env.step(int(lowest(info["action_mask"])))
    assert (info["action_mask"] == env.action_masks()).all()


# --- many tables ------------------------------------------------------------------------------------------


def test_the_last_step_of_a_game_shows_how_it_ended() -> None:
    env = GobeletVectorEnv("cincinnati", 4, 3, reward="rank")
    env.reset(seed=1)
    _seen, rewards, ended, _cut, infos = step_to_an_end(env)
    row = int(np.flatnonzero(ended)[0])
    assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
    final = infos["final_obs"][row]
    assert env.single_observation_space.contains(final)
    assert final["observation"][env.settings.observer.layout.start["over"]] == 1
    assert not final["action_mask"].any()
    results = infos["final_info"]
    assert results["_scores"].tolist() == ended.tolist()
    places = results["places"][row]
    assert min(places) == 1
    # Of three, the first beats two, the last none.
    assert rewards[row] == ((places > places[0]).sum() - (places < places[0]).sum()) / 2
    assert infos["final_obs"][~ended].tolist() == [None] * int((~ended).sum())


def test_refused_actions_are_reported() -> None:
    env = GobeletVectorEnv("cincinnati", 3)
    env.reset(seed=1)
    actions = lowest(env.action_masks())
    assert "illegal" not in env.step(actions)[4]
    actions = lowest(env.action_masks())
    actions[1] = 73
    infos = env.step(actions)[4]
    assert infos["_illegal"].tolist() == [False, True, False]
    assert infos["illegal"][1] == 73


@pytest.mark.parametrize("workers", [0, 2])
def test_seeds_as_a_list_and_a_part_of_the_tables_reset(workers: int) -> None:
    env = GobeletVectorEnv("cincinnati", 4, 3, workers=workers)
    try:
        with pytest.raises(ValueError, match="reset all tables first"):
            env.reset(options={"reset_mask": np.array([True] * 4)})
        first = env.reset(seed=[5, 6, 5, 8])[0]["observation"]
        assert (first[0] == first[2]).all()  # what happens at a table depends on its seed alone
        assert (first[0] != first[1]).any()
        assert (env.reset(seed=5)[0]["observation"][:2] == first[:2]).all()  # 5, 6, 7, 8
        moved = env.step(lowest(env.action_masks()))[0]["observation"]
        mask = np.array([False, True, False, False])
        options = {"reset_mask": mask}
        again = env.reset(seed=[None, 6, None, None], options=options)[0]["observation"]
        assert options["reset_mask"] is mask  # wrappers look at it afterwards
        assert (again[1] == first[1]).all()
        assert (again[~mask] == moved[~mask]).all()
        another = env.reset(options={"reset_mask": mask})[0]["observation"]  # the next game of the series
        assert (another[1] != first[1]).any()
    finally:
        env.close()
    for wrong in (np.array([1, 0, 0, 0]), [True] * 4):
        with pytest.raises(TypeError, match="numpy array of bool"):
            env.reset(options={"reset_mask": wrong})
    with pytest.raises(ValueError, match="at least one"):
        env.reset(options={"reset_mask": np.zeros(4, np.bool_)})
    with pytest.raises(ValueError, match="as many seeds"):
        env.reset(seed=[1, 2])


def test_the_three_modes_play_the_same_games() -> None:
    """With NEXT_STEP one step more is needed at the end of a game, with DISABLED a reset, and no more."""
    told: list[list[bytes]] = []
    for mode in MODES:
        env = GobeletVectorEnv("cincinnati", 1, 3, autoreset_mode=mode)
        assert env.metadata["autoreset_mode"] is mode
        seen, _infos = env.reset(seed=3)
        shown = [seen["observation"].tobytes()]
        ends = 0
        while ends < 2:
            seen, reward, ended, _cut, infos = env.step(lowest(env.action_masks()))
            if ended[0]:
                ends += 1
                if mode is AutoresetMode.SAME_STEP:
                    shown.append(infos["final_obs"][0]["observation"].tobytes())
                    shown.append(str((reward, infos["final_info"]["scores"])).encode())
                else:
                    shown.append(seen["observation"].tobytes())
                    shown.append(str((reward, infos["scores"])).encode())
                    assert not seen["action_mask"].any()
                    assert env.sample().tolist() == [0]
                if mode is AutoresetMode.NEXT_STEP:
                    seen, reward, ended, _cut, _infos = env.step(np.array([0]))
                    assert (reward[0], ended[0]) == (0, False)
                elif mode is AutoresetMode.DISABLED:
                    with pytest.raises(ValueError, match="reset_mask"):
                        env.step(np.array([0]))
                    seen, _infos = env.reset(options={"reset_mask": np.array([True])})
            shown.append(seen["observation"].tobytes())
        told.append(shown)
    assert told[0] == told[1] == told[2]
    assert GobeletVectorEnv(num_envs=1, autoreset_mode="NEXT_STEP").restart == NEXT_STEP


@pytest.mark.parametrize("mode", MODES[:2])
def test_wrappers_of_gymnasium_count_the_games(mode: AutoresetMode) -> None:
    env = GobeletVectorEnv("cincinnati", 3, 3, reward="margin", autoreset_mode=mode)
    wrapped = DictInfoToList(RecordEpisodeStatistics(env))
    wrapped.reset(seed=1)
    ended = np.zeros(3, np.bool_)
    steps = 0
    while not ended.any():
        _seen, rewards, ended, _cut, infos = wrapped.step(lowest(env.action_masks()))
        steps += 1
    row = int(np.flatnonzero(ended)[0])
    assert infos[row]["episode"]["l"] == steps
    assert infos[row]["episode"]["r"] == rewards[row]
    own = infos[row]["final_info"] if mode is AutoresetMode.SAME_STEP else infos[row]
    assert len(own["scores"]) == 3


def test_gymnasiums_own_vector_has_the_same_infos() -> None:
    def make() -> GobeletEnv:
        return GobeletEnv("cincinnati", 3, illegal="default")

    theirs = SyncVectorEnv([make, make], autoreset_mode=AutoresetMode.SAME_STEP)
    seen, _infos = theirs.reset(seed=1)
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        seen, _rewards, ended, _cut, infos = theirs.step(lowest(seen["action_mask"]))
    env = GobeletVectorEnv("cincinnati", 2, 3)
    env.reset(seed=1)
    ours = step_to_an_end(env)[4]
    assert set(infos) <= set(ours)
    assert set(infos["final_info"]) == set(ours["final_info"])
    row = int(np.flatnonzero(ours["_final_obs"])[0])
    assert set(ours["final_obs"][row]) == {"observation", "action_mask"}


# --- what a learner sees ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["compact", "features"])
def test_every_seat_sees_itself_first(kind: str) -> None:
    """The rows of a vector are what the engine shows, turned; a turned action is the option that it means."""
    plain = GobeletVectorEnv("dicetown/2009", 3, 3, learner="all")
    turned = GobeletVectorEnv("dicetown/2009", 3, 3, learner="all", observation=kind, illegal="raise")
    plain.reset(seed=2)
    turned.reset(seed=2)
    seen = sight(plain.settings.ruleset, 3, kind)
    for _step in range(40):
        full = plain.sample()
        own = turned.sample()
        assert turned.action_masks()[np.arange(3), own].all()
        assert (seen.actions[turned.actors, own] == full).all()
        shown, _rewards, _ended, _cut, infos = turned.step(own)
        plain.step(full)
        assert (plain.observations == turned.observations).all()
        assert turned.observation_space.contains(shown)
        for row, seat in enumerate(infos["seat"].tolist()):
            one = seen.see(plain.observations[row : row + 1], np.array([seat]))
            assert (one[0] == shown["observation"][row]).all()
    assert shown["observation"].shape[1] < plain.observations.shape[1]


def test_the_wrapper_shows_what_the_option_does() -> None:
    """Also at a seat that is not the first, where actions are numbered differently."""
    wrapped = LearnersView(gymnasium.make(IDS["dicetown/2009"], seat=2, seats=3, illegal="raise"))
    option = GobeletEnv("dicetown/2009", 3, seat=2, observation="features", illegal="raise")
    assert wrapped.observation_space.contains(wrapped.reset(seed=1)[0])
    both = [one.reset(seed=8)[0] for one in (wrapped, option)]
    luck = np.random.default_rng(8)
    for _step in range(30):
        for name in ("observation", "action_mask"):
            assert (both[0][name] == both[1][name]).all()
        assert (wrapped.action_masks() == option.action_masks()).all()
        action = int(luck.choice(np.flatnonzero(option.action_masks())))
        both = [one.step(action)[0] for one in (wrapped, option)]
    with pytest.raises(ValueError, match="full observations"):
        LearnersView(option)


def test_compact_tells_apart_what_the_full_one_does() -> None:
    """It leaves out the steps to come and seats that nobody has: what is left differs from step to step."""
    eyes = observer("cincinnati")
    seen = sight(GobeletEnv("cincinnati", 3).settings.ruleset, 3, "compact")
    taken = set(seen.columns[1].tolist())
    start = eyes.layout.start
    assert start["seat"] not in taken
    assert start["pile"] not in taken
    chips = [start["chips"] + holder for holder in range(7)]
    assert [place for place in seen.columns[1].tolist() if place in chips] == [
        *[chips[seat] for seat in (1, 2, 0)],
        chips[6],
    ]


# --- shaped rewards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("discount", [1.0, 0.9])
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_shaped_rewards_sum_to_the_reward_less_the_first_chance(reward: str, discount: float) -> None:
    env = GobeletEnv("dicetown/2009", 3, reward=reward, shaped=True, discount=discount)
    seen, _info = env.reset(seed=6)
    first = win_chances(env.table.game)[0]
    total, weight, ended = 0.0, 1.0, False
    while not ended:
        seen, gained, ended, _cut, _info = env.step(int(lowest(seen["action_mask"])))
        total += weight * gained
        last, weight = weight, weight * discount
    assert total == pytest.approx(last * env.table.rewards()[0] - first)


@pytest.mark.parametrize("mode", MODES[:2])
@pytest.mark.parametrize("learner", [1, "all"])
def test_shaped_rewards_of_many_tables_do_so_too(learner: int | str, mode: AutoresetMode) -> None:
    env = GobeletVectorEnv(
        "cincinnati", 3, 3, learner=learner, reward="rank", shaped=True, autoreset_mode=mode
    )
    env.reset(seed=6)
    first = env.potentials.copy()
    assert first.sum(axis=1) == pytest.approx(1)
    totals = np.zeros((3, 3))
    games = 0
    dealt = np.zeros(3, np.bool_)
    while games < 4:
        _seen, rewards, ended, _cut, infos = env.step(env.sample())
        assert not infos["rewards"][dealt].any()  # NEXT_STEP: the step that deals is nobody's
        first[dealt] = env.potentials[dealt]
        totals += infos["rewards"]
        if learner == 1:
            assert (rewards == infos["rewards"][:, 1]).all()
        for row in np.flatnonzero(ended):
            assert totals[row] == pytest.approx(env.rewards[row] - first[row], abs=1e-5)
            games += 1
        totals[ended] = 0
        if mode is AutoresetMode.NEXT_STEP:
            dealt = ended
        else:
            first[ended] = env.potentials[ended]
    with pytest.raises(ValueError, match="no discount"):
        GobeletVectorEnv("cincinnati", 2, learner="all", shaped=True, discount=0.9)
