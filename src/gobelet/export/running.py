"""An export from its first game to its data card."""

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import gobelet
from gobelet import api
from gobelet.export.card import write_card
from gobelet.export.columns import ExtraColumns, tables
from gobelet.export.manifest import Manifest
from gobelet.export.parts import GAMES_A_PART, RECORDS, PartCounts, Shape, part_files, size_of, write_part
from gobelet.export.simulation import Simulation, simulated
from gobelet.export.sources import GivenGame
from gobelet.export.writers import check_format
from gobelet.interrupted import deaf_children

USUAL: Final = ExtraColumns()
Report = Callable[[int], None]  # hears how many games are written


class Exported(NamedTuple):
    """What was written, and how long it took; `before` are the games that were there already."""

    folder: str
    rows: PartCounts
    bytes: dict[str, int]
    before: PartCounts
    seconds: float

    @property
    def rows_per_second(self) -> float:
        """Rows of all tables that this run has written, a second."""
        now = sum(_table_rows(self.rows)) - sum(_table_rows(self.before))
        return now / self.seconds if self.seconds else 0.0

    @property
    def bytes_per_decision(self) -> float:
        """Of the table of decisions."""
        return self.bytes.get("decisions", 0) / self.rows.decisions if self.rows.decisions else 0.0


def _table_rows(counts: PartCounts) -> list[int]:
    return [counts.games, counts.seats, counts.decisions, counts.rolls, counts.events]


def quiet(_games: int) -> None:
    """For those who need no reports."""


def export_simulation(
    simulation: Simulation,
    folder: str | Path,
    format: str = "parquet",
    wanted: ExtraColumns = USUAL,
    workers: int = 1,
    report: Report = quiet,
) -> Exported:
    """Let bots play, and write their games. In a folder with the beginning of this export it goes on.

    Games depend on their seeds alone: however often it was stopped, the files are the same.
    """
    rules = api.ruleset(simulation.ruleset)
    simulation = simulation._replace(ruleset=rules.name)
    last = simulation.first + simulation.games - 1
    source = {"source": "simulation", **simulation._asdict(), "bots": list(simulation.bots)}
    metadata = {
        "ruleset": rules.name,
        "bots": ",".join(simulation.bots),
        "seeds": f"{simulation.first}..{last}",
    }
    return _Export(folder, format, wanted, source, metadata, report).simulate(simulation, workers)


def export_games(
    games: Iterable[GivenGame],
    folder: str | Path,
    source: str,
    format: str = "parquet",
    wanted: ExtraColumns = USUAL,
    report: Report = quiet,
) -> Exported:
    """Write games as they come, into an empty folder. `source` is `records` or `house`, for the data card."""
    return _Export(folder, format, wanted, {"source": source}, {"source": source}, report).stream(games)


class _Export:
    def __init__(
        self,
        folder: str | Path,
        format: str,
        wanted: ExtraColumns,
        source: dict[str, Any],
        metadata: dict[str, str],
        report: Report,
    ) -> None:
        check_format(format)
        version = {"gobelet": gobelet.__version__, **metadata}
        plan = {"gobelet": gobelet.__version__, "format": format, **wanted._asdict(), **source}
        self.shape: Final = Shape(str(folder), format, wanted, version)
        self.manifest: Final = Manifest(Path(folder), plan)
        self.report: Final = report
        self.started = time.perf_counter()

    def simulate(self, simulation: Simulation, workers: int) -> Exported:
        self.manifest.open(again=True)
        there = {
            number: counts
            for number, counts in self.manifest.parts.items()
            if all(file.is_file() for file in part_files(self.shape, number).values())
        }
        self.manifest.parts = dict(there)
        before = self.manifest.totals
        parts = range(-(-simulation.games // GAMES_A_PART))
        missing = [number for number in parts if number not in there]
        self.report(before.games)
        for number, counts in _played(self.shape, simulation, missing, workers):
            self._finished(number, counts)
        return self._end(before)

    def stream(self, games: Iterable[GivenGame]) -> Exported:
        self.manifest.open(again=False)
        left = iter(games)
        for number, first in enumerate(left):
            part = chain([first], islice(left, GAMES_A_PART - 1))
            self._finished(number, write_part(self.shape, number, part))
        return self._end(PartCounts(*[0] * len(PartCounts._fields)))

    def _finished(self, number: int, counts: PartCounts) -> None:
        self.manifest.finished(number, counts)
        self.report(self.manifest.totals.games)

    def _end(self, before: PartCounts) -> Exported:
        for name in [*[table.name for table in tables(self.shape.wanted)], RECORDS]:
            (Path(self.shape.folder) / name).mkdir(exist_ok=True)  # also if there was no game
        sizes = size_of(self.shape, self.manifest.parts)
        write_card(self.shape, self.manifest, sizes)
        self.manifest.finish()
        seconds = time.perf_counter() - self.started
        return Exported(self.shape.folder, self.manifest.totals, sizes, before, seconds)


def _played(
    shape: Shape, simulation: Simulation, parts: list[int], workers: int
) -> Iterator[tuple[int, PartCounts]]:
    """The counts of parts, as they are finished: here, or in other processes."""
    if workers == 1:
        for number in parts:
            yield number, _play_part(shape, simulation, number)
        return
    from concurrent.futures import Future, ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"))

    def submit(number: int) -> Future[PartCounts]:
        with deaf_children():
            return pool.submit(_play_part, shape, simulation, number)

    try:
        numbers = {submit(number): number for number in parts}
        for done in as_completed(numbers):
            yield numbers[done], done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_part(shape: Shape, simulation: Simulation, number: int) -> PartCounts:
    start = number * GAMES_A_PART
    games = min(GAMES_A_PART, simulation.games - start)
    return write_part(shape, number, simulated(simulation, start, games))
