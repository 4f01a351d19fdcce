"""The operator's hands: `gobelet house` on the live database, beside a server that runs."""

import asyncio
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from gobelet.cli.main import main
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol import to_browser
from gobelet.server.storage.sql_tables import log, tables
from tests.server.house import house, until
from tests.server.known import Device
from tests.server.outside import redis
from tests.server.players import Player, begin, come, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def live(any_database: str, tmp_path: Path) -> str:
    return any_database or f"sqlite:///{tmp_path / 'tables.db'}"


async def gobelet_house(database: str, *words: str, code: int = 0) -> Any:
    """What the command prints, in a thread with a loop of its own: JSON, or a sentence if it fails."""
    out, err = io.StringIO(), io.StringIO()

    def command() -> int:
        with redirect_stdout(out), redirect_stderr(err):
            return main(["house", *words, "--json", "--database", database])

    done = await asyncio.to_thread(command)
    assert done == code, err.getvalue()
    return json.loads(out.getvalue()) if out.getvalue() else err.getvalue()


async def test_tables_are_listed_shown_closed_and_deleted(live: str) -> None:
    async with house(live) as home:
        ann, ben = await begin(home, new_table("cincinnati", 2, 1))
        id = ann.seen.table.id
        listed = await gobelet_house(live, "tables", "list", "--phase", "playing")
        assert [one["id"] for one in listed if one["id"] == id] == [id]
        shown = await gobelet_house(live, "tables", "show", id)
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben1", "greedy"]
        assert [seat["here"] for seat in shown["seats"][:2]] == [True, True]
        assert "secret" not in json.dumps(shown)
        await gobelet_house(live, "tables", "close", id, "--reason", "a bad word")
        for player in (ann, ben):
            await player.until(lambda view: view.table.phase == "abandoned")
        wrong = await gobelet_house(live, "tables", "close", id, code=2)
        assert wrong.startswith("gobelet: ")
        assert "--yes" in await gobelet_house(live, "tables", "delete", id, code=2)
        await gobelet_house(live, "tables", "delete", id, "--yes")
        await until(lambda: id not in home.lobby.tables)
        await gobelet_house(live, "tables", "show", id, code=2)
        acts = await gobelet_house(live, "acts")
        assert [(one["act"], one["reason"]) for one in acts if one["target"] == id] == [
            ("delete-table", ""),
            ("close-table", "a bad word"),
        ]


async def test_a_frozen_table_is_unfrozen_once_its_log_is_right_again(live: str) -> None:
    async with house(live) as home:
        ann, *_others = await begin(home, new_table("cincinnati", 3, 0))  # nobody plays meanwhile
        id = ann.seen.table.id
        store = home.lobby.store
        last = select(log.c.number).where(log.c.table_id == id, log.c.fingerprint.is_not(None))
        number = max([row.number for row in await store.read(last)])
        mine = (log.c.table_id == id, log.c.number == number)
        right = (await store.read(select(log.c.fingerprint).where(*mine)))[0].fingerprint

        async def print_finger(mark: str) -> None:
            changed = update(log).where(*mine).values(fingerprint=mark)
            await store.write(lambda connection: connection.execute(changed).rowcount)

        assert "not frozen" in await gobelet_house(live, "tables", "unfreeze", id, code=2)
        await print_finger("0" * 16)
        home.lobby.drop(id)
        again = await come(home.url, table_wire.Seated(id, 0, ann.token or "", ""))
        await again.until(lambda view: view.table.phase == "frozen")
        assert [one["id"] for one in await gobelet_house(live, "tables", "--phase", "frozen")] == [id]
        assert (await gobelet_house(live, "tables", "show", id))["frozen"] == "table-frozen"
        assert "can’t go on" in await gobelet_house(live, "tables", "unfreeze", id, code=2)
        assert "is frozen" in await gobelet_house(live, "tables", "close", id, code=2)
        await print_finger(right)
        await gobelet_house(live, "tables", "unfreeze", id)
        await until(lambda: id not in home.lobby.tables)
        back = await come(home.url, table_wire.Seated(id, 0, ann.token or "", ""))
        await back.until(lambda view: view.table.phase == "playing" and view.question is not None)
        phase = await store.read(select(tables.c.phase).where(tables.c.id == id))
        assert phase[0].phase == "playing"


async def test_players_are_found_and_deleted_with_their_data(live: str) -> None:
    async with house(live) as home:
        device = Device(home.url)
        await device.say("Zoë Delete")
        seated = await device.open_table(new_table("cincinnati", 3, 0, name="Zoë Delete"))
        looks_on = await Player.connect(home.url, seated.table, None)
        assert isinstance(looks_on, Player)
        found = await gobelet_house(live, "players", "find", "delete")
        assert [(one["name"], one["tables"]) for one in found] == [("Zoë Delete", 1)]
        assert "--yes" in await gobelet_house(live, "players", "delete", found[0]["id"], code=2)
        await gobelet_house(live, "players", "delete", found[0]["id"], "--yes")
        await looks_on.until(lambda view: "Zoë" not in view.table.seats[0].name)
        assert await gobelet_house(live, "players", "find", "delete") == []
        assert await device.refused("GET", "/api/player") == "unknown-player"
        assert "no player" in await gobelet_house(live, "players", "delete", found[0]["id"], "--yes", code=2)


def announced(player: Player) -> list[to_browser.Announced]:
    decoded = [msgspec.json.decode(one, type=to_browser.ToBrowser) for one in player.received]
    return [one for one in decoded if isinstance(one, to_browser.Announced)]


def heard(player: Player) -> bool:
    return bool(announced(player))


def withdrawn(player: Player) -> bool:
    return announced(player)[-1].restart is None


async def test_an_announcement_reaches_every_page_at_every_worker_and_is_withdrawn(postgres: str) -> None:
    with redis() as bus:
        async with house(postgres, bus=bus) as first, house(postgres, bus=bus) as second:
            ann, _ben = await begin(first, new_table("cincinnati", 2, 1))
            other = await come(second.url, table_wire.Seated(ann.seen.table.id, 0, ann.token or "", ""))
            bot = await Player.connect(first.url, ann.seen.table.id, None, program=True)
            assert isinstance(bot, Player)
            assert (await first.get("/api/announcement")).json()["restart"] is None
            said = await gobelet_house(postgres, "announce", "--in", "10", "--text", "New rules.")
            for player in (ann, other):
                await until(partial(heard, player))
                assert (announced(player)[0].restart, announced(player)[0].text) == (
                    said["restart"],
                    "New rules.",
                )
            for home in (first, second):
                found = (await home.get("/api/announcement")).json()
                assert (found["restart"], found["text"]) == (said["restart"], "New rules.")
            late = await come(second.url, table_wire.Seated(ann.seen.table.id, 0, ann.token or "", ""))
            await until(lambda: bool(announced(late)))
            await gobelet_house(postgres, "announce", "--withdraw")
            for player in (ann, other, late):
                await until(partial(withdrawn, player))
            assert not announced(bot)


async def test_after_its_time_a_restart_is_no_longer_announced(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with house(database) as home:
        await gobelet_house(database, "announce", "--in", "0")
        await until(lambda: home.lobby.follower.planned is not None)
    async with house(database) as home:
        assert home.lobby.follower.planned is None
        await gobelet_house(database, "announce", "--in", "60")
        await until(lambda: home.lobby.follower.planned is not None)
    async with house(database) as home:  # it has restarted early: the other restart is still to come
        assert home.lobby.follower.planned is not None
    assert "200" in await gobelet_house(database, "announce", "--text", "x" * 201, code=2)


async def test_the_database_is_checked_and_counted(live: str) -> None:
    async with house(live) as home:
        ann, _ben = await begin(home, new_table("cincinnati", 2, 1))
        id = ann.seen.table.id
        counted = await gobelet_house(live, "statistics")
        assert counted["tables_playing"] >= 1
        assert counted["connected"] >= 2
        assert counted["workers"] == 1
        assert counted["bytes"] > 0
        sound = await gobelet_house(live, "check")
        assert sound["findings"] == []
        assert sound["replayed"] >= 1
        wrong = update(tables).where(tables.c.id == id).values(number=tables.c.number + 7)
        await home.lobby.store.write(lambda connection: connection.execute(wrong).rowcount)
        found = (await gobelet_house(live, "check", code=1))["findings"]
        assert [(one["what"], one["table"]) for one in found] == [("numbers", id)]


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    assert "There is no database" in await gobelet_house(f"sqlite:///{file}", "tables", code=2)
    assert not file.exists()
