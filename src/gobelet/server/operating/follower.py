"""A worker follows what the operator and moderators did.

Tables leave its memory, those who are banned their tables, and open pages hear of a restart.
"""

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from gobelet.server.protocol.house import Announcement
from gobelet.server.protocol.to_browser import Announced
from gobelet.server.storage.house_acts import LATE, RESTRICTING, HouseAct, HouseActs
from gobelet.server.tables import viewer_messages

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.viewers import Viewer

LOOKING: Final = 1_000  # milliseconds between two looks
OVERDUE: Final = 10 * 60_000  # milliseconds after its time in which a restart is still announced
RELOADED: Final = 1012  # the close code by which a page comes back at once: "service restart"

logger = logging.getLogger(__name__)


class PlannedRestart(msgspec.Struct, frozen=True):
    """A restart that was announced."""

    restart: int
    text: str


class Follower:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.acts: Final = HouseActs(lobby.store)
        self.looked = 0
        self.last = 0
        self.seen: set[int] = set()
        self.planned: PlannedRestart | None = None

    async def open(self) -> None:
        """What was done before is done. A restart whose time has come is this one."""
        self.last = await self.acts.last()
        self.seen = {act.number for act in await self.acts.since(self.last)}
        await self._plan()
        if self.planned is not None and self.planned.restart <= self.lobby.clock.now():
            self.planned = None

    async def look(self, time: int) -> None:
        if time - self.looked < LOOKING:
            return
        self.looked = time
        for act in await self.acts.since(self.last):
            if act.number not in self.seen:
                self.seen.add(act.number)
                self.last = max(self.last, act.number)
                await self._follow(act)
        self.seen = {number for number in self.seen if number > self.last - LATE}
        if self.planned is not None and time > self.planned.restart + OVERDUE:
            self.planned = None
            self._tell_all()

    async def _follow(self, act: HouseAct) -> None:
        about = {"table": act.target} if act.act.endswith("-table") else None
        why = f": {act.reason}" if act.reason else ""
        who = f"moderator {act.actor}" if act.actor else "the operator"
        logger.info("%s: %s %s%s", who, act.act, act.target, why, extra=about)
        table = self.lobby.tables.get(act.target)
        if act.act in ("announce", "withdraw"):
            await self._plan()
            self._tell_all()
        elif act.act == "delete-player":
            self.lobby.spawn(self.lobby.eraser.go())
        elif act.act in RESTRICTING:
            await self.lobby.guard.renew()
        elif table is None:
            return
        elif act.act == "close-table":
            self.lobby.spawn(self.lobby.quietly(table.read_on(), table))
        elif act.act == "delete-table":
            self.lobby.drop(table.id).send_all_away()
        elif act.act == "unfreeze-table":
            for viewer in list(self.lobby.drop(table.id).viewers):
                viewer.close(RELOADED, "unfrozen")

    # --- announcements -----------------------------------------------------------------------------------

    async def _plan(self) -> None:
        body = await self.acts.announcement()
        self.planned = msgspec.json.decode(body, type=PlannedRestart) if body else None

    def announcement(self) -> Announcement:
        now = self.lobby.clock.now()
        if self.planned is None:
            return Announcement(now)
        return Announcement(now, self.planned.restart, self.planned.text)

    def welcome(self, viewer: "Viewer") -> None:
        """Whoever comes to a table hears of a restart."""
        if self.planned is not None:
            self._tell(viewer)

    def _tell_all(self) -> None:
        for table in self.lobby.tables.values():
            for viewer in list(table.viewers):
                self._tell(viewer)

    def _tell(self, viewer: "Viewer") -> None:
        """Programs need not know, and older ones do not know the message."""
        if not viewer.program:
            said = self.announcement()
            viewer.post(viewer_messages.encode(Announced(said.now, said.restart, said.text)))
