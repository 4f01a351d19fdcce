"""Trains a bot by self-play for some minutes; the next run continues exactly where it stopped.

The folder keeps the checkpoint, config.json, metrics.jsonl, the weights, and the best checkpoints.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from gobelet.api import ruleset, rulesets
from gobelet.bots.learned.bot import file_name
from gobelet.envs.evaluating import evaluate
from gobelet.envs.runners import Kept
from gobelet.envs.settings import default_seats
from gobelet.envs.training.keeping import Metrics, MetricsFile, keep_best, keep_configuration
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
    parser.add_argument("--lessons", type=int, default=0, metavar="N", help="stop after N in all; 0: by time")
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
    parser.add_argument(
        "--evaluate",
        type=int,
        default=10,
        metavar="N",
        help="play against bots every N lessons; 0: never (10)",
    )
    parser.add_argument("--against", default="greedy", metavar="BOT", help="who is played against (greedy)")
    parser.add_argument("--games", type=int, default=200, help="of each evaluation (200)")
    parser.add_argument("--best", type=int, default=3, metavar="N", help="keep the N best checkpoints (3)")
    parser.add_argument("--workers", type=int, default=0, help="processes that play; 0: this one")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(words)
    train(options)
    return 0


def train(options: argparse.Namespace) -> Learner:
    """Watch a bot, if one is named, until enough of it was seen; then practise. Goes on where it stopped."""
    until = time.monotonic() + options.minutes * 60
    torch().manual_seed(options.seed)
    torch().set_num_threads(1)
    seats = options.seats or default_seats(ruleset(options.ruleset))
    learner = Learner(options.ruleset, seats, options.width, options.rate)
    luck = np.random.default_rng(options.seed)
    kept = learner.resume(options.folder)
    if kept is not None:
        print(f"goes on after {learner.watched:,} watched and {learner.steps:,} own decisions", flush=True)
        for group in learner.optimizer.param_groups:
            group["lr"] = options.rate
        if kept["luck"] is not None:
            luck.bit_generator.state = kept["luck"]
            torch().set_rng_state(kept["drawing"])
    keep_configuration(options, learner)
    lesson = Lessons(learner, options, luck, until)
    if options.watch and learner.watched < options.watched and not (options.lessons and lesson.over()):
        study(lesson)
    enough = options.lessons and lesson.over()
    if not enough and (not options.watch or learner.watched >= options.watched):
        practise(lesson, kept["tables"] if kept is not None else [])
    lesson.metrics.close()
    weights = options.folder / file_name(options.ruleset)
    learner.export(weights)
    print(f"weights in {weights}")
    return learner


class Lessons:
    """What all lessons need, and what is done after each."""

    def __init__(
        self, learner: Learner, options: argparse.Namespace, luck: np.random.Generator, until: float
    ) -> None:
        self.learner, self.options, self.luck, self.until = learner, options, luck, until
        self.metrics = MetricsFile(options.folder, learner.lessons)
        self.began = time.monotonic()

    def over(self) -> bool:
        """Whether it is time to stop."""
        if self.options.lessons:
            return bool(self.learner.lessons >= self.options.lessons)
        return time.monotonic() >= self.until

    def note(self, metrics: Metrics, tables: Any = None) -> None:
        """Count a lesson, evaluate if it is time, write down what came out, and keep a checkpoint."""
        learner, options = self.learner, self.options
        learner.lessons += 1
        counts: Metrics = {
            "lesson": learner.lessons,
            "steps": learner.steps,
            "watched": learner.watched,
            "seconds": round(time.monotonic() - self.began, 1),
        }
        if options.evaluate and learner.lessons % options.evaluate == 0:
            found = evaluate(
                learner.act,
                options.ruleset,
                learner.seats,
                options.against,
                options.games,
                options.seed,
                "features",
            )
            metrics |= {"won": found.won, "won_low": found.low, "won_high": found.high, "rank": found.rank}
            metrics |= {"evaluated": found.games, "against": options.against}
            keep_best(learner, options.folder, found, options.best)
            print(f"lesson {learner.lessons} against {options.against}: {found}", flush=True)
        learner.save(options.folder, self.luck, tables)
        self.metrics.write(counts | metrics)


def study(lessons: Lessons) -> None:
    """Watch a bot, some games at a time, and learn to choose as it does."""
    learner, options, luck = lessons.learner, lessons.options, lessons.luck
    while True:
        some = min(SOME, options.watched - learner.watched)
        batch = watch(learner, options.watch, some, int(luck.integers(2**40)))
        surprise = imitate(learner, batch, luck, options.passes, 512)
        learner.watched += len(batch.choices)
        print(
            f"watched {learner.watched:,} decisions of {options.watch}: surprise {surprise:.3f}", flush=True
        )
        lessons.note({"surprise": surprise})
        if learner.watched >= options.watched or lessons.over():
            return


def practise(lessons: Lessons, tables: list[Kept]) -> None:
    """Learn by self-play, at the tables of the checkpoint if there are any: one lesson at least."""
    learner, options, luck = lessons.learner, lessons.options, lessons.luck
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
    if tables:
        env.load(tables)
    else:
        env.reset(seed=int(luck.integers(2**31)))
    while True:
        batch = self_play(learner, env, options.steps, 0.95)
        moved = learn(learner, batch, luck, 2, 2048, options.entropy)
        explained = 1 - float((batch.gains**2).mean()) / float(batch.returns.var() + 1e-9)
        print(f"{learner.steps:,} own decisions: moved {moved:.4f}, explained {explained:.2f}", flush=True)
        lessons.note({"moved": moved, "explained": explained}, env.save())
        if lessons.over():
            env.close()
            return


if __name__ == "__main__":
    raise SystemExit(main())
