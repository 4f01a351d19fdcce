"""Whether a database is sound: the file itself, and every log against what its table says of it."""

from typing import NamedTuple

from sqlalchemy import func, or_, select, text

from gobelet.server.operating.hands import Hands
from gobelet.server.storage.database import ACTIVE, Store
from gobelet.server.storage.sql_tables import log, tables


class DatabaseFinding(NamedTuple):
    what: str  # file, numbers, replay
    table: str
    detail: str


async def check_database(store: Store) -> tuple[int, list[DatabaseFinding]]:
    """How many running tables were replayed, and all that is wrong."""
    found = [*await _file(store), *await _numbers(store)]
    query = select(tables.c.id).where(tables.c.phase.in_(ACTIVE)).order_by(tables.c.id)
    running = [row.id for row in await store.read(query)]
    for table in running:
        _state, wrong = await Hands(store).state(table)
        if wrong is not None:
            found.append(DatabaseFinding("replay", table, str(wrong)))
    return len(running), found


async def _file(store: Store) -> list[DatabaseFinding]:
    """SQLite looks at every page; PostgreSQL does that itself, with checksums."""
    if store.engine.dialect.name != "sqlite":
        return []
    found: list[DatabaseFinding] = []
    async with store.engine.connect() as connection:
        for line in (await connection.execute(text("PRAGMA integrity_check"))).scalars():
            found += [DatabaseFinding("file", "", str(line))] if line != "ok" else []
        for row in await connection.execute(text("PRAGMA foreign_key_check")):
            found.append(DatabaseFinding("file", "", f"{row[0]} {row[1]} -> {row[2]}"))
    return found


async def _numbers(store: Store) -> list[DatabaseFinding]:
    """The rows of a log are numbered without a gap, and its table knows how many there are.

    A table that is played at changes between two queries: both are in one.
    """
    counted = (
        select(log.c.table_id, func.count().label("found"), func.max(log.c.number).label("last"))
        .group_by(log.c.table_id)
        .subquery()
    )
    found, last, known = counted.c.found, counted.c.last, tables.c.number
    query = (
        select(tables.c.id, known, found, last)
        .join(counted, counted.c.table_id == tables.c.id, isouter=True)
        .where(or_(found != known, last != known, found.is_(None)))
    )
    async with store.engine.connect() as connection:
        if store.engine.dialect.name != "sqlite":
            await connection.execute(text("SET LOCAL statement_timeout = 0"))  # it reads every log
        rows = (await connection.execute(query)).all()
    return [
        DatabaseFinding("numbers", row.id, f"{row.found} rows up to {row.last}, {row.number} expected")
        for row in rows
    ]
