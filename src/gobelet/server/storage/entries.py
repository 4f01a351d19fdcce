"""Rows of the log, and how they are appended: whether a row was the first with its number decides."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from gobelet.server.protocol.tables import TableLine
from gobelet.server.storage.sql_tables import log, tables
from gobelet.server.tables.rows import AnyRow, write

# The first row of a number counts, a second does not. Others were not tried.
Appended = Literal["first", "second", "locked", "deleted"]


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
    players: str = ""  # by seat, with commas: ids of known players


_UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        number=bindparam("to_number"),
        phase=bindparam("to_phase"),
        line=bindparam("to_line"),
        changed=bindparam("to_changed"),
        due=bindparam("to_due"),
        lease=bindparam("to_lease"),
        players=bindparam("to_players"),
    )
)
# The second writer of a number writes nothing, and sees it by the count of rows.
_INSERT: Final = postgresql.insert(log).on_conflict_do_nothing()


def append(connection: Connection, entries: Sequence[Entry]) -> list[Appended]:
    """Append rows of different tables in the transaction of this connection.

    It waits for no table that another session holds: that would hold up the other tables of this transaction,
    and whoever waits for those.
    """
    if connection.dialect.name == "sqlite":
        return _append_plainly(connection, entries)
    ids = {entry.table for entry in entries}
    held = tables.c.id.in_(ids)
    free = set(
        connection.scalars(select(tables.c.id).where(held).with_for_update(skip_locked=True, key_share=True))
    )
    if len(free) < len(ids):  # locked, or deleted
        there = set(connection.scalars(select(tables.c.id).where(held)))
        return [_append_to(connection, entry, there, free) for entry in entries]
    return [_append(connection, entry) for entry in entries]


def _append_to(connection: Connection, entry: Entry, there: set[str], free: set[str]) -> Appended:
    if entry.table not in there:
        return "deleted"
    return _append(connection, entry) if entry.table in free else "locked"


def _append(connection: Connection, entry: Entry) -> Appended:
    if connection.execute(_INSERT, log_values(entry)).rowcount == 0:
        return "second"
    connection.execute(_UPDATE, _table_values(entry))
    return "first"


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


def _append_plainly(connection: Connection, entries: Sequence[Entry]) -> list[Appended]:
    """The same as on PostgreSQL, in the same transaction."""
    driver: Any = connection.connection.dbapi_connection
    done: list[Appended] = []
    for entry in entries:
        first = _PLAIN_INSERT.run(driver, log_values(entry)) == 1
        if first:
            _PLAIN_UPDATE.run(driver, _table_values(entry))
        done.append("first" if first else "second")
    return done


def log_values(entry: Entry) -> dict[str, Any]:
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
        "to_players": entry.players,
    }
