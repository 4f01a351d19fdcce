"""What is still to be sent, which waits were noticed, and the keys that the server signs with.

A wait is noted in the transaction that queues its notices, by the first worker that sees it. A worker takes a
job by its lease; if it dies, another takes it when the lease is over.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from gobelet.server.notices.awaited import Awaited
from gobelet.server.storage.database import Store
from gobelet.server.storage.players import new_id
from gobelet.server.storage.sql_notices import (
    mail_counts,
    notice_jobs,
    notice_scan,
    notice_settings,
    notice_waits,
)
from gobelet.server.storage.sql_tables import player_tables, tables

LEASE: Final = 120_000  # milliseconds in which a worker has sent what it took, or has died
SCAN_LEASE: Final = 10_000  # the same for looking at tables
PAGE: Final = 500  # tables that are looked at in one go
HOUR: Final = 3_600_000
REFUSED: Final = "refused"  # the kind of a count by which an address wants no mail at all
REFUSED_FOR: Final = 30 * 24 * HOUR


class Job(NamedTuple):
    id: str
    player: str
    table: str | None
    kind: str
    wait: str
    channel: str
    target: str
    created: int
    due: int
    until: int
    attempts: int


class Changed(NamedTuple):
    table: str
    number: int
    at: int


_JOB: Final = (
    notice_jobs.c.id,
    notice_jobs.c.player_id,
    notice_jobs.c.table_id,
    notice_jobs.c.kind,
    notice_jobs.c.wait,
    notice_jobs.c.channel,
    notice_jobs.c.target,
    notice_jobs.c.created,
    notice_jobs.c.due,
    notice_jobs.c.until,
    notice_jobs.c.attempts,
)


def job_values(player: str, kind: str, channel: str, now: int, due: int, until: int) -> dict[str, Any]:
    """A job without its target; without a table and a wait unless they are added."""
    return {
        "id": secrets.token_hex(16),
        "player_id": player,
        "table_id": None,
        "kind": kind,
        "wait": "",
        "channel": channel,
        "created": now,
        "due": due,
        "until": until,
        "lease": 0,
        "attempts": 0,
    }


class NoticeQueue:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # --- looking at tables -------------------------------------------------------------------------------

    async def cursor(self, now: int) -> int:
        """Up to when tables were looked at. The first look ever begins with what happens from now on."""
        first = self.store.insert(notice_scan).values(id=1, cursor=now, worker="", lease=0)
        query = select(notice_scan.c.cursor)
        found = await self.store.read(query)
        if not found:
            begun = first.on_conflict_do_nothing()
            await self.store.write(lambda connection: connection.execute(begun).rowcount)
            found = await self.store.read(query)
        return int(found[0].cursor)

    async def scans(self, worker: str, now: int) -> bool:
        """Whether this worker is the one that looks, for some seconds from now on."""
        free = or_(notice_scan.c.worker == worker, notice_scan.c.lease <= now)
        mine = update(notice_scan).where(free).values(worker=worker, lease=now + SCAN_LEASE)
        return await self.store.write(lambda connection: connection.execute(mine).rowcount == 1)

    async def looked(self, cursor: int) -> None:
        done = update(notice_scan).values(cursor=cursor)
        await self.store.write(lambda connection: connection.execute(done).rowcount)

    async def changed(self, since: int) -> list[Changed]:
        """Tables at which something has happened, and at which somebody sits who wants notices."""
        theirs = select(player_tables.c.table_id).join(
            notice_settings, notice_settings.c.player_id == player_tables.c.player_id
        )
        query = (
            select(tables.c.id, tables.c.number, tables.c.changed)
            .where(tables.c.changed >= since, tables.c.id.in_(theirs))
            .order_by(tables.c.changed, tables.c.id)
            .limit(PAGE)
        )
        return [Changed(row.id, row.number, row.changed) for row in await self.store.read(query)]

    # --- jobs --------------------------------------------------------------------------------------------

    async def put(self, table: str, number: int, wait: Awaited, jobs: Sequence[dict[str, Any]]) -> bool:
        """Note a wait, and queue its notices. False if it was noted before, here or by another worker.

        `number` counts the rows of the log: a worker that is behind undoes nothing.
        """
        values = {
            "player_id": wait.player,
            "table_id": table,
            "kind": wait.kind,
            "wait": wait.id,
            "number": number,
        }
        start = self.store.insert(notice_waits).values(values)
        newer = and_(
            notice_waits.c.number < start.excluded.number, notice_waits.c.wait != start.excluded.wait
        )
        noted = start.on_conflict_do_update(
            index_elements=["player_id", "table_id", "kind"],
            set_={"wait": start.excluded.wait, "number": start.excluded.number},
            where=newer,
        )

        def work(connection: Connection) -> bool:
            if connection.execute(noted).rowcount != 1:
                return False
            if jobs:
                connection.execute(insert(notice_jobs), list(jobs))
            return True

        return await self.store.write(work)

    async def take(self, now: int, most: int = 20) -> list[Job]:
        """Jobs that are due, for this worker alone until the lease is over."""
        ready = and_(notice_jobs.c.due <= now, notice_jobs.c.lease <= now)
        found = await self.store.read(select(*_JOB).where(ready).order_by(notice_jobs.c.due).limit(most))
        if not found:
            return []

        def work(connection: Connection) -> list[Job]:
            taken: list[Job] = []
            for job in sorted([Job(*row) for row in found]):  # in one order: two workers never lock crosswise
                mine = update(notice_jobs).where(notice_jobs.c.id == job.id, notice_jobs.c.lease <= now)
                if connection.execute(mine.values(lease=now + LEASE)).rowcount == 1:
                    taken.append(job)
            return taken

        return await self.store.write(work)

    async def done(self, job: Job) -> None:
        gone = delete(notice_jobs).where(notice_jobs.c.id == job.id)
        await self.store.write(lambda connection: connection.execute(gone).rowcount)

    async def later(self, job: Job, due: int, attempts: int) -> None:
        """Another attempt, at that time."""
        mine = update(notice_jobs).where(notice_jobs.c.id == job.id)
        again = mine.values(due=due, attempts=attempts, lease=0)
        await self.store.write(lambda connection: connection.execute(again).rowcount)

    async def jobs(self, player: str) -> list[Job]:
        query = select(*_JOB).where(notice_jobs.c.player_id == player).order_by(notice_jobs.c.due)
        return [Job(*row) for row in await self.store.read(query)]

    async def waits(self, player: str) -> list[dict[str, Any]]:
        """The last ones that were noted."""
        query = select(notice_waits).where(notice_waits.c.player_id == player)
        return [dict(row._mapping) for row in await self.store.read(query)]

    # --- mails to an address -----------------------------------------------------------------------------

    async def count_mail(self, address: str, kind: str, now: int) -> None:
        """One more mail; `address` is a keyed hash."""
        values = {"id": new_id(), "address": address, "kind": kind, "at": now}
        await self.store.write(lambda connection: connection.execute(insert(mail_counts), values).rowcount)

    async def mails(self, address: str, kind: str, since: int) -> int:
        """How many of this kind went there since then; of any kind, if none is named."""
        there = (mail_counts.c.address == address, mail_counts.c.at > since)
        query = select(func.count()).where(*there)
        query = query.where(mail_counts.c.kind == kind if kind else mail_counts.c.kind != REFUSED)
        return int((await self.store.read(query))[0][0])

    async def forget_old(self, now: int) -> None:
        """Counts that no limit needs any more, and jobs that nobody has done in time."""
        plain = and_(mail_counts.c.kind != REFUSED, mail_counts.c.at < now - 24 * HOUR)
        old = delete(mail_counts).where(or_(plain, mail_counts.c.at < now - REFUSED_FOR))
        late = delete(notice_jobs).where(notice_jobs.c.until < now)

        def work(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(late)

        await self.store.write(work)
