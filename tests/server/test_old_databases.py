"""A database that an earlier version left behind, with games that were running: it goes on.

old/schema_0001.db.xz was written by the program before people's connections were kept, old/schema_0002.db.xz
by the one before players were, and old/schema_0004.db.xz by the one before notices, with known players at a
table over days. All were killed while two people played, one looked on, and another waited in a lobby. The
files beside them hold their keys.
"""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_server
from gobelet.server.storage.sql_tables import connections
from gobelet.server.tables import rows
from tests.server.house import house, until
from tests.server.known import Device
from tests.server.players import come, some_choice
from tests.server.push_service import Browser
from tests.server.still_clock import StillClock

OLD = Path(__file__).with_name("old")
SCHEMAS = ("schema_0001", "schema_0002", "schema_0004")


def keys_of(schema: str) -> Any:
    return json.loads((OLD / f"{schema}.json").read_text())


def database(schema: str, folder: Path) -> str:
    file = folder / "tables.db"
    file.write_bytes(lzma.decompress((OLD / f"{schema}.db.xz").read_bytes()))
    return f"sqlite:///{file}"


@pytest.mark.parametrize("schema", SCHEMAS)
async def test_running_games_of_an_old_database_go_on(schema: str, tmp_path: Path) -> None:
    game, lobby = keys_of(schema)["game"], keys_of(schema)["lobby"]
    # The clock of this machine may say anything by now.
    clock = StillClock()
    async with house(database(schema, tmp_path), clock) as home:

        async def compared() -> bool:
            clock.advance(0.05)
            async with home.lobby.store.engine.connect() as connection:
                return (await connection.execute(select(connections.c.table_id))).first() is None

        await until(compared)  # nobody has asked for the tables: all were looked at
        for keys in (game, lobby):
            assert isinstance(
                (await home.lobby.store.rows(keys["table"], 0))[-1].row, rows.Here | rows.Watched
            )
            state = (await home.table(keys["table"])).state
            assert not state.watched
            assert not any(seat.here for seat in state.seats)
            assert state.deserted is not None
        table = await home.table(game["table"])
        assert table.notice is None
        assert table.state.game is not None
        assert table.state.game.fingerprint() == game["fingerprint"]
        ann, ben = [
            await come(home.url, table_wire.Seated(table.id, seat, token, ""))
            for seat, token in enumerate(game["tokens"])
        ]
        await ann.until(lambda view: all(seat.here for seat in view.table.seats if seat.kind == "person"))
        assert ann.asked.number == game["question"]
        for player in (ann, ben):
            if player.asked.number == game["question"] and player.asked.yours:
                await player.answer(some_choice(player))

        def went_on() -> bool:
            clock.advance(0.5)  # the pace of the bot
            return bool(ann.asked.number > game["question"])

        await until(went_on)
        host = await come(home.url, table_wire.Seated(lobby["table"], 0, lobby["tokens"][0], ""))
        await host.do(to_server.StartGame())
        assert (await host.until(lambda view: view.table.phase == "playing")).question is not None


@pytest.mark.parametrize("schema", SCHEMAS)
async def test_old_seats_are_nobodys_in_particular_and_new_ones_are(schema: str, tmp_path: Path) -> None:
    """Old links keep working, and a player joins a lobby of an older program."""
    lobby = keys_of(schema)["lobby"]
    async with house(database(schema, tmp_path), StillClock()) as home:
        ann = Device(home.url)
        await ann.sit(lobby["table"], "Zoe", avatar=3)
        assert [game.table for game in await ann.games()] == [lobby["table"]]
        host = await come(home.url, table_wire.Seated(lobby["table"], 0, lobby["tokens"][0], ""))
        assert [seat.name for seat in host.seen.table.seats][1] == "Zoe"
        assert (await home.table(lobby["table"])).state.seats[0].player == ""
        await ann.done("DELETE", "/api/player")
        await host.until(lambda view: view.table.seats[1].kind == "free")


async def test_players_of_an_old_database_are_still_known_and_can_be_notified(tmp_path: Path) -> None:
    game = keys_of("schema_0004")["game"]
    async with house(database("schema_0004", tmp_path), StillClock()) as home:
        for seat, secret in enumerate(game["secrets"]):
            device = Device(home.url, secret)
            assert [(one.table, one.seat) for one in await device.games()] == [(game["table"], seat)]
            assert not (await device.done("GET", "/api/player/notices"))["on"]
            wanted = Browser(f"seat{seat}").subscription
            assert (await device.done("PUT", "/api/player/notices/push", wanted))["on"]
