"""The bus: workers notify each other which tables have changed. The truth is in the log."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

CHANNEL: Final = "gobelet"
PATIENCE: Final = 4.5  # seconds for anything that we ask of the bus
SILENCE: Final = 15.0  # seconds without a word, after which we ask whether anybody is there


class BusLine(Protocol):
    """What carries the words. Whatever fails raises; `connect` begins again."""

    async def connect(self) -> None: ...
    async def publish(self, word: str) -> None: ...
    def words(self) -> AsyncIterator[str]: ...
    async def close(self) -> None: ...


class RedisLine:
    def __init__(self, url: str) -> None:
        self.redis: Final = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, health_check_interval=int(SILENCE)
        )
        self.backend: Final = RedisChannelsPubSubBackend(redis=self.redis)

    async def connect(self) -> None:
        await self.redis.ping()
        await self.backend.subscribe([CHANNEL])

    async def publish(self, word: str) -> None:
        await self.backend.publish(word.encode(), [CHANNEL])

    async def words(self) -> AsyncIterator[str]:
        async for _channel, word in self.backend.stream_events():
            yield bytes(word).decode()

    async def close(self) -> None:
        await self.backend.on_shutdown()
        await self.redis.aclose()


class PostgresLine:
    """LISTEN and NOTIFY on one connection. Litestar's backend does not notice when its connection is lost."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.connection: Any = None
        self.asking: Final = asyncio.Lock()  # a connection does one thing at a time
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def connect(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        made = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
        await made.add_listener(
            CHANNEL, lambda _connection, _pid, _channel, word: heard.put_nowait(str(word))
        )
        made.add_termination_listener(lambda _connection: heard.put_nowait(None))
        self.connection, self.heard = made, heard

    async def publish(self, word: str) -> None:
        async with self.asking:
            await self._connection().execute("SELECT pg_notify($1, $2)", CHANNEL, word)

    async def words(self) -> AsyncIterator[str]:
        heard = self.heard
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    word = await heard.get()
            except TimeoutError:
                async with self.asking:
                    await self._connection().execute("SELECT 1")
                continue
            if word is None:
                raise ConnectionError("the connection was lost")
            yield word

    def _connection(self) -> Any:
        if self.connection is None:
            raise ConnectionError("there is no connection")
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=PATIENCE)


class Bus:
    """`redis://…`, or `postgresql://…` where there is no Redis.

    Words are `table number worker`, on one channel: a worker reads past tables that it does not serve.
    """

    def __init__(self, url: str, worker: str) -> None:
        self.worker: Final = worker
        self.line: Final[BusLine] = PostgresLine(url) if url.startswith("postgres") else RedisLine(url)

    async def connect(self) -> None:
        """Listen from now on; again after a failure."""
        await self.line.connect()

    async def close(self) -> None:
        await self.line.close()

    async def announce(self, table: str, number: int) -> None:
        await self.line.publish(f"{table} {number} {self.worker}")

    async def heard(self) -> AsyncIterator[tuple[str, int]]:
        """The messages of the other workers, until the bus fails."""
        async for word in self.line.words():
            table, number, worker = word.split(" ")
            if worker != self.worker:
                yield table, int(number)
