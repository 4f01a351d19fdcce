"""What carries the words of the bus: Redis, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

CHANNEL: Final = "gobelet"
PATIENCE: Final = 4.5  # seconds for anything that we ask of the bus
SILENCE: Final = 15.0  # seconds without a word, after which we ask whether anybody is there
CONNECTIONS: Final = 8  # to Redis, of one worker


class BusLine(Protocol):
    """Whatever fails raises, and nothing is tried twice: `connect` begins again."""

    async def connect(self) -> None: ...
    async def publish(self, word: str) -> None: ...
    def words(self) -> AsyncIterator[str]: ...
    async def hang_up(self) -> None: ...  # `words` raises then
    async def close(self) -> None: ...


class RedisLine:
    """Litestar's backend does not notice when Redis stands still, and connects again without a word."""

    def __init__(self, url: str) -> None:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
        self.redis: Final = Redis.from_pool(pool)
        self.subscribed: PubSub | None = None

    async def connect(self) -> None:
        async with asyncio.timeout(PATIENCE):
            if self.subscribed is not None:
                await self.subscribed.aclose()  # type: ignore[no-untyped-call]
            await self.redis.connection_pool.disconnect()  # old ones would fail only when they are used
            self.subscribed = self.redis.pubsub()
            await self.subscribed.subscribe(CHANNEL)

    async def publish(self, word: str) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.redis.publish(CHANNEL, word)

    async def words(self) -> AsyncIterator[str]:
        subscribed = self.subscribed
        if subscribed is None:
            raise ConnectionError("there is no connection")
        while True:
            message = await subscribed.get_message(timeout=SILENCE)
            if message is None:
                async with asyncio.timeout(PATIENCE):
                    await subscribed.ping()
                    message = await subscribed.get_message(timeout=None)
            if message is not None and message["type"] == "message":
                yield bytes(message["data"]).decode()

    async def hang_up(self) -> None:
        connection: Any = self.subscribed.connection if self.subscribed is not None else None
        if connection is not None:
            await connection.disconnect(nowait=True)

    async def close(self) -> None:
        async with asyncio.timeout(PATIENCE):
            if self.subscribed is not None:
                await self.subscribed.aclose()  # type: ignore[no-untyped-call]
            await self.redis.aclose()


class PostgresLine:
    """LISTEN and NOTIFY on one connection. Litestar's backend does not notice when its connection is lost."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.connection: Any = None
        self.asking: Final = asyncio.Lock()  # a connection does one thing at a time
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def connect(self) -> None:
        await self.hang_up()
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        made = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
        await made.add_listener(
            CHANNEL, lambda _connection, _pid, _channel, word: heard.put_nowait(str(word))
        )
        made.add_termination_listener(lambda _connection: heard.put_nowait(None))
        self.connection, self.heard = made, heard

    async def publish(self, word: str) -> None:
        async with asyncio.timeout(PATIENCE), self.asking:
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

    async def hang_up(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    def _connection(self) -> Any:
        if self.connection is None:
            raise ConnectionError("there is no connection")
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=PATIENCE)
