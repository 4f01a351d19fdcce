"""Trains a bot by self-play, for so many minutes; the next time it goes on where it stopped."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gobelet.api import ruleset, rulesets
from gobelet.bots.learned.bot import file_name
from gobelet.envs.settings import default_seats
from gobelet.envs.training.learning import imitate, learn
from gobelet.envs.training.net import Learner, torch
from gobelet.envs.training.playing import self_play, watch
from gobelet.envs.vector import GobeletVectorEnv

SOME = 8_000  # decisions that are watched between lessons


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gobelet.envs.training", description=__doc__)
    parser.add_argument("ruleset", help=", ".join([rules.id for rules in rulesets()]))
    parser.add_argument("--seats", type=int, default=0, help="players at each table (4)")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train (10)")
    parser.add_argument("--folder", type=Path, default=Path("training"), help="for checkpoint and weights")
    parser.add_argument("--watch", default="", metavar="BOT", help="first learn to choose as this bot does")
    parser.add_argument(
        "--watched", type=int, default=200_000, metavar="N", help="decisions to watch (200000)"
    )
    parser.add_argument("--passes", type=int, default=3, help="over what was watched (3)")
    parser.add_argument("--tables", type=int, default=256, help="games played at once (256)")
    parser.add_argument("--steps", type=int, default=128, help="steps of each between lessons (128)")
    parser.add_argument("--width", type=int, default=256, help="of the hidden layers (256)")
    parser.add_argument("--rate", type=float, default=3e-4, help="of learning")
    parser.add_argument("--entropy", type=float, default=0.01, help="weight of open-mindedness")
    parser.add_argument("--reward", default="rank", help="win, rank or margin")
    parser.add_argument("--workers", type=int, default=0, help="processes that play; 0: this one")
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args(words)
    train(told)
    return 0


def train(told: argparse.Namespace) -> Learner:
    """Watch a bot, if one is named, until enough of it was seen; then practise. Goes on where it stopped."""
    began = time.monotonic()
    torch().manual_seed(told.seed)
    torch().set_num_threads(1)
    seats = told.seats or default_seats(ruleset(told.ruleset))
    learner = Learner(told.ruleset, seats, told.width, told.rate)
    if learner.resume(told.folder):
        print(f"goes on after {learner.watched:,} watched and {learner.steps:,} own decisions", flush=True)
        for group in learner.optimizer.param_groups:
            group["lr"] = told.rate
    luck = np.random.default_rng([told.seed, learner.watched, learner.steps])
    until = began + told.minutes * 60
    if told.watch and learner.watched < told.watched:
        study(learner, told, luck, until)
    if not told.watch or learner.watched >= told.watched:
        practise(learner, told, luck, until)
    weights = told.folder / file_name(told.ruleset)
    learner.export(weights)
    print(f"weights in {weights}")
    return learner


def study(learner: Learner, told: argparse.Namespace, luck: np.random.Generator, until: float) -> None:
    """Watch a bot, some games at a time, and learn to choose as it does."""
    while True:
        some = min(SOME, told.watched - learner.watched)
        batch = watch(learner, told.watch, some, int(luck.integers(2**40)))
        surprise = imitate(learner, batch, luck, told.passes, 512)
        learner.watched += len(batch.choices)
        learner.save(told.folder)
        print(f"watched {learner.watched:,} decisions of {told.watch}: surprise {surprise:.3f}", flush=True)
        if learner.watched >= told.watched or time.monotonic() >= until:
            return


def practise(learner: Learner, told: argparse.Namespace, luck: np.random.Generator, until: float) -> None:
    """Play against oneself, and learn from how it went: one lesson at least."""
    env = GobeletVectorEnv(
        told.ruleset,
        told.tables,
        learner.seats,
        learner="all",
        reward=told.reward,
        illegal="raise",
        workers=told.workers,
        copy=False,
    )
    env.reset(seed=int(luck.integers(2**31)))
    while True:
        batch = self_play(learner, env, told.steps, 0.95)
        moved = learn(learner, batch, luck, 2, 2048, told.entropy)
        learner.save(told.folder)
        explained = 1 - float((batch.gains**2).mean()) / float(batch.returns.var() + 1e-9)
        print(
            f"{learner.steps:,} own decisions: moved {moved:.4f}, explained {explained:.2f}",
            flush=True,
        )
        if time.monotonic() >= until:
            env.close()
            return


if __name__ == "__main__":
    raise SystemExit(main())
