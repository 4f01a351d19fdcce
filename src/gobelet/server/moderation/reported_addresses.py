"""The address of somebody who is reported is known to the worker that they are connected to, and to no other.

So the worker that takes a report may store it without: the one that knows the address adds it, for as long as
whoever is reported still sits there. Nothing is kept of anybody who is not reported.
"""

from typing import TYPE_CHECKING, Final

from gobelet.server.storage.house_acts import LATE
from gobelet.server.storage.reports import ReportedSeat, Reports
from gobelet.server.web.limits import network_of

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby
    from gobelet.server.tables.table import Table

LOOKING: Final = 1_000  # milliseconds between two looks


def address_at(table: "Table", seat: int | None, name: str) -> str:
    """From where the seat is connected to this worker now, if whoever it was still sits there."""
    if seat is None or table.state.seats[seat].name != name:
        return ""
    found = [viewer.address for viewer in table.viewers if viewer.speaks == seat and viewer.address]
    return network_of(found[0]) if found else ""


class ReportedAddresses:
    """Of one worker among several."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.reports: Final = Reports(lobby.store)
        self.looked = 0
        self.last = 0
        self.seen: set[int] = set()

    async def open(self) -> None:
        """Nobody was connected to this worker when earlier reports were made."""
        self.last = await self.reports.last()
        self.seen = {report.id for report in await self.reports.since(self.last)}

    async def look(self, time: int) -> None:
        """Which reports are new, and lack an address that we have."""
        if self.lobby.bus is None or time - self.looked < LOOKING:
            return
        self.looked = time
        for report in await self.reports.since(self.last):
            if report.id not in self.seen:
                await self._complete(report)
                self.seen.add(report.id)
                self.last = max(self.last, report.id)
        self.seen = {number for number in self.seen if number > self.last - LATE}

    async def _complete(self, report: ReportedSeat) -> None:
        table = self.lobby.tables.get(report.table_id)
        if table is None or report.address or report.seat is None:
            return
        address = address_at(table, report.seat, report.name)
        if address and table.state.seats[report.seat].player == report.player:
            await self.reports.complete(report.id, address)
