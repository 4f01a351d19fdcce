"""Trains a bot by self-play, for so many minutes; the next time it goes on where it stopped."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from gobelet.bots.learned import file_name
from gobelet.envs.settings import default_seats
from gobelet.envs.training.learning import imitate, learn
from gobelet.envs.training.net import Learner, torch
from gobelet.envs.training.playing import self_play, watch
from gobelet.envs.vector import GobeletVectorEnv


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gobelet.envs.training", description=__doc__)
    parser.add_argument("ruleset", help="cincinnati, dicetown/2009 …")
    parser.add_argument("--seats", type=int, default=0, help="players at each table (4)")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to train (10)")
    parser.add_argument("--folder", type=Path, default=Path("training"), help="for checkpoint and weights")
    parser.add_argument("--watch", default="", metavar="BOT", help="first learn to choose as this bot does")
    parser.add_argument("--watched", type=int, default=100_000, metavar="N", help="decisions to watch")
    parser.add_argument("--passes", type=int, default=8, help="over what was watched (8)")
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
    import gobelet

    torch().manual_seed(told.seed)
    torch().set_num_threads(1)
    began = time.monotonic()
    seats = told.seats or default_seats(gobelet.ruleset(told.ruleset))
    learner = Learner(told.ruleset, seats, told.width, told.rate)
    folder: Path = told.folder
    if learner.resume(folder):
        print(f"goes on after {learner.steps:,} decisions", flush=True)
        for group in learner.optimizer.param_groups:
            group["lr"] = told.rate
    elif told.watch:
        batch = watch(learner, told.watch, told.watched, told.seed)
        surprise = imitate(learner, batch, np.random.default_rng(told.seed), told.passes, 1024)
        print(
            f"watched {len(batch.choices):,} decisions of {told.watch}: surprise {surprise:.3f}", flush=True
        )
        learner.save(folder)
    luck = np.random.default_rng([told.seed, learner.steps])
    env = GobeletVectorEnv(
        told.ruleset,
        told.tables,
        seats,
        learner="all",
        reward=told.reward,
        illegal="raise",
        workers=told.workers,
        copy=False,
    )
    env.reset(seed=int(luck.integers(2**31)))
    seconds = -1.0
    while seconds < told.minutes * 60:  # one lesson at least
        batch = self_play(learner, env, told.steps, 0.95)
        moved = learn(learner, batch, luck, 2, 2048, told.entropy)
        learner.save(folder)
        explained = 1 - float((batch.gains**2).mean()) / float(batch.returns.var() + 1e-9)
        seconds = time.monotonic() - began
        print(
            f"{seconds:6.0f} s {learner.steps:12,} decisions, moved {moved:.4f}, explained {explained:.2f}",
            flush=True,
        )
    env.close()
    learner.export(folder / file_name(told.ruleset))
    print(f"weights in {folder / file_name(told.ruleset)}")
    return learner


if __name__ == "__main__":
    raise SystemExit(main())
