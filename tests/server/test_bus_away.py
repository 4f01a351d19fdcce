"""Redis goes away while two workers serve one table: the game goes on, and the log has a line."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gobelet.server.client.connection import ask
from gobelet.server.protocol import to_server
from gobelet.server.storage import bus_lines
from tests.server.house import House, house, until
from tests.server.operating import Stopwatch, lines, tracebacks, words_get_through
from tests.server.outside import Redis, restartable_redis
from tests.server.players import Player, come, new_table, seat_people, some_choice


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with restartable_redis() as server:
        yield server


@asynccontextmanager
async def two_workers(redis: Redis, folder: Path) -> AsyncIterator[tuple[House, House, Player, Player]]:
    """Ann at one of them and Ben at the other, in a game that has begun."""
    database = f"sqlite:///{folder / 'tables.db'}"
    async with house(database, bus=redis.url) as one, house(database, bus=redis.url) as two:
        seated = await seat_people(one.url, new_table("dicetown/2009", 2, 1, clock=0))
        ann, ben = await come(one.url, seated[0]), await come(two.url, seated[1])
        await ann.do(to_server.StartGame())
        for player in (ann, ben):
            await player.until(lambda view: view.question is not None and view.question.yours)
        await words_get_through(ann, two)
        await words_get_through(ben, one)
        yield one, two, ann, ben


async def a_question_passes(ann: Player, ben: Player) -> None:
    """Each answers at their own worker, is acknowledged, and sees what the other has done."""
    number = ann.asked.number
    await ann.answer(some_choice(ann))
    await ann.until(lambda view: view.question is not None and bool(view.question.said))
    await ben.until(lambda view: view.question is not None and 0 not in view.question.waiting)
    await ben.answer(some_choice(ben))
    for player in (ann, ben):
        await player.until(lambda view: view.question is not None and view.question.number > number)


async def away(home: House) -> None:
    await until(lambda: home.lobby.health.away("bus"), 60)
    assert await ask(home.url, "/healthz") == {"status": "ok", "database": "ok", "bus": "away"}


async def back(home: House) -> None:
    await until(lambda: not home.lobby.health.away("bus"), 60)
    assert await ask(home.url, "/healthz") == {"status": "ok", "database": "ok", "bus": "ok"}


async def test_redis_is_killed_and_comes_back(
    redis: Redis, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_workers(redis, tmp_path) as (one, two, ann, ben):
        caplog.clear()
        await asyncio.to_thread(redis.kill)
        watch = Stopwatch()
        await a_question_passes(ann, ben)
        stall = watch.stop()
        print(f"the next question came {stall:.2f} s after Redis was killed")
        assert stall < 5
        for home in (one, two):
            await away(home)
        assert len(lines(caplog, "the bus is away")) == 2  # one for each worker
        log = await one.lobby.store.rows(ann.seen.table.id, 0)
        assert len(log) == (await two.table(ann.seen.table.id)).state.number

        await asyncio.to_thread(redis.start)
        for home in (one, two):
            await back(home)
        await words_get_through(ann, two)
        await words_get_through(ben, one)
        assert len(lines(caplog, "the bus is back")) == 2
        assert len(lines(caplog)) == 4, lines(caplog)
        assert not tracebacks(caplog)


async def test_redis_stands_still_and_goes_on(
    redis: Redis, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections stay open: only who asks learns that nobody answers."""
    async with two_workers(redis, tmp_path) as (one, two, ann, ben):
        caplog.clear()
        monkeypatch.setattr(bus_lines, "PATIENCE", 0.5)
        monkeypatch.setattr(bus_lines, "SILENCE", 0.5)
        with redis.frozen():
            await a_question_passes(ann, ben)
            for home in (one, two):
                await away(home)
        monkeypatch.undo()
        for home in (one, two):
            await back(home)
        await words_get_through(ann, two)
        await words_get_through(ben, one)
        assert not tracebacks(caplog)


async def test_a_worker_that_has_nothing_to_say_finds_out_too(
    redis: Redis, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(f"sqlite:///{tmp_path / 'tables.db'}", bus=redis.url) as home:
        monkeypatch.setattr(bus_lines, "SILENCE", 0.2)
        assert (await home.get("/healthz")).json()["bus"] == "ok"
        await asyncio.to_thread(redis.kill)
        await away(home)
        await asyncio.to_thread(redis.start)
        await back(home)
    assert len(lines(caplog)) == 2
