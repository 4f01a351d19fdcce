"""A worker's rounds: now and then it looks at all tables, its own and those that nobody serves."""

import logging
from typing import TYPE_CHECKING, Final

from gobelet.server.errors import Trouble
from gobelet.server.moderation.sweeping import sweep_moderation
from gobelet.server.storage.waiting_room import WaitingRoom
from gobelet.server.tables.deadlines import due
from gobelet.server.tables.driver import GRACE
from gobelet.server.tables.settings import DAY
from gobelet.server.tables.table import LEASE

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

ROUNDS: Final = 0.5  # seconds between two looks at all tables
SWEEPING: Final = 3_600_000  # milliseconds between two looks for tables that need not be kept
UNPLAYED: Final = 7  # days that a table is kept at which no game began
ERASING: Final = 10_000  # milliseconds between two looks for players who were deleted
BOOKING: Final = 30_000  # milliseconds between two looks for games that ended and were not booked
IDLE: Final = 60_000  # milliseconds after which a table without viewers leaves the memory

logger = logging.getLogger(__name__)


class Rounds:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.swept = 0  # when we last looked for tables that need not be kept
        self.erased = 0  # when we last looked for players who were deleted
        self.booked = 0  # when we last looked for games that were not booked
        self.tidied = 0  # when we last looked for players and codes that need not be kept

    async def go(self) -> None:
        """Now and then look for tables at which something was due and nobody has done it."""
        grace = 0 if self.lobby.bus is None else GRACE  # alone, we need not wait for another after a restart
        since = self.lobby.clock.now()
        while not self.lobby.closing.is_set():
            try:
                started = self.lobby.clock.now()
                if self.lobby.health.away("database"):
                    await self.lobby.store.probe()
                self._make_sure()
                await self._pick_up(grace)
                if self.lobby.bus is not None:
                    await self._compare(since - 2 * GRACE)
                self._put_away()
                self.lobby.metrics.look(self.lobby)
                await self.lobby.follower.look(started)
                await self.lobby.reported.look(started)
                await self.sweep(started)
                await self.tidy_players(started)
                self.book(started)
                self.lobby.tidier.tidy(started)
                await self.lobby.daily.go(started)
                self.lobby.tournaments.go(started)
                grace, since = GRACE, started
            except Trouble as trouble:
                logger.debug("a round was not finished: %s", trouble)
            except Exception:
                logger.exception("a round was not finished")
            await self.lobby.sleep(ROUNDS)

    def _make_sure(self) -> None:
        """The database is there: tables look up what became of rows that were refused."""
        for table in self.lobby.tables.values():
            if table.unsure and not table.lock.locked():
                self.lobby.spawn(self.lobby.quietly(table.make_sure(), table))

    async def _pick_up(self, grace: int) -> None:
        time = self.lobby.clock.now()
        for id in await self.lobby.store.overdue(time - grace, time):
            if id in self.lobby.tables:
                self.lobby.tables[id].driver.wake()
            elif self.lobby.bus is None or await self.lobby.store.claim(id, time, time + LEASE):
                self.lobby.spawn(self._drive(id))

    async def _drive(self, id: str) -> None:
        try:
            (await self.lobby.table(id)).driver.take()
        except Trouble as trouble:
            logger.debug("table %s was not picked up: %s", id, trouble)
        except Exception:
            logger.exception("table %s was not picked up", id)

    async def _compare(self, since: int) -> None:
        """Catch up on what the bus did not report."""
        for id, number in await self.lobby.store.changed(since):
            table = self.lobby.tables.get(id)
            if table is not None and number > table.state.number:
                self.lobby.spawn(self.lobby.quietly(table.catch_up(number), table))

    def _put_away(self) -> None:
        """Tables that nobody looks at, and at which nothing happens soon, leave the memory."""
        time = self.lobby.clock.now()
        for id, table in list(self.lobby.tables.items()):
            table.growth.tidy()
            busy = table.viewers or table.attendance.unsure or table.lock.locked()
            if busy or time - table.touched < IDLE:
                continue
            next_due = due(table.state)
            if next_due is None or next_due.at - table.now() > IDLE:
                self.lobby.drop(id)

    async def tidy_players(self, time: int) -> None:
        """What a crash has left of deleted players; old codes; players who have not been here for long."""
        if time - self.erased >= ERASING:
            await self.lobby.eraser.go()
            self.erased = time
        if time - self.tidied >= SWEEPING:
            await self.lobby.player_keys.forget_old(time)
            if self.lobby.config.keep:
                await self.lobby.players.forget_unseen(time - self.lobby.config.keep * DAY)
            self.tidied = time

    def book(self, time: int) -> None:
        """Games that a worker has ended and not booked before it died."""
        if time - self.booked >= BOOKING:
            self.booked = time
            self.lobby.bookkeeper.wake()

    async def sweep(self, time: int) -> None:
        """Tables whose game has been over for longer than they are kept are deleted, some at a time.

        Those at which nobody has played have no record, and go earlier.
        """
        if time - self.swept < SWEEPING:
            return
        await WaitingRoom(self.lobby.store).clear(time)
        await sweep_moderation(self.lobby.store, time)
        if not self.lobby.config.keep:
            self.swept = time
            return
        kept = self.lobby.config.keep
        await self.lobby.follower.acts.forget(time - kept * DAY)
        await self.lobby.tournaments.store.forget(time - kept * DAY)
        old = await self.lobby.store.forget(time - kept * DAY, time - min(kept, UNPLAYED) * DAY)
        for id in old:
            if id in self.lobby.tables:
                self.lobby.drop(id).send_all_away()
        if not old:
            self.swept = time
