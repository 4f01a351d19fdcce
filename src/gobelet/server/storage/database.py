"""The database: tables and their logs, on SQLite or PostgreSQL with the same code."""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    TableClause,
    and_,
    delete,
    exists,
    insert,
    not_,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from gobelet.server.errors import Trouble
from gobelet.server.protocol.tables import TableLine
from gobelet.server.storage import entries as log_entries
from gobelet.server.storage.deadline import Deadline
from gobelet.server.storage.engine import PATIENCE, Pen
from gobelet.server.storage.entries import Appended, Entry, Logged
from gobelet.server.storage.failures import trouble
from gobelet.server.storage.health import Health
from gobelet.server.storage.sql_tables import log, player_tables, server_keys, tables
from gobelet.server.tables.rows import Sat, read
from gobelet.server.tables.settings import TableSettings

T = TypeVar("T")
ACTIVE = ("lobby", "opening", "playing")
ENDED = ("over", "abandoned")
PROBE: Final = 16_384  # bytes that a database with room takes
AWAY: Final = 1.0  # seconds to read from a database that is away, which may only be full


def insert_table(connection: Connection, settings: TableSettings, entries: Sequence[Entry]) -> None:
    """A new table with its first rows and its known players, in the transaction of this connection."""
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
        "players": last.players,
    }
    known = {entry.row.player for entry in entries if isinstance(entry.row, Sat)} - {""}
    connection.execute(insert(tables), values)
    connection.execute(insert(log), [log_entries.log_values(entry) for entry in entries])
    if known:
        bound = [{"player_id": player, "table_id": settings.id} for player in sorted(known)]
        connection.execute(insert(player_tables), bound)


class Store:
    """Whatever fails in the database is `Trouble` here: `store-down`, or `busy` for one locked table.

    While it is away only `probe` tries to write. Others fail at once: the players of a table, one behind the
    other at its lock, would each wait for the whole limit.
    """

    def __init__(self, engine: AsyncEngine, health: Health | None = None) -> None:
        self.engine: Final = engine
        self.health: Final = health or Health()
        self.pen: Final = Pen(engine.url) if engine.dialect.name == "sqlite" else None
        self.deadline: Final = Deadline()

    async def close(self) -> None:
        if self.pen is not None:
            self.pen.close()
        await self.deadline.close()
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

    def insert(self, table: TableClause) -> Any:
        """An insert that can say what happens if the row is there: each database has its own."""
        dialect = sqlite if self.engine.dialect.name == "sqlite" else postgresql
        return dialect.insert(table)

    async def key(self, name: str, made: str) -> str:
        """What this server draws once, and signs or seals with. The first that is drawn stays for ever."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        found = await self.read(query)
        if not found:
            first = self.insert(server_keys).values(name=name, value=made).on_conflict_do_nothing()
            await self.write(lambda connection: connection.execute(first).rowcount)
            found = await self.read(query)
        return str(found[0].value)

    async def write(self, work: Callable[[Connection], T], probing: bool = False) -> T:
        """Do something in one transaction."""
        if self.health.away("database") and not probing:
            raise Trouble("store-down", 503, {"part": "database"})
        async with self._reached():
            if self.pen is not None:
                done = await self.pen.write(work)
            else:
                done = await self.deadline.within(PATIENCE, self._transact(work))
        self.health.up("database")  # only a write tells: a full disk can still be read
        return done

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def create(self, settings: TableSettings, entries: Sequence[Entry]) -> None:
        """A new table with its first rows."""
        await self.write(lambda connection: insert_table(connection, settings, entries))

    async def append(self, entries: Sequence[Entry]) -> list[Appended]:
        """Rows of different tables, in one transaction."""
        return await self.write(lambda connection: log_entries.append(connection, entries))

    async def freeze(self, table: str) -> None:
        """Take a table whose log this program cannot replay out of service."""
        frozen = update(tables).where(tables.c.id == table).values(phase="frozen", due=None)
        await self.write(lambda connection: connection.execute(frozen).rowcount)

    async def claim(self, table: str, now: int, until: int) -> bool:
        """Take the lease of a table that is due. It only saves work: the number of a row decides."""
        free = select(tables.c.id).where(tables.c.id == table).with_for_update(skip_locked=True)
        mine = tables.c.id.in_(free.scalar_subquery())
        claimed = update(tables).where(mine, tables.c.lease <= now).values(lease=until)
        return await self.write(lambda connection: connection.execute(claimed).rowcount == 1)

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

        return await self.write(work)

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

        await self.write(work, probing=True)

    # --- reading -----------------------------------------------------------------------------------------

    async def read(self, query: Select[Any]) -> Sequence[Any]:
        async with self._reached():
            if self.pen is not None:  # a file
                return await self._ask(query)
            seconds = AWAY if self.health.away("database") else PATIENCE
            return await self.deadline.within(seconds, self._ask(query))

    async def _ask(self, query: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
        return found

    async def settings(self, table: str) -> TableSettings | None:
        found = await self.read(select(tables.c.settings).where(tables.c.id == table))
        return msgspec.json.decode(found[0].settings, type=TableSettings) if found else None

    async def rows(self, table: str, after: int) -> list[Logged]:
        """The log of a table behind this number."""
        query = (
            select(log.c.number, log.c.at, log.c.body, log.c.fingerprint)
            .where(log.c.table_id == table, log.c.number > after)
            .order_by(log.c.number)
        )
        found = await self.read(query)
        return [Logged(row.number, row.at, read(row.body), row.fingerprint) for row in found]

    async def listed(self, most: int = 100) -> list[TableLine]:
        """The tables in the lobby, the latest first: by their creation, as every row changes a table."""
        query = (
            select(tables.c.line)
            .where(tables.c.listed.is_(True), tables.c.phase.in_(ACTIVE))
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        return [msgspec.json.decode(row.line, type=TableLine) for row in await self.read(query)]

    async def line(self, table: str) -> TableLine | None:
        """One table as the list of tables shows it, whatever its phase; None if it is not listed."""
        query = select(tables.c.line, tables.c.phase).where(tables.c.id == table, tables.c.listed.is_(True))
        found = await self.read(query)
        if not found:
            return None
        line = msgspec.json.decode(found[0].line, type=TableLine)
        return msgspec.structs.replace(line, phase=found[0].phase)

    async def overdue(self, before: int, now: int, most: int = 200) -> list[str]:
        """Tables at which something was due before this time, and no worker has taken it on."""
        query = (
            select(tables.c.id)
            .where(tables.c.due <= before, tables.c.lease <= now, tables.c.phase.in_(ACTIVE))
            .order_by(tables.c.due)
            .limit(most)
        )
        return [row.id for row in await self.read(query)]

    async def changed(self, since: int) -> list[tuple[str, int]]:
        """Tables that have changed, and how many rows they have."""
        query = select(tables.c.id, tables.c.number).where(tables.c.changed >= since)
        return [(row.id, row.number) for row in await self.read(query)]

    async def ready(self) -> None:
        """Fails if the database can't be read, or was last seen full or away."""
        await self.read(select(tables.c.id).limit(1))
        if self.health.away("database"):
            raise Trouble("store-down", 503, {"part": "database"})
