"""What is in the queue goes out: looked at once more, sent, and tried again if it has to be."""

import asyncio
import logging
from email.message import EmailMessage
from email.utils import parseaddr
from typing import TYPE_CHECKING, Final

import msgspec

from gobelet.server.config import Config
from gobelet.server.errors import Trouble
from gobelet.server.notices import awaited
from gobelet.server.notices.mailer import Mailer
from gobelet.server.notices.pusher import Pusher, SendResult
from gobelet.server.notices.quiet_hours import next_time
from gobelet.server.notices.wording import notice
from gobelet.server.storage.failures import severity
from gobelet.server.storage.notice_book import NoticeSettings
from gobelet.server.storage.notice_queue import HOUR, Job, NoticeQueue
from gobelet.server.tables.state import State

if TYPE_CHECKING:
    from gobelet.server.notices.notifier import Notifier

ATTEMPTS: Final = 8  # then it is given up
FIRST_PAUSE: Final = 30_000  # milliseconds until the second attempt; twice as many each time
LONGEST_PAUSE: Final = 6 * HOUR
MAILS: Final = 20  # to an address in an hour
CONFIRMATIONS: Final = 3  # to an address in a day

logger = logging.getLogger(__name__)


class Delivery:
    def __init__(self, notifier: "Notifier") -> None:
        self.notifier: Final = notifier
        config = notifier.lobby.config
        self.pusher: Final = Pusher(_contact(config), config.push_services)
        self.mailer: Final = Mailer(config.mail, config.public_url) if config.mail is not None else None
        self.mailing: Final = asyncio.Lock()  # one mail after the other: each counts before the next

    async def close(self) -> None:
        await self.pusher.close()

    async def go(self, now: int) -> None:
        """All that is due."""
        jobs = await self.notifier.queue.take(now)
        await asyncio.gather(*[self._do(job, now) for job in jobs])

    async def _do(self, job: Job, now: int) -> None:
        queue = self.notifier.queue
        try:
            outcome = await self._send(job, now)
            pause = min(LONGEST_PAUSE, max(outcome.seconds * 1000, FIRST_PAUSE * 2**job.attempts))
            if outcome.what == "later" and job.attempts + 1 < ATTEMPTS and now + pause < job.until:
                await queue.later(job, now + pause, job.attempts + 1)
            else:
                await queue.done(job)
        except Trouble as trouble:  # the lease ends, and it is tried again
            logger.debug("a notice has to wait: %s", trouble)
        except Exception as error:
            logger.log(severity(error), "a notice was not sent", exc_info=error)

    async def _send(self, job: Job, now: int) -> SendResult:
        """`refused` if there is nothing to send any more."""
        nothing = SendResult("refused")
        settings = await self.notifier.book.settings(job.player)
        if settings is None or job.until <= now:
            return nothing
        if job.table is None:
            return await self._confirm(job, settings, now)
        state = await self._state(job)
        if state is None or not getattr(settings, job.kind):
            return nothing
        if job.table in await self.notifier.book.muted(job.player):
            return nothing
        due = next_time(now, settings.zone, settings.quiet_from, settings.quiet_to)
        if due > now:  # they have changed their quiet hours meanwhile
            return SendResult("later", (due - now) // 1000)
        return await (self._push if job.channel == "push" else self._mail)(job, state, settings, now)

    async def _state(self, job: Job) -> State | None:
        """The table, if it still has this to say, and its player is not there."""
        assert job.table is not None
        try:
            state = (await self.notifier.lobby.table(job.table)).state
        except Trouble as trouble:
            if trouble.id == "unknown-table":
                return None
            raise
        for number, seat in enumerate(state.seats):
            if seat.player == job.player and awaited.still(state, number, job.player, job.kind, job.wait):
                back = seat.gone is not None and seat.gone > job.created  # they were there meanwhile
                return None if back and job.kind != "turn" else state
        return None

    async def _push(self, job: Job, state: State, settings: NoticeSettings, now: int) -> SendResult:
        found = await self.notifier.book.subscriptions(job.player)
        one = next((one for one in found if one.device == job.target), None)
        if one is None:
            return SendResult("refused")
        said = notice(state, job.kind, job.until, settings)
        text = msgspec.json.encode(
            {"title": said.title, "body": said.body, "path": said.path, "tag": state.settings.id}
        )
        ttl = (job.until - now) // 1000
        outcome = await self.pusher.send(await self.notifier.signer(), one, text, state.settings.id, ttl, now)
        if outcome.what == "gone":
            await self.notifier.book.unsubscribe(one.device, one.endpoint)
        return outcome

    async def _mail(self, job: Job, state: State, settings: NoticeSettings, now: int) -> SendResult:
        mail = await self.notifier.book.mail_of(job.target)
        if mail is None or not mail.confirmed or self.mailer is None:
            return SendResult("refused")
        said = notice(state, job.kind, job.until, settings)
        token = (await self.notifier.links()).token("stop", mail.id)
        message = self.mailer.notice(mail.address, settings.lang, said, token, now)
        return await self._post(message, "notice", now)

    async def _confirm(self, job: Job, settings: NoticeSettings, now: int) -> SendResult:
        """Ask the owner of an address whether they want it. Nothing else is sent before."""
        mail = await self.notifier.book.mail_of(job.target)
        if mail is None or mail.confirmed or self.mailer is None:
            return SendResult("refused")
        links = await self.notifier.links()
        tokens = links.token("confirm", mail.id), links.token("stop", mail.id)
        message = self.mailer.confirmation(mail.address, settings.lang, *tokens, now)
        return await self._post(message, "confirm", now)

    async def _post(self, message: EmailMessage, kind: str, now: int) -> SendResult:
        """Unless the address has got too many."""
        assert self.mailer is not None
        queue, address = self.notifier.queue, (await self.notifier.links()).hash(message["To"])
        async with self.mailing:
            often = await queue.mails(address, "", now - HOUR) >= MAILS
            if often or (kind == "confirm" and await is_asked_enough(queue, address, now)):
                return SendResult("refused")
            outcome = await self.mailer.send(message)
            if outcome.what == "sent":
                await queue.count_mail(address, kind, now)
            return outcome


def _contact(config: Config) -> str:
    """Whom push services find if something is wrong with our messages."""
    if config.public_url.startswith("https:"):
        return config.public_url
    sender = parseaddr(config.mail.sender)[1] if config.mail is not None else "gobelet@localhost"
    return f"mailto:{sender}"


async def is_asked_enough(queue: NoticeQueue, address: str, now: int) -> bool:
    """Whether the owner of an address was asked as often as we may."""
    return await queue.mails(address, "confirm", now - 24 * HOUR) >= CONFIRMATIONS
