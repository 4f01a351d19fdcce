"""Who waits for others to play with: the same for all workers.

A ticket is a row. Its lease says until when somebody is certainly there. A table is made in the transaction
that takes its people off the list, each of them only if they still wait and their lease still runs: so nobody
gets two tables, and none is made for somebody who is gone.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from gobelet.server.storage.database import Store, insert_table
from gobelet.server.storage.entries import Entry
from gobelet.server.storage.sql_tables import waiting
from gobelet.server.tables.settings import TableSettings

MOST: Final = 100  # who wait for the same that are looked at
KEPT: Final = 120_000  # milliseconds that a row stays whose lease is over: a page that sleeps may wake


class Ticket(NamedTuple):
    """Somebody who waits, or who has a seat by now."""

    id: str  # the hash of the ticket
    ruleset: str  # with its version
    players: int
    name: str
    commitment: str | None
    browser: str | None  # the hash of its secret
    since: int
    until: int  # the lease
    table_id: str | None = None
    seat: int | None = None
    player: str = ""  # the id of a known player
    device: str = ""  # by which they came
    avatar: int | None = None
    colour: int | None = None
    rated: bool = False


class _Gone(Exception):
    """One of those for whom a table was to be made does not wait any more."""


class WaitingRoom:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def enter(self, ticket: Ticket) -> None:
        """Wait with this ticket. It takes the place of one that the browser has already."""
        values = ticket._asdict()
        once = self.store.insert(waiting).values(values)
        written = once.on_conflict_do_update(
            index_elements=[waiting.c.browser], index_where=waiting.c.table_id.is_(None), set_=values
        )
        old = delete(waiting).where(waiting.c.until < ticket.since - KEPT)

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(written)

        await self.store.write(work)

    async def find(self, id: str) -> Ticket | None:
        found = await self.store.read(select(waiting).where(waiting.c.id == id))
        return Ticket(*found[0]) if found else None

    async def renew(self, id: str, until: int) -> None:
        renewed = update(waiting).where(waiting.c.id == id).values(until=until)
        await self.store.write(lambda connection: connection.execute(renewed).rowcount)

    async def leave(self, id: str) -> bool:
        """False if they do not wait any more."""
        gone = delete(waiting).where(waiting.c.id == id, waiting.c.table_id.is_(None))
        return await self.store.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def others(self, ticket: Ticket, now: int) -> int:
        """How many others wait for the same."""
        return len([one for one in await self._people(ticket, now) if not _are_one(one, ticket)])

    async def first(self, ticket: Ticket, now: int) -> list[Ticket]:
        """Those who have waited longest for the same: as many as a table of theirs takes."""
        return (await self._people(ticket, now))[: ticket.players]

    async def _people(self, ticket: Ticket, now: int) -> list[Ticket]:
        """Who waits for the same, longest first. A player who waits on two devices is one person."""
        query = select(waiting).where(_wait_for(ticket, now)).order_by(waiting.c.since, waiting.c.id)
        people: list[Ticket] = []
        for row in await self.store.read(query.limit(MOST)):
            one = Ticket(*row)
            if not any(_are_one(one, other) for other in people):
                people.append(one)
        return people

    async def seat(
        self,
        people: Sequence[Ticket],
        settings: TableSettings,
        entries: Sequence[Entry],
        now: Callable[[], int],
    ) -> bool:
        """Make this table for these people, in the order of its seats; False if not all still wait."""

        def work(connection: Connection) -> None:
            time = now()
            # In the order of tickets: two workers that want the same people never wait for each other.
            for seat, one in sorted(enumerate(people), key=lambda placed: placed[1].id):
                taken = (
                    update(waiting)
                    .where(waiting.c.id == one.id, _waits(time))
                    .values(table_id=settings.id, seat=seat)
                )
                if connection.execute(taken).rowcount != 1:
                    raise _Gone
            insert_table(connection, settings, entries)

        try:
            await self.store.write(work)
        except _Gone:
            return False
        return True

    async def clear(self, now: int) -> None:
        """Forget those who have long gone."""
        old = delete(waiting).where(waiting.c.until < now - KEPT)
        await self.store.write(lambda connection: connection.execute(old).rowcount)


def _are_one(one: Ticket, other: Ticket) -> bool:
    return one.id == other.id or (one.player != "" and one.player == other.player)


def _waits(now: int) -> ColumnElement[bool]:
    return and_(waiting.c.table_id.is_(None), waiting.c.until > now)


def _wait_for(ticket: Ticket, now: int) -> ColumnElement[bool]:
    same = (waiting.c.ruleset == ticket.ruleset, waiting.c.players == ticket.players)
    return and_(*same, waiting.c.rated == ticket.rated, _waits(now))
