"""The tournaments of this house: whatever is due is done by any worker, once."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from gobelet.server.errors import Trouble
from gobelet.server.storage.tournaments import Outdated, TournamentStore
from gobelet.server.tournaments import rounds

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

LOOK: Final = 1_000  # milliseconds between two looks

logger = logging.getLogger(__name__)


class Tournaments:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.store: Final = TournamentStore(lobby.store)
        self.looked = 0  # when we last looked for what is due
        self.lock: Final = asyncio.Lock()

    def go(self, time: int) -> None:
        """On the side: a round of a worker does not wait for it."""
        if time - self.looked >= LOOK and not self.lock.locked():
            self.looked = time
            self.lobby.spawn(self._quietly())

    async def _quietly(self) -> None:
        try:
            await self.look()
        except Trouble as trouble:  # the database is away
            logger.debug("tournaments wait: %s", trouble)

    async def look(self) -> None:
        """Book what has ended, then begin what is due. One tournament that fails stops no other."""
        async with self.lock:
            for tournament, table, phase in await self.store.ended():
                try:
                    await rounds.book(self, tournament, table, phase)
                except (Outdated, Trouble) as trouble:
                    logger.debug("the result of %s was not booked: %s", table, trouble)
                except Exception:
                    logger.exception("the result of %s was not booked", table)
            for tournament in await self.store.due(self.lobby.clock.now()):
                try:
                    await rounds.go_on(self, tournament)
                except (Outdated, Trouble) as trouble:
                    logger.debug("tournament %s did not go on: %s", tournament, trouble)
                except Exception:
                    logger.exception("tournament %s did not go on", tournament)
