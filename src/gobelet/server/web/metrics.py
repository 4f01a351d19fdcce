"""What operators see, for Prometheus: counts and times, nothing about hands.

What is sealed stays so here, too: nothing moves while a window is open, and what a window counts is the same
whoever said something in it.
"""

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.multiprocess import MultiProcessCollector

from gobelet.core.errors import BadRequest, Fact
from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.state import State

TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
HIDDEN: Final = (rows.Sealed, rows.Ordered)  # rows that only one seat hears of


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

    def row(self, row: AnyRow, seconds: float) -> None:
        if isinstance(row, HIDDEN):
            return
        self.rows.inc()
        self.told.observe(seconds)
        if isinstance(row, rows.AnsweredRow):
            self.answers.labels(row.cause).inc(len(row.answers))

    def refuse(self, code: str, state: "State | None" = None) -> None:
        """A message or a request was not done. What is refused in a window could show what was said there."""
        if state is None or not state.window:
            self.refused.labels(code).inc()

    def look(self, lobby: "Lobby") -> None:
        """How things stand, now and then."""
        self.tables.set(len(lobby.tables))
        self.bots.set(lobby.thinkers.thinking)
        self.sockets.set(lobby.limits.open_sockets)


def all_workers(folder: str) -> CollectorRegistry:
    """What the workers of this machine have written to their common folder, added up."""
    together = CollectorRegistry()
    MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
    return together


def serve(registry: CollectorRegistry, host: str, port: int) -> None:
    """Show metrics at an address of their own, from a thread."""
    try:
        start_http_server(port, host, registry)
    except OSError as error:
        facts: dict[str, Fact] = {"host": host, "port": str(port), "reason": error.strerror or ""}
        raise BadRequest("cli-port-taken", "", facts) from error
