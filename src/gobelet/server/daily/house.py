"""The daily table of this house: what is published for each day, and results that are counted."""

import logging
from datetime import date
from typing import TYPE_CHECKING, Final

from gobelet.server.daily import counting, days
from gobelet.server.errors import Trouble
from gobelet.server.storage.daily import DailyRow, DailyStore
from gobelet.server.tables import fair

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

COUNTING: Final = 5_000  # milliseconds between two looks for games that have ended

logger = logging.getLogger(__name__)


class Daily:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.store: Final = DailyStore(lobby.store)
        self.secret = ""  # of the house, once it was read
        self.published = ""  # the last day for which we have published
        self.counted = 0  # when we last looked for games that have ended
        self.counting = False

    # --- what a worker's rounds do -----------------------------------------------------------------------

    async def go(self, time: int) -> None:
        """Publish what is played today and tomorrow; count what has ended, on the side."""
        await self.publish(time)
        if time - self.counted >= COUNTING and not self.counting:
            self.counted = time
            self.counting = True
            self.lobby.spawn(self._count())

    async def _count(self) -> None:
        try:
            await counting.count_all(self.lobby)
        except Trouble as trouble:  # the database is away
            logger.debug("no results were counted: %s", trouble)
        finally:
            self.counting = False

    async def publish(self, time: int) -> None:
        today = days.day_at(time)
        tomorrow = days.next_day(today)
        if self.published == tomorrow.isoformat():
            return
        self.secret = await self.store.store.key("daily", fair.new_secret())
        made = [self._made(day, game, time) for day in (today, tomorrow) for game in days.games()]
        if made:
            await self.store.publish(made)
        self.published = tomorrow.isoformat()

    def _made(self, day: date, game: str, time: int) -> DailyRow:
        rules = days.ruleset_of(game, day)
        promised = fair.commitment(self.seed(day.isoformat(), game))
        return DailyRow(day.isoformat(), game, rules.name, days.seats_of(rules), promised, time)

    def seed(self, day: str, game: str) -> str:
        return days.seed(self.secret, day, game)

    async def table(self, day: date, game: str) -> DailyRow:
        """What everybody plays there; refused if there is no such table."""
        await self.publish(self.lobby.clock.now())
        for one in await self.store.tables(day.isoformat()):
            if one.game == game:
                return one
        raise Trouble("daily-nothing", 404, {"day": day.isoformat(), "game": game[:40]})
