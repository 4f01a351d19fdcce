"""What is known of a player can be taken along, and is deleted when they want it."""

import json

import pytest
from sqlalchemy import select

from gobelet.server.client.connection import ServerError
from gobelet.server.protocol import to_server
from gobelet.server.storage.sql_tables import (
    challenges,
    codes,
    devices,
    erasures,
    passkeys,
    player_tables,
    players,
)
from gobelet.server.tables.names import FORMER
from gobelet.server.tables.rounds import SWEEPING
from gobelet.server.tables.settings import DAY
from tests.server.house import House, house, until
from tests.server.known import Device, everything
from tests.server.players import come, new_table
from tests.server.still_clock import StillClock


async def test_everything_that_is_stored_can_be_downloaded(any_database: str) -> None:
    async with house(any_database) as home:
        ann, ben = Device(home.url), Device(home.url)
        seated = await ann.open_table(new_table("cincinnati", 2, 1))
        await ann.say("Marie", settings={"theme": "dark"}, device="Firefox, Linux")
        player = await come(home.url, seated)
        other = await come(home.url, await ben.sit(seated.table, "Ben"))
        await player.do(to_server.Chat(text="a secret of Ann's"))
        await other.do(to_server.Chat(text="a secret of Ben's"))
        answer = await ann.ask("GET", "/api/player/data")
        assert answer.headers["content-disposition"] == 'attachment; filename="gobelet-player.json"'
        data = answer.json()
        assert data["player"]["name"] == "Marie"
        assert data["player"]["settings"] == {"theme": "dark"}
        assert data["devices"][0]["label"] == "Firefox, Linux"
        assert data["games"][0]["table"] == seated.table
        said = data["tables"][0]["rows"]
        assert (said[0]["name"], said[-1]["text"]) == ("Ann", "a secret of Ann's")
        assert "Ben" not in answer.text
        assert ann.secret not in answer.text


async def finished(home: House, ann: Device, ben: Device) -> str:
    """A whole game of two players, who have talked; the table."""
    seated = await ann.open_table(new_table("cincinnati", 2, 1, clock=0, name="Annabel"))
    people = [await come(home.url, one) for one in (seated, await ben.sit(seated.table, "Benjamin"))]
    await people[0].do(to_server.Rename(name="Annabelle"))
    await people[0].do(to_server.Chat(text="my cat is called Tibbles"))
    await people[1].do(to_server.Chat(text="mine is Rex"))
    await people[0].do(to_server.StartGame())
    await people[0].until(lambda view: view.question is not None)
    await people[0].do(to_server.Abandon())
    return seated.table


async def test_a_player_who_is_deleted_is_a_former_player(any_database: str) -> None:
    async with house(any_database) as home:
        ann, ben = Device(home.url), Device(home.url)
        table = await finished(home, ann, ben)
        path = f"/api/tables/{table}"
        assert "Annabelle" in (await home.get(f"{path}/record")).text
        game = (await home.table(table)).state.game
        assert game is not None
        told = await ann.done("DELETE", "/api/player")
        assert told == {"tables": [table], "done": True}
        for _time in range(2):
            record = (await home.get(f"{path}/record")).text
            assert [one["name"] for one in json.loads(record)["players"]][:2] == [FORMER, "Benjamin"]
            assert [seat["name"] for seat in (await home.get(path)).json()["seats"]][:2] == [
                FORMER,
                "Benjamin",
            ]
            replay = await home.post("/api/replay", json.dumps({"record": record}).encode())
            assert replay.json()["players"][0]["name"] == FORMER
            state = (await home.table(table)).state
            assert [line.text for line in state.chat] == ["mine is Rex"]
            assert state.game is not None
            assert state.game.fingerprint() == game.fingerprint()
            del home.lobby.tables[table]  # rebuilt from its log it says the same
        left = await everything(home)
        for word in ("Annabel", "Tibbles", ann.browser):
            assert word not in left
        assert "Benjamin" in left
        assert await ann.refused("GET", "/api/player") == "unknown-player"
        bound = await home.lobby.store.read(select(player_tables).where(player_tables.c.table_id == table))
        assert len(bound) == 1  # Ben's
        assert not await home.lobby.store.read(select(erasures))


async def test_a_deleted_player_leaves_running_games_and_lobbies(any_database: str) -> None:
    async with house(any_database) as home:
        ann, ben = Device(home.url), Device(home.url)
        running = await ann.open_table(new_table("cincinnati", 2, 1, clock=0))
        mine, other = [await come(home.url, one) for one in (running, await ben.sit(running.table, "Ben"))]
        await mine.do(to_server.StartGame())
        await other.until(lambda view: view.question is not None)
        waiting = await ann.open_table(new_table("cincinnati", 2, 1, listed=True))
        await ann.done("DELETE", "/api/player")
        view = await other.until(lambda view: view.table.seats[0].name == FORMER)
        assert view.table.seats[0].away
        assert view.table.host == 1
        await until(lambda: mine.closed)
        with pytest.raises((ServerError, ConnectionError)):
            await come(home.url, running)
        assert (await home.table(waiting.table)).state.seats[0].kind == "free"
        assert "Ann" not in (await home.get("/api/tables")).text


async def test_two_former_players_have_two_names() -> None:
    async with house() as home:
        ann, ben = Device(home.url), Device(home.url)
        table = await finished(home, ann, ben)
        for device in (ann, ben):
            await device.done("DELETE", "/api/player")
        seats = (await home.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["name"] for seat in seats][:2] == [FORMER, f"{FORMER} 2"]


async def test_what_a_crash_left_of_a_deleted_player_goes_later(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('players') / 'tables.db'}"
    async with house(database) as home:
        ann, ben = Device(home.url), Device(home.url)
        table = await finished(home, ann, ben)
        player = (await home.table(table)).state.seats[0].player
        await home.lobby.players.delete(player)  # and the process is gone
    async with house(database) as home:

        async def forgotten() -> bool:
            return "Annabel" not in await everything(home)

        await until(forgotten)


async def test_nobody_deletes_another() -> None:
    async with house() as home:
        ann, eve = Device(home.url), Device(home.url)
        await ann.say("Ann")
        assert await eve.refused("DELETE", "/api/player") == "unknown-player"
        await eve.say("Eve")
        await eve.done("DELETE", "/api/player")
        assert (await ann.me()).name == "Ann"
        for table in (codes, passkeys, challenges):
            assert not await home.lobby.store.read(select(table))
        assert len(await home.lobby.store.read(select(devices))) == 1


async def test_players_who_have_not_been_here_for_long_are_forgotten() -> None:
    clock = StillClock()
    async with house(clock=clock, keep=30) as home:
        ann, ben = Device(home.url), Device(home.url)
        await ann.say("Ann")
        await ben.say("Ben")
        clock.advance(29 * DAY / 1000)
        await ben.me()
        await ann.code()
        await home.lobby.store.write(
            lambda connection: (
                connection.execute(players.update().where(players.c.name == "Ann").values(seen=0)).rowcount
            )
        )
        clock.advance(SWEEPING / 1000)
        await home.lobby.rounds.tidy_players(clock.now())
        assert [row.name for row in await home.lobby.store.read(select(players.c.name))] == ["Ben"]
        assert not await home.lobby.store.read(select(codes))
