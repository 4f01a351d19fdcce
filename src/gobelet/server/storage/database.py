"""The database: tables and their logs, on SQLite or PostgreSQL with the same code."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Insert,
    Select,
    StaticPool,
    Update,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    insert,
    not_,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gobelet.server.errors import Trouble
from gobelet.server.protocol.messages import TableLine
from gobelet.server.storage.failures import trouble
from gobelet.server.storage.health import Health
from gobelet.server.storage.sql_tables import log, tables
from gobelet.server.tables.rows import AnyRow, read, write
from gobelet.server.tables.state import TableSettings

T = TypeVar("T")
ACTIVE = ("lobby", "opening", "playing")
ENDED = ("over", "abandoned")
PROBE: Final = 16_384  # bytes that a database with room takes


PATIENCE: Final = 4.5  # seconds for anything that we ask of PostgreSQL
# One session that is stuck, ours or an operator's, stops no table for longer than five seconds: milliseconds.
_SESSION: Final = {
    "lock_timeout": "3000",
    "idle_in_transaction_session_timeout": "2000",
    "statement_timeout": "4000",
}


class Logged(NamedTuple):
    """A row as it stands in the log."""

    number: int
    at: int
    row: AnyRow
    fingerprint: str | None


class Entry(NamedTuple):
    """A row to be written, with what the table's own row says afterwards."""

    table: str
    number: int
    at: int
    row: AnyRow
    fingerprint: str | None
    phase: str
    line: TableLine
    due: int | None
    lease: int


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
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg"),
        pool_size=8,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": _SESSION},
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


class Store:
    """Whatever fails in the database is `Trouble` here: `store-down`, or `busy` for one locked table."""

    def __init__(self, engine: AsyncEngine, health: Health | None = None) -> None:
        self.engine: Final = engine
        self.health: Final = health or Health()
        self.pen: Final = Pen(engine.url) if engine.dialect.name == "sqlite" else None

    async def close(self) -> None:
        if self.pen is not None:
            self.pen.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reached(self) -> AsyncIterator[None]:
        try:
            yield
        except Exception as error:
            found = trouble(error, self.health)
            if found is None:
                raise
            raise found from error

    # --- writing -----------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        async with self._reached():
            if self.pen is not None:
                done = await self.pen.write(work)
            else:
                async with self.engine.begin() as connection:
                    done = await connection.run_sync(work)
        self.health.up("database")  # only a write tells: a full disk can still be read
        return done

    async def create(self, settings: TableSettings, entries: Sequence[Entry]) -> None:
        """A new table with its first rows."""
        last = entries[-1]
        values = {
            "id": settings.id,
            "settings": msgspec.json.encode(settings).decode(),
            "created": settings.created,
            "number": last.number,
            "phase": last.phase,
            "listed": settings.listed,
            "line": msgspec.json.encode(last.line).decode(),
            "changed": last.at,
            "due": last.due,
            "lease": last.lease,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(insert(log), [_log_values(entry) for entry in entries])

        await self._write(work)

    async def append(self, entries: Sequence[Entry], lock: int = 0) -> list[bool]:
        """Rows of different tables; for each whether it was the first with its number.

        `lock` says how many milliseconds to wait for another session, if not as long as usual.
        """

        def work(connection: Connection) -> list[bool]:
            if connection.dialect.name == "sqlite":
                return _append_plainly(connection, entries)
            if lock:
                connection.execute(text(f"SET LOCAL lock_timeout = {lock}"))
            won: list[bool] = []
            for entry in entries:
                won.append(connection.execute(_INSERT, _log_values(entry)).rowcount == 1)
                if won[-1]:
                    connection.execute(_UPDATE, _table_values(entry))
            return won

        return await self._write(work)

    async def freeze(self, table: str) -> None:
        """Take a table whose log this program cannot replay out of service."""
        frozen = update(tables).where(tables.c.id == table).values(phase="frozen", due=None)
        await self._write(lambda connection: connection.execute(frozen).rowcount)

    async def claim(self, table: str, now: int, until: int) -> bool:
        """Take the lease of a table that is due. It only saves work: the number of a row decides."""
        claimed = update(tables).where(tables.c.id == table, tables.c.lease <= now).values(lease=until)
        return await self._write(lambda connection: connection.execute(claimed).rowcount == 1)

    async def forget(self, before: int, unplayed: int, most: int = 100) -> list[str]:
        """Delete tables whose game has been over since before this time, with their logs; which ones.

        Tables at which no game began go if they were abandoned before the time `unplayed`.
        """
        played = exists().where(log.c.table_id == tables.c.id, log.c.fingerprint.is_not(None))
        query = (
            select(tables.c.id)
            .where(
                tables.c.phase.in_(ENDED),
                or_(tables.c.changed < before, and_(tables.c.changed < unplayed, not_(played))),
            )
            .limit(most)
        )

        def work(connection: Connection) -> list[str]:
            old = list(connection.scalars(query))
            connection.execute(delete(tables).where(tables.c.id.in_(old)))
            return old

        return await self._write(work)

    async def probe(self) -> None:
        """Write as much as a new table, and delete it again: whether there is room, and leave."""
        values = {
            "id": f"probe-{secrets.token_hex(8)}",
            "settings": " " * PROBE,
            "created": 0,
            "number": 0,
            "phase": "over",
            "listed": False,
            "line": "",
            "changed": 0,
            "due": None,
            "lease": 0,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(delete(tables).where(tables.c.id == values["id"]))

        await self._write(work)

    # --- reading -----------------------------------------------------------------------------------------

    async def _read(self, query: Select[Any]) -> Sequence[Any]:
        async with self._reached(), self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
        return found

    async def settings(self, table: str) -> TableSettings | None:
        found = await self._read(select(tables.c.settings).where(tables.c.id == table))
        return msgspec.json.decode(found[0].settings, type=TableSettings) if found else None

    async def rows(self, table: str, after: int) -> list[Logged]:
        """The log of a table behind this number."""
        query = (
            select(log.c.number, log.c.at, log.c.body, log.c.fingerprint)
            .where(log.c.table_id == table, log.c.number > after)
            .order_by(log.c.number)
        )
        found = await self._read(query)
        return [Logged(row.number, row.at, read(row.body), row.fingerprint) for row in found]

    async def listed(self, most: int = 100) -> list[TableLine]:
        """The tables in the lobby, the latest first: by their creation, as every row changes a table."""
        query = (
            select(tables.c.line)
            .where(tables.c.listed.is_(True), tables.c.phase.in_(ACTIVE))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        return [msgspec.json.decode(row.line, type=TableLine) for row in await self._read(query)]

    async def overdue(self, before: int, now: int, most: int = 200) -> list[str]:
        """Tables at which something was due before this time, and no worker has taken it on."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= before, tables.c.lease <= now, tables.c.phase.in_(ACTIVE))
            .order_by(tables.c.due)
            .limit(most)
        )
        return [row.id for row in await self._read(query)]

    async def changed(self, since: int) -> list[tuple[str, int]]:
        """Tables that have changed, and how many rows they have."""
        query = select(tables.c.id, tables.c.number).where(tables.c.changed >= since)
        return [(row.id, row.number) for row in await self._read(query)]

    async def ready(self) -> None:
        """Fails if the database can't be read, or was last seen full or away."""
        await self._read(select(tables.c.id).limit(1))
        if self.health.away("database"):
            raise Trouble("store-down", 503, {"part": "database"})


_UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        number=bindparam("to_number"),
        phase=bindparam("to_phase"),
        line=bindparam("to_line"),
        changed=bindparam("to_changed"),
        due=bindparam("to_due"),
        lease=bindparam("to_lease"),
    )
)
# The second writer of a number writes nothing, and sees it by the count of rows.
_INSERT = postgresql.insert(log).on_conflict_do_nothing()


class Plain:
    """A statement as the driver of SQLite takes it. Most of the time of a row is saved by that."""

    def __init__(self, statement: Insert | Update) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        self.text: Final = str(compiled)
        self.names: Final = tuple(compiled.positiontup or ())

    def run(self, connection: sqlite3.Connection, values: dict[str, Any]) -> int:
        return connection.execute(self.text, [values[name] for name in self.names]).rowcount


_PLAIN_INSERT: Final = Plain(sqlite.insert(log).on_conflict_do_nothing())
_PLAIN_UPDATE: Final = Plain(_UPDATE)


def _append_plainly(connection: Connection, entries: Sequence[Entry]) -> list[bool]:
    """The same as on PostgreSQL, in the same transaction."""
    driver: Any = connection.connection.dbapi_connection
    won: list[bool] = []
    for entry in entries:
        won.append(_PLAIN_INSERT.run(driver, _log_values(entry)) == 1)
        if won[-1]:
            _PLAIN_UPDATE.run(driver, _table_values(entry))
    return won


def _log_values(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "at": entry.at,
        "body": write(entry.row),
        "fingerprint": entry.fingerprint,
    }


def _table_values(entry: Entry) -> dict[str, Any]:
    return {
        "table": entry.table,
        "to_number": entry.number,
        "to_phase": entry.phase,
        "to_line": msgspec.json.encode(entry.line).decode(),
        "to_changed": entry.at,
        "to_due": entry.due,
        "to_lease": entry.lease,
    }
