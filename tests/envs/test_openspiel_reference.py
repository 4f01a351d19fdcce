"""The quick way of OpenSpiel's states says what the slow way says, whoever asks, and whenever."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest

import gobelet
from gobelet.core.errors import Refused
from gobelet.envs.openspiel import NAMES
from gobelet.envs.openspiel_recall import ROW
from tests.envs.openspiel_reference import SlowState, facts_of

GAMES = [
    "gobelet_cincinnati(players=3)",
    "gobelet_dicetown_2009(players=2,bribes=no)",
    "gobelet_dicetown_extension_indians(players=4,sheriff=1)",
]


def step(states: list[Any], luck: random.Random) -> None:
    """The same at all of them."""
    action = luck.choice(states[0].legal_actions())
    for state in states:
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("every", [1, 23])
def test_the_quick_way_says_what_the_slow_way_says(name: str, every: int) -> None:
    """Asked at every node, and now and then; strings of all players, though only one acts."""
    game = pyspiel.load_game(name)
    quick, slow = game.new_initial_state(), SlowState(game.settings)
    luck = random.Random(every)
    for node in range(120 if every == 1 else 330):
        if quick.is_terminal():
            break
        assert quick.legal_actions() == slow.legal_actions()
        assert quick.chance_outcomes() == slow.chance_outcomes()
        if node % every == 0:
            assert facts_of(quick, game.num_players()) == facts_of(slow, game.num_players())
        step([quick, slow], luck)
    assert facts_of(quick, game.num_players()) == facts_of(slow, game.num_players())


@pytest.mark.parametrize("name", GAMES)
def test_clones_part_and_pickles_go_on(name: str) -> None:
    game = pyspiel.load_game(name)
    quick, slow = game.new_initial_state(), SlowState(game.settings)
    luck = random.Random(6)
    for node in range(90):
        if node % 30 == 29:
            before = facts_of(slow, game.num_players())
            twins = [quick.clone(), pickle.loads(pickle.dumps(quick)), slow.clone()]
            for _step in range(25):
                step(twins, luck)
            for twin in twins:
                assert facts_of(twin, game.num_players()) == facts_of(twins[-1], game.num_players())
            assert twins[0].history() == twins[1].history()
            assert facts_of(quick, game.num_players()) == before
        step([quick, slow], luck)
    assert pickle.loads(pickle.dumps(game)) == game


def test_python_answers_as_cpp_does() -> None:
    """What is overridden for speed says what OpenSpiel's own methods say."""
    game = pyspiel.load_game("gobelet_cincinnati(players=3)")
    state = game.new_initial_state()
    luck = random.Random(3)
    own = pyspiel.State
    for _node in range(120):
        for name in ("is_chance_node", "is_player_node", "is_simultaneous_node", "is_terminal", "rewards"):
            assert getattr(state, name)() == getattr(own, name)(state), name
        assert state.legal_actions() == own.legal_actions(state)
        assert state.legal_actions_mask() == own.legal_actions_mask(state)
        for player in range(3):
            for name in ("legal_actions", "observation_string", "observation_tensor"):
                assert getattr(state, name)(player) == getattr(own, name)(state, player), name
            mask = state.legal_actions_mask(player)
            if state.is_chance_node():  # OpenSpiel's own writes past the end of its array
                assert mask == [0] * game.num_distinct_actions()
            else:
                assert mask == own.legal_actions_mask(state, player)
            told = own.information_state_string(state, player)
            assert state.information_state_string(player) == told
        step([state], luck)
    with pytest.raises(ValueError, match="players are numbered"):
        state.observation_string(3)


def test_after_resampling_the_trail_goes_on_from_the_imagined_game() -> None:
    """What they hear later happened in the imagined game; what was heard before stays as it was."""
    game = pyspiel.load_game("gobelet_dicetown_2009(players=3)")
    quick, slow = game.new_initial_state(), SlowState(game.settings)
    luck = random.Random(8)
    tried = 0
    for node in range(200):
        if node % 9 == 8 and not quick.is_chance_node():
            player = quick.current_player()
            other = quick.resample_from_infostate(player, luck.random)
            twin = slow.clone()
            twin.game = other.inside.game.copy()
            other = other.clone() if node % 2 else pickle.loads(pickle.dumps(other))
            for _step in range(40):
                step([other, twin], luck)
            assert facts_of(other, 3) == facts_of(twin, 3)
            again = pickle.loads(pickle.dumps(other))
            assert again.information_state_string(player) == twin.information_state_string(player)
            tried += 1
        step([quick, slow], luck)
    assert tried > 5


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("gobelet_cincinnati(players=3)")
    state, slow = game.new_initial_state(), SlowState(game.settings)
    luck = random.Random(1)
    with pytest.raises(ValueError, match="there is no 999"):
        state.apply_action(999)
    while state.is_chance_node():
        step([state, slow], luck)
    with pytest.raises(Refused):
        state.apply_action(max(state.legal_actions()) + 1)
    assert state.history() == state.clone().history()
    assert facts_of(state, 3) == facts_of(slow, 3)


FULL_BEATS_FOUR = "hands=nothing;pair;two-pair;three;straight;four;full;five"


def test_options_of_the_rulesets_are_parameters() -> None:
    for name in NAMES:
        rules = gobelet.ruleset(name)
        known = set(pyspiel.load_game(NAMES[name]).get_parameters())
        options = {option.id for option in (*rules.choices, *rules.figures)}
        assert known == {"players", "reward", "recall"} | options
    game = pyspiel.load_game("gobelet_dicetown_2009(sheriff=2,bribes=no,deeds=4;4;4;4;4)")
    assert game.settings.choices == {"sheriff": "2", "bribes": "no", "deeds": "4,4,4,4,4"}
    assert pyspiel.load_game(str(game)).settings.choices == game.settings.choices
    usual = pyspiel.load_game("gobelet_dicetown_2009")
    assert usual.settings.choices == {"sheriff": "random", "bribes": "yes"}
    for wrong in ("sheriff=9", "bribes=maybe", "deeds=1;2", FULL_BEATS_FOUR):
        with pytest.raises(gobelet.BadRequest):
            pyspiel.load_game(f"gobelet_dicetown_2009({wrong})")


def test_a_pickle_is_read_by_a_process_that_has_imported_nothing() -> None:
    game = pyspiel.load_game("gobelet_cincinnati(players=3,reward=rank)")
    state = game.new_initial_state()
    luck = random.Random(2)
    for _node in range(40):
        step([state], luck)
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).information_state_string(1))"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == state.information_state_string(1)


def test_information_states_as_tensors() -> None:
    """Two of them are equal where the strings are; rows without room are counted."""
    game = pyspiel.load_game("gobelet_cincinnati(players=3,recall=700)")
    assert game.get_type().provides_information_state_tensor
    assert not pyspiel.load_game("gobelet_cincinnati").get_type().provides_information_state_tensor
    short = pyspiel.load_game("gobelet_cincinnati(players=3,recall=8)")
    states = [game.new_initial_state(), short.new_initial_state()]
    luck = random.Random(4)
    found: dict[bytes, str] = {}
    for node in range(120):
        state = states[0]
        for player in range(3) if node % 4 == 0 else ():
            tensor = np.array(state.information_state_tensor(player), np.float32)
            told = state.information_state_string(player)
            assert found.setdefault(tensor.tobytes(), told) == told
            assert tensor[0] == 0
            last = len(told.splitlines()) - 1  # the last line is the observation
            heard = tensor[1 : 1 + 700 * ROW].reshape(700, ROW)
            assert not heard[last:].any()
            brief = np.array(states[1].information_state_tensor(player), np.float32)
            assert brief[0] == max(0, last - 8)
            if last >= 8:
                assert np.array_equal(brief[1 : 1 + 8 * ROW], heard[last - 8 : last].reshape(-1))
            assert bytes(tensor[1 + 700 * ROW :].astype(np.uint8)).hex() == state.observation_string(player)
        step(states, luck)
    assert len(set(found.values())) == len(found) > 60
    with pytest.raises(ValueError, match="number of rows"):
        pyspiel.load_game("gobelet_cincinnati(recall=-1)")
