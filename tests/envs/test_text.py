"""The text environment: whole games in words, refusals that name what is expected, and rewards."""

import random

import pytest

import gobelet
from gobelet import readable
from gobelet.envs.text import TextEnv
from tests.laws.catalogue import EVERY_RULESET


def some_answer(env: TextEnv, dice: random.Random) -> str:
    assert env.game is not None
    seat = env.current_player_id
    option = dice.choice(env.game.options(seat))
    if dice.random() < 0.05:
        told = readable.describe(gobelet.view(env.game, seat), env.lang).options
        return next(one.text for one in told if one.number == option)
    return f"Let me think. [{option}]" if dice.random() < 0.05 else str(option)


@pytest.mark.parametrize("id", EVERY_RULESET)
def test_a_whole_game_in_words(id: str) -> None:
    dice = random.Random(1)
    env = TextEnv(id, lang="fr" if id == "cincinnati" else "en", reward="rank")
    env.reset(num_players=3, seed=5)
    done, turns = False, 0
    while not done:
        if turns % 40 == 0:
            player, text = env.get_observation()
            assert player == env.current_player_id
            assert text.rstrip().endswith("behind it." if env.lang == "en" else "suivent.")
        done, info = env.step(some_answer(env, dice))
        assert not info
        turns += 1
    rewards, about = env.close()
    assert env.game is not None
    assert sum(rewards.values()) == 0
    assert [about[seat]["score"] for seat in range(3)] == list(env.game.scores)
    assert [seat for seat in range(3) if about[seat]["won"]] == list(env.game.winners)
    assert sum([about[seat]["turn_count"] for seat in range(3)]) == turns
    with pytest.raises(gobelet.BadRequest, match="over"):
        env.get_observation()


def test_the_same_seed_is_the_same_game() -> None:
    texts = []
    for _again in range(2):
        env = TextEnv("dicetown/2009", bribes=False)
        env.reset(num_players=2, seed=3)
        env.step("[keep]")
        texts.append(env.get_observation())
    assert texts[0] == texts[1]
    env.reset(2)
    assert env.seed == 4
    assert env.game is not None
    assert env.game.choices["bribes"] == "no"


def test_news_are_read_once_and_by_those_who_may_know_them() -> None:
    env = TextEnv("dicetown/2009")
    env.reset(num_players=2, seed=3)
    env.get_observation()
    env.step("keep")
    assert env.get_observation()[0] == 1
    env.step("keep")
    player, text = env.get_observation()
    assert player == 0
    assert text.startswith("What has happened:\n")
    assert not env.get_observation()[1].startswith("What has happened:")


def test_a_refused_answer_says_what_is_expected_and_then_costs_the_turn() -> None:
    env = TextEnv("dicetown/2009")
    env.reset(num_players=2, seed=7)
    assert env.game is not None
    before = env.game.text()
    done, info = env.step("I fold")
    assert not done
    assert "“I fold” is not an answer" in info["refused"]
    assert "= keep 9: Keep 9 (free)" in info["refused"]
    assert env.game.text() == before
    player, text = env.get_observation()
    assert player == 0
    assert text.startswith(info["refused"])
    done, info = env.step("999")
    assert info["defaulted"]
    assert env.current_player_id == 1
    _rewards, about = env.close()
    assert about[0] == {"role": "Calamity", "invalid_move": True, "turn_count": 1}
    assert _rewards == {0: 0.0, 1: 0.0}


def test_without_a_limit_it_waits_for_an_answer() -> None:
    env = TextEnv("cincinnati", error_allowance=None)
    env.reset(num_players=3, seed=1)
    for _try in range(5):
        assert env.step("?")[1].keys() == {"refused"}
    assert env.current_player_id == 0


def test_what_can_not_be_is_refused_at_once() -> None:
    with pytest.raises(gobelet.BadRequest, match="poker"):
        TextEnv("poker")
    with pytest.raises(gobelet.BadRequest, match="bribes"):
        TextEnv("dicetown/2009", bribes="perhaps")
    with pytest.raises(gobelet.BadRequest, match="de"):
        TextEnv("cincinnati", lang="de")
    with pytest.raises(ValueError, match="reward is one of"):
        TextEnv("cincinnati", reward="glory")
    env = TextEnv("cincinnati")
    with pytest.raises(gobelet.BadRequest, match="reset first"):
        env.get_observation()
    with pytest.raises(gobelet.BadRequest, match="9"):
        env.reset(num_players=9)
