"""What operators see, for Prometheus: counts and times, nothing about hands."""

import os
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


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
            "Bots that think, or wait for it.",
            registry=self.registry,
            multiprocess_mode=mode,
        )
        self.answers = Counter("gobelet_answers", "Answers in logs.", ["cause"], registry=self.registry)
        self.rows = Counter("gobelet_rows", "Rows written to logs.", registry=self.registry)
        self.told = Histogram(
            "gobelet_row_seconds",
            "From the decision on a row until it is on disk and everybody's view is on its way.",
            registry=self.registry,
            buckets=TIMES,
        )
        self.refused = Counter(
            "gobelet_refused", "Messages and requests that were not done.", ["code"], registry=self.registry
        )

    def row(self, row: AnyRow, seconds: float) -> None:
        self.rows.inc()
        self.told.observe(seconds)
        if isinstance(row, rows.AnsweredRow):
            self.answers.labels(row.cause).inc(len(row.answers))
        elif isinstance(row, rows.Sealed):
            self.answers.labels("human").inc()

    def text(self, lobby: "Lobby") -> bytes:
        self.tables.set(len(lobby.tables))
        self.bots.set(lobby.thinkers.queue)
        self.sockets.set(lobby.limits.open_sockets)
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
