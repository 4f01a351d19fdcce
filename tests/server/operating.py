"""What an operator sees of a server and does to its database, and whether its workers hear of each other."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from gobelet.server.protocol import to_server
from gobelet.server.storage.engine import open_engine
from tests.server.house import House
from tests.server.players import Player

TICK = 0.02  # seconds
OUR_LOG = ("gobelet", "sqlalchemy", "asyncio", "uvicorn")


def lines(caplog: pytest.LogCaptureFixture, word: str = "") -> list[str]:
    """What an operator sees in the log."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelno >= logging.WARNING
        and record.name.startswith(OUR_LOG)
        and word in record.getMessage()
    ]


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info and record.levelno >= 30]


class Stopwatch:
    """Seconds, without those in which this process had no core: on a busy machine they are nobody's fault."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.late = 0.0
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            self.late += time.monotonic() - before - TICK

    def stop(self) -> float:
        self.ticking.cancel()
        return time.monotonic() - self.began - self.late


async def words_get_through(ann: Player, other: House) -> None:
    """The bus carries Ann's word to another worker: the rounds, which would find it too, stand still."""
    heard = asyncio.Event()
    table = await other.table(ann.seen.table.id)
    catch_up = table.catch_up
    changed = other.lobby.store.changed

    async def listen(number: int) -> None:
        heard.set()
        await catch_up(number)

    async def nothing(_since: int) -> list[tuple[str, int]]:
        return []

    table.catch_up = listen  # type: ignore[method-assign]
    other.lobby.store.changed = nothing  # type: ignore[method-assign,assignment]
    await ann.do(to_server.Chat(text="back?"))
    async with asyncio.timeout(120):
        await heard.wait()
    table.catch_up = catch_up  # type: ignore[method-assign]
    other.lobby.store.changed = changed  # type: ignore[method-assign]


@asynccontextmanager
async def holding(url: str, table: str, ours: bool) -> AsyncIterator[None]:
    """A session that locks the row of a table, and then does nothing: a worker's, or an operator's."""
    engine = open_engine(url)
    connection = await engine.connect()
    if not ours:
        await connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
    await connection.execute(text("SELECT 1 FROM tables WHERE id = :table FOR UPDATE"), {"table": table})
    try:
        yield
    finally:
        await connection.invalidate()
        await connection.close()
        await engine.dispose()
