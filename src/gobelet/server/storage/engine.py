"""Connections to the database: drivers, their settings, and the thread that writes to SQLite."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, StaticPool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
# A database that does not answer, or a session that is stuck, ours or an operator's, stops no table for
# longer than five seconds.
PATIENCE: Final = 3.5  # seconds for anything that we ask of PostgreSQL (deadline.py)
_SESSION: Final = {  # milliseconds; our own session is ended before others stop waiting for its locks
    "lock_timeout": "2500",
    "idle_in_transaction_session_timeout": "2000",
    "statement_timeout": "3500",
}


def _set_up(connection: Any, _record: Any) -> None:
    """Every connection to SQLite: what was committed is on disk, and readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=4000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def open_engine(database: str) -> AsyncEngine:
    """`sqlite:///file`, `postgresql://user@host/name`: the drivers are ours to choose."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _set_up)
        return engine
    # The pool reports each connection that it can't close properly. Health has a line about the database.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=8,
        pool_pre_ping=True,
        connect_args={"server_settings": _SESSION},
    )


class Pen:
    """Writes to SQLite from its own thread: one hop for a batch, and no lock to wait for."""

    def __init__(self, url: URL) -> None:
        self.engine: Final = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool)
        event.listen(self.engine, "connect", _set_up)
        self.thread: Final = ThreadPoolExecutor(1)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)

    def close(self) -> None:
        self.thread.submit(self.engine.dispose).result()
        self.thread.shutdown()
