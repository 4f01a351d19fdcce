"""Reports of players and of lines of chat, as the database keeps them."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from gobelet.server.storage.database import Store
from gobelet.server.storage.house_acts import LATE, note_act
from gobelet.server.storage.restrictions import NewRestriction, insert_restriction
from gobelet.server.storage.sql_moderation import reports


class ContextLine(msgspec.Struct):
    """A line of chat around what was reported. `player` is shown to nobody: by it the line can be erased."""

    name: str
    text: str
    at: int
    seat: int | None = None
    player: str = ""


class Report(NamedTuple):
    id: int  # 0: it is not stored yet
    at: int
    kind: str
    text: str
    reporter: str
    table_id: str
    seat: int | None
    player: str
    name: str
    address: str
    line: int | None
    context: list[ContextLine]
    settled: int | None


class ReportedSeat(NamedTuple):
    """Whom a report is about, for the worker that knows their address."""

    id: int
    table_id: str
    seat: int | None
    player: str
    name: str
    address: str


def _read(row: Row[Any]) -> Report:
    values = dict(row._mapping)
    values["context"] = msgspec.json.decode(row.context, type=list[ContextLine])
    return Report(**values)


def _written(context: list[ContextLine]) -> str:
    return msgspec.json.encode(context).decode()


class Reports:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def add(self, new: Report) -> None:
        values = {**new._asdict(), "context": _written(new.context)}
        del values["id"]  # the database numbers it
        await self.store.write(lambda connection: connection.execute(insert(reports), values).rowcount)

    async def is_known(self, new: Report) -> bool:
        """Whether the same player has reported the same and nobody has acted on it yet."""
        same = (
            reports.c.reporter == new.reporter,
            reports.c.table_id == new.table_id,
            reports.c.seat.is_(None) if new.seat is None else reports.c.seat == new.seat,
            reports.c.line.is_(None) if new.line is None else reports.c.line == new.line,
            reports.c.settled.is_(None),
        )
        return bool(new.reporter) and bool(await self.store.read(select(reports.c.id).where(*same).limit(1)))

    async def count_by(self, reporter: str, since: int) -> int:
        query = select(func.count()).where(reports.c.reporter == reporter, reports.c.at > since)
        return int((await self.store.read(query))[0][0])

    async def by_player(self, reporter: str) -> list[Report]:
        query = select(reports).where(reports.c.reporter == reporter).order_by(reports.c.id)
        return [_read(row) for row in await self.store.read(query)]

    async def open_ones(self, most: int = 100) -> list[Report]:
        """The oldest first: who has waited longest comes first."""
        query = select(reports).where(reports.c.settled.is_(None)).order_by(reports.c.id).limit(most)
        return [_read(row) for row in await self.store.read(query)]

    async def last(self) -> int:
        """The number of the latest one; 0 if there is none."""
        return int((await self.store.read(select(func.coalesce(func.max(reports.c.id), 0))))[0][0])

    async def since(self, number: int) -> list[ReportedSeat]:
        """Behind this number, and some before it: whoever reads knows which of those are new."""
        columns = [reports.c[name] for name in ReportedSeat._fields]
        query = select(*columns).where(reports.c.id > number - LATE).order_by(reports.c.id)
        return [ReportedSeat(*row) for row in await self.store.read(query)]

    async def complete(self, number: int, address: str) -> None:
        """The address of whoever is reported, which another worker did not know."""
        mine = (reports.c.id == number, reports.c.address == "", reports.c.settled.is_(None))
        query = update(reports).where(*mine).values(address=address)
        await self.store.write(lambda connection: connection.execute(query).rowcount)

    async def count_open(self) -> int:
        query = select(func.count()).where(reports.c.settled.is_(None))
        return int((await self.store.read(query))[0][0])

    async def find(self, number: int) -> Report | None:
        found = await self.store.read(select(reports).where(reports.c.id == number))
        return _read(found[0]) if found else None

    async def settle(
        self, number: int, new: NewRestriction | None, reason: str, now: int, actor: str = ""
    ) -> bool:
        """Dismiss it, or ban or mute somebody for it. False if another has settled it before."""
        mine = (reports.c.id == number, reports.c.settled.is_(None))

        def work(connection: Connection) -> bool:
            if not connection.execute(update(reports).where(*mine).values(settled=now)).rowcount:
                return False
            if new is None:
                note_act(connection, now, "dismiss-report", str(number), reason, actor=actor)
            else:
                insert_restriction(connection, new, now, actor)
            return True

        return await self.store.write(work)

    async def forget(self, settled: int, open_ones: int) -> None:
        """Those settled before the one time, and those made before the other on which nobody acted."""
        old = delete(reports).where(
            or_(reports.c.settled < settled, reports.c.settled.is_(None) & (reports.c.at < open_ones))
        )
        await self.store.write(lambda connection: connection.execute(old).rowcount)


def forget_reports(connection: Connection, player: str) -> None:
    """In the transaction that deletes the player: reports of them go, and what they said in others."""
    connection.execute(delete(reports).where(reports.c.player == player))
    connection.execute(update(reports).where(reports.c.reporter == player).values(reporter="", text=""))
    around = select(reports.c.id, reports.c.context).where(
        reports.c.context.contains(player, autoescape=True)
    )
    for row in list(connection.execute(around)):
        lines = msgspec.json.decode(row.context, type=list[ContextLine])
        kept = _written([line for line in lines if line.player != player])
        connection.execute(update(reports).where(reports.c.id == row.id).values(context=kept))
