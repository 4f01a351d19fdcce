"""Sends to push services, and says what became of it."""

import email.utils
import logging
from typing import Final, Literal, NamedTuple

import httpcore

from gobelet.server.errors import Trouble
from gobelet.server.notices.address_guard import SERVICES, GuardedBackend, check_endpoint, pool
from gobelet.server.notices.encryption import Signer, encrypt, keys_of

PATIENCE: Final = {"connect": 10.0, "read": 10.0, "write": 10.0, "pool": 10.0}  # seconds
VALID: Final = 12 * 3600  # seconds of a signature: services take a day at most
LONGEST_TTL: Final = 28 * 24 * 3600  # seconds that services keep a message at most
MOST_BYTES: Final = 65_536  # of an answer that we care to read

logger = logging.getLogger(__name__)


class Subscription(NamedTuple):
    device: str
    endpoint: str
    p256dh: str
    auth: str


class SendResult(NamedTuple):
    """`gone`: the subscription is no more. `later`: another attempt, after `seconds` if it says when."""

    what: Literal["sent", "gone", "later", "refused"]
    seconds: int = 0


SENT: Final = SendResult("sent")


class Pusher:
    def __init__(self, contact: str, services: list[str]) -> None:
        self.contact: Final = contact  # whom a push service writes to when something is wrong with us
        self.services: Final = tuple(services)
        self.pool = pool(GuardedBackend((*SERVICES, *services)))

    async def close(self) -> None:
        await self.pool.aclose()

    async def send(
        self, signer: Signer, to: Subscription, text: bytes, topic: str, ttl: int, now: int
    ) -> SendResult:
        """`topic`: of several that wait for a browser, only the last one is shown. `now` in milliseconds."""
        try:
            host = check_endpoint(to.endpoint, self.services)
            body = encrypt(text, keys_of(to.p256dh, to.auth))
            headers = {
                "authorization": signer.authorization(f"https://{host}", self.contact, now // 1000 + VALID),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(max(0, min(ttl, LONGEST_TTL))),
                "topic": topic,
                "urgency": "high",
            }
            return await self._post(to.endpoint, headers, body, now)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            logger.info("a push service was not reached: %s", error)
            return SendResult("later")
        except (Trouble, ValueError) as error:  # a service that the operator has taken off the list
            logger.info("a subscription is of no use: %s", error)
            return SendResult("gone")

    async def _post(self, url: str, headers: dict[str, str], body: bytes, now: int) -> SendResult:
        sent = list(headers.items())
        async with self.pool.stream(
            "POST", url, headers=sent, content=body, extensions={"timeout": PATIENCE}
        ) as answer:
            read = 0
            async for part in answer.aiter_stream():
                read += len(part)
                if read > MOST_BYTES:
                    break
            told = {name.lower(): value for name, value in answer.headers}
            return _outcome(answer.status, told.get(b"retry-after", b"").decode("latin-1"), now)


def _outcome(status: int, retry_after: str, now: int) -> SendResult:
    if 200 <= status < 300:
        return SENT
    if status in (404, 410):
        return SendResult("gone")
    if status == 429 or status >= 500:
        return SendResult("later", seconds_of(retry_after, now))
    logger.warning("a push service has refused a message with %d", status)
    return SendResult("refused")


def seconds_of(retry_after: str, now: int) -> int:
    """Retry-After: seconds, or a date. 0 if it says nothing."""
    if retry_after.isascii() and retry_after.isdigit():
        return int(retry_after[:9])
    try:
        at = email.utils.parsedate_to_datetime(retry_after)
        return max(0, round(at.timestamp() - now / 1000))
    except (TypeError, ValueError):
        return 0
