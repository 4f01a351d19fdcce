"""What operators see, for Prometheus: counts and times, nothing about hands.

What is sealed stays so here, too: nothing moves while a window is open, and what a window counts is the same
whoever said something in it.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from gobelet.core.errors import BadRequest
from gobelet.server.storage.health import Part
from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.web.process_metrics import ProcessMetrics

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.state import State

PARTS: Final[tuple[Part, ...]] = get_args(Part)
TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
HIDDEN: Final = (rows.Sealed, rows.Ordered, rows.Planned, rows.Unplanned)  # rows that only one seat hears of
HIDDEN_IN_WINDOWS: Final = (rows.Undone,)  # it may be a sealed answer that is undone


class Metrics:
    """With several workers the library adds up what each has written to a common folder."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mode: Final = "livesum"
        self.tables = Gauge(
            "gobelet_tables", "Tables in memory.", registry=self.registry, multiprocess_mode=mode
        )
        self.sockets = Gauge(
            "gobelet_sockets", "Sockets open.", registry=self.registry, multiprocess_mode=mode
        )
        self.bots = Gauge(
            "gobelet_bots_thinking",
            "Bots that think, or wait for it, in open questions.",
            registry=self.registry,
            multiprocess_mode=mode,
        )
        self.answers = Counter(
            "gobelet_answers", "Answers to settled questions.", ["cause"], registry=self.registry
        )
        self.rows = Counter(
            "gobelet_rows", "Rows written to logs, without sealed ones.", registry=self.registry
        )
        self.told = Histogram(
            "gobelet_row_seconds",
            "From the decision on a row until it is on disk and everybody's view is on its way.",
            registry=self.registry,
            buckets=TIMES,
        )
        self.refused = Counter(
            "gobelet_refused", "Messages and requests that were not done.", ["code"], registry=self.registry
        )

        self.process = ProcessMetrics(self.registry)
        self.frozen = Counter("gobelet_frozen_tables", "Tables that were frozen.", registry=self.registry)
        self.away = Gauge(
            "gobelet_away",
            "Workers that can't reach this part.",
            ["part"],
            registry=self.registry,
            multiprocess_mode=mode,
        )

    def row(self, row: AnyRow, seconds: float, window: bool) -> None:
        """A row was written, to a table with or without an open window."""
        if isinstance(row, HIDDEN) or (window and isinstance(row, HIDDEN_IN_WINDOWS)):
            return
        self.rows.inc()
        self.told.observe(seconds)
        if isinstance(row, rows.AnsweredRow):
            cause = "human" if row.cause == "order" else row.cause  # whose it was is sealed
            self.answers.labels(cause).inc(len(row.answers))

    def refuse(self, code: str, state: "State | None" = None) -> None:
        """A message or a request was not done. What is refused in a window could show what was said there."""
        if state is None or not state.window:
            self.refused.labels(code).inc()

    def look(self, lobby: "Lobby") -> None:
        """How things stand, now and then."""
        self.tables.set(len(lobby.tables))
        self.bots.set(lobby.thinkers.thinking)
        self.sockets.set(lobby.limits.open_sockets)
        for part in PARTS:
            self.away.labels(part).set(lobby.health.away(part))


class LivingWorkers(MultiProcessCollector):
    """Gauges are of workers that live: a dead one's tables and sockets are no more."""

    def __init__(self, registry: CollectorRegistry, folder: str) -> None:
        self.folder = folder
        super().__init__(registry, folder)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterable[Metric]:
        for file in Path(self.folder).glob("gauge_live*_*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not _lives(pid):
                mark_process_dead(pid, self.folder)  # type: ignore[no-untyped-call]
        found: Iterable[Metric] = super().collect()  # type: ignore[no-untyped-call]
        return found


def _lives(pid: int) -> bool:
    """Whether this worker, which is a process of ours, still runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def all_workers(folder: str) -> CollectorRegistry:
    """What the workers of this machine have written to their common folder, added up."""
    together = CollectorRegistry()
    LivingWorkers(together, folder)
    return together


def serve(registry: CollectorRegistry, host: str, port: int) -> None:
    """Show metrics at an address of their own, from a thread."""
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        raise BadRequest(
            "start-metrics-port", "", {"host": host, "port": str(port), "reason": error.strerror or ""}
        ) from error
