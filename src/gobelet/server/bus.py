"""The bus: workers tell each other which tables have changed. The truth is in the log."""

from collections.abc import AsyncIterator
from typing import Final

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

CHANNEL: Final = "gobelet"


def open_backend(url: str) -> ChannelsBackend:
    """`redis://…`, or `postgresql://…` where there is no Redis."""
    if url.startswith("postgres"):
        return AsyncPgChannelsBackend(dsn=url)
    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))


class Bus:
    """Words are `table number worker`. One channel: a worker reads past tables that it does not serve."""

    def __init__(self, url: str, worker: str) -> None:
        self.backend = open_backend(url)
        self.worker = worker

    async def open(self) -> None:
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])

    async def close(self) -> None:
        await self.backend.unsubscribe([CHANNEL])
        await self.backend.on_shutdown()

    async def announce(self, table: str, number: int) -> None:
        await self.backend.publish(f"{table} {number} {self.worker}".encode(), [CHANNEL])

    async def heard(self) -> AsyncIterator[tuple[str, int]]:
        """What the other workers tell."""
        async for _channel, word in self.backend.stream_events():
            table, number, worker = bytes(word).decode().split(" ")
            if worker != self.worker:
                yield table, int(number)
