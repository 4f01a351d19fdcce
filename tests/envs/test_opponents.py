"""Who sits at the other seats: the graded series, pools, curricula, past selves and bots of one's own."""

import copy
from typing import Any

import numpy as np
import pytest

import gobelet
from gobelet import arena, bots
from gobelet.bots import GRADES, Bot, GradedBot, GreedyBot, RandomBot
from gobelet.core.names import Option
from gobelet.core.question import AnyQuestion
from gobelet.core.view import View
from gobelet.envs.gym import GobeletEnv, GobeletVectorEnv
from gobelet.envs.opponents import DEFAULT, Curriculum, OpponentPool, made, policy, seated


class Lowest(Bot):
    """A bot of one's own, with a memory."""

    name = "lowest"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def decide(self, view: View, question: AnyQuestion, budget: float) -> Option:
        self.asked += 1
        return view.options[-1] if self.asked % 3 == 0 else view.options[0]


def first_legal(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


ALL_KINDS: list[Any] = [
    "grade-2",
    "tests.envs.test_opponents:Lowest",
    Lowest,
    OpponentPool(["random", "greedy", Lowest]),
]


# --- the graded series ------------------------------------------------------------------------------------


def decisions(bot: Bot, seed: int) -> list[int]:
    """What a bot says at every seat of a game in which it says everything."""
    game = gobelet.new("cincinnati", 3, seed, skip_forced=True)
    said: list[int] = []
    while not game.over:
        view = gobelet.view(game, game.waiting[0])
        assert view.question is not None
        said.append(bot.decide(view, view.question, 0.0))
        game.answer(game.waiting[0], said[-1])
    return said


def test_a_grade_decides_alike_from_the_same_view_and_seed() -> None:
    assert len(GRADES) == 10
    bot = bots.make("grade-2", 7)
    assert isinstance(bot, GradedBot)
    said = decisions(bot, 1)
    assert decisions(bot, 1) == said  # it remembers nothing
    assert decisions(bots.make("grade-2", 8), 1) != said
    assert bot.why is not None or said


def test_the_ends_of_a_mix_are_its_bots() -> None:
    assert decisions(GradedBot(3, "random", "greedy", 100), 2) == decisions(GreedyBot(3), 2)
    assert decisions(bots.make("grade-5", 3), 2) == decisions(GreedyBot(3), 2)
    with pytest.raises(ValueError, match="of a hundred"):
        GradedBot(3, "random", "greedy", 101)
    with pytest.raises(gobelet.BadRequest):
        GradedBot(3, "nobody", "greedy", 10)
    with pytest.raises(gobelet.BadRequest):
        bots.make("grade-10", 1)


def test_the_arena_knows_the_grades() -> None:
    bot = arena.find("grade-1")(4)
    assert decisions(bot, 1) == decisions(bots.make("grade-1", 4), 1)


# --- who plays --------------------------------------------------------------------------------------------


def test_both_environments_have_the_same_default() -> None:
    single, many = GobeletEnv(), GobeletVectorEnv(num_envs=2)
    for pools in (single.pools, many.pools):
        assert [pool and pool.bots for pool in pools] == [None, [DEFAULT], [DEFAULT], [DEFAULT]]


@pytest.mark.parametrize("opponents", [*ALL_KINDS, ["random", Lowest, OpponentPool(["greedy"])]])
def test_any_bot_sits_down_in_both_environments(opponents: Any) -> None:
    env = GobeletEnv("cincinnati", 4, seat=1, opponents=opponents)
    seen, _info = env.reset(seed=1)
    for _step in range(12):
        seen = env.step(first_legal(seen, seen["action_mask"]))[0]
    twin = copy.deepcopy(env)
    ends = []
    for one in (env, twin):
        ended, shown = False, seen
        while not ended:
            shown, _reward, ended, _cut, info = one.step(first_legal(shown, shown["action_mask"]))
        ends.append(info)
    assert ends[0] == ends[1]
    many = GobeletVectorEnv("cincinnati", 2, 4, learner=1, opponents=opponents)
    seen, _infos = many.reset(seed=1)
    for _step in range(10):
        seen = many.step(many.sample())[0]


def test_a_past_self_sees_what_its_learner_saw() -> None:
    sizes: list[int] = []

    def remember(observation: Any, mask: Any) -> int:
        sizes.append(len(observation))
        assert mask.any()
        return first_legal(observation, mask)

    past = policy(remember, "features")
    many = GobeletVectorEnv("cincinnati", 2, 3, opponents=["random", past], observation="features")
    seen, _infos = many.reset(seed=2)
    for _step in range(8):
        seen = many.step(many.sample())[0]
    assert set(sizes) == {seen["observation"].shape[1]}


def test_others_sit_down_at_the_next_game() -> None:
    many = GobeletVectorEnv("cincinnati", 3, 3)  # by chance, without bots
    many.reset(seed=3)
    many.step(many.sample())
    asked: list[int] = []

    def maker(seed: int) -> Bot:
        asked.append(seed)
        return RandomBot(seed)

    many.set_opponents(maker)
    tried = len(asked)
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        assert len(asked) == tried
        ended = many.step(many.sample())[2]
    many.step(many.sample())
    assert len(asked) > tried
    single = GobeletEnv("cincinnati", 3)
    single.reset(seed=1)
    single.set_opponents(maker)
    assert {type(bot) for bot in single.bots.values()} == {RandomBot}
    before = len(asked)
    single.reset()
    assert len(asked) == before + 2
    with pytest.raises(ValueError, match="nobody else"):
        GobeletVectorEnv("cincinnati", 2, learner="all").set_opponents("greedy")


def test_a_pool_draws_by_its_weights_and_the_game() -> None:
    pool = OpponentPool(["random", "greedy", "expert"], [1, 0, 3])
    drawn = [pool.draw(seed, 1) for seed in range(400)]
    assert [pool.draw(seed, 1) for seed in range(400)] == drawn
    assert set(drawn) == {0, 2}
    assert 250 < drawn.count(2) < 350
    assert drawn != [pool.draw(seed, 2) for seed in range(400)]
    pool.add(Lowest, 1000)
    assert pool.draw(5, 1) == 3
    for wrong in ([], ["nobody"]):
        with pytest.raises((ValueError, gobelet.BadRequest)):
            OpponentPool(wrong)
    with pytest.raises(ValueError, match="weights"):
        OpponentPool(["random"], [0])
    with pytest.raises(TypeError, match="no method decide"):
        made(lambda seed: seed, 1)  # type: ignore[arg-type, return-value]  # it makes no bot
    with pytest.raises(ValueError, match="4 seats need 3"):
        seated(["random"], 4, 0)


# --- moving up --------------------------------------------------------------------------------------------


def test_a_curriculum_moves_up_by_what_was_won_at_its_level() -> None:
    climb = Curriculum(["grade-0", "grade-1", "grade-2"], up=0.5, games=4, review=0.25)
    assert [climb.heard(0, won) for won in (0.0, 1.0, 0.0, 0.0)] == [False] * 4
    assert climb.heard(0, 1.0) is True  # the last four: two of them
    assert climb.level == 1
    assert not any(climb.heard(0, 1.0) for _game in range(9))  # games that began at the level before
    drawn = [climb.draw(seed, 0) for seed in range(400)]
    assert 60 < drawn.count(0) < 140
    assert [climb.draw(seed, 3) for seed in range(400)] == drawn  # all seats have the same level
    assert [climb.heard(1, 1.0) for _game in range(4)] == [False] * 3 + [True]
    assert not any(climb.heard(2, 1.0) for _game in range(9))  # there is nothing above
    with pytest.raises(ValueError, match="up is above 0"):
        Curriculum(up=0)


def test_the_tables_of_a_vector_climb_together_with_workers_too() -> None:
    told: list[bytes] = []
    for workers in (0, 2):
        climb = Curriculum(["random", Lowest], up=0.2, games=3, review=0)
        env = GobeletVectorEnv("cincinnati", 6, 3, opponents=climb, workers=workers)
        try:
            seen, _infos = env.reset(seed=4)
            shown = b""
            for _step in range(120):
                seen = env.step(seen["action_mask"].argmax(axis=1))[0]
                shown += seen["observation"].tobytes()
            assert climb.level == 1
            told.append(shown)
        finally:
            env.close()
    assert told[0] == told[1]


def test_one_seat_climbs_too() -> None:
    climb = Curriculum(["random", "grade-1"], up=0.01, games=1, review=0)
    env = GobeletEnv("cincinnati", 3, opponents=climb)
    games = 0
    while climb.level == 0:
        seen, _info = env.reset(seed=games)
        games += 1
        ended = False
        while not ended:
            seen, _reward, ended, _cut, _info = env.step(first_legal(seen, seen["action_mask"]))
    env.reset(seed=99)
    assert {type(bot) for bot in env.bots.values()} == {GradedBot}
