"""How much one address may ask of us: buckets that fill at a rate, sockets at once, and turns."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config
from gobelet.server.errors import Trouble
from gobelet.server.web.shared_buckets import SharedBuckets

KINDS: Final = ("request", "file", "creation", "join", "arrival", "report")  # what is counted, each by itself
A_GROUP: Final = 60  # people behind one address who may sit down at once: a school class, and some
AT_ONCE: Final = 30  # who come with a code or a passkey from one address
FILES: Final = 10  # files of the page, for each request of another kind
MOST_WAITING: Final = 8  # for their turn, of one address
SOCKETS_AGAIN: Final = 5  # seconds after which somebody with too many sockets may try again
TURN_AGAIN: Final = 10  # the same for somebody with too many in line


class Bucket:
    """Holds up to `size`, and fills at `rate` a second."""

    __slots__ = ("at", "left", "monotonic", "rate", "size")

    def __init__(self, rate: float, size: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.monotonic = monotonic
        self.at = monotonic()

    def _fill(self) -> None:
        now = self.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now

    def full(self) -> bool:
        self._fill()
        return self.left >= self.size

    def take(self) -> bool:
        """One from the bucket, if there is one in it."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until there is one in it, at least 1."""
        self._fill()
        return max(1, math.ceil((1 - self.left) / self.rate))

    def need(self) -> None:
        """One from the bucket, or Trouble that says when there will be one."""
        if not self.take():
            raise slow_down(self.wait())


def slow_down(seconds: int) -> Trouble:
    return Trouble("slow-down", 429, {"seconds": seconds})


def network_of(address: str) -> str:
    """The client behind an address. In IPv6 it is the network: everybody is given at least 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped is not None else str(IPv6Address(int(parsed) >> 64 << 64))
    return address


class Limits:
    """Buckets count for all workers of a machine, sockets for this one."""

    def __init__(self, config: Config, clock: Clock = CLOCK) -> None:
        self.config = config
        self.buckets: Final = SharedBuckets(config.limits, KINDS, clock.seconds)
        self.sockets: dict[str, int] = {}

    def _take(self, kind: str, address: str, rate: float, least: float = 5) -> None:
        wait = self.buckets.take(kind, network_of(address), rate, max(least, rate * 5))
        if wait:
            raise slow_down(wait)

    def request(self, address: str) -> None:
        self._take("request", address, self.config.requests)

    def file(self, address: str) -> None:
        """A file of the page: they lie in memory, and a browser asks for many at once."""
        self._take("file", address, self.config.requests * FILES)

    def creation(self, address: str) -> None:
        """A table is made, abandoned or followed by another: each leaves something behind."""
        self._take("creation", address, self.config.creations)

    def join(self, address: str) -> None:
        """A seat is taken. A group may come from one address, all at once."""
        self._take("join", address, self.config.joins, A_GROUP)

    def arrival(self, address: str) -> None:
        """A code or a passkey is tried. A code is then not guessed in the ten minutes that it lives."""
        self._take("arrival", address, self.config.arrivals, AT_ONCE)

    def report(self, address: str) -> None:
        """Somebody is reported. Moderators read all of them."""
        self._take("report", address, self.config.reports)

    @property
    def open_sockets(self) -> int:
        return sum(self.sockets.values())

    def open_socket(self, address: str) -> None:
        network = network_of(address)
        if self.sockets.get(network, 0) >= self.config.sockets:
            raise Trouble("too-many-sockets", 429, {"seconds": SOCKETS_AGAIN})
        self.sockets[network] = self.sockets.get(network, 0) + 1

    def close_socket(self, address: str) -> None:
        network = network_of(address)
        self.sockets[network] -= 1
        if not self.sockets[network]:
            del self.sockets[network]


class Turns:
    """One thing at a time for each address. Some may wait in line, more are refused."""

    def __init__(self) -> None:
        self.lines: Final[dict[str, tuple[asyncio.Lock, list[None]]]] = {}

    def check(self, address: str) -> None:
        """Whether there is still room in the line."""
        _lock, line = self.lines.get(network_of(address), (None, []))
        if len(line) > MOST_WAITING:
            raise slow_down(TURN_AGAIN)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        self.check(address)
        network = network_of(address)
        lock, line = self.lines.setdefault(network, (asyncio.Lock(), []))
        line.append(None)
        try:
            async with lock:
                yield
        finally:
            line.pop()
            if not line:
                del self.lines[network]
