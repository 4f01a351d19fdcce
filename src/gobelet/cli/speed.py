"""How fast games run on this machine, each measurement beside a run of a reference loop.

Machines differ and are noisy. So every figure is scaled to what it would be where the reference loop makes 18
million turns a second, by the turns it made just before and just after; the median of the repeats is shown.
"""

import os
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Final

from gobelet import api
from gobelet.core.chance import Nature
from gobelet.core.game import Game
from gobelet.core.playout import play_out

REFERENCE: Final = 18_000_000  # turns a second of the reference loop, to which figures are scaled
TURNS: Final = 300_000
TABLES: Final = 1024  # games at once in the vector environment
MIXED: Final = 400  # steps until the tables are in all stages of a game: early ones are faster

# Runs for about the given seconds; returns how much was done, and the seconds it took.
Count = dict[str, int]
Measure = Callable[[float], tuple[Count, float]]


def loop(n: int) -> int:
    """The reference: what every Python has to do."""
    x = 0
    for i in range(n):
        x = (x * 31 + i) & 0xFFFF
    return x


def turns_a_second() -> float:
    start = time.perf_counter()
    loop(TURNS)
    return TURNS / (time.perf_counter() - start)


class Pace:
    """Results per second: medians over the repeats, scaled and raw, and the reference beside."""

    def __init__(self, scaled: dict[str, float], here: dict[str, float], loop: float) -> None:
        self.scaled: Final = scaled
        self.here: Final = here
        self.loop: Final = loop


def measure(what: Measure, seconds: float, repeats: int) -> Pace:
    what(seconds / 10)  # to warm up
    scaled: dict[str, list[float]] = {}
    here: dict[str, list[float]] = {}
    loops: list[float] = []
    before = turns_a_second()
    for _repeat in range(repeats):
        counts, spent = what(seconds)
        after = turns_a_second()
        turns = (before + after) / 2
        for name, count in counts.items():
            here.setdefault(name, []).append(count / spent)
            scaled.setdefault(name, []).append(count / spent * REFERENCE / turns)
        loops.append(turns)
        before = after
    return Pace(_medians(scaled), _medians(here), statistics.median(loops))


def _medians(found: dict[str, list[float]]) -> dict[str, float]:
    return {name: statistics.median(values) for name, values in found.items()}


def decisions(id: str, seats: int) -> Measure:
    """Random play through the public doors. Forced answers are skipped: every answer here had a choice."""
    random = Random(7).random
    seed = 0

    def play(seconds: float) -> tuple[Count, float]:
        nonlocal seed
        games = answers = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            seed += 1
            game = api.new(id, seats, seed, skip_forced=True)
            while not game.over:
                for seat in game.waiting:
                    options = game.options(seat)
                    game.answer(seat, options[int(random() * len(options))])
                    answers += 1
            games += 1
        return {"decisions": answers, "games": games}, time.perf_counter() - start

    return play


def middle(id: str, seats: int) -> Game:
    """A game, about halfway."""
    game = api.new(id, seats, 7, skip_forced=True)
    for number in range(100):
        seat = game.waiting[0]
        options = game.options(seat)
        game.answer(seat, options[number % len(options)])
        if game.over:
            return middle(id, seats)
    return game


def copies(id: str, seats: int) -> Measure:
    game = middle(id, seats)

    def copy(seconds: float) -> tuple[Count, float]:
        made = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            for _copy in range(1000):
                game.copy()
            made += 1000
        return {"copies": made}, time.perf_counter() - start

    return copy


def playouts(id: str, seats: int) -> Measure:
    """Whole random games inside the engine, without a record, as search plays them."""
    rules = api.ruleset(id)
    nature = Nature("fast", "7", recorded=False)
    first = rules.new(rules, seats, nature, rules.check(seats, {}), True, [])
    seed = 0

    def play(seconds: float) -> tuple[Count, float]:
        nonlocal seed
        games = answers = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            seed += 1
            game = first.copy()
            answers += play_out(game, seed)
            games += 1
        return {"playouts": games, "playout decisions": answers}, time.perf_counter() - start

    return play


def vector_steps(id: str, seats: int, workers: int = 0) -> Measure | None:
    """Agent steps in the vector environment, with observations and masks; None if it is not installed."""
    try:
        from gobelet.envs.vector import GobeletVectorEnv
    except ImportError:  # numpy and gymnasium are extras
        return None
    tables = GobeletVectorEnv(id, TABLES, seats, learner="all", copy=False, workers=workers)
    tables.reset(seed=7)
    for _step in range(MIXED):
        tables.step(tables.sample())
    name = "vector steps" if not workers else f"vector steps, {workers} workers"

    def step(seconds: float) -> tuple[Count, float]:
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = tables.sample()  # choosing is the agents' time, not the environment's
            start = time.perf_counter()
            tables.step(actions)
            spent += time.perf_counter() - start
            steps += TABLES
        return {name: steps}, spent

    return step


def measures(id: str, seats: int) -> list[Measure]:
    found = [decisions(id, seats), copies(id, seats), playouts(id, seats), vector_steps(id, seats)]
    if (os.cpu_count() or 1) > 1:
        found.append(vector_steps(id, seats, workers=2))
    return [what for what in found if what is not None]
