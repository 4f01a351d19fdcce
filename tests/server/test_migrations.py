"""The schema: killed at any statement the file is as it was, and what older programs left is recovered."""

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, text

from gobelet.server.errors import Trouble
from gobelet.server.storage import migrate
from gobelet.server.storage.engine import open_engine
from tests.server.house import house
from tests.server.players import begin, new_table
from tests.tiers import soak


@soak
def test_killed_before_any_statement_a_migration_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.server.killed_migrations", str(tmp_path / "tables.db")]
    done = subprocess.run(program, check=True, capture_output=True, text=True)
    assert int(done.stdout) > 30


def first_start() -> list[str]:
    """What an older program executed on its first start, each statement in a transaction of its own."""
    said: list[str] = []
    engine = create_engine("sqlite://")

    def listen(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith(("CREATE", "\nCREATE")):
            said.append(statement)

    event.listen(engine, "before_cursor_execute", listen)
    with engine.begin() as connection:
        migrate.upgrade(connection, "0001")
    engine.dispose()
    return said


async def test_a_file_that_a_kill_left_behind_is_opened(tmp_path: Path) -> None:
    statements = first_start()
    assert len(statements) == 6
    for number in range(len(statements) + 1):
        file = tmp_path / f"{number}.db"
        left = sqlite3.connect(file)
        left.execute("PRAGMA journal_mode=WAL")
        for statement in statements[:number]:
            left.execute(statement)
        left.commit()
        left.close()
        async with house(f"sqlite:///{file}") as home:
            await begin(home, new_table("cincinnati", 2, 1))
    empty = tmp_path / "empty.db"
    empty.touch()
    await migrate.bring_up(open_engine(f"sqlite:///{empty}"))


async def test_somebody_elses_tables_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "theirs.db"
    for statement in ("CREATE TABLE log (line TEXT)", "CREATE TABLE tables (id TEXT)"):
        theirs = sqlite3.connect(file)
        theirs.execute(statement)
        theirs.execute(f"INSERT INTO {statement.split()[2]} VALUES ('theirs')")
        theirs.commit()
        with pytest.raises(Trouble) as refused:
            await migrate.bring_up(open_engine(f"sqlite:///{file}"))
        assert refused.value.id == "database-foreign"
        theirs.execute("DROP TABLE IF EXISTS log")
        theirs.close()


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0o022)
    try:
        async with house(f"sqlite:///{file}") as home:
            await begin(home, new_table("cincinnati", 2, 1))
            for path in tmp_path.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
            assert len(list(tmp_path.iterdir())) == 4, "with the key that signs records"
        file.chmod(0o640)  # as an operator wants it
        async with house(f"sqlite:///{file}"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o640
    finally:
        os.umask(before)


def test_players_who_are_known_already_get_a_page_of_their_own() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate.upgrade(connection, "0004")
        for id in ("a", "b"):
            connection.execute(
                text(f"INSERT INTO players VALUES ('{id}', 'handle {id}', 'Ann', NULL, NULL, '{{}}', 0, 0)")
            )
        for phase in ("over", "playing"):
            connection.execute(
                text(f"INSERT INTO tables VALUES ('{phase}', '', 0, 0, '{phase}', 0, '', 0, NULL, 0, '')")
            )
        migrate.upgrade(connection, "0006")
        pages = list(connection.scalars(text("SELECT public FROM players")))
        assert len(set(pages)) == 2
        assert all(len(page) == 12 for page in pages)
        # What has ended before is nobody's result; what is still played will be somebody's.
        unbooked = connection.scalars(text("SELECT id FROM tables WHERE NOT booked"))
        assert list(unbooked) == ["playing"]
    engine.dispose()
