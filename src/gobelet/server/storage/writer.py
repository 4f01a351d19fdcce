"""The writer: rows that come at the same time share one transaction, and one flush to disk."""

import asyncio
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.storage.database import Entry, Store

MOST: Final = 64  # rows in a transaction
ALONE: Final = 1000  # milliseconds that a row waits for a lock, once it has held others up
ONE_TABLE: Final = ("busy", "unknown-table")  # what is wrong with one table, not with the database

Waiting = tuple[Entry, "asyncio.Future[bool]"]


class Writer:
    """`append` comes back when the row is on disk: True, or False if another row has its number."""

    def __init__(self, store: Store, hands: int) -> None:
        self.store = store
        self.queue: list[Waiting] = []
        self.locked: set[str] = set()  # tables that another session holds: they are written alone
        self.waiting = asyncio.Event()
        self.tasks = [asyncio.create_task(self._write()) for _hand in range(hands)]

    async def append(self, entry: Entry) -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append((entry, written))
        self.waiting.set()
        return await written

    async def close(self) -> None:
        """What is in the queue is still written."""
        while self.queue:
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
                await self._write_batch(batch)

    def _take(self) -> list[Waiting]:
        if self.queue and self.queue[0][0].table in self.locked:
            return [self.queue.pop(0)]
        batch: list[Waiting] = []
        rest: list[Waiting] = []
        for one in self.queue:
            fits = len(batch) < MOST and one[0].table not in self.locked
            (batch if fits else rest).append(one)
        self.queue = rest
        # In the order of tables: two workers that write the same ones never wait for each other.
        return sorted(batch, key=lambda one: one[0].table)

    async def _write_batch(self, batch: list[Waiting], lock: int = 0) -> None:
        tables = {entry.table for entry, _written in batch}
        if tables & self.locked:
            lock = ALONE
        try:
            won = await self.store.append([entry for entry, _written in batch], lock)
        except Exception as error:
            one_table = isinstance(error, Trouble) and error.id in ONE_TABLE
            if one_table and len(batch) > 1:  # which one? The others shall not suffer
                for one in batch:
                    await self._write_batch([one], ALONE)
                return
            if one_table:
                self.locked |= tables
            for _entry, written in batch:
                if not written.done():
                    written.set_exception(error)
            return
        self.locked -= tables
        for (_entry, written), first in zip(batch, won, strict=True):
            if not written.done():
                written.set_result(first)
