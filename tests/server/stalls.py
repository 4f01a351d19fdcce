"""A program: how long a table stands still when something fails.

    python -m tests.server.stalls [FAILURE ...]

Two workers on PostgreSQL and Redis serve some tables, each with a player at either worker, a bot and a clock
of five seconds. Players answer after a quarter of a second, try again what was refused, change to the other
worker when their socket is closed, and wait for a silent one as long as the page does. It prints the longest
time until a player has an answer of any kind, and the longest time without a new question at a table. Rows
are locked at the first table.
"""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gobelet.server.client.connection import Client, ServerError, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.protocol.answers import Choice
from tests.server.operating import holding
from tests.server.outside import PostgreSQL, Redis, Server, restartable_postgresql, restartable_redis
from tests.server.players import any_choice, new_table

TABLES = 4
CLOCK = 5  # seconds
THOUGHT = 0.25
BEFORE, AFTER = 3.0, 8.0  # seconds of play before the failure, and after it
SILENT = 28.0  # seconds: web/src/net/line.ts
AGAIN = 0.5  # seconds until a refused answer is sent again


class Watched:
    """A table: when something new was seen there."""

    def __init__(self) -> None:
        self.number = 0
        self.seen = time.monotonic()
        self.stall = 0.0
        self.over = False

    def look(self, number: int) -> None:
        if number > self.number:
            self.number = number
            self.close()

    def close(self) -> None:
        """Also what is not over yet counts."""
        now = time.monotonic()
        self.stall, self.seen = max(self.stall, 0.0 if self.over else now - self.seen), now


class Person:
    def __init__(self, urls: list[str], seated: table_wire.Seated, table: Watched) -> None:
        self.urls = urls
        self.seated = seated
        self.table = table
        self.dice = random.Random(seated.token)
        self.waited = 0.0  # the longest time until an answer of any kind

    async def play(self) -> None:
        attempt = 0
        while not self.table.over:
            with suppress(Exception):  # whatever the end of a server does to its sockets
                await self._sit(self.urls[attempt % len(self.urls)])
            attempt += 1
            await asyncio.sleep(0.1)

    async def _sit(self, url: str) -> None:
        client = await asyncio.wait_for(Client.connect(url, self.seated.table, self.seated.token), 8)
        try:
            async for view in client.views():
                self.table.look(view.question.number if view.question is not None else 0)
                self.table.over = self.table.over or view.table.phase == "over"
                if self.table.over:
                    return
                question = view.question
                if question is not None and question.yours and not question.said and not question.window:
                    await asyncio.sleep(THOUGHT)
                    await self._answer(
                        client, question.number, any_choice(self.dice.choice(question.forms), self.dice)
                    )
        finally:
            with suppress(TimeoutError):
                await asyncio.wait_for(client.close(), 1)

    async def _answer(self, client: Client, number: int, choice: Choice) -> None:
        for _attempt in range(1000):
            began = time.monotonic()
            try:
                async with asyncio.timeout(SILENT):
                    await client.do(to_server.Answer(question=number, choice=choice))
                return
            except ServerError as error:
                if error.code not in ("store-down", "busy"):
                    return
            finally:
                self.waited = max(self.waited, time.monotonic() - began)
            await asyncio.sleep(AGAIN)


class Scene:
    """Two workers, and what they need."""

    def __init__(self, postgres: PostgreSQL, redis: Redis, one: Server, two: Server, table: str) -> None:
        self.postgres, self.redis, self.one, self.two, self.table = postgres, redis, one, two, table


async def nothing(_scene: Scene) -> None:
    await asyncio.sleep(5)


async def worker_killed(scene: Scene) -> None:
    await asyncio.to_thread(scene.one.kill)


async def worker_stopped(scene: Scene) -> None:
    assert scene.one.process is not None
    os.killpg(scene.one.process.pid, signal.SIGSTOP)
    await asyncio.sleep(20)
    os.killpg(scene.one.process.pid, signal.SIGCONT)


async def redis_gone(scene: Scene) -> None:
    await asyncio.to_thread(scene.redis.kill)
    await asyncio.sleep(10)
    await asyncio.to_thread(scene.redis.start)


async def redis_frozen(scene: Scene) -> None:
    with scene.redis.frozen():
        await asyncio.sleep(10)


async def postgresql_restarted(scene: Scene) -> None:
    await asyncio.to_thread(scene.postgres.stop)
    await asyncio.to_thread(scene.postgres.start)


async def postgresql_frozen(scene: Scene) -> None:
    with scene.postgres.frozen():
        await asyncio.sleep(10)


async def row_locked_by_operator(scene: Scene) -> None:
    async with holding(scene.postgres.url, scene.table, False):
        await asyncio.sleep(10)


async def row_locked_by_worker(scene: Scene) -> None:
    async with holding(scene.postgres.url, scene.table, True):
        await asyncio.sleep(10)


FAILURES: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "nothing": nothing,
    "worker-killed": worker_killed,
    "worker-stopped-20s": worker_stopped,
    "redis-gone-10s": redis_gone,
    "redis-frozen-10s": redis_frozen,
    "postgresql-restarted": postgresql_restarted,
    "postgresql-frozen-10s": postgresql_frozen,
    "row-locked-by-a-stuck-worker": row_locked_by_worker,
    "row-locked-by-an-operator-10s": row_locked_by_operator,
}


async def measure(name: str, postgres: PostgreSQL, redis: Redis) -> None:
    bus = ("--bus", redis.url)
    with Server(postgres.url, *bus) as one, Server(postgres.url, *bus) as two:
        tables: list[Watched] = []
        people: list[Person] = []
        ids: list[str] = []
        for _table in range(TABLES):
            host = await create(one.url, new_table("dicetown/2009", 2, 1, clock=CLOCK))
            guest = await sit(two.url, host.table, table_wire.SitDown(name="Ben"))
            client = await Client.connect(one.url, host.table, host.token)
            await client.do(to_server.StartGame())
            await client.close()
            tables.append(Watched())
            ids.append(host.table)
            people.append(Person([one.url, two.url], host, tables[-1]))
            people.append(Person([two.url, one.url], guest, tables[-1]))
        games = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(BEFORE)
        for table in tables:
            table.stall = 0.0
        await FAILURES[name](Scene(postgres, redis, one, two, ids[0]))
        await asyncio.sleep(AFTER)
        for table in tables:
            table.close()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    waited = max(person.waited for person in people)
    others = max(table.stall for table in tables[1:])
    print(
        f"{name:32} answer within {waited:5.1f} s; no new question for {tables[0].stall:5.1f} s at the first"
        f" table, {others:5.1f} s at others; questions {[table.number for table in tables]}",
        flush=True,
    )


async def main(names: list[str]) -> None:
    with restartable_postgresql() as postgres, restartable_redis() as redis:
        for name in names or list(FAILURES):
            await measure(name, postgres, redis)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
