"""The daily table in the database, which is also the lock: workers that do the same do it once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, Table, exists, func, or_, select, update

from gobelet.server.storage.database import ENDED, Store, insert_table
from gobelet.server.storage.entries import Entry
from gobelet.server.storage.sql_tables import (
    daily_tables,
    daily_tries,
    devices,
    passkeys,
    tables,
)
from gobelet.server.tables.names import FORMER
from gobelet.server.tables.settings import TableSettings

MOST_LISTED: Final = 200  # tries of a day in each list
MOST_COUNTED: Final = 20  # at a time


class DailyRow(NamedTuple):
    """What everybody plays on a day."""

    day: str
    game: str
    ruleset: str  # with its version
    seats: int
    commitment: str
    published: int


class Try(NamedTuple):
    table_id: str
    day: str
    game: str
    player_id: str | None
    name: str
    kept: bool
    begun: int
    ended: int | None = None
    points: int | None = None
    won: bool | None = None
    cost: float | None = None


class TryResult(NamedTuple):
    points: int | None
    won: bool | None
    cost: float | None


class _Twice(Exception):
    """This player has had their try."""


class DailyStore:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    def _once(self, table: Table) -> Any:
        return self.store.insert(table).on_conflict_do_nothing()

    # --- days --------------------------------------------------------------------------------------------

    async def publish(self, made: Sequence[DailyRow]) -> None:
        """What was published for a day before stays as it is."""
        values = [one._asdict() for one in made]
        once = self._once(daily_tables)
        await self.store.write(lambda connection: connection.execute(once, values).rowcount)

    async def tables(self, *days: str) -> list[DailyRow]:
        query = select(daily_tables).where(daily_tables.c.day.in_(days))
        return [DailyRow(*row) for row in await self.store.read(query.order_by(daily_tables.c.game.desc()))]

    async def days(self, before: str, most: int) -> list[str]:
        """The latest days before this one."""
        query = select(daily_tables.c.day).where(daily_tables.c.day < before).distinct()
        found = await self.store.read(query.order_by(daily_tables.c.day.desc()).limit(most))
        return [row.day for row in found]

    # --- tries -------------------------------------------------------------------------------------------

    async def begin(self, one: Try, settings: TableSettings, entries: Sequence[Entry]) -> bool:
        """A try and its table, in one transaction; False if this player has had theirs."""
        written = self._once(daily_tries).values(one._asdict())

        def work(connection: Connection) -> None:
            insert_table(connection, settings, entries)
            if connection.execute(written).rowcount != 1:
                raise _Twice

        try:
            await self.store.write(work)
        except _Twice:
            return False
        return True

    async def is_kept(self, player: str) -> bool:
        """Whether they have kept their player: by a passkey, or on a second device."""
        mine = select(func.count()).where(devices.c.player_id == player).scalar_subquery()
        keyed = exists().where(passkeys.c.player_id == player)
        return bool((await self.store.read(select(or_(keyed, mine > 1))))[0][0])

    async def tries_of(self, player: str, days: Sequence[str] = ()) -> list[Try]:
        """On these days, or on all."""
        query = select(daily_tries).where(daily_tries.c.player_id == player)
        if days:
            query = query.where(daily_tries.c.day.in_(days))
        return [Try(*row) for row in await self.store.read(query.order_by(daily_tries.c.begun))]

    async def begun(self, day: str, game: str, kept: bool) -> list[Try]:
        """Who has begun, the first ones first."""
        return await self._listed(
            select(daily_tries)
            .where(*_of(day, game), daily_tries.c.kept.is_(kept))
            .order_by(daily_tries.c.begun, daily_tries.c.table_id)
            .limit(MOST_LISTED)
        )

    async def ranked(self, day: str, game: str, kept: bool) -> list[Try]:
        """The list of a day that is over: most points first; games that were not finished come last."""
        return await self._listed(
            select(daily_tries)
            .where(*_of(day, game), daily_tries.c.kept.is_(kept))
            .order_by(daily_tries.c.points.desc().nulls_last(), daily_tries.c.begun, daily_tries.c.table_id)
            .limit(MOST_LISTED)
        )

    async def best(self, day: str, game: str, most: int) -> list[Try]:
        """The games with most points, whoever played them."""
        query = (
            select(daily_tries)
            .where(*_of(day, game), daily_tries.c.points.is_not(None))
            .order_by(daily_tries.c.points.desc(), daily_tries.c.begun, daily_tries.c.table_id)
        )
        return await self._listed(query.limit(most))

    async def _listed(self, query: Select[Any]) -> list[Try]:
        return [Try(*row) for row in await self.store.read(query)]

    async def numbers(self, days: Sequence[str]) -> dict[tuple[str, str], tuple[int, int]]:
        """By day and game: how many have begun, and how many of them have finished."""
        what = (daily_tries.c.day, daily_tries.c.game)
        counts: tuple[Any, ...] = (*what, func.count(), func.count(daily_tries.c.points))
        query = select(*counts).where(daily_tries.c.day.in_(days)).group_by(*what)
        return {(day, game): (begun, finished) for day, game, begun, finished in await self.store.read(query)}

    # --- results -----------------------------------------------------------------------------------------

    async def uncounted(self) -> list[str]:
        """Tables whose game has ended, with a result that was not counted yet."""
        query = (
            select(daily_tries.c.table_id)
            .join(tables, tables.c.id == daily_tries.c.table_id)
            .where(daily_tries.c.ended.is_(None), tables.c.phase.in_(ENDED))
        )
        return [row.table_id for row in await self.store.read(query.limit(MOST_COUNTED))]

    async def count(self, table: str, at: int, result: TryResult) -> None:
        counted = (
            update(daily_tries)
            .where(daily_tries.c.table_id == table, daily_tries.c.ended.is_(None))
            .values(ended=at, **result._asdict())
        )
        await self.store.write(lambda connection: connection.execute(counted).rowcount)


def _of(day: str, game: str) -> tuple[Any, Any]:
    return daily_tries.c.day == day, daily_tries.c.game == game


def forget_tries(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: what they did stays in the list, without a name."""
    theirs = update(daily_tries).where(daily_tries.c.player_id == player)
    connection.execute(theirs.values(player_id=None, name=FORMER))
