"""Outgrown: the same program on PostgreSQL and Redis, with several workers."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gobelet.server.client.connection import Client, ask, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.storage import migrate
from gobelet.server.storage.engine import open_engine
from gobelet.server.storage.sql_tables import metadata
from gobelet.server.tables import fair
from tests.server.house import PATIENCE, house, until
from tests.server.outside import Server, free_port, postgresql, redis
from tests.server.players import at_random, begin, come, new_table
from tests.server.stubborn import Stubborn
from tests.tiers import SOAK

CLOCK = 3  # seconds an answer may take
# Games that are played to the end while a worker dies; the longer ones by scripts/soak server.
KILLED = [("cincinnati", 1), ("dicetown/2009", 1), ("dicetown/2009", 0)][: 3 if SOAK else 1]


@pytest.fixture(scope="module")
def outgrown() -> Iterator[tuple[str, str]]:
    """A database and a bus."""
    with postgresql() as database, redis() as bus:
        yield database, bus


async def shape(connection: AsyncConnection) -> dict[str, list[tuple[str, bool]]]:
    """The tables of a database: columns, and whether they may be empty."""

    def look(sync: object) -> dict[str, list[tuple[str, bool]]]:
        found = inspect(sync)
        assert found is not None
        return {
            table: [(column["name"], column["nullable"]) for column in found.get_columns(table)]
            for table in found.get_table_names()
            if table != "alembic_version"
        }

    return await connection.run_sync(look)


async def up_and_down(engine: AsyncEngine) -> None:
    await migrate.bring_down(engine)
    async with engine.connect() as connection:
        assert await shape(connection) == {}
    await migrate.bring_up(engine)
    async with engine.connect() as connection:
        built = await shape(connection)
    wanted = {
        table.name: [(column.name, bool(column.nullable)) for column in table.columns]
        for table in metadata.sorted_tables
    }
    assert built == wanted
    await migrate.bring_up(engine)  # again: nothing to do
    await engine.dispose()


async def test_the_schema_goes_up_and_down_on_sqlite(tmp_path: Path) -> None:
    await up_and_down(open_engine(f"sqlite:///{tmp_path / 'tables.db'}"))


async def test_the_schema_goes_up_and_down_on_postgresql(outgrown: tuple[str, str]) -> None:
    await up_and_down(open_engine(outgrown[0]))


async def test_a_whole_game_on_postgresql(outgrown: tuple[str, str]) -> None:
    async with house(outgrown[0]) as home:
        players = await begin(home, new_table("cincinnati", 2, 1))
        ends = await asyncio.gather(*[player.play(at_random(seed)) for seed, player in enumerate(players)])
        assert ends[0].scores == ends[1].scores


async def test_workers_hear_of_each_other(outgrown: tuple[str, str]) -> None:
    """Ben sits at another worker than Ann, and sees at once what she does; also from the log alone."""
    database, bus = outgrown
    async with house(database, bus=bus) as one, house(database, bus=bus) as two:
        host = await create(one.url, new_table("dicetown/2009", 2, 0, clock=60))
        guest = await sit(two.url, host.table, table_wire.SitDown(name="Ben"))
        ann, ben = await come(one.url, host), await come(two.url, guest)
        await ann.until(lambda view: view.table.seats[1].here)
        await ann.do(to_server.StartGame())
        for player in (ann, ben):
            await player.until(lambda view: view.question is not None)
        ends = await asyncio.gather(ann.play(at_random(1, 0.5)), ben.play(at_random(2, 0.5)))
        assert ends[0].scores == ends[1].scores
        again = await create(one.url, new_table("cincinnati", 2, 1))
        guest = await sit(two.url, again.table, table_wire.SitDown(name="Ben"))
        ann, ben = await come(one.url, again), await come(two.url, guest)
        one.lobby.notify_others = lambda table, number: None  # type: ignore[method-assign]
        await ann.do(to_server.StartGame())
        await ben.until(lambda view: view.table.phase != "lobby")


async def test_postgresql_is_a_bus_too(outgrown: tuple[str, str]) -> None:
    database = outgrown[0]
    async with house(database, bus=database) as one, house(database, bus=database) as two:
        host = await create(one.url, new_table("cincinnati", 2, 1))
        ann = await come(one.url, host)
        ben = await come(two.url, await sit(two.url, host.table, table_wire.SitDown(name="Ben")))
        await ann.until(lambda view: view.table.seats[1].here)
        await ann.do(to_server.StartGame())
        await ben.until(lambda view: view.question is not None)


async def test_one_of_two_workers_is_killed_in_the_middle_of_a_question(outgrown: tuple[str, str]) -> None:
    database, bus = outgrown

    async def test(one: Server, two: Server) -> None:
        tables = []
        players: list[Stubborn] = []
        for seed, (ruleset, bots) in enumerate(KILLED):
            host = await create(one.url, new_table(ruleset, 2, bots, clock=CLOCK))
            guest = await sit(two.url, host.table, table_wire.SitDown(name="Ben"))
            client = await Client.connect(one.url, host.table, host.token)
            await client.do(to_server.StartGame())
            await client.close()
            tables.append(host.table)
            players.append(Stubborn(lambda: [one.url, two.url], host, seed))
            players.append(Stubborn(lambda: [two.url, one.url], guest, seed + 100))
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(len(player.done) > 5 for player in players))
        await asyncio.to_thread(one.kill)  # and it stays dead
        ends = await asyncio.gather(*games)
        for number, table in enumerate(tables):
            mine, other = ends[2 * number : 2 * number + 2]
            assert mine.table.phase == other.table.phase == "over"
            assert mine.scores == other.scores
            record = await ask(two.url, f"/api/tables/{table}/record")
            assert fair.check(record["proof"], record["generator"], record["seed"]) is None
        print([round(player.stood, 2) for player in players])
        # A table stands still for the clock at most, and a moment in which the other worker takes over.
        assert max(player.stood for player in players) < CLOCK + 7

    with Server(database, "--bus", bus) as one, Server(database, "--bus", bus) as two:
        await asyncio.wait_for(test(one, two), PATIENCE)


async def test_tables_that_nobody_serves_any_more_are_picked_up(outgrown: tuple[str, str]) -> None:
    """Ann's worker dies while bots are to answer: the other worker finds the table in the database."""
    database, bus = outgrown
    async with house(database, bus=bus) as two:
        async with house(database, bus=bus) as one:
            ann, _ben = await begin(one, new_table("dicetown/2009", 2, 1, clock=1))
            table = await one.table(ann.seen.table.id)
            one.lobby.notify_others = lambda table, number: None  # type: ignore[method-assign]
            number = table.state.number
        await until(lambda: ann.seen.table.id in two.lobby.tables)
        await until(lambda: two.lobby.tables[ann.seen.table.id].state.number > number)


async def test_several_workers_at_one_port(outgrown: tuple[str, str]) -> None:
    database, bus = outgrown

    async def test(server: Server) -> None:
        host = await create(server.url, new_table("cincinnati", 2, 1))
        guest = await sit(server.url, host.table, table_wire.SitDown(name="Ben"))
        players = [Stubborn(lambda: [server.url], one, seed) for seed, one in enumerate((host, guest))]
        client = await Client.connect(server.url, host.table, host.token)
        await client.do(to_server.StartGame())
        await client.close()
        ends = await asyncio.gather(*[player.play() for player in players])
        assert ends[0].scores == ends[1].scores
        text = (await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{metrics}/metrics")).text
        assert 'gobelet_answers_total{cause="human"}' in text
        assert (await asyncio.to_thread(httpx.get, f"{server.url}/metrics")).status_code == 404

    metrics = free_port()
    with Server(database, "--bus", bus, "--workers", "2", "--metrics", str(metrics)) as server:
        await asyncio.wait_for(test(server), PATIENCE)


async def test_several_workers_count_together(outgrown: tuple[str, str]) -> None:
    """Five tables at once, and one in five seconds then: however many workers there are."""
    database, bus = outgrown
    with Server(database, "--bus", bus, "--workers", "2", "--requests", "8") as server:
        body = msgspec.json.encode(new_table("cincinnati", 2, 1))

        async def create_one(_number: int) -> int:
            async with httpx.AsyncClient(base_url=server.url) as http:  # each with a connection of its own
                headers = {"content-type": "application/json"}
                return (await http.post("/api/tables", content=body, headers=headers)).status_code

        began = time.monotonic()
        codes = await asyncio.gather(*[create_one(number) for number in range(20)])
        passed = time.monotonic() - began
        assert set(codes) == {201, 429}
        assert 5 <= codes.count(201) <= 6 + passed / 5
