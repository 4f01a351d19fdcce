"""How well a policy plays: games against bots, from every seat alike, with an interval."""

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gobelet.envs.opponents import Opponents
from gobelet.envs.vector import GobeletVectorEnv

# Rows of observations and masks as a learner sees them, and the seat of each: an action for each.
BatchPolicy = Callable[[NDArray[Any], NDArray[Any], NDArray[Any]], NDArray[Any]]


class Evaluation(NamedTuple):
    """The share of games won, ties shared, with its 95 % interval; and the mean rank from 1 to -1."""

    won: float
    low: float
    high: float
    rank: float
    games: int

    def __str__(self) -> str:
        return f"{self.won:.1%} won ({self.low:.1%} to {self.high:.1%}) of {self.games} games"


def evaluate(
    policy: BatchPolicy,
    ruleset: str,
    seats: int,
    opponents: Opponents,
    games: int,
    seed: int,
    observation: str = "full",
) -> Evaluation:
    """Plays `games` games, rounded up so that every seat has as many; the same games for the same seed.

    One game at each table: a second one would favour those that end soon.
    """
    each = -(-games // seats)
    won: list[float] = []
    ranks: list[float] = []
    for seat in range(seats):
        env = GobeletVectorEnv(
            ruleset, each, seats, learner=seat, opponents=opponents, observation=observation, reward="rank"
        )
        seen, _infos = env.reset(seed=seed + seat * each)
        open_games = np.ones(each, np.bool_)
        while open_games.any():
            actions = policy(seen["observation"], seen["action_mask"], env.actors)
            seen, rewards, ended, _cut, _infos = env.step(actions)
            for row in np.flatnonzero(ended & open_games).tolist():
                first = env.places[row] == 1
                won.append(float(first[seat]) / float(first.sum()))
                ranks.append(float(rewards[row]))
            open_games &= ~ended
        env.close()
    number = len(won)
    share = sum(won) / number
    low, high = wilson(share, number)
    return Evaluation(share, low, high, sum(ranks) / number, number)


def wilson(share: float, number: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = share + z * z / (2 * number)
    reach = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    whole = 1 + z * z / number
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
