"""`gobelet house move` and `backup`: running games go on in another database, and from a copy."""

import asyncio
import random
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import update

from gobelet.core.errors import BadRequest
from gobelet.server.client.connection import ServerError, ask
from gobelet.server.config import Config
from gobelet.server.protocol import tables as table_wire
from gobelet.server.start_checks import check_outside
from gobelet.server.storage import copying
from gobelet.server.storage.engine import open_engine
from gobelet.server.storage.migrate import bring_up
from gobelet.server.storage.sql_tables import workers
from tests.server.house import House, house
from tests.server.known import Device
from tests.server.outside import find_program
from tests.server.players import LATE, any_choice, begin, come, new_table
from tests.server.test_operating import gobelet_house
from tests.tiers import soak

pytestmark = pytest.mark.anyio
SOME = 5  # questions
TO_THE_END = 1_000_000
Seats = list[tuple[table_wire.Seated, int]]  # of people, and the question that each was last asked


async def say(postgres: str, words: str) -> None:
    connection = await asyncpg.connect(postgres)
    await connection.execute(words)
    await connection.close()


@pytest.fixture
async def empty(postgres: str) -> AsyncIterator[str]:
    """An empty database in the PostgreSQL of all tests."""
    await say(postgres, "CREATE DATABASE another")
    yield postgres.rpartition("/")[0] + "/another"
    await say(postgres, "DROP DATABASE another WITH (FORCE)")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def some_games(home: House) -> Seats:
    """Two games, each in the middle of a question that somebody of two people is asked."""
    seats: Seats = []
    for ruleset in ("cincinnati", "dicetown/2009"):
        players = await begin(home, new_table(ruleset, 2, 1, clock=0))
        for player in players:
            table, seat = player.seen.table.id, player.seen.you.seat
            assert player.token is not None
            assert seat is not None
            seats.append(
                (
                    table_wire.Seated(table=table, seat=seat, token=player.token, commitment=""),
                    player.asked.number,
                )
            )
            await player.close()
    return seats


async def play_on(home: House, seats: Seats, questions: int = SOME) -> None:
    """Everybody is at the same question with the same key, and the first game goes on."""
    for seated, number in seats:
        player = await come(home.url, seated)
        assert player.asked.number == number
        await player.close()
    until = seats[0][1] + questions
    await asyncio.gather(*[answer(home, seated, until) for seated, _number in seats[:2]])


async def answer(home: House, seated: table_wire.Seated, until: int) -> None:
    """Answer up to this question, or to the end. A database on a busy machine may be away for a moment."""
    dice = random.Random(seated.seat)
    while True:
        try:
            if await visit(home, seated, until, dice):
                return
        except ServerError as error:
            if error.code not in (*LATE, "store-down", "busy"):
                raise


async def visit(home: House, seated: table_wire.Seated, until: int, dice: random.Random) -> bool:
    """Answer while the server is there; whether this question is reached."""
    player = await come(home.url, seated)
    try:
        async for view in player.views():
            question = view.question
            if view.table.phase == "over" or (question is not None and question.number >= until):
                return True
            if question is not None and question.yours:
                await player.answer(any_choice(dice.choice(question.forms), dice), question.number)
        return False
    finally:
        await player.close()


async def key_of(home: House) -> Any:
    return await ask(home.url, "/api/house/key")


@soak
async def test_running_games_move_to_postgresql_and_back(file: str, empty: str, tmp_path: Path) -> None:
    async with house(file) as home:
        device = Device(home.url)
        me = await device.say("Zoé")
        seats = await some_games(home)
        key = await key_of(home)
    await gobelet_house(file, "announce", "--in", "10")
    told = await gobelet_house(file, "move", "--to", empty)
    rows = {one["table"]: one["rows"] for one in told["tables"]}
    assert rows["tables"] == 2
    assert rows["log"] > 8
    assert rows["house_acts"] == rows["players"] == 1
    assert (await gobelet_house(empty, "check"))["findings"] == []
    async with house(empty) as home:
        await play_on(home, seats)
        assert await key_of(home) == key
        assert (await Device(home.url, device.secret).me()).page == me.page
    await gobelet_house(empty, "announce", "--withdraw")  # numbers go on behind those that came along
    assert [one["number"] for one in await gobelet_house(empty, "acts")] == [2, 1]
    back = f"sqlite:///{tmp_path / 'back.db'}"
    await gobelet_house(empty, "move", "--to", back)
    assert (tmp_path / "back.db").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "back.db.key").read_text() == (tmp_path / "tables.db.key").read_text()
    async with house(back) as home:
        await play_on(home, seats[2:])
        for seated, _number in seats[:2]:
            player = await come(home.url, seated)
            assert player.asked.number >= seats[0][1] + SOME
            await player.close()
        await asyncio.gather(*[answer(home, seated, TO_THE_END) for seated, _number in seats[:2]])
        record = await ask(home.url, f"/api/tables/{seats[0][0].table}/record")
        assert record["signature"]["key"] == key["key"]


async def test_a_database_that_a_server_uses_stays(file: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'new.db'}"
    async with house(file) as home:
        said = await gobelet_house(file, "move", "--to", target, code=2)
        assert "A server uses" in said
        assert "Stop it first" in said
        assert not (tmp_path / "new.db").exists()
        lived = update(workers).values(beats=5)
    engine = open_engine(file)  # it was killed, just now and long ago
    async with engine.begin() as connection:
        await connection.execute(lived)
    assert "A server uses" in await gobelet_house(file, "move", "--to", target, code=2)
    async with engine.begin() as connection:
        await connection.execute(lived.values(seen=workers.c.seen - 60_000))
    await engine.dispose()
    assert home.lobby.worker  # its row came along
    await gobelet_house(file, "move", "--to", target)
    assert len(sqlite3.connect(tmp_path / "new.db").execute("SELECT * FROM workers").fetchall()) == 1


async def test_what_can_not_be_a_target_stays_as_it_is(file: str, tmp_path: Path) -> None:
    for name in ("tables.db", "full.db"):
        async with house(f"sqlite:///{tmp_path / name}") as home:
            await begin(home, new_table("cincinnati", 1, 2))
    full = f"sqlite:///{tmp_path / 'full.db'}"
    before = (tmp_path / "full.db").read_bytes()
    for target, sentence in (
        (full, "is not empty: there are rows in"),
        (f"sqlite:///{tmp_path}/../{tmp_path.name}/tables.db", "the same database"),
        ("mysql://x", "--to is sqlite:///FILE or postgresql://…, not"),
        (f"sqlite:///{tmp_path / 'none' / 'x.db'}", "does not exist: make it, or name another file"),
        ("postgresql://nobody@127.0.0.1:1/none", "postgresql://nobody@127.0.0.1:1/none"),
    ):
        assert sentence in await gobelet_house(file, "move", "--to", target, code=2), target
    assert "--to" in await gobelet_house(file, "move", code=2)
    assert (tmp_path / "full.db").read_bytes() == before
    (tmp_path / "new.db.key").write_text("ab" * 32)
    said = await gobelet_house(file, "move", "--to", f"sqlite:///{tmp_path / 'new.db'}", code=2)
    assert "it is another one" in said


async def test_a_copy_that_differs_is_thrown_away(file: str, tmp_path: Path) -> None:
    async with house(file) as home:
        await begin(home, new_table("cincinnati", 1, 2))
    target = f"sqlite:///{tmp_path / 'new.db'}"
    engine = open_engine(target)
    await bring_up(engine)
    await engine.dispose()
    with sqlite3.connect(tmp_path / "new.db") as disk:  # a disk that forgets
        disk.execute(
            "CREATE TRIGGER rot AFTER INSERT ON log WHEN new.number = 2 BEGIN "
            "UPDATE log SET body = '{}' WHERE number = 2; END"
        )
    assert "The copy of “log” has" in await gobelet_house(file, "move", "--to", target, code=2)
    with sqlite3.connect(tmp_path / "new.db") as disk:
        assert disk.execute("SELECT count(*) FROM tables").fetchone() == (0,)


async def test_a_source_that_somebody_writes_to_is_waited_for_and_then_refused(
    file: str, tmp_path: Path, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "LOCK", 100)
    async with house(file):
        pass
    await gobelet_house(file, "move", "--to", empty)
    with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        said = await gobelet_house(file, "move", "--to", f"sqlite:///{tmp_path / 'new.db'}", code=2)
        assert "is in use" in said
    connection = await asyncpg.connect(empty)
    writing = connection.transaction()
    await writing.start()
    await connection.execute("DELETE FROM players")
    said = await gobelet_house(empty, "move", "--to", f"sqlite:///{tmp_path / 'new.db'}", code=2)
    assert "is in use" in said
    await writing.rollback()
    await connection.close()


# --- backups --------------------------------------------------------------------------------------------


async def test_a_backup_of_a_live_file_goes_on_where_it_was_made(file: str, tmp_path: Path) -> None:
    """docs/house.md: a backup before an update, which then turns out to be none for this program."""
    live, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    async with house(file) as home:
        seats = await some_games(home)
        key = await key_of(home)
        told = await gobelet_house(file, "backup", str(copy))
        assert (told["tables"], told["key"]) == (2, True)
        assert copy.stat().st_mode & 0o777 == 0o600
        assert not list(tmp_path.glob("copy.db-*"))
        assert "is there already" in await gobelet_house(file, "backup", str(copy), code=2)
        assert "could not be made" in await gobelet_house(file, "backup", str(tmp_path / "no" / "x"), code=2)
        await play_on(home, seats)  # games go on, and the copy knows nothing of it
    with sqlite3.connect(live) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    with pytest.raises(BadRequest) as refused:
        await asyncio.to_thread(check_outside, Config(database=file))
    assert refused.value.id == "start-schema-newer"
    for old in tmp_path.glob("tables.db*"):
        old.unlink()
    shutil.copy(copy, live)
    shutil.copy(f"{copy}.key", f"{live}.key")
    async with house(file) as home:
        assert await key_of(home) == key
        await play_on(home, seats)


@soak
async def test_a_dump_of_a_live_postgresql_goes_on_where_it_was_made(
    empty: str, postgres: str, tmp_path: Path
) -> None:
    dump, restore = find_program("pg_dump"), find_program("pg_restore")
    assert dump is not None
    assert restore is not None
    copy = str(tmp_path / "copy.dump")
    async with house(empty) as home:
        seats = await some_games(home)
        key = await key_of(home)
        assert "pg_dump" in await gobelet_house(empty, "backup", copy, code=2)
        subprocess.run([dump, "-Fc", "-f", copy, empty], check=True)
        await play_on(home, seats)
    await say(postgres, "CREATE DATABASE restored")
    restored = postgres.rpartition("/")[0] + "/restored"
    try:
        subprocess.run([restore, "--no-owner", "-d", restored, copy], check=True)
        async with house(restored) as home:
            assert await key_of(home) == key
            await play_on(home, seats)
    finally:
        await say(postgres, "DROP DATABASE restored WITH (FORCE)")
