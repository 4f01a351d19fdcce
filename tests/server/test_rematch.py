"""Once more: one click, one table, and with bots only the game starts at once."""

import asyncio
from hashlib import sha256

import pytest
from sqlalchemy import func, select

from gobelet.server.client.connection import ServerError, create, sit
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.storage.sql_tables import tables
from gobelet.server.tables.seats import rematch_id
from tests.server.house import House, house
from tests.server.players import Player, begin, come, new_table

ENTROPY = "ab" * 32
COMMITMENT = sha256(bytes.fromhex(ENTROPY)).hexdigest()
ANN, BEN, CEM = "a" * 64, "b" * 64, "c" * 64


async def follow(home: House, player: Player) -> Player:
    """The player at the table that follows."""
    view = await player.until(lambda view: view.table.rematch is not None)
    return await come(home.url, table_wire.Seated(view.table.rematch or "", 0, player.token or "", ""))


async def count(home: House) -> int:
    async with home.lobby.store.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(tables)) or 0)


async def test_with_bots_only_the_next_game_starts_at_once() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("dicetown/2009", 1, 2, browser=ANN))
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch(commitment=COMMITMENT))
        again = await follow(home, ann)
        assert again.seen.table.phase in ("opening", "playing")
        assert again.seen.table.fair.commitments[0] == COMMITMENT
        await again.do(to_server.Open(entropy=ENTROPY))
        view = await again.until(lambda view: view.table.phase == "playing" and view.question is not None)
        assert view.you.host
        assert view.table.fair.entropies[0] == ENTROPY
        assert 0 not in view.table.fair.drawn
        state = (await home.table(view.table.id)).state
        assert state.seats[0].browser  # one browser, one seat: there, too


async def test_without_a_commitment_the_next_game_starts_with_drawn_dice() -> None:
    async with house() as home:
        (ann,) = await begin(home, new_table("cincinnati", 1, 2))
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        again = await follow(home, ann)
        view = await again.until(lambda view: view.table.phase == "playing")
        assert 0 in view.table.fair.drawn


async def test_with_several_people_the_next_table_waits_for_them() -> None:
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1, open=True))
        await ann.do(to_server.Lock(on=True))
        await ann.do(to_server.Abandon())
        await ben.do(to_server.Rematch(commitment=COMMITMENT))
        again = await follow(home, ann)
        assert ann.seen.table.rematch_by == 1
        assert again.seen.table.phase == "lobby"
        view = await again.until(lambda view: view.table.seats[0].came)
        assert not view.table.seats[1].came, "Ben has not followed yet"
        assert again.seen.table.fair.commitments == [None, COMMITMENT, None]
        assert again.seen.you.host
        assert (again.seen.table.open, again.seen.table.locked) == (True, True)


async def test_a_table_at_which_no_game_began_is_a_waiting_room_again() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 1, 1))
        ann = await come(home.url, host)
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        assert (await follow(home, ann)).seen.table.phase == "lobby"


async def test_who_was_removed_does_not_come_in_by_the_rematch() -> None:
    async with house() as home:
        host = await create(home.url, new_table("dicetown/2009", 3, 0, browser=ANN))
        ann = await come(home.url, host)
        for name, browser in (("Ben", BEN), ("Cem", CEM)):
            await sit(home.url, host.table, table_wire.SitDown(name=name, browser=browser))
        await ann.do(to_server.StartGame())
        await ann.until(lambda view: view.table.phase == "playing")
        await ann.do(to_server.Replace(seat=1, bot="greedy"))
        await ann.do(to_server.Abandon())
        await ann.do(to_server.Rematch())
        again = await follow(home, ann)
        table = again.seen.table
        assert (table.phase, [seat.kind for seat in table.seats]) == ("lobby", ["person", "bot", "person"])
        with pytest.raises(ServerError) as refused:
            await sit(home.url, table.id, table_wire.SitDown(name="Ben", browser=BEN))
        assert refused.value.code == "removed-by-host"
        seated = await sit(home.url, table.id, table_wire.SitDown(name="Dan", browser="d" * 64))
        assert seated.seat == 1
        # And not by the one after that either.
        await again.do(to_server.Abandon())
        await again.do(to_server.Rematch())
        third = (await follow(home, again)).seen.table.id
        with pytest.raises(ServerError) as refused:
            await sit(home.url, third, table_wire.SitDown(name="Ben", browser=BEN))
        assert refused.value.code == "removed-by-host"


async def test_however_many_press_at_once_one_table_is_made() -> None:
    """Also at two workers that know nothing of each other, and after one that was killed in between."""
    async with house() as home:
        ann, ben = await begin(home, new_table("dicetown/2009", 2, 1))
        await ann.do(to_server.Abandon())
        await asyncio.gather(*[player.do(to_server.Rematch()) for player in (ann, ben, ann, ben)])
        assert await count(home) == 2
        table = await home.table(ann.seen.table.id)
        assert table.state.rematch == rematch_id(table.state)
        # As if the worker had been killed before it wrote where the new table is.
        state = table.state.successor()
        state.rematch = None
        table.state = state
        await ben.do(to_server.Rematch())
        assert await count(home) == 2
        assert table.state.rematch == rematch_id(table.state)
