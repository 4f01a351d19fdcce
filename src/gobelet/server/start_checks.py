"""Looks before a server says that it is up: whether its database and its bus are there, and are ours.

Each failure is one sentence that says what to do.
"""

import asyncio
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from gobelet.core.errors import BadRequest, GobeletError
from gobelet.server.config import Config
from gobelet.server.settings.default_database import default_file
from gobelet.server.settings.shown import masked
from gobelet.server.storage.bus import Bus
from gobelet.server.storage.engine import open_engine
from gobelet.server.storage.health import Health, in_a_line
from gobelet.server.storage.migrate import MIGRATIONS, VERSION, bring_up, make_private

PATIENCE: Final = 10.0  # seconds for a database to take a connection
NO_TABLES: Final = ("no such table", "does not exist")


def check_outside(config: Config) -> None:
    """Fails unless the server can begin. The database has the schema of this program then."""
    if make_url(config.database).get_backend_name() == "sqlite":
        check_folder(config.database)
    asyncio.run(_check(config))


def check_folder(database: str) -> None:
    """The file may be new, its folder not: only the usual one is made. A new file is its owner's alone."""
    path = _file_of(database)
    if path is None:
        return
    try:
        if path == default_file():
            path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(
            "start-database-file", "", {"file": str(path), "reason": error.strerror or ""}
        ) from error
    if not path.parent.is_dir():
        raise BadRequest("start-no-folder", "", {"folder": str(path.parent)})
    try:
        make_private(make_url(database))  # before SQLite makes it, which would let everybody read it
    except OSError as error:
        raise BadRequest(
            "start-database-file", "", {"file": str(path), "reason": error.strerror or ""}
        ) from error


def _file_of(database: str) -> Path | None:
    """The file of an SQLite database; None if it is in memory."""
    named = make_url(database).database
    return None if not named or named == ":memory:" or named.startswith("file:") else Path(named)


async def _check(config: Config) -> None:
    engine = open_engine(config.database)
    try:
        await check_schema(engine, config.database)
        await bring_up(engine)
    except GobeletError:
        raise
    except Exception as error:  # each driver has errors of its own
        raise _away(config.database, error) from error
    finally:
        await engine.dispose()
    if config.bus:
        await _check_bus(config.bus)


async def check_schema(engine: AsyncEngine, database: str) -> str:
    """The revision of a database that this program knows; empty if it has none yet."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await _revision(engine)
    except Exception as error:  # each driver has errors of its own
        raise _away(database, error) from error
    scripts = ScriptDirectory(str(MIGRATIONS))
    if found and found not in {script.revision for script in scripts.walk_revisions()}:
        raise BadRequest("start-schema-newer", "", {"found": found, "known": newest_schema()})
    return found


def newest_schema() -> str:
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


async def _revision(engine: AsyncEngine) -> str:
    try:
        async with engine.connect() as connection:
            found = (await connection.execute(text(f"SELECT version_num FROM {VERSION}"))).scalar()
    except SQLAlchemyError as error:
        if any(words in str(error) for words in NO_TABLES) and VERSION in str(error):
            return ""
        raise
    return str(found) if found is not None else ""


def _away(database: str, error: BaseException) -> BadRequest:
    path = _file_of(database) if database.startswith("sqlite") else None
    reason = in_a_line(error)
    if path is not None:
        return BadRequest("start-database-file", "", {"file": str(path), "reason": reason})
    return BadRequest("start-database-away", "", {"address": masked(database), "reason": reason})


async def _check_bus(url: str) -> None:
    bus = Bus(url, "start", Health())
    try:
        await bus.connect()
    except Exception as error:  # each of its drivers has errors of its own
        raise BadRequest(
            "start-bus-away", "", {"address": masked(url), "reason": in_a_line(error)}
        ) from error
    finally:
        await bus.close()
