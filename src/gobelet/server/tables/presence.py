"""Who is connected, over all workers. What follows from it for a table is a row in its log.

A worker lives as long as its heartbeat is seen; whoever was connected to a dead one is gone. No two clocks
are compared: each worker counts the looks at which another's heartbeat has not moved on.
"""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from gobelet.server.storage.connections import ENDED, Connections
from gobelet.server.storage.failures import severity
from gobelet.server.tables import one_device, rows
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.table import Table
    from gobelet.server.tables.viewers import Viewer

HEARTBEAT: Final = 5.0  # seconds
LOST: Final = 3  # looks in a row without a new heartbeat, after which a worker is taken for dead
ATTEMPTS: Final = 10  # while people come and go at several workers at once

Why = Literal[
    "came", "left", "lost"
]  # why a seat is looked at: somebody came, has left, or lost their worker

logger = logging.getLogger(__name__)


class Presence:
    """This worker among the others."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.connections: Final = Connections(lobby.store, lobby.worker)
        self.beats: dict[str, int] = {}  # the heartbeats of all workers, when we last looked
        self.silent: dict[str, int] = {}  # for how many looks a worker's has not moved on
        self.dead: set[str] = set()
        self.clean = False  # whether no connection to a dead worker is left
        self.clearing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connections.enter(self.lobby.clock.now())
        await self._look()
        self.lobby.spawn(self._live())

    async def close(self) -> None:
        """Others need not wait to see that we are gone. Players will be back at once, here or there."""
        try:
            await self.connections.leave(self.lobby.clock.now())
        except Exception as error:
            logger.log(severity(error), "the others were not told that this worker ends: %s", error)

    async def _live(self) -> None:
        while await self.lobby.sleep(HEARTBEAT):
            try:
                if not await self.connections.beat(self.lobby.clock.now()):
                    await self._return()
                await self._look()
                self._repair()
            except Exception as error:
                self.silent = {}  # what we could not see says nothing about the others
                logger.log(severity(error), "there was no heartbeat: %s", error)

    async def _return(self) -> None:
        """We were taken for dead, after a long standstill: all who are connected to us are here again."""
        await self.connections.enter(self.lobby.clock.now())
        for table in self.lobby.tables.values():
            table.attendance.published.clear()

    def _repair(self) -> None:
        """What could not be written down before."""
        for table in self.lobby.tables.values():
            attendance = table.attendance
            for seat in attendance.unsure | (attendance.seats() - attendance.published):
                self.lobby.spawn(attendance.note(seat))

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
        self.dead = {
            worker
            for worker, beats in others.items()
            if alone or beats == ENDED or self.silent[worker] >= LOST
        }
        first = min({self.lobby.worker, *others} - self.dead)
        if first == self.lobby.worker and (self.clearing is None or self.clearing.done()):
            lost = await self.connections.lost(self.dead)
            self.clean = not lost and not self.dead
            if not self.clean:
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
                logger.log(severity(error), "table %s: who is here is not known: %s", id, error)
        for worker in dead:
            await self.connections.forget(worker)
        if lost:
            logger.info("%d tables of workers that are gone were looked at", len(lost))

    async def elsewhere(self, table: str) -> tuple[set[int | None], int | None]:
        """The seats of a table that are connected to another worker; when a dead one of its was last seen."""
        if self.lobby.bus is None and self.clean:
            return set(), None
        found = await self.connections.elsewhere(table)
        alone = self.lobby.bus is None
        living = [one for one in found if one.lives and not alone and one.worker not in self.dead]
        seen = [one.seen for one in found if one not in living and one.seen is not None]
        return {one.seat for one in living}, max(seen, default=None)


class Attendance:
    """Who is at one table. The log is made to agree with the connections of all workers.

    Whoever comes writes their connection down before they look into the log, and whoever writes that somebody
    is gone looks at the connections again afterwards: of two at once, one sees the other.
    """

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.published: Final[set[int | None]] = set()  # whom other workers know to be connected here
        self.unsure: Final[set[int | None]] = set()  # of whom the log may say something else
        self.lock: Final = asyncio.Lock()

    def seats(self) -> set[int | None]:
        """Who is connected to this worker."""
        return {seat for viewer in self.table.viewers for seat in self.seats_of(viewer)}

    def seats_of(self, viewer: "Viewer") -> list[int | None]:
        """Who is here by this socket: at one device, everybody who sits there. None looks on."""
        if viewer.speaks is None:
            return [None]
        return [*one_device.neighbours(self.table.state, viewer.speaks)]

    def _expected(self) -> list[int | None]:
        """Who is here by the log."""
        state = self.table.state
        seats: list[int | None] = [number for number, seat in enumerate(state.seats) if seat.here]
        return [*seats, None] if state.watched else seats

    async def farewell(self, viewer: "Viewer") -> None:
        """A socket is gone. Somebody who reloads the page is back before others hear of it."""
        if await self.table.lobby.sleep(self.table.lobby.config.farewell):
            for seat in self.seats_of(viewer):
                await self.note(seat)

    async def settle(self) -> None:
        """A table was loaded. If nobody is connected to it any more, its clock has stood still since then."""
        if self._expected():
            living, since = await self.table.lobby.presence.elsewhere(self.table.id)
            if since is not None:
                self.table.count_on(since)
            if living:
                self.table.lobby.spawn(self._check_soon())
            else:
                await self.check()

    async def _check_soon(self) -> None:
        """Those who change to another worker, or reload the page, are back by then."""
        if await self.table.lobby.sleep(self.table.lobby.config.farewell):
            await self.check()

    async def check(self) -> None:
        """Compare the whole table: after a restart, or the end of another worker."""
        for seat in self._expected():
            await self.note(seat, "lost")

    async def note(self, seat: int | None, why: Why = "left") -> None:
        """Write down that a seat's player is here or gone, or that somebody looks on, if that is news."""
        if self.table.notice is not None:
            return
        self.unsure.add(seat)
        try:
            async with self.lock:
                await self._note(seat, why)
            self.unsure.discard(seat)
        except Exception as error:  # the next heartbeat tries again
            logger.log(
                severity(error), "table %s: who is here was not written down: %s", self.table.id, error
            )

    async def _note(self, seat: int | None, why: Why) -> None:
        """A connection is forgotten when the log says that its player is gone: then a kill does no harm.

        Of two workers that lose the same player at once, each may see the other's connection: so look again.
        """
        connections = self.table.lobby.presence.connections
        if seat in self.seats() and seat not in self.published:
            await connections.add(self.table.id, seat)
            self.published.add(seat)
        await self._agree(seat, why)
        if seat not in self.seats() and seat in self.published:
            await connections.remove(self.table.id, seat)
            self.published.discard(seat)
            await self._agree(seat, why)

    async def _agree(self, seat: int | None, why: Why) -> None:
        table = self.table
        for _attempt in range(ATTEMPTS):
            living, seen = await table.lobby.presence.elsewhere(table.id)
            if table.lobby.bus is not None:
                await table.read_on()
            since = seen if why == "lost" else None
            decide = partial(self._row, seat=seat, elsewhere=seat in living, came=why == "came", since=since)
            if decide(table.state) is None:
                return
            await table.do(decide)

    def _row(
        self, state: State, seat: int | None, elsewhere: bool, came: bool, since: int | None
    ) -> AnyRow | None:
        at_us = seat in self.seats()
        here = at_us or elsewhere
        if seat is None:
            return rows.Watched(here) if here != state.watched else None
        me = state.seats[seat]
        if me.kind != "person":
            return None
        if not here:
            return rows.Here(seat, False, since=since) if me.here else None
        if not at_us and me.left:
            return None  # they have left; that connection is about to end
        back = came and at_us and (me.left or me.missed > 0)
        ours = [viewer.program for viewer in self.table.viewers if viewer.seat == seat]
        program = any(ours) if at_us else me.program
        return rows.Here(seat, True, program) if back or not me.here or program != me.program else None
