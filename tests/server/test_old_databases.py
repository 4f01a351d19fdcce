"""A database that an earlier version left behind, with games that were running: it goes on.

old/schema_0001.db.xz was written by the program before people's connections were kept, and killed while two
people played, one looked on, and another waited in a lobby. old/schema_0001.json holds their keys.
"""

import json
import lzma
from pathlib import Path

import pytest
from sqlalchemy import select

from gobelet.server.protocol import messages as wire
from gobelet.server.storage.sql_tables import connections
from gobelet.server.tables import rows
from tests.server.house import house, until
from tests.server.players import come, some_choice
from tests.server.still_clock import StillClock

OLD = Path(__file__).with_name("old")
KEYS = json.loads((OLD / "schema_0001.json").read_text())


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.db"
    file.write_bytes(lzma.decompress((OLD / "schema_0001.db.xz").read_bytes()))
    return f"sqlite:///{file}"


async def test_running_games_of_an_old_database_go_on(database: str) -> None:
    game, lobby = KEYS["game"], KEYS["lobby"]
    # The clock of this machine may say anything by now.
    clock = StillClock()
    async with house(database, clock) as home:

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
            await come(home.url, wire.Seated(table.id, seat, token, ""))
            for seat, token in enumerate(game["tokens"])
        ]
        await ann.until(lambda view: all(seat.here for seat in view.table.seats if seat.kind == "person"))
        assert ann.asked.number == game["question"]
        for player in (ann, ben):
            if player.asked.number == game["question"] and player.asked.yours:
                await player.answer(some_choice(player))
        clock.advance(1)  # the pace of the bot
        await ann.until(lambda view: view.question is not None and view.question.number > game["question"])
        host = await come(home.url, wire.Seated(lobby["table"], 0, lobby["tokens"][0], ""))
        await host.do(wire.StartGame())
        assert (await host.until(lambda view: view.table.phase == "playing")).question is not None
