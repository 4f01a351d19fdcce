"""Runs the tables of a vector environment: in this process, or in several that share its memory."""

import pickle
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gobelet.bots.chances import win_chances
from gobelet.core.vector import SAME_STEP, Buffers, GameVector
from gobelet.envs.opponents import OpponentPool, SeatedBots, all_by_chance
from gobelet.envs.settings import EnvSettings
from gobelet.interrupted import deaf_children

Kind = np.float32 | np.int32 | np.uint8 | np.int8
Start = int | None  # the seed of a table's first game; None: its next game
Kept = tuple[int, bytes]  # the first of some tables, and all that they are


class TableMaker(NamedTuple):
    """What the tables of a vector are made with. It is sent to other processes."""

    ruleset: str
    seats: int
    reward: str
    choices: dict[str, str | int]
    learner: int
    pools: list[OpponentPool | None]  # by seat, who plays the others
    budget: float = 0.0
    strict: bool = False
    restart: int = SAME_STEP
    weighed: bool = False  # whether it is said how each seat stands

    def settings(self) -> EnvSettings:
        return EnvSettings(self.ruleset, self.seats, self.reward, "default", self.choices)


class SharedArrays:
    """Where each array of a vector environment lies in one block of memory. Rows are tables."""

    def __init__(self, tables: int, settings: EnvSettings) -> None:
        self.tables: Final = tables
        size = settings.observer.layout.size
        widths: dict[str, tuple[int, type[Kind]]] = {
            "rewards": (settings.seats, np.float32),
            "potentials": (settings.seats, np.float32),
            "scores": (settings.seats, np.int32),
            "drawn": (settings.seats, np.int32),
            "actions": (1, np.int32),
            "samples": (1, np.int32),
            "observations": (size, np.uint8),
            "masks": (settings.actions, np.int8),
            "finals": (size, np.uint8),
            "places": (settings.seats, np.uint8),
            "actors": (1, np.uint8),
            "ended": (1, np.uint8),
            "refused": (1, np.uint8),
        }
        self.places: Final[dict[str, tuple[int, int, type[Kind]]]] = {}
        place = 0
        for name, (width, kind) in widths.items():
            self.places[name] = (place, width, kind)
            place += tables * width * np.dtype(kind).itemsize
        self.size: Final = place

    def array(self, memory: memoryview, name: str) -> NDArray[Any]:
        start, width, kind = self.places[name]
        flat = np.frombuffer(memory, kind, self.tables * width, start)
        return flat.reshape(self.tables, width)

    def rows(self, memory: memoryview, name: str, first: int, tables: int) -> Any:
        """The bytes of some tables; of rewards, scores, actions and so on, the numbers."""
        start, width, kind = self.places[name]
        row = width * np.dtype(kind).itemsize
        part = memory[start + first * row : start + (first + tables) * row]
        return part if row == width else part.cast("f" if kind is np.float32 else "i")


class LocalRunner:
    """Some of the tables, run in this process."""

    def __init__(
        self,
        layout: SharedArrays,
        maker: TableMaker,
        memory: memoryview | None = None,
        first: int = 0,
        tables: int = -1,
    ) -> None:
        settings = maker.settings()
        self.memory: Final = memoryview(bytearray(layout.size)) if memory is None else memory
        self.first: Final = first
        self.tables: Final = layout.tables if tables < 0 else tables
        self.strict: Final = maker.strict
        self.seats: Final = maker.seats
        self.parts: Final = {
            name: layout.rows(self.memory, name, first, self.tables) for name in layout.places
        }
        names = ("observations", "masks", "actors", "ended", "rewards", "finals", "refused", "places")
        buffers = Buffers(*[self.parts[name] for name in (*names, "scores", "potentials")])
        self.budget: Final = maker.budget
        chance = maker.learner < 0 or all_by_chance(
            maker.pools
        )  # chance needs no bots, which would see views
        self.rivals = None if chance else SeatedBots(maker.pools, maker.budget)
        self.vector: Final = GameVector(
            settings.ruleset,
            settings.observer,
            maker.seats,
            settings.choices,
            maker.learner,
            maker.reward,
            self.rivals,
            buffers,
            maker.restart,
            win_chances if maker.weighed else None,
        )

    def open(self, starts: Sequence[Start], luck: int) -> None:
        """A first game at all of the tables, from these starts."""
        some = starts[self.first : self.first + self.tables]
        self.vector.open([start or 0 for start in some], luck + self.first)
        self.vector.weigh()

    def reopen(self, tables: Sequence[int], starts: Sequence[Start]) -> None:
        """Another game at some of the tables."""
        for table, start in zip(tables, starts, strict=True):
            if self.first <= table < self.first + self.tables:
                self.vector.reopen(table - self.first, -1 if start is None else start)
        self.vector.weigh()

    def step(self) -> None:
        self.vector.step(self.parts["actions"].tolist(), self.strict)
        self.vector.weigh()
        if self.rivals is not None:
            self.say_who_played(self.rivals)

    def say_who_played(self, rivals: SeatedBots) -> None:
        """Which bot of its pool each seat had in the games that have just ended."""
        ended, drawn = self.parts["ended"], self.parts["drawn"]
        for table in range(self.tables):
            if ended[table]:
                again = self.vector.restart == SAME_STEP
                who = rivals.before[table] if again else rivals.drawn[table]
                for seat, number in enumerate(who):
                    drawn[table * self.seats + seat] = number

    def seat(self, pools: list[OpponentPool | None]) -> None:
        """Others sit down at the next games."""
        if self.rivals is None:  # chance plays on until the end of each game, now as bots
            by_chance = [None if pool is None else OpponentPool(["random"]) for pool in pools]
            self.rivals = self.vector.rivals = SeatedBots(by_chance, self.budget)
            for table, (start, dealt) in enumerate(zip(self.vector.starts, self.vector.dealt, strict=True)):
                self.rivals.begin(table, start + dealt - 1)
        self.rivals.coming = pools

    def sample(self) -> None:
        samples = self.parts["samples"]
        for table, action in enumerate(self.vector.sample()):
            samples[table] = action

    def save(self) -> list[Kept]:
        """All games, and what comes next at their tables. Bots can't be kept: there may be none."""
        if self.rivals is not None:
            raise TypeError("tables with bots are not saved: bots may remember")
        vector = self.vector
        games = (vector.games, vector.dealt, vector.turns, vector.over, vector.allowed)
        luck = (vector.starts, vector.lucks, vector.luck, vector.illegal)
        parts = {name: bytes(part) for name, part in self.parts.items()}
        return [(self.first, pickle.dumps((games, luck, parts)))]

    def load(self, kept: list[Kept]) -> None:
        """Go on from what was saved, by as many workers."""
        vector = self.vector
        games, luck, parts = pickle.loads(dict(kept)[self.first])
        if len(games[0]) != self.tables:
            raise ValueError(f"{len(games[0])} tables were saved here, not {self.tables}")
        vector.games, vector.dealt, vector.turns, vector.over, vector.allowed = games
        vector.starts, vector.lucks, vector.luck, vector.illegal = luck
        for name, part in self.parts.items():
            part.cast("B")[:] = parts[name]

    def close(self) -> None:
        """Nothing to put away."""


class ProcessRunner:
    """Runners that share the tables on one block of shared memory, each in a separate process.

    The first is in this process, which would have to wait otherwise: so there are no more processes than
    cores to put them on, and the system never lets two of them take turns on one.
    """

    def __init__(self, layout: SharedArrays, maker: TableMaker, workers: int) -> None:
        context = get_context("spawn")
        block = context.RawArray("B", layout.size)
        self.memory: Final = memoryview(block).cast("B")
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        bounds = [layout.tables * worker // workers for worker in range(workers + 1)]
        self.local: Final = LocalRunner(layout, maker, self.memory, 0, bounds[1])
        for first, last in pairwise(bounds[1:]):
            ours, theirs = context.Pipe()
            given = (theirs, block, layout.tables, maker, first, last - first)
            process = context.Process(target=work, args=given, daemon=True)
            with deaf_children():
                process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)

    def order(self, word: str, *given: Any) -> list[Any]:
        """Send the order to the others, follow it here, then wait for all of them."""
        for line in self.lines:
            line.send((word, given))
        answers = [obey(self.local, word, given), *[line.recv() for line in self.lines]]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def open(self, starts: Sequence[Start], luck: int) -> None:
        self.order("open", starts, luck)

    def reopen(self, tables: Sequence[int], starts: Sequence[Start]) -> None:
        self.order("reopen", tables, starts)

    def step(self) -> None:
        self.order("step")

    def seat(self, pools: list[OpponentPool | None]) -> None:
        self.order("seat", pools)

    def sample(self) -> None:
        self.order("sample")

    def save(self) -> list[Kept]:
        return [kept for (kept,) in self.order("save")]

    def load(self, kept: list[Kept]) -> None:
        self.order("load", kept)

    def close(self) -> None:
        for line in self.lines:
            line.send(("close", ()))
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []


def work(line: Connection, block: Any, tables: int, maker: TableMaker, first: int, number: int) -> None:
    """A runner in a separate process: it follows orders until the line is closed."""
    layout = SharedArrays(tables, maker.settings())
    runner = LocalRunner(layout, maker, memoryview(block).cast("B"), first, number)
    while True:
        try:
            word, given = line.recv()
        except EOFError:
            return
        if word == "close":
            return
        line.send(obey(runner, word, given))


def obey(runner: LocalRunner, word: str, given: tuple[Any, ...]) -> Any:
    """Follow an order; returns what comes of it, or what went wrong."""
    try:
        return getattr(runner, word)(*given)
    except Exception as trouble:
        return trouble
