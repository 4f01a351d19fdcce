"""A program for tests: migrates a file of SQLite, and is killed before one statement after the other.

It prints how many kills there were. It forks, and so has no threads.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url

from gobelet.server.storage import migrate

Work = Callable[[Connection], None]


def up(revision: str) -> Work:
    return lambda connection: migrate.upgrade(connection, revision)


def down(revision: str) -> Work:
    return lambda connection: command.downgrade(migrate._config(connection), revision)


def steps() -> list[tuple[str, str]]:
    """Every migration: the version before it, and its own."""
    script = ScriptDirectory(str(migrate.MIGRATIONS))
    found = [(one.down_revision or "base", one.revision) for one in script.walk_revisions()]
    return [(str(before), after) for before, after in reversed(found)]


def content(file: Path) -> list[str]:
    """All that is in the file, as SQL."""
    connection = sqlite3.connect(file)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def migrate_and_die(file: Path, work: Work, statement: int) -> bool:
    """Whether the process was killed before this statement; otherwise it was done earlier."""
    child = os.fork()
    if child:
        _pid, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, file
        return os.WIFSIGNALED(status)
    left = statement

    def count(*_arguments: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)
    try:
        migrate.migrate_file(make_url(f"sqlite:///{file}"), work)
    finally:
        os._exit(0)


def kill_at_every_statement(file: Path, work: Work) -> int:
    before = content(file)
    statement = 0
    while migrate_and_die(file, work, statement):
        statement += 1
        assert content(file) == before, f"killed before statement {statement}"
    assert content(file) != before
    return statement


def main(file: Path) -> None:
    kills = 0
    for before, after in steps():
        for work in (up(after), down(before)):
            kills += kill_at_every_statement(file, work)
        migrate.migrate_file(make_url(f"sqlite:///{file}"), up(after))
    print(kills)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
