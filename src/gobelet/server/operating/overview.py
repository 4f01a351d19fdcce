"""What an operator can look up: tables, players and counts. Nothing of it shows hands, dice or keys."""

from typing import Any, Final

import msgspec
from sqlalchemy import Select, String, cast, func, or_, select, text

from gobelet.core.errors import GobeletError
from gobelet.server.protocol.tables import TableLine
from gobelet.server.storage.connections import ENDED
from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_results import finished_games
from gobelet.server.storage.sql_tables import (
    connections,
    log,
    passkeys,
    player_tables,
    players,
    tables,
    waiting,
    workers,
)
from gobelet.server.tables.state import State

HEARD: Final = 30_000  # milliseconds since its last heartbeat in which a worker counts as alive
DAY: Final = 86_400_000


class TableEntry(msgspec.Struct):
    """A table in the operator's list."""

    id: str
    phase: str
    ruleset: str
    host: str
    people: int
    bots: int
    free: int
    listed: bool
    rows: int
    created: int
    changed: int


class SeatEntry(msgspec.Struct):
    kind: str
    name: str
    player: str  # the id of a known player; empty: anybody
    here: bool


class TableReport(msgspec.Struct):
    table: TableEntry
    seats: list[SeatEntry]
    round: int
    question: int
    paused: bool
    frozen: str  # the id of the reason; empty: it is not


class PlayerEntry(msgspec.Struct):
    id: str
    name: str
    created: int
    seen: int
    passkeys: int
    tables: int


async def list_tables(store: Store, phase: str = "", most: int = 50) -> list[TableEntry]:
    """The latest first."""
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
    return [_entry(row) for row in await store.read(query.where(tables.c.phase == phase) if phase else query)]


async def find_table(store: Store, table: str) -> TableEntry | None:
    found = await store.read(select(tables).where(tables.c.id == table))
    return _entry(found[0]) if found else None


def _entry(row: Any) -> TableEntry:
    line = msgspec.json.decode(row.line, type=TableLine)
    return TableEntry(
        id=row.id,
        phase=row.phase,
        ruleset=line.ruleset,
        host=line.host,
        people=line.people,
        bots=line.bots,
        free=line.free,
        listed=row.listed,
        rows=row.number,
        created=row.created,
        changed=row.changed,
    )


def report(entry: TableEntry, state: State, wrong: GobeletError | None) -> TableReport:
    seats = [SeatEntry(seat.kind, seat.name or seat.bot, seat.player, seat.present) for seat in state.seats]
    return TableReport(
        entry, seats, state.round, state.question, state.paused is not None, wrong.id if wrong else ""
    )


async def find_players(store: Store, words: str, most: int = 50) -> list[PlayerEntry]:
    """By a part of their name, or by their id or the address of their page."""
    keys = select(func.count()).where(passkeys.c.player_id == players.c.id).scalar_subquery()
    sat = select(func.count()).where(player_tables.c.player_id == players.c.id).scalar_subquery()
    query = (
        select(players.c.id, players.c.name, players.c.created, players.c.seen, keys, sat)
        .where(
            or_(
                players.c.name.icontains(words, autoescape=True),
                cast(players.c.id, String) == words,
                players.c.public == words,
            )
        )
        .order_by(players.c.seen.desc(), players.c.id)
        .limit(most)
    )
    return [PlayerEntry(*row) for row in await store.read(query)]


async def statistics(store: Store, now: int) -> dict[str, int]:
    """Counts, by name; a size in bytes."""
    phases = await store.read(select(tables.c.phase, func.count()).group_by(tables.c.phase))
    counts: dict[str, Select[Any]] = {
        "players": select(func.count()).select_from(players),
        "passkeys": select(func.count()).select_from(passkeys),
        "waiting": select(func.count()).select_from(waiting).where(waiting.c.table_id.is_(None)),
        "connected": select(func.count()).select_from(connections),
        "workers": select(func.count())
        .select_from(workers)
        .where(workers.c.beats != ENDED, workers.c.seen > now - HEARD),
        "rows": select(func.count()).select_from(log),
        "tables_changed_today": select(func.count()).select_from(tables).where(tables.c.changed > now - DAY),
        "games_finished": select(func.count()).select_from(finished_games),
        "bytes": _size(store),
    }
    found = {f"tables_{phase}": number for phase, number in sorted(phases)}
    return {**found, **{name: int((await store.read(query))[0][0]) for name, query in counts.items()}}


def _size(store: Store) -> Select[Any]:
    if store.engine.dialect.name == "sqlite":
        return select(text("page_count * page_size FROM pragma_page_count(), pragma_page_size()"))
    return select(text("pg_database_size(current_database())"))
