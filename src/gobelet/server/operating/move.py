"""`gobelet house move`: everything in one database goes to another, and is compared there."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gobelet.core.errors import BadRequest
from gobelet.server import signing
from gobelet.server.operating.overview import HEARD
from gobelet.server.settings.shown import masked
from gobelet.server.start_checks import check_folder, check_schema, newest_schema
from gobelet.server.storage import copying
from gobelet.server.storage.connections import ENDED
from gobelet.server.storage.engine import open_engine
from gobelet.server.storage.health import in_a_line
from gobelet.server.storage.migrate import bring_up
from gobelet.server.storage.sql_tables import server_keys

OF_RECORDS: Final = server_keys.c.name == signing.NAME


async def move(source: str, target: str) -> list[copying.TableSum]:
    """What the target holds then, by tables. The source stays as it is."""
    if _place(source) == _place(target):
        raise BadRequest("house-move-same", "", {})
    async with _source(source) as connection:
        await _check_unused(connection, source)
        await _make_ready(target)
        key = await _signing_key(connection, source)
        try:
            async with copying.all_or_nothing(target) as copy:
                filled = await copying.first_filled(copy)
                if filled:
                    raise BadRequest("house-move-filled", "", {"address": masked(target), "name": filled})
                _check_key_file(target, key)
                sums = await copying.copy_tables(connection, copy)
                await _put_key(copy, target, key)
        except (SQLAlchemyError, OSError) as error:
            raise BadRequest("house-move-failed", "", {"reason": in_a_line(error)}) from error
        return sums


def _place(database: str) -> tuple[object, ...]:
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return ("sqlite", os.path.realpath(url.database or ""))
    return (url.get_backend_name(), url.host, url.port or 5432, url.database)


@asynccontextmanager
async def _source(database: str) -> AsyncIterator[AsyncConnection]:
    """The source, which stands still. It has the schema of this program: rows are copied as they are."""
    engine = open_engine(database)
    try:
        found = await check_schema(engine, database)
    finally:
        await engine.dispose()
    if found != newest_schema():
        raise BadRequest("house-schema-older", "", {"found": found, "known": newest_schema()})
    still = copying.standing_still(database)
    try:
        connection = await still.__aenter__()
    except (SQLAlchemyError, OSError) as error:
        raise BadRequest(
            "house-move-busy",
            "",
            {"address": masked(database), "seconds": copying.LOCK // 1000, "reason": in_a_line(error)},
        ) from error
    try:
        yield connection
    finally:
        await still.__aexit__(None, None, None)


async def _check_unused(connection: AsyncConnection, database: str) -> None:
    """A worker that runs has a heartbeat; one that was killed is taken for dead after a while."""
    seen = await copying.last_heartbeat(connection, ENDED)
    ago = None if seen is None else int(time.time() * 1000) - seen
    if ago is not None and ago < HEARD:
        raise BadRequest(
            "house-move-in-use",
            "",
            {"address": masked(database), "seconds": max(0, ago // 1000), "most": HEARD // 1000},
        )


async def _make_ready(database: str) -> None:
    """The target has our schema then. One that has another already is somebody's, and stays."""
    if make_url(database).get_backend_name() == "sqlite":
        check_folder(database)
    engine = open_engine(database)
    try:
        found = await check_schema(engine, database)
        if found and found != newest_schema():
            raise BadRequest("house-schema-older", "", {"found": found, "known": newest_schema()})
        await bring_up(engine)
    finally:
        await engine.dispose()


# --- the key that signs records -------------------------------------------------------------------------


def _key_file(database: str) -> Path | None:
    url = make_url(database)
    return Path(f"{url.database}.key") if url.get_backend_name() == "sqlite" else None


async def _signing_key(connection: AsyncConnection, database: str) -> str:
    """The key that belongs to a database: in a file beside it, or in it. Empty if there is none."""
    file = _key_file(database)
    if file is not None:
        return signing.read_or_make(str(file)) if file.exists() else ""
    found = (await connection.execute(select(server_keys.c.value).where(OF_RECORDS))).scalar()
    return str(found or "")


def _check_key_file(target: str, key: str) -> None:
    file = _key_file(target)
    if file is not None and key and file.exists() and signing.read_or_make(str(file)) != key:
        raise BadRequest("house-move-key-there", "", {"file": str(file)})


async def _put_key(copy: AsyncConnection, target: str, key: str) -> None:
    """Where a server with that database looks for it."""
    file = _key_file(target)
    await copy.execute(delete(server_keys).where(OF_RECORDS))
    if key and file is None:
        await copy.execute(insert(server_keys).values(name=signing.NAME, value=key))
    elif key and file is not None and not file.exists():
        signing.write(file, key)
