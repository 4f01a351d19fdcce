"""Runs the tables of a vector environment: in this process, or in several that share its memory."""

from collections.abc import Callable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import gobelet
from gobelet import bots
from gobelet.core.game import Game
from gobelet.core.names import Option, Seat
from gobelet.core.vector import Buffers, GameVector
from gobelet.envs.settings import EnvSettings

Maker = tuple[str, int, str, dict[str, str | int]]  # ruleset, seats, reward, the ruleset's options
Kind = np.float32 | np.int32 | np.uint8 | np.int8
Rival = Callable[[int, Game, Seat], Option]


class SharedArrays:
    """Where each array of a vector environment lies in one block of memory. Rows are tables."""

    def __init__(self, tables: int, settings: EnvSettings) -> None:
        self.tables: Final = tables
        widths: dict[str, tuple[int, type[Kind]]] = {
            "rewards": (settings.seats, np.float32),
            "actions": (1, np.int32),
            "samples": (1, np.int32),
            "observations": (settings.observer.layout.size, np.uint8),
            "masks": (settings.actions, np.int8),
            "finals": (settings.observer.layout.size, np.uint8),
            "actors": (1, np.uint8),
            "ended": (1, np.uint8),
        }
        self.places: Final[dict[str, tuple[int, int, type[Kind]]]] = {}
        size = 0
        for name, (width, kind) in widths.items():
            self.places[name] = (size, width, kind)
            size += tables * width * np.dtype(kind).itemsize
        self.size: Final = size

    def array(self, memory: memoryview, name: str) -> NDArray[Any]:
        start, width, kind = self.places[name]
        flat = np.frombuffer(memory, kind, self.tables * width, start)
        return flat.reshape(self.tables, width)

    def rows(self, memory: memoryview, name: str, first: int, tables: int) -> Any:
        """The bytes of some tables; of rewards, actions and samples, the numbers."""
        start, width, kind = self.places[name]
        row = width * np.dtype(kind).itemsize
        part = memory[start + first * row : start + (first + tables) * row]
        return part if row == width else part.cast("f" if kind is np.float32 else "i")


class LocalRunner:
    """Some of the tables, run in this process."""

    def __init__(
        self,
        layout: SharedArrays,
        maker: Maker,
        learner: int,
        opponents: str,
        strict: bool,
        memory: memoryview | None = None,
        first: int = 0,
        tables: int = -1,
    ) -> None:
        ruleset, seats, reward, choices = maker
        settings = EnvSettings(ruleset, seats, reward, "default", choices)
        self.memory: Final = memoryview(bytearray(layout.size)) if memory is None else memory
        self.first: Final = first
        self.tables: Final = layout.tables if tables < 0 else tables
        self.strict: Final = strict
        self.parts: Final = {
            name: layout.rows(self.memory, name, first, self.tables) for name in layout.places
        }
        buffers = Buffers(
            *[self.parts[name] for name in ("observations", "masks", "actors", "ended", "rewards", "finals")]
        )
        self.vector: Final = GameVector(
            settings.ruleset,
            settings.observer,
            seats,
            settings.choices,
            learner,
            reward,
            rivals(opponents),
            buffers,
            layout.tables,
        )

    def open(self, seed: int) -> None:
        self.vector.open(self.tables, seed, self.first)

    def step(self) -> None:
        self.vector.step(self.parts["actions"].tolist(), self.strict)

    def sample(self) -> None:
        samples = self.parts["samples"]
        for table, action in enumerate(self.vector.sample()):
            samples[table] = action

    def close(self) -> None:
        """Nothing to put away."""


def rivals(name: str) -> Rival | None:
    """Bots that answer for the others, by their views; None is chance, which needs none."""
    if name == "random":
        return None
    bots.make(name, 0)  # an unknown name is refused now
    seated: dict[tuple[int, int], bots.Bot] = {}

    def answer(table: int, game: Game, seat: Seat) -> Option:
        view = gobelet.view(game, seat)
        assert view.question is not None
        if (table, seat) not in seated:
            seated[table, seat] = bots.make(name, table * 8 + seat)
        return seated[table, seat].decide(view, view.question, 0.0)

    return answer


class ProcessRunner:
    """Runners that share the tables on one block of shared memory, each in a separate process.

    The first is in this process, which would have to wait otherwise: so there are no more processes than
    cores to put them on, and the system never lets two of them take turns on one.
    """

    def __init__(
        self, layout: SharedArrays, maker: Maker, learner: int, opponents: str, strict: bool, workers: int
    ) -> None:
        context = get_context("spawn")
        block = context.RawArray("B", layout.size)
        self.memory: Final = memoryview(block).cast("B")
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        bounds = [layout.tables * worker // workers for worker in range(workers + 1)]
        self.local: Final = LocalRunner(layout, maker, learner, opponents, strict, self.memory, 0, bounds[1])
        for first, last in pairwise(bounds[1:]):
            ours, theirs = context.Pipe()
            given = (
                theirs,
                block,
                layout.tables,
                maker,
                learner,
                opponents,
                strict,
                first,
                last - first,
            )
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)

    def order(self, word: str, seed: int = 0) -> None:
        """Send the order to the others, follow it here, then wait for all of them."""
        for line in self.lines:
            line.send((word, seed))
        troubles = [obey(self.local, word, seed), *[line.recv() for line in self.lines]]
        for trouble in troubles:
            if trouble is not None:
                raise trouble

    def open(self, seed: int) -> None:
        self.order("open", seed)

    def step(self) -> None:
        self.order("step")

    def sample(self) -> None:
        self.order("sample")

    def close(self) -> None:
        for line in self.lines:
            line.send(("close", 0))
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []


def work(
    line: Connection,
    block: Any,
    tables: int,
    maker: Maker,
    learner: int,
    opponents: str,
    strict: bool,
    first: int,
    number: int,
) -> None:
    """A runner in a separate process: it follows orders until the line is closed."""
    ruleset, seats, reward, choices = maker
    layout = SharedArrays(tables, EnvSettings(ruleset, seats, reward, "default", choices))
    runner = LocalRunner(
        layout, maker, learner, opponents, strict, memoryview(block).cast("B"), first, number
    )
    while True:
        try:
            word, seed = line.recv()
        except EOFError:
            return
        if word == "close":
            return
        line.send(obey(runner, word, seed))


def obey(runner: LocalRunner, word: str, seed: int) -> Exception | None:
    """Follow an order; returns what went wrong."""
    try:
        if word == "open":
            runner.open(seed)
        elif word == "step":
            runner.step()
        else:
            runner.sample()
    except Exception as trouble:
        return trouble
    return None
