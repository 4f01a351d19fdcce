"""The live database, opened for a command of the operator."""

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url

from gobelet.cli.arguments import Arguments
from gobelet.cli.server_options import DATABASE, add_settings, settings_from
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.settings.configuring import database_of
from gobelet.server.start_checks import check_schema, newest_schema
from gobelet.server.storage.database import Store
from gobelet.server.storage.engine import open_engine

T = TypeVar("T")


def arguments_for(voice: Voice, command: str, about: str) -> Arguments:
    """What every such command takes: which database, and whether it prints JSON."""
    arguments = Arguments(voice, f"house {command}", about)
    add_settings(arguments, *DATABASE)
    arguments.flag("json", "cli-help-house-json")
    return arguments


def act_of(subject: str, known: tuple[str, ...], words: list[str]) -> tuple[str, list[str]]:
    """What is to be done with a subject, the first if nothing is said, and the words behind it."""
    if not words or words[0].startswith("-"):
        return known[0], words
    act, *rest = words
    if act not in known:
        raise BadRequest("cli-unknown-command", "", {"command": f"house {subject} {act}", "known": known})
    return act, rest


def with_store(read: Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the database. It is never made, and its schema stays: a server may be running."""
    return asyncio.run(_with_store(database_from(read), work))


def database_from(read: Namespace) -> str:
    """The address of a database that is there."""
    database = database_of(settings_from(read))
    file = make_url(database).database or ""
    if database.startswith("sqlite") and not Path(file).is_file():
        raise BadRequest("house-no-database", "", {"file": file})
    return database


async def _with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    engine = open_engine(database)
    try:
        found = await check_schema(engine, database)
        if found != newest_schema():
            raise BadRequest("house-schema-older", "", {"found": found, "known": newest_schema()})
    except BaseException:
        await engine.dispose()
        raise
    store = Store(engine)
    try:
        return await work(store)
    finally:
        await store.close()
