"""A table in this worker's memory, and its one door: people, bots and clocks all come through `do`."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gobelet.core.errors import GobeletError
from gobelet.core.event import Event
from gobelet.server.errors import Trouble
from gobelet.server.games.facts import as_it_is, facts
from gobelet.server.moderation import own_mutes
from gobelet.server.protocol import to_browser
from gobelet.server.protocol.answers import Told
from gobelet.server.storage.entries import Entry, Logged
from gobelet.server.tables import deadlines, rows, seal, stopped, viewer_messages
from gobelet.server.tables.actions import Decision
from gobelet.server.tables.driver import Driver
from gobelet.server.tables.fold import fold
from gobelet.server.tables.growth import Growth
from gobelet.server.tables.hints import Hinter
from gobelet.server.tables.presence import Attendance
from gobelet.server.tables.published_record import record_text
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.settings import TableSettings
from gobelet.server.tables.state import Asking, Note, State
from gobelet.server.tables.viewer_messages import Moment, ViewBody
from gobelet.server.tables.viewers import Viewer

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

ATTEMPTS: Final = 50  # races that may be lost before we give up
CLOSED: Final = 4404  # the close code of a socket whose table is gone
SEATED: Final = 4303  # that of a socket whose token has become the key of a seat
LEASE: Final = 2_000  # milliseconds in which the worker that wrote last sees to the table
CHANGES_THE_GAME: Final = (rows.Dealt, rows.AnsweredRow, rows.Withdrew, rows.Undone)
TAKES_SEATS: Final = (rows.Sat, rows.Replaced, rows.LeftRow, rows.Forgot)

logger = logging.getLogger(__name__)


def entry(state: State, row: AnyRow) -> Entry:
    """The row that has made this state, as it is written."""
    due = deadlines.due(state)
    changed = isinstance(row, CHANGES_THE_GAME) and state.game is not None
    return Entry(
        table=state.settings.id,
        number=state.number,
        at=state.at,
        row=row,
        fingerprint=state.game.fingerprint() if changed and state.game is not None else None,
        phase=state.phase,
        line=viewer_messages.line(state),
        due=due.at if due is not None else None,
        lease=state.at + LEASE,
        players=",".join([seat.player for seat in state.seats]),
    )


def rebuild(state: State, log: list[Logged]) -> tuple[State, GobeletError | None]:
    """Fold the rows of a log while our rules lead where the log says; frozen, and why, if they don't.

    Only the last fingerprint is compared: it is of the whole game.
    """
    last = max([logged.number for logged in log if logged.fingerprint], default=0)
    for place, logged in enumerate(log):
        try:
            state, _events = fold(state, logged.row, logged.at)
        except GobeletError as error:
            return stopped.freeze(state, log[place:]), error
        if logged.number == last and not _fits(state, logged):
            return stopped.freeze(state, log[place + 1 :]), stopped.departed(state, logged)
    return state, None


def _fits(state: State, logged: Logged) -> bool:
    return state.game is not None and state.game.fingerprint() == logged.fingerprint


class Table:
    def __init__(self, lobby: "Lobby", settings: TableSettings) -> None:
        self.lobby: Final = lobby
        self.id: Final = settings.id
        self.state = State(settings)
        self.wrong: GobeletError | None = None  # why the table is frozen
        self.viewers: set[Viewer] = set()
        self.lock: Final = asyncio.Lock()
        self.driver: Final = Driver(self)
        self.hinter: Final = Hinter(self)
        self.growth: Final = Growth()
        self.unsure = False  # whether a row was written of which we have not heard
        self.attendance: Final = Attendance(self)
        self.ahead = 0  # milliseconds by which this table is ahead of our clock
        self.touched = lobby.clock.now()
        self.published = ""  # the record, once it was asked for

    async def load(self) -> None:
        """Rebuild the table from its log: it goes on in the middle of its question."""
        log = await self.lobby.store.rows(self.id, 0)
        self.state, error = await asyncio.to_thread(rebuild, self.state, log)
        self.count_on(self.state.at)
        if error is not None:
            await self._freeze(error)
        await self.attendance.settle()
        self.driver.start()

    def now(self) -> int:
        return self.lobby.clock.now() + self.ahead

    def count_on(self, time: int) -> None:
        """It was this time here already. If it lies in the future, our clock was set back at some time."""
        self.ahead = max(self.ahead, time - self.lobby.clock.now())

    async def _freeze(self, error: GobeletError) -> None:
        """We do not have its rules, or they do not lead to what the log says: nobody plays on here."""
        if self.wrong is None:
            logger.error("table %s is frozen: %s", self.id, error)
            self.lobby.metrics.frozen.inc()
        self.wrong = error
        self.state = stopped.freeze(self.state)
        await self.lobby.store.freeze(self.id)
        self._show([])

    @property
    def notice(self) -> Told | None:
        """Why the table is frozen, for its viewers."""
        if self.wrong is None:
            return None
        why = stopped.reason(self.wrong)
        return Told(why.id, facts=facts(as_it_is, why.facts))

    # --- the door ----------------------------------------------------------------------------------------

    async def do(self, decide: Decision) -> None:
        """Do what `decide` makes of the table as it is, or raise. Once begun, it is not broken off."""
        await asyncio.shield(self.lobby.spawn(self._do(decide)))

    async def _do(self, decide: Decision) -> None:
        async with self.lock:
            for _attempt in range(ATTEMPTS):
                row = decide(self.state) if self.wrong is None else self._parting(decide, self.wrong)
                if row is None:
                    return
                began = time.perf_counter()
                window = self.state.window
                after, events = fold(self.state, row, max(self.now(), self.state.at))
                written = entry(after, row)
                if await self._write(written):
                    self._become(after, row, events)
                    self.driver.take()
                    self.lobby.notify_others(self.id, after.number)
                    if after.phase == "over" and isinstance(row, CHANGES_THE_GAME):
                        self.lobby.bookkeeper.wake()
                    self.lobby.metrics.row(row, time.perf_counter() - began, window)
                    return
                await self._read_on()  # another was first: decide again, on the table as it is now
        raise Trouble("busy", 503, {})

    def _parting(self, decide: Decision, wrong: GobeletError) -> AnyRow | None:
        """What can be done at a frozen table: leave it, or go on to another."""
        try:
            row = decide(self.state)
        except GobeletError as error:
            raise stopped.reason(wrong) from error
        if isinstance(row, stopped.PARTING | None):
            return row
        raise stopped.reason(wrong)

    async def _write(self, written: Entry) -> bool:
        try:
            return await self.lobby.writer.append(written)
        except Trouble:
            self.unsure = True  # it may be there all the same
            raise

    async def catch_up(self, number: int) -> None:
        """Another worker has written rows up to this one."""
        if number > self.state.number:
            async with self.lock:
                if number > self.state.number:
                    await self._read_on()

    async def make_sure(self) -> None:
        """The database is back: what does the log say?"""
        async with self.lock:
            if self.unsure:
                await self._read_on()
                self.unsure = False

    async def read_on(self) -> None:
        """What other workers have written, whether we have heard of it or not."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        found = await self.lobby.store.rows(self.id, self.state.number)
        for logged in found:
            wrong = self._follow(logged) if self.wrong is None else None
            if wrong is not None:
                await self._freeze(wrong)
            if self.wrong is not None:
                self._become(stopped.count(self.state, logged.row, logged.at), logged.row, [])
            await asyncio.sleep(0)  # after a standstill there may be many: other tables go on meanwhile
        if found:
            self.driver.follow()

    def _follow(self, logged: Logged) -> GobeletError | None:
        """Do what this row says, or tell what is wrong with it."""
        try:
            after, events = fold(self.state, logged.row, logged.at)
        except GobeletError as error:
            return error
        if logged.fingerprint and not _fits(after, logged):
            return stopped.departed(after, logged)
        self._become(after, logged.row, events)
        return None

    async def record(self) -> str:
        """The record and its proof, for everybody: once the game is over. Writing it takes a replay."""
        if self.wrong is not None:
            raise stopped.reason(self.wrong)
        await seal.check_open(self.lobby, self.state.settings)
        if not self.published:
            self.published = await asyncio.to_thread(
                record_text, self.state, self.lobby.signing, self.lobby.clock.now()
            )
        return self.published

    # --- what viewers see ---------------------------------------------------------------------------------

    def _become(self, after: State, row: AnyRow, events: list[Event]) -> None:
        before, self.state = self.state, after
        self.touched = self.lobby.clock.now()
        self.count_on(after.at)
        if isinstance(row, rows.Spoke):
            spoken = viewer_messages.encode(to_browser.Spoken(after.chat[-1]))
            for viewer in self.viewers:
                viewer.post(spoken)
            return
        if isinstance(row, rows.LeftRow | rows.Replaced | rows.Forgot):
            self._send_away(row.seat, "removed" if isinstance(row, rows.Replaced) else "left")
        if isinstance(row, rows.DeviceUnkeyed):
            self._change_keys(before)
        if isinstance(row, rows.Forgot):
            self.published = ""
        if isinstance(row, rows.Sat):
            self._seat(row.token)
        self._show(events, after.notes, before)
        if isinstance(row, TAKES_SEATS):
            for viewer in self.viewers:
                own_mutes.show(self, viewer)

    def _show(self, events: Sequence[Event], notes: Sequence[Note] = (), before: State | None = None) -> None:
        """Everybody's view, one for all sockets of a seat.

        Those from whom something was hidden now hear of all that has happened since the table that they saw.
        """
        if not self.viewers:
            return
        moment = Moment(self.state, self.notice)
        made: dict[tuple[int | None, Asking, bool], ViewBody] = {}
        for viewer in list(self.viewers):
            seat, asking, late = key = viewer.seat, self.state.asking(viewer.request), self.late(viewer)
            try:
                if key not in made:
                    held: tuple[Event, ...] = ()
                    if before is not None and before.hides_from(seat, late):
                        held = before.unseen if late else before.held
                    news = [] if self.state.hides_from(seat, late) else [*held, *events]
                    made[key] = ViewBody(moment, seat, news, notes, asking, late)
                body = made[key]
                viewer.see(body.quiet, body.news, body.whole)
            except Exception:  # what is wrong with one view must not keep the others waiting
                logger.exception("table %s: there is no view for seat %s", self.id, viewer.seat)
                viewer.close(1011, "server-error")
        self.hinter.show()

    def late(self, viewer: Viewer) -> bool:
        """Whether this viewer watches with a delay."""
        return viewer.looks_on and self.state.settings.delayed

    def _send_away(self, seat: int, reason: str) -> None:
        """A player who has left, or was replaced, has no socket here any more."""
        for viewer in [viewer for viewer in self.viewers if viewer.speaks == seat]:
            self.viewers.discard(viewer)
            if not viewer.leaving:
                viewer.close(1000, reason)

    def _seat(self, token: str) -> None:
        """The host has given a seat to somebody who looks on: their token opens it from now on."""
        for viewer in [viewer for viewer in self.viewers if viewer.request == token]:
            self.viewers.discard(viewer)
            viewer.close(SEATED, "seated")

    def _change_keys(self, before: State) -> None:
        """A token was taken from seats: whoever is there shows again which one they have."""
        for number, (old, new) in enumerate(zip(before.seats, self.state.seats, strict=True)):
            if (old.token, old.keys) != (new.token, new.keys):
                for viewer in [viewer for viewer in self.viewers if viewer.speaks == number]:
                    self.viewers.discard(viewer)
                    viewer.close(SEATED, "keys-changed")

    def send_all_away(self) -> None:
        """The table is no more."""
        for viewer in self.viewers:
            viewer.close(CLOSED, "unknown-table")
        self.viewers.clear()

    # --- who is here -------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """A new socket: a whole view, and the table learns that somebody is here."""
        self.viewers.add(viewer)
        self.touched = self.lobby.clock.now()
        viewer.now = self.now
        late = self.late(viewer)
        viewer.post(viewer_messages.welcome(self.state, viewer.seat, late))
        own_mutes.show(self, viewer)
        moment = Moment(self.state, self.notice)
        body = ViewBody(moment, viewer.seat, asking=self.state.asking(viewer.request), late=late)
        viewer.see(body.quiet, True, body.whole)
        self.hinter.show()
        for seat in self.attendance.seats_of(viewer):
            await self.attendance.note(seat, "came")

    async def farewell(self, viewer: Viewer) -> None:
        """A socket is gone."""
        self.viewers.discard(viewer)
        await self.attendance.farewell(viewer)
