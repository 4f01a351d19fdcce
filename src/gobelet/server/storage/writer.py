"""The writer: rows that come at the same time share one transaction, and one flush to disk."""

import asyncio
from typing import Final

from gobelet.server.storage.database import Entry, Store

MOST: Final = 64  # rows in a transaction


class Writer:
    """`append` comes back when the row is on disk: True, or False if another row has its number."""

    def __init__(self, store: Store, hands: int) -> None:
        self.store = store
        self.queue: list[tuple[Entry, asyncio.Future[bool]]] = []
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
            batch, self.queue = self.queue[:MOST], self.queue[MOST:]
            if not self.queue:
                self.waiting.clear()
            if batch:
                # In the order of tables: two workers that write the same ones never wait for each other.
                await self._write_batch(sorted(batch, key=lambda pair: pair[0].table))

    async def _write_batch(self, batch: list[tuple[Entry, "asyncio.Future[bool]"]]) -> None:
        try:
            won = await self.store.append([entry for entry, _written in batch])
        except Exception as error:
            for _entry, written in batch:
                if not written.done():
                    written.set_exception(error)
            return
        for (_entry, written), first in zip(batch, won, strict=True):
            if not written.done():
                written.set_result(first)
