"""A worker's notices: it looks for waits at tables that have changed, and sends what is in the queue.

Nothing of it is on the way of a row: the tables are found in the database, some seconds after something has
happened there, and only those at which somebody sits who wants notices.
"""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from gobelet.server.errors import Trouble
from gobelet.server.notices import awaited
from gobelet.server.notices.awaited import Awaited
from gobelet.server.notices.delivery import Delivery
from gobelet.server.notices.encryption import Signer
from gobelet.server.notices.mail_links import MailLinks
from gobelet.server.notices.quiet_hours import next_time
from gobelet.server.storage.failures import severity
from gobelet.server.storage.notice_book import NoticeBook, NoticeSettings
from gobelet.server.storage.notice_queue import HOUR, PAGE, NoticeQueue, job_values
from gobelet.server.tables.table import Table

if TYPE_CHECKING:
    from gobelet.server.tables.lobby import Lobby

PAUSE: Final = 2.0  # seconds between two looks
GRACE: Final = 15_000  # milliseconds after which somebody is notified: who reloads the page is back by then
OVERLAP: Final = 10_000  # milliseconds by which clocks of workers and long transactions may differ

logger = logging.getLogger(__name__)


class Notifier:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.book: Final = NoticeBook(lobby.store)
        self.queue: Final = NoticeQueue(lobby.store)
        self.delivery: Final = Delivery(self)
        self.numbers: dict[str, int] = {}  # by table: the rows with which we have looked at it
        self.noted: dict[tuple[str, str, str], str] = {}  # waits that were noted, by player, table and kind
        self.cursor: int | None = None
        self.tidied = 0
        self.rounds: Final = asyncio.Lock()
        self._signer: Signer | None = None
        self._links: MailLinks | None = None

    async def signer(self) -> Signer:
        if self._signer is None:
            self._signer = Signer(await self.lobby.store.key("vapid", Signer.new_secret()))
        return self._signer

    async def links(self) -> MailLinks:
        if self._links is None:
            self._links = MailLinks(await self.lobby.store.key("mail", secrets.token_hex(32)))
        return self._links

    async def go(self) -> None:
        while await self.lobby.sleep(PAUSE):
            try:
                await self.round()
            except Trouble as trouble:
                logger.debug("notices have to wait: %s", trouble)
            except Exception as error:
                logger.log(severity(error), "notices have to wait", exc_info=error)

    async def close(self) -> None:
        await self.delivery.close()

    async def round(self) -> None:
        """One look, and all that is due: one after the other, whoever asks for it."""
        async with self.rounds:
            await self._round()

    async def _round(self) -> None:
        if self.lobby.health.away("database") or not await self.book.anybody():
            return
        now = self.lobby.clock.now()
        cursor = await self._begin(now)
        if self.lobby.bus is None or await self.queue.scans(self.lobby.worker, now):
            await self.scan(cursor)
        else:
            self.cursor = None  # another one looks: from where it has come to, should it die
        await self.delivery.go(now)
        if now - self.tidied >= HOUR:
            await self.queue.forget_old(now)
            self.tidied = now

    async def _begin(self, now: int) -> int:
        if self.cursor is None:
            self.cursor = await self.queue.cursor(now)
        return self.cursor

    # --- looking -----------------------------------------------------------------------------------------

    async def scan(self, cursor: int) -> None:
        """All tables that have changed since then."""
        since, seen = cursor - OVERLAP, dict[str, int]()
        while True:
            found = await self.queue.changed(since)
            for one in found:
                if self.numbers.get(one.table, -1) < one.number:
                    await self._look(one.table, one.number)
                seen[one.table] = one.number
            if len(found) < PAGE or found[-1].at == since:
                break
            since = found[-1].at
        self.numbers = seen
        last = found[-1].at if found else cursor
        if last > cursor:
            await self.queue.looked(last)
            self.cursor = last

    async def _look(self, id: str, number: int) -> None:
        try:
            table = await self.lobby.table(id)
            await table.catch_up(number)
            for wait in awaited.waits(table.state):
                await self._note(table, wait)
        except Trouble as trouble:  # deleted meanwhile, or the database is away
            if trouble.id != "unknown-table":
                raise
        except Exception:  # what is wrong with one table must not keep the others waiting
            logger.exception("table %s: nobody is notified", id)

    async def _note(self, table: Table, wait: Awaited) -> None:
        key = (wait.player, table.id, wait.kind)
        if self.noted.get(key) == wait.id:
            return
        settings = await self.book.settings(wait.player)
        if settings is None or not getattr(settings, wait.kind):
            return
        if not wait.seen and table.id in await self.book.muted(wait.player):
            return
        jobs = [] if wait.seen else await self._jobs(table, wait, settings)
        await self.queue.put(table.id, table.state.number, wait, jobs)
        if len(self.noted) > 10_000:
            self.noted.clear()  # the database knows them all
        self.noted[key] = wait.id

    async def _jobs(self, table: Table, wait: Awaited, settings: NoticeSettings) -> list[dict[str, object]]:
        """One for each way to reach them; none if their quiet hours end when it is of no use any more."""
        now = self.lobby.clock.now()
        due = next_time(now + GRACE, settings.zone, settings.quiet_from, settings.quiet_to)
        if due >= wait.until:
            return []
        targets = [("push", one.device) for one in await self.book.subscriptions(wait.player)]
        mail = await self.book.mail(wait.player) if self.lobby.config.mail is not None else None
        if mail is not None and mail.confirmed:
            targets.append(("mail", mail.id))
        return [
            {
                **job_values(wait.player, wait.kind, channel, now, due, wait.until),
                "table_id": table.id,
                "wait": wait.id,
                "target": target,
            }
            for channel, target in targets
        ]
