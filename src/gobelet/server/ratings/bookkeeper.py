"""Finished games are booked, rated and studied on the side, by any worker, also after a crash.

A table is over by a row of its log, and not booked yet: both stand in the database. So whoever looks finds
what is still to be done, and what two workers do at once is done once.
"""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final

from gobelet import records
from gobelet.core.errors import GobeletError
from gobelet.server.errors import Trouble
from gobelet.server.ratings.applying import apply
from gobelet.server.ratings.outcome import outcome_of
from gobelet.server.ratings.study import study
from gobelet.server.replays.replayers import attempt
from gobelet.server.storage.result_books import MOST, Finding, ResultBooks

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

logger = logging.getLogger(__name__)


class Bookkeeper:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.books: Final = ResultBooks(lobby.store)
        self.lock: Final = asyncio.Lock()
        self.awake = False  # somebody is about to look: what ended until then is found

    def wake(self) -> None:
        """A game has ended here, or may have elsewhere."""
        if not self.awake:
            self.awake = True
            self.lobby.spawn(self.go())

    async def go(self) -> None:
        """All that is still to be done."""
        async with self.lock:
            self.awake = False
            try:
                await self._book()
                await apply(self.lobby.store)
                await self._study()
            except Trouble as trouble:  # the database is away
                logger.debug("not all games were booked: %s", trouble)
            except Exception:
                logger.exception("not all games were booked")

    async def _book(self) -> None:
        """Every game that has ended, before any is rated: they count in the order in which they ended."""
        done = MOST
        while done == MOST:
            done = 0
            for table, players in await self.books.unbooked():
                done += await self._book_table(table) if players else await self.books.skip(table)

    async def _book_table(self, id: str) -> bool:
        """Whether this table needs no look any more."""
        try:
            table = await self.lobby.table(id)
            if table.state.phase != "over":
                await table.read_on()  # another worker has ended it
            if table.state.phase != "over":
                return False  # frozen: we do not have its rules
            return await self.books.book(outcome_of(table.state, await self.lobby.store.rows(id, 0)))
        except Trouble as trouble:
            if trouble.id == "unknown-table":  # it was deleted meanwhile
                return True
            raise

    async def _study(self) -> None:
        done = MOST
        while done == MOST:
            found = await self.books.unstudied()
            for table in found:
                await self.books.study(table, await self._replayed(table))
            done = len(found)

    async def _replayed(self, id: str) -> Finding | None:
        """What the game holds; None if its table is gone, or its record does not replay."""
        try:
            table = await self.lobby.table(id)
            if table.state.game is None:
                return None
            text = await asyncio.to_thread(records.dump, table.state.game.record())
            known = [number for number, seat in enumerate(table.state.seats) if seat.player]
            # What decisions cost is not told before all who have the same dice are done with them; for daily
            # tables the list of the day says it.
            costs = [] if table.state.settings.duplicate else known
            found: Finding = await self.lobby.replayers.pool.run(attempt, study, text, costs)
            return found
        except GobeletError as error:
            if error.id in ("store-down", "busy"):
                raise
            logger.warning("table %s was not studied: %s", id, error)
            return None
        except (BrokenProcessPool, TimeoutError) as error:  # not again: it might be the record
            logger.warning("table %s was not studied: %r", id, error)
            return None
