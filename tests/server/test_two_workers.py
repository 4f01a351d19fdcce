"""Two workers, each a process of its own, serve one table: what is done at one is seen at the other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from gobelet.server.client.connection import create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from tests.server.house import until
from tests.server.outside import Server, postgresql, redis
from tests.server.players import Player, new_table, some_choice

Workers = tuple[Server, Server]


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with (
        postgresql() as database,
        redis() as bus,
        Server(database, "--bus", bus) as one,
        Server(database, "--bus", bus) as two,
    ):
        yield one, two


class Pair:
    """Ann and Ben at one table, each at a worker of their own. Their sockets are closed at the end."""

    def __init__(
        self, workers: Workers, seated: tuple[table_wire.Seated, table_wire.Seated], ends: AsyncExitStack
    ) -> None:
        self.workers = workers
        self.seated = seated
        self.ends = ends

    async def come(self, seat: int, table: str = "", program: bool = False) -> Player:
        seated = self.seated[seat]
        id = table or seated.table
        player = await Player.connect(self.workers[seat].url, id, seated.token, program=program)
        assert isinstance(player, Player)
        self.ends.push_async_callback(player.close)
        await player.first()
        return player

    async def follow(self, seat: int, player: Player) -> Player:
        """The player at the table that follows, at the same worker."""
        view = await player.until(lambda view: view.table.rematch is not None)
        return await self.come(seat, view.table.rematch or "")


@asynccontextmanager
async def pair(workers: Workers, clock: int = 0, bank: int = 0) -> AsyncIterator[Pair]:
    one, two = workers
    first = await create(one.url, new_table("dicetown/2009", 2, 1, clock=clock, bank=bank))
    second = await sit(two.url, first.table, table_wire.SitDown(name="Ben"))
    async with AsyncExitStack() as ends:
        yield Pair(workers, (first, second), ends)


async def test_a_rematch_is_one_click_at_either(workers: Workers) -> None:
    """Both press at the same time, each at their worker: it is one table, and both go there."""
    async with pair(workers) as two:
        ann, ben = await two.come(0), await two.come(1)
        await ann.do(to_server.StartGame())
        await ben.until(lambda view: view.question is not None)
        await ann.do(to_server.Abandon())
        await ben.until(lambda view: view.table.phase == "abandoned")
        await asyncio.gather(ann.do(to_server.Rematch()), ben.do(to_server.Rematch()))
        again, there = await two.follow(0, ann), await two.follow(1, ben)
        assert again.seen.table.id == there.seen.table.id != ann.seen.table.id
        await there.until(lambda view: view.table.seats[0].here and view.table.seats[1].here)
        await again.do(to_server.StartGame())
        for player in (again, there):
            await player.until(lambda view: view.table.phase == "playing" and view.question is not None)


async def test_who_did_not_press_goes_along_from_the_other(workers: Workers) -> None:
    async with pair(workers) as two:
        ann, ben = await two.come(0), await two.come(1)
        await ann.do(to_server.Abandon())
        await ben.until(lambda view: view.table.phase == "abandoned")
        await ben.do(to_server.Rematch())
        assert (await two.follow(0, ann)).seen.you.host
        await (await two.follow(1, ben)).until(lambda view: view.table.seats[0].here)


async def test_a_program_is_shown_as_one_at_the_other(workers: Workers) -> None:
    async with pair(workers) as two:
        ann, ben = await two.come(0), await two.come(1)
        await ann.until(lambda view: view.table.seats[1].here)
        assert not ann.seen.table.seats[1].program
        program = await two.come(1, program=True)
        for player in (ann, ben):
            view = await player.until(lambda view: view.table.seats[1].program)
            assert not view.table.seats[0].program
        await program.close()
        await ann.until(lambda view: not view.table.seats[1].program)
        assert ann.seen.table.seats[1].here


@pytest.mark.parametrize(("clock", "bank"), [(3600, 600), (3 * 86_400, 0)])
async def test_clocks_and_reserves_are_the_same_at_both(workers: Workers, clock: int, bank: int) -> None:
    def times(player: Player) -> tuple[object, ...]:
        asked = player.asked
        return asked.number, asked.since, asked.until, [seat.bank for seat in player.seen.table.seats]

    async with pair(workers, clock, bank) as two:
        ann, ben = await two.come(0), await two.come(1)
        await ann.do(to_server.StartGame())
        for player in (ann, ben):
            await player.until(lambda view: view.question is not None)
        number, since, until_then, banks = times(ann)
        assert times(ben) == (number, since, until_then, banks)
        assert banks == [bank * 1000, bank * 1000, 0]
        assert ann.asked.until == ann.asked.since + clock * 1000
        for player in (ann, ben):
            await player.answer(some_choice(player))
        await until(lambda: times(ann) == times(ben) and times(ann)[0] != number)
