"""A player is deleted: what tables say of them goes too, at this worker and at all others.

Each table learns of it by a row, so that whoever looks at it sees the name go. Then what was personal is
taken out of the rows before. What is left to do is written down: after a crash any worker goes on.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from gobelet.server.errors import Trouble
from gobelet.server.storage.entries import Logged
from gobelet.server.tables import rows
from gobelet.server.tables.names import FORMER
from gobelet.server.tables.rows import AnyRow
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

logger = logging.getLogger(__name__)


def forget(state: State, player: str) -> AnyRow | None:
    """The next row by which a table forgets a player; None once it has."""
    for number, seat in enumerate(state.seats):
        if seat.player == player:
            return rows.Forgot(number)
    for request in state.requests:
        if request.player == player and not request.declined:
            return rows.Declined(request.number)
    return None


def impersonal(log: Iterable[Logged], player: str) -> dict[int, AnyRow]:
    """The rows of a log that are about a player, without what is personal, by their numbers."""
    theirs: set[int] = set()  # the seats on which they sit
    changed: dict[int, AnyRow] = {}
    for number, _at, row, _fingerprint in log:
        if isinstance(row, rows.Sat | rows.Requested) and row.player == player:
            changed[number] = msgspec.structs.replace(
                row, name=FORMER, token="", browser="", player="", device=""
            )
        if isinstance(row, rows.Sat):
            theirs = theirs | {row.seat} if row.player == player else theirs - {row.seat}
        elif isinstance(row, rows.Renamed) and row.seat in theirs:
            changed[number] = msgspec.structs.replace(row, name=FORMER)
        elif isinstance(row, rows.DeviceKeyed) and row.seat in theirs:
            changed[number] = msgspec.structs.replace(row, token="", device="")
        elif isinstance(row, rows.Spoke) and row.seat in theirs:
            changed[number] = msgspec.structs.replace(row, text="")
        elif isinstance(row, rows.Replaced | rows.Forgot):
            theirs = theirs - {row.seat}
    return changed


class Eraser:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.lock: Final = asyncio.Lock()

    async def go(self) -> None:
        """All that is still to be erased."""
        async with self.lock:
            try:
                for player in await self.lobby.player_tables.erasures():
                    await self._erase(player)
            except Trouble as trouble:  # the database is away
                logger.debug("nobody was erased: %s", trouble)

    async def _erase(self, player: str) -> None:
        """One table after the other. Whatever can't be done now is found again at the next round."""
        left = 0
        for id in await self.lobby.player_tables.tables(player):
            try:
                await self._erase_at(id, player)
            except Trouble as trouble:
                if trouble.id != "unknown-table":  # otherwise it was deleted meanwhile
                    left += 1
                    logger.debug("table %s still knows a former player: %s", id, trouble)
        if not left:
            await self.lobby.player_tables.erased(player)

    async def _erase_at(self, id: str, player: str) -> None:
        table = await self.lobby.table(id)
        while forget(table.state, player) is not None:
            await table.do(lambda state: forget(state, player))
        changed = impersonal(await self.lobby.store.rows(id, 0), player)
        await self.lobby.player_tables.rewrite(player, id, changed)
