"""A bound for all that is asked of the database, whatever its driver waits for."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
STANDSTILL: Final = 1.0  # seconds by which this process is late, after it was stopped or had no core


class Deadline:
    """Work that takes too long is given up, and ends on the side.

    A driver's own limits are for each step: to get a connection, to ask, to roll back, to close. One after
    the other they take longer than any player shall wait.
    """

    def __init__(self) -> None:
        self.given_up: Final[set[asyncio.Task[Any]]] = set()

    async def within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        try:
            await self._wait(seconds, task)
        finally:
            if not task.done():
                self._give_up(task)
        if not task.done():
            raise TimeoutError(f"no answer within {seconds:g} s")
        return task.result()

    async def _wait(self, seconds: float, task: asyncio.Task[Any]) -> None:
        """If we have stood still ourselves, the answer may lie there: then the time begins again."""
        stood = True
        while stood and not task.done():
            began = time.monotonic()
            await asyncio.wait({task}, timeout=seconds)
            stood = time.monotonic() - began > seconds + STANDSTILL

    def _give_up(self, task: asyncio.Task[Any]) -> None:
        self.given_up.add(task)
        task.add_done_callback(self._ended)
        task.cancel()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.given_up.discard(task)
        if not task.cancelled():
            task.exception()  # nobody waits for it any more

    async def close(self) -> None:
        await asyncio.gather(*self.given_up, return_exceptions=True)
