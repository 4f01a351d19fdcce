"""Games to learn from: by self-play on the vector environment, or by watching a bot."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gobelet
from gobelet import bots
from gobelet.bots.observers import observer
from gobelet.core.chance import Nature
from gobelet.core.rewards import RANK, rewards
from gobelet.envs.training.net import Learner
from gobelet.envs.vector import GobeletVectorEnv

Floats = NDArray[np.float32]


@dataclass
class Steps:
    """Decisions, one a row: what was seen, what could be said and was, how likely, and what came of it."""

    taken: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    choices: NDArray[np.int64]
    chances: Floats  # the logarithm of the chance with which the choice was made
    gains: Floats  # the advantage
    returns: Floats


def self_play(learner: Learner, env: GobeletVectorEnv, steps: int, fade: float) -> Steps:
    """Play `steps` steps at every table. Each seat's decisions are credited with its own next ones."""
    t = learner.torch
    tables, seats = env.num_envs, learner.seats
    rows = np.arange(tables)
    actors = np.zeros((steps + 1, tables), np.int64)
    taken = np.zeros((steps, tables, len(learner.scales)), np.uint8)
    masks = np.zeros((steps, tables, learner.options), np.bool_)
    choices = np.zeros((steps, tables), np.int64)
    chances = np.zeros((steps, tables), np.float32)
    values = np.zeros((steps + 1, tables), np.float32)
    ended = np.zeros((steps, tables), np.bool_)
    rewards = np.zeros((steps, tables, seats), np.float32)
    for step in range(steps + 1):
        actors[step] = env.actors
        seen = learner.take(env.observations, actors[step])
        may = learner.turn_masks(env.masks, actors[step])
        with t.no_grad():
            likely, value = learner.judge(t.from_numpy(seen), t.from_numpy(may))
            values[step] = value.numpy()
            if step == steps:
                break
            noise = -t.log(-t.log(t.rand_like(likely) * (1 - 2e-7) + 1e-7))
            choice = (likely + noise).argmax(dim=1)  # drawn by chance, as likely as it says
        taken[step], masks[step], choices[step] = seen, may, choice.numpy()
        chances[step] = likely.numpy()[rows, choices[step]]
        env.step(learner.actions[actors[step], choices[step]])
        ended[step] = env.ended
        rewards[step][env.ended] = env.rewards[env.ended]
    gains, known = credit(actors, values, ended, rewards, fade)
    return Steps(
        taken[known], masks[known], choices[known], chances[known], gains[known], (gains + values[:-1])[known]
    )


def credit(
    actors: NDArray[np.int64], values: Floats, ended: NDArray[np.bool_], rewards: Floats, fade: float
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better each decision went than expected (GAE), seat by seat; and for which it is known."""
    steps, tables, seats = rewards.shape
    rows = np.arange(tables)
    expected = np.zeros((tables, seats), np.float32)  # at the seat's next decision, or its reward
    later = np.zeros((tables, seats), np.float32)
    certain = np.zeros((tables, seats), np.bool_)
    expected[rows, actors[steps]] = values[steps]
    certain[rows, actors[steps]] = True
    gains = np.zeros((steps, tables), np.float32)
    known = np.zeros((steps, tables), np.bool_)
    for step in reversed(range(steps)):
        over = ended[step]
        expected[over], later[over], certain[over] = rewards[step][over], 0, True
        seat = actors[step]
        gain = expected[rows, seat] - values[step] + fade * later[rows, seat]
        gains[step], known[step] = gain, certain[rows, seat]
        expected[rows, seat], later[rows, seat] = values[step], np.where(known[step], gain, 0)
        certain[rows, seat] = True
    return gains, known


def watch(learner: Learner, name: str, decisions: int, seed: int) -> Steps:
    """What a bot does at every seat, in whole games until `decisions` are seen; and the results."""
    rules = gobelet.ruleset(learner.ruleset)
    eyes = observer(learner.ruleset)
    back = np.argsort(learner.actions, axis=1)
    seen: list[bytes] = []
    masks: list[bytes] = []
    seats: list[int] = []
    choices: list[int] = []
    returns: list[float] = []
    while len(choices) < decisions:
        seed += 1
        full = rules.check(learner.seats, {})
        game = rules.new(rules, learner.seats, Nature("fast", str(seed)), full, True, [])
        players = [bots.make(name, seed * 8 + seat) for seat in range(learner.seats)]
        first = len(choices)
        while not game.over:
            seat = game.waiting[0]
            view = gobelet.view(game, seat)
            assert view.question is not None
            option = players[seat].decide(view, view.question, 0.0)
            seen.append(eyes.observe_view(view))
            masks.append(eyes.mask(view.options))
            seats.append(seat)
            choices.append(int(back[seat, option]))
            game.answer(seat, option)
        reward = rewards(game, RANK)
        returns += [reward[seat] for seat in seats[first:]]
    who = np.array(seats)
    rows = len(choices)
    observations = np.frombuffer(b"".join(seen), np.uint8).reshape(rows, -1)
    may = np.frombuffer(b"".join(masks), np.uint8).reshape(rows, -1)
    nothing: Any = np.zeros(rows, np.float32)
    return Steps(
        learner.take(observations, who),
        learner.turn_masks(may, who),
        np.array(choices),
        nothing,
        nothing,
        np.array(returns, np.float32),
    )
