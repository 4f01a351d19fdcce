"""Games for research: which of a house's games may leave it, and what of them."""

import asyncio
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Executable, delete, update

from gobelet import records
from gobelet.cli.main import main
from gobelet.server.clock import now
from gobelet.server.storage.house_acts import HouseActs
from gobelet.server.storage.players import RESEARCH
from gobelet.server.storage.sql_tables import players, tables
from gobelet.server.tables import rows
from gobelet.server.tables.settings import DailyMark, Origin, TableSettings
from tests.export.reading import contents, table
from tests.server.given_games import played, seen, somebody
from tests.server.house import House, house
from tests.server.known import Device, moved
from tests.server.players import new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def live(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def exported(live: str, folder: Path, *words: str) -> list[dict[str, Any]]:
    """The seats of the games that the operator gets."""
    out, err = io.StringIO(), io.StringIO()

    def command() -> int:
        with redirect_stdout(out), redirect_stderr(err):
            return main([*(words or ("house", "export")), "--database", live, "--to", str(folder), "--json"])

    assert await asyncio.to_thread(command) == 0, err.getvalue()
    seats = table(folder, "seats")
    assert json.loads(out.getvalue())["rows"]["seats"] == len(seats)
    return seats


def players_in(seats: list[dict[str, Any]]) -> list[list[str]]:
    """By game: who sat there."""
    games = sorted({row["game"] for row in seats})
    return [[row["player"] for row in seats if row["game"] == game] for game in games]


async def test_a_game_is_given_by_its_host_and_everybody_who_sat_there(
    any_database: str, live: str, tmp_path: Path
) -> None:
    live = any_database or live
    async with house(live) as home:
        for of_others in (tables, players):  # of earlier tests in the same database
            await home.lobby.store.write(partial(_execute, delete(of_others)))
        ann, ben, cid = [(await somebody(home, name))[1] for name in ("Ann", "Ben", "Cid")]
        _device, dot = await somebody(home, "Dot", give=False)
        both = await played(home, [("Ann", ann), ("Ben", ben)])
        assert (await seen(home, both)).research
        await played(home, [("Cid", cid), ("Ben", ben)])
        await played(home, [("Ann", ann), ("Dot", dot)])  # one has not agreed
        await played(home, [("Ann", ann), ("Eve", "")])  # nobody knows who that is
        await played(home, [("Ann", ann), ("Ben", ben)], research=False)  # the host has not
        free = rows.Replaced(1, None)
        await played(
            home, [("Ann", ann), ("Dot", dot)], free, rows.Sat(1, "Ben", "", player=ben)
        )  # Dot sat there
        seats = await exported(live, tmp_path / "out")
        assert len(players_in(seats)) == 2
        assert {tuple(sorted({*game})) for game in players_in(seats)} in (
            {("greedy", "player 1", "player 2"), ("greedy", "player 2", "player 3")},
            {("greedy", "player 1", "player 2"), ("greedy", "player 1", "player 3")},
        )
        assert {row["kind"] for row in seats} == {"person", "greedy"}
        assert await exported(live, tmp_path / "other", "export") == seats  # the same by another name


async def test_nothing_personal_leaves_the_house(live: str, tmp_path: Path) -> None:
    async with house(live) as home:
        ids = [(await somebody(home, name))[1] for name in ("Annabelle", "Benedikt")]
        id = await played(home, [("Annabelle", ids[0]), ("Benedikt", ids[1])])
        settings = await home.lobby.store.settings(id)
        assert settings is not None
        seats = await exported(live, tmp_path / "out")
        files = list(records.read_all(tmp_path / "out"))
        assert len(files) == 1
        assert records.verify(files[0].record, files[0].marks) is None
        assert [player.name for player in files[0].players][:2] == [row["player"] for row in seats][:2]
        assert (files[0].proof, files[0].signature) == (None, None)
        told = json.dumps(
            [table(tmp_path / "out", name) for name in ("games", "seats", "decisions", "events")]
        )
        told += str(files) + str([*contents(tmp_path / "out")])
        told += b"".join([contents(tmp_path / "out")[name] for name in ("README.md", "export.json")]).decode()
        for secret in (
            "Annabelle",
            "Benedikt",
            "a word of mine",
            id,
            settings.secret,
            *ids,
            str(settings.created),
        ):
            assert secret not in told


async def test_what_counts_is_what_people_say_when_it_is_exported(live: str, tmp_path: Path) -> None:
    async with house(live) as home:
        ann, ben = await somebody(home, "Ann"), await somebody(home, "Ben")
        await played(home, [("Ann", ann[1]), ("Ben", ben[1])])
        await played(home, [("Ann", ann[1])])

        async def games(folder: str) -> int:
            return len(players_in(await exported(live, tmp_path / folder)))

        assert await games("before") == 2
        await ben[0].done("PUT", "/api/player/research", {"give": False})
        assert await games("withdrawn") == 1
        await ben[0].done("PUT", "/api/player/research", {"give": True})
        assert await games("again") == 2
        await ben[0].done("DELETE", "/api/player")
        assert await games("deleted") == 1


async def test_only_the_player_themselves_can_agree(live: str) -> None:
    async with house(live) as home:
        ann, _id = await somebody(home, "Ann", give=False)
        assert not (await ann.me()).research
        told = await ann.done("PUT", "/api/player/research", {"give": True})
        assert told["research"]
        assert (await ann.done("GET", "/api/player/data"))["player"]["games_given_to_research"]
        other = await moved(home, ann)
        await other.done("PUT", "/api/player/research", {"give": False})
        # What a page keeps of its settings says nothing of this, whatever it sends.
        again = await ann.say("Anna", settings={"pace": "slow", "research": "yes"})
        assert (again.research, again.settings) == (False, {"pace": "slow", "research": "yes"})
        await ann.done("PUT", "/api/player/research", {"give": True})
        again = await other.say("Anna", settings={"pace": "fast"})
        assert (again.research, again.settings) == (True, {"pace": "fast"})
        forged = {"name": "Anna", "settings": {RESEARCH: "yes"}}
        assert (await ann.ask("PUT", "/api/player", forged)).status_code == 400
        for body in ({}, {"give": "yes"}, {"give": True, "more": 1}):
            assert (await ann.ask("PUT", "/api/player/research", body)).status_code == 400
        assert (
            await Device(home.url).refused("PUT", "/api/player/research", {"give": True}) == "unknown-player"
        )


async def test_some_tables_are_never_given(live: str, tmp_path: Path) -> None:
    """Those at one device, those that go on from another game, and those of a day that is still sealed."""
    async with house(live) as home:
        ann, id = await somebody(home, "Ann")
        wanted = new_table("cincinnati", 2, 1, research=True, shared=True)
        refused = await ann.ask("POST", "/api/tables", wanted)
        assert (refused.status_code, refused.json()["code"]) == (400, "research-one-device")
        assert refused.json()["facts"]["field"] == "research"
        table = await played(home, [("Ann", id)])
        day = DailyMark(day="2026-11-17", game="cincinnati", ends=now() + 10_000_000)
        origin = Origin(record="", parent="")
        changes: list[tuple[dict[str, Any], int]] = [
            ({"start": origin}, 0),
            ({"daily": day}, 0),
            ({"shared": True}, 0),
            ({}, 1),
        ]
        for number, (change, given) in enumerate(changes):
            await change_settings(home, table, change)
            assert len(players_in(await exported(live, tmp_path / str(number)))) == given


async def change_settings(home: House, table: str, change: dict[str, Any]) -> None:
    settings = await home.lobby.store.settings(table)
    assert isinstance(settings, TableSettings)
    usual = {"start": None, "daily": None, "shared": False}
    changed = msgspec.structs.replace(settings, **{**usual, **change})
    text = msgspec.json.encode(changed).decode()
    await home.lobby.store.write(
        partial(_execute, update(tables).where(tables.c.id == table).values(settings=text))
    )


def _execute(query: Executable, connection: Connection) -> None:
    connection.execute(query)


async def test_the_operator_reads_afterwards_that_it_was_done(live: str, tmp_path: Path) -> None:
    async with house(live) as home:
        await exported(live, tmp_path / "out", "house", "export", "--reason", "a study")
        last = (await HouseActs(home.lobby.store).latest())[0]
        assert (last.act, last.target, last.reason) == ("export", "", "a study")
        assert json.loads(last.body)["games"] == 0
