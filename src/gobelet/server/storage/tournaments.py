"""Tournaments in the database. Every change first raises the version of its tournament: that is the lock.

So whatever several workers want to do at once is done by one, in one transaction.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import ENDED, Store, insert_table
from gobelet.server.storage.entries import Entry
from gobelet.server.storage.sql_tables import tables
from gobelet.server.storage.sql_tournaments import (
    tournament_acts,
    tournament_entries,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from gobelet.server.tables.names import FORMER
from gobelet.server.tables.settings import TableSettings

T = TypeVar("T")
MOST_LISTED: Final = 50  # tournaments in each list
MOST_BOOKED: Final = 20  # tables at a time
GOING: Final = ("entry", "playing")


class TournamentRow(NamedTuple):
    id: str
    name: str
    host_id: str | None
    host: str
    plan: str
    secret: str
    created: int
    phase: str
    round: int
    paused: bool
    due: int | None
    changed: int
    version: int
    listed: bool


class EntryRow(NamedTuple):
    tournament_id: str
    number: int
    player_id: str | None
    device: str
    browser: str
    name: str
    avatar: int | None
    colour: int | None
    since: int
    gone: int | None = None


class RoundRow(NamedTuple):
    tournament_id: str
    number: int
    kind: str
    begun: int
    over: int | None
    byes: str


class TableRow(NamedTuple):
    table_id: str
    tournament_id: str
    round: int
    number: int
    seats: str
    state: str = "playing"  # finished, unfinished or judged later
    places: str = "[]"
    scores: str = "[]"
    reason: str = ""


class ActRow(NamedTuple):
    tournament_id: str
    at: int
    act: str
    entry: int | None = None
    round: int | None = None
    number: int | None = None
    reason: str = ""


class Stored(NamedTuple):
    """All that the database holds of one tournament."""

    row: TournamentRow
    entries: tuple[EntryRow, ...]
    rounds: tuple[RoundRow, ...]
    tables: tuple[TableRow, ...]
    acts: tuple[ActRow, ...]

    def entry_of(self, player: str) -> EntryRow | None:
        return next((one for one in self.entries if player and one.player_id == player), None)

    @property
    def there(self) -> list[EntryRow]:
        """Who has not left."""
        return [one for one in self.entries if one.gone is None]

    def tables_of(self, round: int) -> list[TableRow]:
        return [one for one in self.tables if one.round == round]


class Outdated(Exception):
    """Somebody else was quicker: nothing is written, and the version stays."""


class TournamentStore:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # --- reading -----------------------------------------------------------------------------------------

    async def load(self, id: str) -> Stored:
        found = await self.store.read(select(tournaments).where(tournaments.c.id == id))
        if not found:
            raise Trouble("tournament-unknown", 404, {})
        parts = [await self.store.read(query) for query in _parts(id)]
        return _stored(found[0], parts)

    async def version(self, id: str) -> int | None:
        found = await self.store.read(select(tournaments.c.version).where(tournaments.c.id == id))
        return int(found[0].version) if found else None

    async def listed(self, phases: Sequence[str], player: str = "") -> list[tuple[TournamentRow, int]]:
        """The latest tournaments in these phases that are listed or this player's, with their entries."""
        mine = select(tournament_entries.c.tournament_id).where(tournament_entries.c.player_id == player)
        shown = or_(
            tournaments.c.listed.is_(True), tournaments.c.host_id == player, tournaments.c.id.in_(mine)
        )
        counted = (
            select(func.count())
            .where(
                tournament_entries.c.tournament_id == tournaments.c.id, tournament_entries.c.gone.is_(None)
            )
            .scalar_subquery()
        )
        query = (
            select(tournaments, counted.label("entered"))
            .where(tournaments.c.phase.in_(phases), shown if player else tournaments.c.listed.is_(True))
            .order_by(tournaments.c.changed.desc(), tournaments.c.id)
            .limit(MOST_LISTED)
        )
        return [(TournamentRow(*row[:-1]), row.entered) for row in await self.store.read(query)]

    async def round_over(self, id: str, round: int) -> bool:
        """Whether a round is over, or its tournament is gone: then its games are open."""
        query = select(tournament_rounds.c.over).where(
            tournament_rounds.c.tournament_id == id, tournament_rounds.c.number == round
        )
        found = await self.store.read(query)
        return not found or found[0].over is not None

    async def due(self, now: int) -> list[str]:
        query = select(tournaments.c.id).where(
            tournaments.c.due <= now, tournaments.c.phase.in_(GOING), tournaments.c.paused.is_(False)
        )
        return [row.id for row in await self.store.read(query)]

    async def ended(self) -> list[tuple[str, str, str]]:
        """Tables whose game has ended without a result in the books: tournament, table and its phase."""
        query = (
            select(tournament_tables.c.tournament_id, tournament_tables.c.table_id, tables.c.phase)
            .outerjoin(tables, tables.c.id == tournament_tables.c.table_id)
            .where(
                tournament_tables.c.state == "playing", or_(tables.c.id.is_(None), tables.c.phase.in_(ENDED))
            )
            .limit(MOST_BOOKED)
        )
        found = await self.store.read(query)
        return [(row.tournament_id, row.table_id, row.phase or "gone") for row in found]

    async def of_player(self, player: str) -> list[tuple[TournamentRow, EntryRow]]:
        query = (
            select(tournaments, tournament_entries)
            .join(tournament_entries, tournament_entries.c.tournament_id == tournaments.c.id)
            .where(tournament_entries.c.player_id == player)
            .order_by(tournament_entries.c.since)
        )
        width = len(TournamentRow._fields)
        found = await self.store.read(query)
        return [(TournamentRow(*row[:width]), EntryRow(*row[width:])) for row in found]

    # --- writing -----------------------------------------------------------------------------------------

    async def make(self, row: TournamentRow) -> None:
        await self.store.write(lambda connection: connection.execute(insert(tournaments), row._asdict()))

    async def change(self, id: str, now: int, work: Callable[["TournamentChange"], T]) -> T:
        """Do something with a tournament that nobody else changes meanwhile. Keep `work` short."""

        def locked(connection: Connection) -> T:
            return work(TournamentChange(connection, id, now))

        return await self.store.write(locked)

    async def forget(self, before: int) -> None:
        """Delete those in which nothing has happened since, nor is to come. Their tables go by themselves."""
        last = func.coalesce(tournaments.c.due, tournaments.c.changed)
        old = delete(tournaments).where(tournaments.c.changed < before, last < before)
        await self.store.write(lambda connection: connection.execute(old).rowcount)


class TournamentChange:
    """A tournament that is locked, as it is now, and what can be written of it."""

    def __init__(self, connection: Connection, id: str, now: int) -> None:
        raised = update(tournaments).where(tournaments.c.id == id)
        raised = raised.values(version=tournaments.c.version + 1, changed=now)
        if connection.execute(raised).rowcount != 1:
            raise Trouble("tournament-unknown", 404, {})
        self.connection: Final = connection
        self.now: Final = now
        row = connection.execute(select(tournaments).where(tournaments.c.id == id)).one()
        self.was: Final = _stored(row, [connection.execute(query).all() for query in _parts(id)])

    def set(self, **values: Any) -> None:
        self.connection.execute(
            update(tournaments).where(tournaments.c.id == self.was.row.id).values(**values)
        )

    def enter(self, row: EntryRow) -> None:
        self.connection.execute(insert(tournament_entries), row._asdict())

    def set_entry(self, number: int, **values: Any) -> None:
        mine = (tournament_entries.c.tournament_id == self.was.row.id, tournament_entries.c.number == number)
        self.connection.execute(update(tournament_entries).where(*mine).values(**values))

    def drop_entry(self, number: int) -> None:
        mine = (tournament_entries.c.tournament_id == self.was.row.id, tournament_entries.c.number == number)
        self.connection.execute(delete(tournament_entries).where(*mine))

    def set_table(self, table: str, **values: Any) -> None:
        mine = tournament_tables.c.table_id == table
        self.connection.execute(update(tournament_tables).where(mine).values(**values))

    def end_round(self, number: int) -> None:
        mine = (tournament_rounds.c.tournament_id == self.was.row.id, tournament_rounds.c.number == number)
        self.connection.execute(update(tournament_rounds).where(*mine).values(over=self.now))

    def begin_round(
        self, round: RoundRow, made: Sequence[tuple[TableRow, TableSettings, Sequence[Entry]]]
    ) -> None:
        self.connection.execute(insert(tournament_rounds), round._asdict())
        for row, settings, entries in made:
            insert_table(self.connection, settings, entries)
            self.connection.execute(insert(tournament_tables), row._asdict())

    def note(self, act: ActRow) -> None:
        self.connection.execute(insert(tournament_acts), act._asdict())


def _parts(id: str) -> list[Any]:
    return [
        select(tournament_entries)
        .where(tournament_entries.c.tournament_id == id)
        .order_by(tournament_entries.c.number),
        select(tournament_rounds)
        .where(tournament_rounds.c.tournament_id == id)
        .order_by(tournament_rounds.c.number),
        select(tournament_tables)
        .where(tournament_tables.c.tournament_id == id)
        .order_by(tournament_tables.c.round, tournament_tables.c.number),
        select(tournament_acts).where(tournament_acts.c.tournament_id == id).order_by(tournament_acts.c.id),
    ]


def _stored(row: Any, parts: Sequence[Sequence[Any]]) -> Stored:
    entries, rounds, played, acts = parts
    return Stored(
        TournamentRow(*row),
        tuple([EntryRow(*one) for one in entries]),
        tuple([RoundRow(*one) for one in rounds]),
        tuple([TableRow(*one) for one in played]),
        tuple([ActRow(*one[1:]) for one in acts]),
    )


def numbers(text: str) -> tuple[int, ...]:
    """A column that is a list of numbers."""
    return msgspec.json.decode(text, type=tuple[int, ...])


def forget_entries(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: results stay, without a name; nobody waits for them."""
    theirs = select(tournament_entries.c.tournament_id).where(tournament_entries.c.player_id == player)
    touched = or_(tournaments.c.id.in_(theirs), tournaments.c.host_id == player)
    connection.execute(update(tournaments).where(touched).values(version=tournaments.c.version + 1))
    blank = {"player_id": None, "name": FORMER, "device": "", "browser": "", "avatar": None, "colour": None}
    left = func.coalesce(tournament_entries.c.gone, tournament_entries.c.since)
    entered = update(tournament_entries).where(tournament_entries.c.player_id == player)
    connection.execute(entered.values(gone=left, **blank))
    hosted = update(tournaments).where(tournaments.c.host_id == player)
    connection.execute(hosted.values(host_id=None, host=FORMER))
