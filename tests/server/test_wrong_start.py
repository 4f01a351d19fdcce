"""A start that can't be: one sentence with what to do, before anything claims to be up, and exit code 2."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gobelet.server.config import Config
from gobelet.server.start_checks import check_outside
from tests.server.outside import free_port

PATIENCE = 300  # seconds: the machine may be busy
NOBODY = "127.0.0.1:1"  # nothing listens there


class Ended:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


def serve(folder: Path, *words: str, **environment: str) -> Ended:
    """`gobelet serve` as a process of its own, until it ends."""
    where = ("--no-open", "--port", str(free_port())) if "--port" not in words else ("--no-open",)
    done = subprocess.run(
        [sys.executable, "-m", "gobelet", "serve", *where, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        cwd=folder,
        check=False,
        env={**os.environ, "LANG": "C.UTF-8", **environment},
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def check(ended: Ended, *words: str) -> None:
    assert ended.code == 2, ended.err
    assert ended.out == ""  # nothing has claimed to be up
    assert len(ended.err.splitlines()) == 1, ended.err
    assert ended.err.startswith("gobelet: ")
    for word in words:
        assert word in ended.err


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    ended = serve(tmp_path, "--database", f"sqlite:///{tmp_path}/none/tables.db")
    check(ended, f"The folder {tmp_path}/none for the database does not exist: make it")


def test_a_file_that_is_no_database(tmp_path: Path, database: str) -> None:
    tmp_path.joinpath("tables.db").write_text("dear diary" * 1000)
    check(serve(tmp_path, "--database", database), "can’t be used: file is not a database")


def test_no_database(tmp_path: Path) -> None:
    ended = serve(tmp_path, GOBELET_DATABASE=f"postgresql://me:secret@{NOBODY}/tables")
    check(ended, f"The database postgresql://me:***@{NOBODY}/tables can’t be reached", "Start it")
    assert "secret" not in ended.err


def test_a_database_that_is_not_there(tmp_path: Path, postgres: str) -> None:
    ended = serve(tmp_path, "--database", f"{postgres}s")
    check(ended, "can’t be reached", f'"{postgres.rpartition("/")[2]}s" does not exist')


def test_no_redis(tmp_path: Path, database: str) -> None:
    ended = serve(tmp_path, "--database", database, "--bus", f"redis://{NOBODY}", "--workers", "2")
    check(ended, f"The bus redis://{NOBODY} can’t be reached", "Start it")


def test_a_port_that_is_taken(tmp_path: Path, database: str, taken: int) -> None:
    ended = serve(tmp_path, "--database", database, "--host", "127.0.0.1", "--port", str(taken))
    check(ended, f"port {taken}: Address already in use", "choose another port (--port)")
    ended = serve(tmp_path, "--database", database, "--metrics", str(taken))
    check(ended, f"Metrics can’t be shown at 127.0.0.1, port {taken}")


def test_a_schema_of_the_future(tmp_path: Path, database: str) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('4711')")
    file.close()
    check(serve(tmp_path, "--database", database), "a newer Gobelet: its schema is 4711", "Install the newer")


@pytest.mark.parametrize("host", ["no such host", "198.51.100.7"])
def test_a_bad_host(tmp_path: Path, database: str, host: str) -> None:
    ended = serve(tmp_path, "--database", database, "--host", host)
    check(ended, f"“{host}” is no address of this machine (--host). Use localhost")


def test_a_setting_that_is_wrong(tmp_path: Path, database: str) -> None:
    tmp_path.joinpath("gobelet.toml").write_text("wrokers = 3\n")
    check(serve(tmp_path, "--database", database), "gobelet.toml: wrokers. Did you mean workers?")


def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    """Already while the server looks for a schema in it: it will hold the dice of running games."""
    check_outside(Config(database=f"sqlite:///{tmp_path / 'new.db'}"))
    assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600
