"""The writer: rows that come at the same time share one transaction, and one flush to disk."""

import asyncio
import time
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Store
from gobelet.server.storage.entries import Entry

MOST: Final = 64  # rows in a transaction
INSIST: Final = 3.0  # seconds that a row waits for another session, which holds its table
SOON, LATER = 0.005, 0.2  # seconds between two attempts, from the first on

Waiting = tuple[Entry, "asyncio.Future[bool]"]


class Writer:
    """`append` comes back when the row is on disk: True, or False if another row has its number."""

    def __init__(self, store: Store, hands: int) -> None:
        self.store = store
        self.queue: list[Waiting] = []
        self.held: set[str] = set()  # tables whose rows have waited in vain: the next ones fail at once
        self.insisting: set[asyncio.Task[None]] = set()
        self.waiting = asyncio.Event()
        self.tasks = [asyncio.create_task(self._write()) for _hand in range(hands)]

    async def append(self, entry: Entry) -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append((entry, written))
        self.waiting.set()
        return await written

    async def close(self) -> None:
        """What is in the queue is still written."""
        while self.queue or self.insisting:
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self.waiting.wait()
            batch = self._take()
            if not self.queue:
                self.waiting.clear()
            if batch:
                locked = await self._write_batch(batch)
                fail([one for one in locked if one[0].table in self.held], busy())
                self._wait_for([one for one in locked if one[0].table not in self.held])

    def _take(self) -> list[Waiting]:
        batch, self.queue = self.queue[:MOST], self.queue[MOST:]
        # In the order of tables: two workers that write the same ones never wait for each other.
        return sorted(batch, key=lambda one: one[0].table)

    async def _write_batch(self, batch: list[Waiting]) -> list[Waiting]:
        """Write what can be written; returns the rows of tables that another session holds."""
        try:
            appended = await self.store.append([entry for entry, _written in batch])
        except Exception as error:
            if isinstance(error, Trouble) and error.id == "unknown-table" and len(batch) > 1:
                # SQLite does not say which one: what is wrong with one table makes no other fail.
                return [row for one in batch for row in await self._write_batch([one])]
            if isinstance(error, Trouble) and error.id in ("store-down", "busy"):  # as a whole
                batch, self.queue = batch + self.queue, []  # those behind it would only wait for the same
            fail(batch, error)
            return []
        for (entry, written), what in zip(batch, appended, strict=True):
            if what == "deleted":
                fail([(entry, written)], Trouble("unknown-table", 404, {}))
            elif what != "locked":
                self.held.discard(entry.table)
                if not written.done():
                    written.set_result(what == "first")
        return [one for one, what in zip(batch, appended, strict=True) if what == "locked"]

    def _wait_for(self, locked: list[Waiting]) -> None:
        """In a task of its own: others are written meanwhile."""
        if locked:
            task = asyncio.create_task(self._insist(locked))
            self.insisting.add(task)
            task.add_done_callback(self.insisting.discard)

    async def _insist(self, locked: list[Waiting]) -> None:
        """Another worker that writes to the table is done in a moment; a session that is stuck is not."""
        until = time.monotonic() + INSIST
        pause = SOON
        while locked and time.monotonic() < until:
            await asyncio.sleep(pause)
            pause = min(LATER, 2 * pause)
            locked = await self._write_batch(locked)
        self.held |= {entry.table for entry, _written in locked}
        fail(locked, busy())


def busy() -> Trouble:
    return Trouble("busy", 503, {})


def fail(rows: list[Waiting], error: Exception) -> None:
    for _entry, written in rows:
        if not written.done():
            written.set_exception(error)
