"""Addresses that a browser hands in are requests that we make: they lead to a push service or nowhere.

Checked twice: the name when it is handed in, and the number at the very moment of connecting, to exactly that
number. So neither a name that points into the operator's network nor one that changes meanwhile gets there.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from gobelet.server.errors import Trouble

# A name that begins with a dot stands for all names below it.
SERVICES: Final = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)
PORT: Final = 443
# Numbers that Python calls global, and that lead somewhere else: translated and tunnelled IPv4.
_TUNNELS: Final = (
    IPv6Network("64:ff9b::/96"),  # NAT64
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("2002::/16"),  # 6to4
    IPv6Network("2001::/32"),  # Teredo
    IPv6Network("::/96"),  # IPv4 in its oldest dress
)
_RELAYS: Final = (IPv4Network("192.88.99.0/24"),)  # 6to4 again

Resolve = Callable[[str], Awaitable[Sequence[str]]]
Dial = Callable[..., Awaitable[httpcore.AsyncNetworkStream]]


class NoPushService(httpcore.ConnectError):
    """The address is none of a push service."""


def check_endpoint(url: str, more: Iterable[str] = ()) -> str:
    """The host of an address of a push service; Trouble if it is not one that we know."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError as error:
        raise Trouble("push-address", 400, {}) from error
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if parts.scheme != "https" or port not in (None, PORT) or "@" in parts.netloc or not plain:
        raise Trouble("push-address", 400, {})
    if not is_known(host, (*SERVICES, *more)):
        raise Trouble("push-service-unknown", 400, {"host": host[:80]})
    return host


def is_known(host: str, services: Iterable[str]) -> bool:
    return any(host.endswith(one) if one.startswith(".") else host == one for one in services)


def is_outside(number: str) -> bool:
    """Whether this is an address of the public internet, by itself and not through a tunnel."""
    try:
        address: IPv4Address | IPv6Address = ip_address(number)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None or any(address in network for network in _TUNNELS):
            return False
    elif any(address in network for network in _RELAYS):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return list(dict.fromkeys([str(where[0]) for *_kind, where in found]))


class GuardedBackend(httpcore.AsyncNetworkBackend):
    """Opens connections to push services, and to nothing else."""

    def __init__(self, services: Iterable[str], resolve: Resolve = resolve, dial: Dial | None = None) -> None:
        self.services: Final = tuple(services)
        self.resolve: Final = resolve
        self.dial: Final[Dial] = dial or httpcore.AnyIOBackend().connect_tcp

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        if port != PORT or not is_known(host, self.services):
            raise NoPushService(f"{host}:{port} is no push service")
        try:
            numbers = await asyncio.wait_for(self.resolve(host), timeout)
        except (OSError, TimeoutError) as error:
            raise httpcore.ConnectError(f"{host} was not found") from error
        if not numbers or not all(is_outside(number) for number in numbers):
            raise NoPushService(f"{host} leads into a network that is not public")
        for number in numbers[:-1]:
            try:
                return await self.dial(number, port, timeout=timeout)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue  # a machine without IPv6 has the other one
        return await self.dial(numbers[-1], port, timeout=timeout)

    async def connect_unix_socket(self, *_path: Any, **_options: Any) -> httpcore.AsyncNetworkStream:
        raise NoPushService("a push service is not on this machine")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@cache
def known_authorities() -> ssl.SSLContext:
    """Whom this machine trusts. Reading them takes a tenth of a second."""
    return ssl.create_default_context()


def pool(backend: GuardedBackend, trust: ssl.SSLContext | None = None) -> httpcore.AsyncConnectionPool:
    """It follows no redirects, and asks the environment for no proxy."""
    return httpcore.AsyncConnectionPool(
        ssl_context=trust or known_authorities(),
        max_connections=20,
        keepalive_expiry=30,
        retries=0,
        network_backend=backend,
    )
