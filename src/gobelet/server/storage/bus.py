"""The bus: workers notify each other which tables have changed. The truth is in the log."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

from gobelet.server.storage.bus_lines import BusLine, PostgresLine, RedisLine
from gobelet.server.storage.health import Health

RECONNECT: Final = 0.5  # seconds between two attempts to reach the bus

logger = logging.getLogger(__name__)


class Bus:
    """`redis://…`, or `postgresql://…` where there is no Redis.

    Words are `table number worker`, on one channel: a worker reads past tables that it does not serve. While
    the bus is away no word is sent, and others find the rows in the database.
    """

    def __init__(self, url: str, worker: str, health: Health) -> None:
        self.worker: Final = worker
        self.health: Final = health
        self.line: Final[BusLine] = PostgresLine(url) if url.startswith("postgres") else RedisLine(url)
        self.listening = False
        self.attempts = 0  # to connect

    async def connect(self) -> None:
        """Listen from now on."""
        self.attempts += 1
        await self.line.connect()
        self.listening = True

    async def close(self) -> None:
        try:
            await self.line.close()
        except Exception as error:
            logger.debug("the bus was not closed: %s", error)

    async def announce(self, table: str, number: int) -> None:
        if not self.listening:
            return
        attempt = self.attempts
        try:
            await self.line.publish(f"{table} {number} {self.worker}")
        except Exception as error:
            if attempt == self.attempts:  # otherwise it was another connection that failed
                self.health.down("bus", error)
                await self.line.hang_up()  # whoever listens connects again, and finds out when it is back

    async def heard(self) -> AsyncIterator[tuple[str, int]]:
        """The messages of the other workers, without an end: we connect again after every failure."""
        while True:
            try:
                async for word in self.line.words():
                    table, number, worker = word.split(" ")
                    if worker != self.worker:
                        yield table, int(number)
            except Exception as error:
                self.listening = False
                self.health.down("bus", error)
            await self._reconnect()

    async def _reconnect(self) -> None:
        while not self.listening:
            await asyncio.sleep(RECONNECT)
            try:
                await self.connect()
            except Exception as error:
                self.health.down("bus", error)
        self.health.up("bus")
