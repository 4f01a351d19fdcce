"""Brings a database to the schema of this program, or back: each time in one transaction.

A process that is killed meanwhile leaves the database as it was.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, NullPool, Table, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gobelet.server.errors import Trouble
from gobelet.server.storage import sql_house, sql_moderation, sql_notices, sql_results, sql_tables

METADATA: Final = sql_tables.metadata
PARTS: Final = (
    sql_house,
    sql_moderation,
    sql_results,
    sql_notices,
)  # imported so that their tables are part of it
MIGRATIONS: Final = Path(__file__).with_name("migrations")
ADVISORY: Final = 0x60BE1E7  # a number of our own, for PostgreSQL: one migrates at a time
VERSION: Final = "alembic_version"  # Alembic's own table


async def bring_up(engine: AsyncEngine, revision: str = "head") -> None:
    await _migrate(engine, lambda connection: upgrade(connection, revision))


async def bring_down(engine: AsyncEngine, revision: str = "base") -> None:
    await _migrate(engine, lambda connection: command.downgrade(_config(connection), revision))


def upgrade(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "sqlite":
        _clear_unfinished(connection)
    command.upgrade(_config(connection), revision)


async def _migrate(engine: AsyncEngine, work: Callable[[Connection], None]) -> None:
    if engine.dialect.name == "sqlite":
        await asyncio.to_thread(migrate_file, engine.url, work)
        return
    patient = create_async_engine(engine.url, poolclass=NullPool)  # without the time limits of play
    async with patient.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY})"))
        await connection.run_sync(work)
    await patient.dispose()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


# --- SQLite -------------------------------------------------------------------------------------------------


def migrate_file(url: URL, work: Callable[[Connection], None]) -> None:
    make_private(url)
    engine = _whole_transactions(url)
    try:
        with engine.begin() as connection:
            work(connection)
            if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                raise Trouble("database-foreign", 500, {"name": "log"})
    finally:
        engine.dispose()


def make_private(url: URL) -> None:
    """A new file can be read by its owner alone: it holds the dice of running games.

    The files beside it (-wal, -shm) are made with the same mode by SQLite.
    """
    path = url.database
    if path and path != ":memory:" and not path.startswith("file:"):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _whole_transactions(url: URL) -> Engine:
    """The driver by itself begins a transaction only before rows are changed, not before CREATE TABLE."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        # Foreign keys are checked at the end: a table that is copied and dropped takes no rows with it.
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _clear_unfinished(connection: Connection) -> None:
    """Without a version, tables of ours are what a program left that was killed on its first start.

    They are empty then. Tables that are not are somebody else's, and stay.
    """
    found = inspect(connection)
    names = found.get_table_names()
    if VERSION in names and connection.execute(text(f"SELECT 1 FROM {VERSION}")).first() is not None:
        return
    unfinished = [table for table in reversed(METADATA.sorted_tables) if table.name in names]
    for table in unfinished:
        columns = {column["name"] for column in found.get_columns(table.name)}
        if not columns <= set(table.columns.keys()) or not _empty(connection, table):
            raise Trouble("database-foreign", 500, {"name": table.name})
    for table in unfinished:
        connection.execute(text(f'DROP TABLE "{table.name}"'))


def _empty(connection: Connection, table: Table) -> bool:
    return connection.execute(text(f'SELECT 1 FROM "{table.name}" LIMIT 1')).first() is None
