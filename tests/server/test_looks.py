"""Faces and colours: people choose them, and no two at a table are alike."""

import pytest
from sqlalchemy import select

from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.storage.sql_tables import log
from tests.server.house import house
from tests.server.known import Device
from tests.server.players import come, new_table


def looks(view: to_browser.TableView) -> list[tuple[int | None, int | None]]:
    return [(seat.avatar, seat.colour) for seat in view.table.seats]


async def test_no_two_at_a_table_look_alike_and_bots_give_way() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 2, 2, avatar=2, colour=5))
        player = await come(home.url, seated)
        assert looks(player.seen) == [(2, 5), (None, None), (3, None), (4, None)]
        other = await come(home.url, await ben.sit(seated.table, "Ben", avatar=2, colour=0))
        assert looks(other.seen)[:2] == [(2, 5), (3, 0)]
        assert len({number if one is None else one for number, (one, _) in enumerate(looks(other.seen))}) == 4
        await player.do(to_server.LookOtherwise(avatar=0, colour=0))
        view = await other.until(lambda view: view.table.seats[0].avatar is None)
        assert looks(view)[0] == (None, 1)  # the colour is Ben's
        del home.lobby.tables[seated.table]
        assert looks((await come(home.url, seated)).seen) == looks(view)


async def test_during_the_game_nobody_changes_their_looks() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 1, 2, open=True, clock=0))
        player = await come(home.url, seated)
        await player.do(to_server.StartGame())
        await player.until(lambda view: view.question is not None)
        with pytest.raises(ServerError) as refused:
            await player.do(to_server.LookOtherwise(avatar=3, colour=3))
        assert refused.value.code == "phase-other"
        await ben.sit(seated.table, "Ben", seat=1, avatar=2, colour=4)
        view = await player.until(lambda view: view.table.seats[1].kind == "person")
        assert looks(view) == [(None, None), (None, 4), (None, None)]


async def test_a_table_without_wishes_looks_as_it_always_did() -> None:
    async with house() as home:
        seated = await Device(home.url).open_table(new_table("cincinnati", 2, 2))
        rows = await home.lobby.store.read(select(log.c.body).where(log.c.table_id == seated.table))
        assert "avatar" not in rows[0].body
        assert looks((await come(home.url, seated)).seen) == [(None, None)] * 4
