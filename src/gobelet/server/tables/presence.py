"""Who is connected, over all workers. What follows from it for a table is a row in its log.

A worker lives as long as its heartbeat is seen; whoever was connected to a dead one is gone. No two clocks
are compared: each worker counts the looks at which another's heartbeat has not moved on.
"""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from gobelet.core.errors import GobeletError
from gobelet.server.storage.connections import Connections
from gobelet.server.tables import rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.table import Table

HEARTBEAT: Final = 5.0  # seconds
LOST: Final = 3  # looks in a row without a new heartbeat, after which a worker is taken for dead
ATTEMPTS: Final = 10  # while people come and go at several workers at once

logger = logging.getLogger(__name__)


class Presence:
    """This worker among the others."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.connections: Final = Connections(lobby.store, lobby.worker)
        self.beats: dict[str, int] = {}  # the heartbeats of all workers, when we last looked
        self.silent: dict[str, int] = {}  # for how many looks a worker's has not moved on
        self.dead: set[str] = set()
        self.clearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connections.enter()
        await self._look()
        self.lobby.spawn(self._live())

    async def close(self) -> None:
        """Others need not wait to see that we are gone. Players will be back at once, here or there."""
        try:
            await self.connections.leave(self.lobby.worker)
        except Exception as error:
            logger.warning("the others were not told that this worker ends: %s", error)

    async def _live(self) -> None:
        while await self.lobby.sleep(HEARTBEAT):
            try:
                if not await self.connections.beat():
                    await self._return()
                await self._look()
                self._repair()
            except Exception as error:
                self.silent = {}  # what we could not see says nothing about the others
                logger.warning("there was no heartbeat: %s", error)

    async def _return(self) -> None:
        """We were taken for dead, after a long standstill: all who are connected to us are here again."""
        await self.connections.enter()
        for table in self.lobby.tables.values():
            table.attendance.published.clear()

    def _repair(self) -> None:
        """Tables whose connections could not be written down."""
        for table in self.lobby.tables.values():
            for seat in table.attendance.seats() ^ table.attendance.published:
                self.lobby.spawn(table.attendance.note(seat))

    async def _look(self) -> None:
        """Which workers have died; the one with the smallest id sees to whom they had."""
        found = await self.connections.workers()
        others = {worker: beats for worker, beats in found.items() if worker != self.lobby.worker}
        self.silent = {
            worker: self.silent.get(worker, 0) + 1 if self.beats.get(worker) == beats else 0
            for worker, beats in others.items()
        }
        self.beats = others
        alone = self.lobby.bus is None  # then all others are of earlier starts
        self.dead = {worker for worker in others if alone or self.silent[worker] >= LOST}
        first = min({self.lobby.worker, *others} - self.dead)
        if first == self.lobby.worker and (self.clearing is None or self.clearing.done()):
            lost = await self.connections.lost(self.dead)
            if lost or self.dead:
                self.clearing = self.lobby.spawn(self._clear(lost, self.dead))

    async def _clear(self, lost: list[str], dead: set[str]) -> None:
        """Tables of dead workers: who has not come back is gone."""
        if not await self.lobby.sleep(self.lobby.config.farewell):
            return
        for id in lost:
            if self.lobby.closing.is_set():
                return
            try:
                await (await self.lobby.table(id)).attendance.check()
                await self.connections.clear(id, dead)
            except Exception as error:  # the next look finds it again
                logger.warning("table %s: who is here is not known: %s", id, error)
        for worker in dead:
            await self.connections.leave(worker)
        if lost:
            logger.info("%d tables of workers that are gone were looked at", len(lost))

    async def elsewhere(self, table: str) -> set[int | None]:
        """The seats of a table that have a connection to another worker."""
        return await self.connections.elsewhere(table, self.dead) if self.lobby.bus is not None else set()


class Attendance:
    """Who is at one table. The log is made to agree with the connections of all workers.

    Whoever comes writes their connection down before they look into the log, and whoever writes that somebody
    is gone looks at the connections again afterwards: of two at once, one sees the other.
    """

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.published: Final[set[int | None]] = set()  # whom other workers know to be connected here
        self.lock: Final = asyncio.Lock()

    def seats(self) -> set[int | None]:
        """Who is connected to this worker."""
        return {viewer.seat for viewer in self.table.viewers}

    async def farewell(self, seat: int | None) -> None:
        """A socket is gone. Somebody who reloads the page is back before others hear of it."""
        if await self.table.lobby.sleep(self.table.lobby.config.farewell):
            await self.note(seat)

    async def check(self) -> None:
        """Compare the whole table: after a restart, or the end of another worker."""
        state = self.table.state
        for number, seat in enumerate(state.seats):
            if seat.here:
                await self.note(number)
        if state.watched:
            await self.note(None)

    async def check_soon(self) -> None:
        if await self.table.lobby.sleep(self.table.lobby.config.farewell):
            await self.check()

    async def note(self, seat: int | None, arrives: bool = False) -> None:
        """Write down that a seat's player is here or gone, or that somebody looks on, if that is news."""
        if self.table.notice is not None:
            return
        try:
            async with self.lock:
                await self._publish(seat)
                await self._agree(seat, arrives)
        except GobeletError as error:
            logger.warning("table %s: %s", self.table.id, error)
        except Exception as error:  # the next heartbeat finds it out
            logger.warning("table %s: who is here is not known: %s", self.table.id, error)

    async def _publish(self, seat: int | None) -> None:
        connections = self.table.lobby.presence.connections
        here = seat in self.seats()
        if here and seat not in self.published:
            await connections.add(self.table.id, seat)
            self.published.add(seat)
        if not here and seat in self.published:
            await connections.remove(self.table.id, seat)
            self.published.discard(seat)

    async def _agree(self, seat: int | None, arrives: bool) -> None:
        table = self.table
        for _attempt in range(ATTEMPTS):
            elsewhere = seat in await table.lobby.presence.elsewhere(table.id)
            if table.lobby.bus is not None:
                await table.read_on()
            if self._row(table.state, seat, elsewhere, arrives) is None:
                return
            await table.do(partial(self._row, seat=seat, elsewhere=elsewhere, arrives=arrives))

    def _row(self, state: State, seat: int | None, elsewhere: bool, arrives: bool) -> AnyRow | None:
        at_us = seat in self.seats()
        here = at_us or elsewhere
        if seat is None:
            return rows.Watched(here) if here != state.watched else None
        me = state.seats[seat]
        if me.kind != "person":
            return None
        if not here:
            return rows.Here(seat, False) if me.here else None
        if not at_us and me.left:
            return None  # they have left; that connection is about to end
        back = arrives and at_us and (me.left or me.missed > 0)
        return rows.Here(seat, True, me.program) if back or not me.here else None
