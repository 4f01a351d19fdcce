"""The games as a plug-in of OpenSpiel pass OpenSpiel's own check, and keep their secrets there."""

import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest

import gobelet
from gobelet.envs.openspiel import NAMES
from tests.laws.catalogue import EVERY_RULESET


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_random_sim(ruleset: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(NAMES[ruleset])
    pyspiel.random_sim_test(game, num_sims=1, serialize=ruleset == "cincinnati", verbose=False)
    assert "Error" not in capfd.readouterr().err


def play(game: Any, seed: int, at_questions: Any) -> Any:
    luck = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum([likely for _outcome, likely in outcomes]) == pytest.approx(1)
            numbers, likely = zip(*outcomes, strict=True)
            state.apply_action(luck.choices(numbers, likely)[0])
        else:
            at_questions(state, luck)
            state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "name", ["gobelet_cincinnati(players=3,reward=rank)", "gobelet_dicetown_2009(players=2)"]
)
def test_resampled_states_look_the_same_to_the_player_and_play_on(name: str) -> None:
    game = pyspiel.load_game(name)
    differed = 0

    def resample(state: Any, luck: random.Random) -> None:
        nonlocal differed
        if luck.random() < 0.15:
            player = state.current_player()
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == state.history()
            differed += str(other) != str(state)
            before = str(state)
            for _step in range(10):
                if other.is_terminal():
                    break
                choices = (
                    [outcome for outcome, _likely in other.chance_outcomes()]
                    if other.is_chance_node()
                    else other.legal_actions()
                )
                other.apply_action(luck.choice(choices))
            assert str(state) == before

    state = play(game, 5, resample)
    assert differed > 5
    assert sum(state.returns()) == pytest.approx(0 if "rank" in name else 1)


def test_sealed_answers_show_nothing_to_the_seats_asked_next() -> None:
    game = pyspiel.load_game("gobelet_cincinnati(players=4)")
    sealed = 0

    def answer_both_ways(state: Any, luck: random.Random) -> None:
        nonlocal sealed
        player = state.current_player()
        one, two = state.legal_actions()[0], state.legal_actions()[-1]
        first, second = state.child(one), state.child(two)
        if first.is_chance_node() or first.is_terminal():
            return  # all have answered
        if first.inside.game.serial == state.inside.game.serial:
            sealed += 1
            following = first.current_player()
            assert following > player
            assert first.information_state_string(following) == second.information_state_string(following)
            assert first.information_state_string(player) != second.information_state_string(player)

    play(game, 2, answer_both_ways)
    assert sealed > 30


def test_information_states_recall_everything_and_observations_what_is_now() -> None:
    game = pyspiel.load_game("gobelet_cincinnati(players=3)")
    lengths: list[int] = []

    def look(state: Any, luck: random.Random) -> None:
        player = state.current_player()
        lengths.append(len(state.information_state_string(player)))
        seen = state.observation_tensor(player)
        inside = state.inside
        assert bytes(np.array(seen, np.uint8)) == inside.settings.observer.observe(inside.game, player)

    state = play(game, 1, look)
    assert lengths[-1] > 5 * lengths[0]
    assert state.action_to_string(0, 0) == "pass 0"
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.returns() == state.returns()


def test_parameters_are_checked() -> None:
    earlier = {one.name for rules in gobelet.rulesets() for one in rules.earlier}
    assert set(NAMES) == {rules.id for rules in gobelet.rulesets()} | earlier
    assert NAMES["dicetown/extension@1"] == "gobelet_dicetown_extension_v1"
    for name in NAMES:
        assert pyspiel.load_game(NAMES[name]).settings.ruleset is gobelet.ruleset(name)
    assert pyspiel.load_game("gobelet_dicetown_2009(players=2)").num_players() == 2
    margin = pyspiel.load_game("gobelet_cincinnati(reward=margin)")
    assert margin.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(ValueError, match="nothing to choose"):
        margin.make_py_observer(None, {"colour": "red"})
    root = margin.new_initial_state()
    with pytest.raises(ValueError, match="chance node"):
        root.resample_from_infostate(0, random.random)
