"""The bus: workers notify each other which tables have changed. The truth is in the log."""

from collections.abc import AsyncIterator
from typing import Final

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

CHANNEL: Final = "gobelet"


class Bus:
    """`redis://…`, or `postgresql://…` where there is no Redis.

    Words are `table number worker`, on one channel: a worker reads past tables that it does not serve.
    """

    def __init__(self, url: str, worker: str) -> None:
        self.worker: Final = worker
        self.redis: Final = None if url.startswith("postgres") else Redis.from_url(url)
        self.backend: Final[ChannelsBackend] = (
            RedisChannelsPubSubBackend(redis=self.redis)
            if self.redis is not None
            else AsyncPgChannelsBackend(dsn=url)
        )

    async def open(self) -> None:
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])

    async def close(self) -> None:
        await self.backend.unsubscribe([CHANNEL])
        await self.backend.on_shutdown()
        if self.redis is not None:
            await self.redis.aclose()

    async def announce(self, table: str, number: int) -> None:
        await self.backend.publish(f"{table} {number} {self.worker}".encode(), [CHANNEL])

    async def heard(self) -> AsyncIterator[tuple[str, int]]:
        """The messages of the other workers."""
        async for _channel, word in self.backend.stream_events():
            table, number, worker = bytes(word).decode().split(" ")
            if worker != self.worker:
                yield table, int(number)
