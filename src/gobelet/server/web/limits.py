"""How much one address may ask of us: buckets that fill at a rate, and sockets at once."""

import time
from ipaddress import IPv6Address, ip_address
from typing import Final

from gobelet.server.config import Config
from gobelet.server.errors import Trouble

MOST_KEPT: Final = 10_000  # addresses remembered; then the ones with full buckets are forgotten


class Bucket:
    """Holds up to `size`, and fills at `rate` a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.size

    def take(self) -> bool:
        """One from the bucket, if there is one in it."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


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
    def __init__(self, config: Config) -> None:
        self.config = config
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets: dict[str, int] = {}

    def _take(self, kind: str, address: str, rate: float) -> None:
        key = (kind, network_of(address))
        if key not in self.buckets:
            if len(self.buckets) >= MOST_KEPT:
                self.buckets = {one: bucket for one, bucket in self.buckets.items() if not bucket.full()}
            self.buckets[key] = Bucket(rate, max(5, rate * 5))
        if not self.buckets[key].take():
            raise Trouble("slow-down", 429, {})

    def request(self, address: str) -> None:
        self._take("request", address, self.config.requests)

    def creation(self, address: str) -> None:
        """A table, or a seat: each leaves something behind."""
        self._take("creation", address, self.config.creations)

    @property
    def open_sockets(self) -> int:
        return sum(self.sockets.values())

    def open_socket(self, address: str) -> None:
        network = network_of(address)
        if self.sockets.get(network, 0) >= self.config.sockets:
            raise Trouble("too-many-sockets", 429, {})
        self.sockets[network] = self.sockets.get(network, 0) + 1

    def close_socket(self, address: str) -> None:
        network = network_of(address)
        self.sockets[network] -= 1
        if not self.sockets[network]:
            del self.sockets[network]
