"""Which workers live, and who is connected to which: the same for all workers."""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Executable, delete, insert, or_, select, update

from gobelet.server.storage.database import Store
from gobelet.server.storage.sql_tables import connections, workers

LOOKING_ON: Final = -1  # the seat of those who have none
ENDED: Final = -1  # the beats of a worker that has ended


class Elsewhere(NamedTuple):
    """A connection to another worker."""

    worker: str
    seat: int | None
    lives: bool  # by what that worker has written down
    seen: int | None  # the worker, for the last time


def number_of(seat: int | None) -> int:
    return LOOKING_ON if seat is None else seat


def seat_of(number: int) -> int | None:
    return None if number == LOOKING_ON else number


class Connections:
    def __init__(self, store: Store, worker: str) -> None:
        self.store: Final = store
        self.worker: Final = worker

    async def _write(self, *statements: Executable) -> int:
        """One transaction; the number of rows that the last statement has changed."""

        def work(connection: Connection) -> int:
            return [connection.execute(statement).rowcount for statement in statements][-1]

        return await self.store.write(work)

    # --- workers -----------------------------------------------------------------------------------------

    async def enter(self, now: int) -> None:
        """This worker lives, and nobody is connected to it yet."""
        await self._write(
            delete(connections).where(connections.c.worker == self.worker),
            delete(workers).where(workers.c.id == self.worker),
            insert(workers).values(id=self.worker, beats=0, seen=now),
        )

    async def beat(self, now: int) -> bool:
        """This worker still lives. False if others have taken it for dead."""
        mine = workers.c.id == self.worker
        return await self._write(update(workers).where(mine).values(beats=workers.c.beats + 1, seen=now)) == 1

    async def leave(self, now: int) -> None:
        """This worker ends. Who was connected to it stays written down until another has looked into that."""
        mine = workers.c.id == self.worker
        await self._write(update(workers).where(mine).values(beats=ENDED, seen=now))

    async def forget(self, worker: str) -> None:
        await self._write(delete(workers).where(workers.c.id == worker))

    async def workers(self) -> dict[str, int]:
        """The beats of all workers."""
        return {row.id: row.beats for row in await self.store.read(select(workers.c.id, workers.c.beats))}

    # --- who is connected --------------------------------------------------------------------------------

    async def add(self, table: str, seat: int | None) -> None:
        values = {"worker": self.worker, "table_id": table, "seat": number_of(seat)}
        await self._write(self.store.insert(connections).values(values).on_conflict_do_nothing())

    async def remove(self, table: str, seat: int | None) -> None:
        await self._write(
            delete(connections).where(
                connections.c.worker == self.worker,
                connections.c.table_id == table,
                connections.c.seat == number_of(seat),
            )
        )

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        """The connections of a table to other workers."""
        query = (
            select(connections.c.worker, connections.c.seat, workers.c.beats, workers.c.seen)
            .join(workers, workers.c.id == connections.c.worker, isouter=True)
            .where(connections.c.table_id == table, connections.c.worker != self.worker)
        )
        return [
            Elsewhere(row.worker, seat_of(row.seat), row.beats is not None and row.beats != ENDED, row.seen)
            for row in await self.store.read(query)
        ]

    async def lost(self, dead: Collection[str]) -> list[str]:
        """The tables with connections to workers that are gone."""
        query = select(connections.c.table_id).where(_gone(dead)).distinct()
        return [row.table_id for row in await self.store.read(query)]

    async def clear(self, table: str, dead: Collection[str]) -> None:
        """Forget a table's connections to workers that are gone."""
        await self._write(delete(connections).where(connections.c.table_id == table, _gone(dead)))


def _gone(dead: Collection[str]) -> ColumnElement[bool]:
    """A connection to a worker that is not known, or that we take for dead."""
    return or_(connections.c.worker.not_in(select(workers.c.id)), connections.c.worker.in_(dead))
