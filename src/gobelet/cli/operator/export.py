"""`gobelet house export`: the games that people have given to research, from the live database."""

import asyncio
import threading
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from gobelet.cli.exit_codes import DONE
from gobelet.cli.export import add_shape, figures, show, telling_why, write
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.export import Exported, GivenGame, Pseudonyms
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.operating.research import given_game, given_tables
from gobelet.server.storage.database import Store
from gobelet.server.storage.house_acts import note_act


def run(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "export", "cli-about-house-export")
    add_shape(arguments)
    arguments.option("reason", "TEXT", "cli-help-reason", "")
    read = arguments.read(words)
    with telling_why(read.to):
        done = from_house(read, read.reason)
    show(voice, done, read.json)
    return DONE


def from_house(read: Namespace, reason: str) -> Exported:
    """Export what a database holds for research, and write down there that it was done."""

    async def work(store: Store) -> Exported:
        done = await _export(read, store)
        body = msgspec.json.encode(figures(done)["rows"]).decode()
        await store.write(lambda connection: note_act(connection, now(), "export", "", reason, body))
        return done

    return with_store(read, work)


async def _export(read: Namespace, store: Store) -> Exported:
    """The tables are read here, and written in a thread: one game is in memory at a time."""
    loop = asyncio.get_running_loop()
    stopped = threading.Event()
    people = Pseudonyms()

    def games() -> Iterator[GivenGame]:
        for table in tables:
            found = asyncio.run_coroutine_threadsafe(given_game(store, table, people), loop).result()
            if stopped.is_set():
                return
            if found is not None:
                yield found

    tables = await given_tables(store, now())
    try:
        return await asyncio.to_thread(write, read, games(), "house")
    finally:
        stopped.set()
