"""A whole database copied into another one, of either kind, and compared with it row by row.

Copied is what one moment holds: nobody writes to the source meanwhile. The target has all of it, or nothing.
"""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import NullPool, Table, delete, event, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gobelet.core.errors import BadRequest
from gobelet.server.storage.migrate import METADATA
from gobelet.server.storage.sql_house import house_acts
from gobelet.server.storage.sql_results import rating_book
from gobelet.server.storage.sql_tables import workers

BATCH: Final = 500  # rows at a time
LOCK: Final = 4_000  # milliseconds for whoever writes to come to an end
SPACE: Final = 1 << 256  # of the sums of rows
NUMBERED: Final = (house_acts,)  # the database itself counts on from the last row


class TableSum(NamedTuple):
    """The rows of a table, in any order: how many, and a sum that no other rows have."""

    table: str
    rows: int
    sum: str


@asynccontextmanager
async def standing_still(database: str) -> AsyncIterator[AsyncConnection]:
    """A connection to a database to which nobody else writes until it ends: no server can begin, either."""
    engine = _patient(database)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                await connection.execute(text(f"SET LOCAL lock_timeout = {LOCK}"))
                for table in METADATA.sorted_tables:
                    await connection.execute(text(f'LOCK TABLE "{table.name}" IN EXCLUSIVE MODE'))
            yield connection
            await connection.rollback()
    finally:
        await engine.dispose()


@asynccontextmanager
async def all_or_nothing(database: str) -> AsyncIterator[AsyncConnection]:
    """One transaction, which stays only if nothing fails."""
    engine = _patient(database)
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                await connection.execute(text("BEGIN IMMEDIATE"))
            yield connection
            await connection.commit()
    finally:
        await engine.dispose()


def _patient(database: str) -> AsyncEngine:
    """Without the time limits of play, and with transactions that begin where we say."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url.set(drivername="postgresql+asyncpg"), poolclass=NullPool)
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), poolclass=NullPool)

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins none by itself
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={LOCK}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", connected)
    return engine


async def last_heartbeat(connection: AsyncConnection, ended: int) -> int | None:
    """When a worker that has not ended was last seen; None if all have."""
    query = select(func.max(workers.c.seen)).where(workers.c.beats != ended)
    seen: int | None = (await connection.execute(query)).scalar()
    return seen


async def first_filled(connection: AsyncConnection) -> str:
    """The name of a table that has rows; empty if none has. One is made with a row that says nothing yet."""
    for table in METADATA.sorted_tables:
        query = select(text("1")).select_from(table).limit(1)
        if table is rating_book:
            query = query.where(rating_book.c.games != 0)
        if (await connection.execute(query)).first() is not None:
            return str(table.name)
    return ""


async def copy_tables(source: AsyncConnection, target: AsyncConnection) -> list[TableSum]:
    """All rows of all tables; what the target holds then. Fails if that is not what the source holds."""
    await target.execute(delete(rating_book))
    sums = []
    for table in METADATA.sorted_tables:
        expected = _Sum(table)
        async for rows in _batches(source, table):
            expected.add(rows)
            await target.execute(insert(table), [row._asdict() for row in rows])
        found = _Sum(table)
        async for rows in _batches(target, table):
            found.add(rows)
        if found.told() != expected.told():
            raise BadRequest(
                "house-move-differs",
                "",
                {"name": str(table.name), "expected": expected.rows, "found": found.rows},
            )
        sums.append(found.told())
    if target.dialect.name == "postgresql":
        await _count_on(target)
    return sums


class _Sum:
    """Sums of hashes do not ask for an order: databases sort texts differently."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.rows = 0
        self.sum = 0

    def add(self, rows: list[Any]) -> None:
        for row in rows:
            packed = msgspec.json.encode(list(row))
            self.sum = (self.sum + int.from_bytes(hashlib.sha256(packed).digest())) % SPACE
        self.rows += len(rows)

    def told(self) -> TableSum:
        return TableSum(str(self.table.name), self.rows, f"{self.sum:064x}"[:16])


async def _batches(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Any]]:
    result = await connection.stream(select(table).execution_options(yield_per=BATCH))
    async for rows in result.partitions(BATCH):
        yield list(rows)


async def _count_on(connection: AsyncConnection) -> None:
    """PostgreSQL counts in sequences, which know nothing of rows that came with a number."""
    for table in NUMBERED:
        last = (await connection.execute(select(func.max(table.c.id)))).scalar()
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, "id")
            await connection.execute(select(func.setval(sequence, last)))
