"""Games that people have given to research: which these are, and what of them leaves the house.

A game is given if all of this holds:

1. its host has switched it on when the table was founded, for all to see;
2. the game is over, was dealt at this table, and is not one of a day that is still sealed;
3. everybody who ever took a seat at the table is a known player, and has agreed on the page *You*.

What counts is what people say when it is exported: whoever takes it back, or deletes their player, takes all
their games out of later exports.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import select

from gobelet.export import GivenGame, Pseudonyms, without_names
from gobelet.records import RecordFile
from gobelet.server.storage.database import Store
from gobelet.server.storage.players import agrees
from gobelet.server.storage.sql_tables import players, tables
from gobelet.server.tables import rows
from gobelet.server.tables.published_record import orders_of, players_of
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import State
from gobelet.server.tables.table import rebuild

PAGE: Final = 500  # tables that are looked at in one query


async def given_tables(store: Store, now: int) -> list[str]:
    """Finished tables whose hosts have given their games, by their random ids: in no order of time."""
    found: list[str] = []
    last = ""
    while True:
        query = (
            select(tables.c.id, tables.c.settings)
            .where(tables.c.phase == "over", tables.c.id > last)
            .order_by(tables.c.id)
            .limit(PAGE)
        )
        page = await store.read(query)
        if not page:
            return found
        last = page[-1].id
        found += [
            row.id
            for row in page
            if given_by_host(msgspec.json.decode(row.settings, type=TableSettings), now)
        ]


def given_by_host(settings: TableSettings, now: int) -> bool:
    """A game that goes on from another holds the moves of people who never sat here."""
    sealed = settings.daily is not None and now < settings.daily.ends
    return settings.research and settings.start is None and not sealed and not settings.shared


async def given_game(store: Store, table: str, people: Pseudonyms) -> GivenGame | None:
    """The game of a table without names; None if not everybody has agreed, or it can't be replayed."""
    settings = await store.settings(table)
    if settings is None:
        return None
    log = await store.rows(table, 0)
    if not await all_agree(store, [logged.row.player for logged in log if isinstance(logged.row, rows.Sat)]):
        return None
    state, wrong = rebuild(State(settings), log)
    if wrong is not None or state.game is None or not state.game.over:
        return None
    file = RecordFile(state.game.record(), tuple(players_of(state)), (), None, tuple(orders_of(state)))
    return without_names(file, people, tuple([seat.player for seat in state.seats]))


async def all_agree(store: Store, sat: Sequence[str]) -> bool:
    """Whether all of these players are known and have agreed. An empty id is somebody unknown."""
    known = set(sat)
    if "" in known or not known:
        return False
    query = select(players.c.settings).where(players.c.id.in_(sorted(known)))
    found = await store.read(query)
    return len(found) == len(known) and all(agrees(row.settings) for row in found)
