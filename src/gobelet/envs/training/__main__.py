"""Trains a bot by self-play for some minutes; the next run continues where it stopped."""

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
    options = parser.parse_args(words)
    train(options)
    return 0


def train(options: argparse.Namespace) -> Learner:
    """Watch a bot, if one is named, until enough of it was seen; then practise. Goes on where it stopped."""
    began = time.monotonic()
    torch().manual_seed(options.seed)
    torch().set_num_threads(1)
    seats = options.seats or default_seats(ruleset(options.ruleset))
    learner = Learner(options.ruleset, seats, options.width, options.rate)
    if learner.resume(options.folder):
        print(f"goes on after {learner.watched:,} watched and {learner.steps:,} own decisions", flush=True)
        for group in learner.optimizer.param_groups:
            group["lr"] = options.rate
    luck = np.random.default_rng([options.seed, learner.watched, learner.steps])
    until = began + options.minutes * 60
    if options.watch and learner.watched < options.watched:
        study(learner, options, luck, until)
    if not options.watch or learner.watched >= options.watched:
        practise(learner, options, luck, until)
    weights = options.folder / file_name(options.ruleset)
    learner.export(weights)
    print(f"weights in {weights}")
    return learner


def study(learner: Learner, options: argparse.Namespace, luck: np.random.Generator, until: float) -> None:
    """Watch a bot, some games at a time, and learn to choose as it does."""
    while True:
        some = min(SOME, options.watched - learner.watched)
        batch = watch(learner, options.watch, some, int(luck.integers(2**40)))
        surprise = imitate(learner, batch, luck, options.passes, 512)
        learner.watched += len(batch.choices)
        learner.save(options.folder)
        print(
            f"watched {learner.watched:,} decisions of {options.watch}: surprise {surprise:.3f}", flush=True
        )
        if learner.watched >= options.watched or time.monotonic() >= until:
            return


def practise(learner: Learner, options: argparse.Namespace, luck: np.random.Generator, until: float) -> None:
    """Learn by self-play: one lesson at least."""
    env = GobeletVectorEnv(
        options.ruleset,
        options.tables,
        learner.seats,
        learner="all",
        reward=options.reward,
        illegal="raise",
        workers=options.workers,
        copy=False,
    )
    env.reset(seed=int(luck.integers(2**31)))
    while True:
        batch = self_play(learner, env, options.steps, 0.95)
        moved = learn(learner, batch, luck, 2, 2048, options.entropy)
        learner.save(options.folder)
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
