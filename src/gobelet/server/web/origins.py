"""By which names this server goes, and whose pages may use it.

A page of another site must not act for the people who look at it, nor read from a server in their network by
giving it a name of its own. Programs send no Origin: browsers always do.
"""

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from gobelet.server.errors import Trouble

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS: Final = {"http": 80, "https": 443}
MOST_SHOWN: Final = 100  # letters of a header that a sentence repeats


def host_of(netloc: str) -> str:
    """`[::1]:8080` is `::1`, `Play.Example:80` is `play.example`. Empty if it is no host at all."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _netloc(scheme: str, netloc: str) -> str:
    """Host and port, without the port that the scheme has anyway."""
    return netloc.lower().removesuffix(f":{USUAL_PORTS.get(scheme, '')}")


def origin_of(url: str) -> str:
    """The origin of an address, as browsers write it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{_netloc(parts.scheme, parts.netloc)}"


class Origins:
    """What is allowed can change while the server runs: `allow` and `forget` take a host without a port."""

    def __init__(self, public_url: str = "", origins: Iterable[str] = ()) -> None:
        known = [url for url in (public_url, *origins) if url]
        self.origins: Final = {origin_of(url) for url in known}
        self.hosts: Final = {*LOOPBACK, *[host_of(urlsplit(url).netloc) for url in known]}

    def allow(self, host: str) -> None:
        self.hosts.add(host.strip("[]").lower())

    def forget(self, host: str) -> None:
        self.hosts.discard(host.strip("[]").lower())

    def check_host(self, host: str | None, own: str = "") -> None:
        """The header Host must name us; `own` is the address at which the connection came in."""
        if host is None:  # only programs leave it out
            return
        name = host_of(host)
        if not name or (name not in self.hosts and name != own):
            raise Trouble("host-unknown", 421, {"host": host[:MOST_SHOWN]})

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """The page that asks must be ours, by the same Host, or one that the configuration names."""
        if origin is None or origin in self.origins:
            return
        scheme, _, netloc = origin.partition("://")
        if not netloc or _netloc(scheme, netloc) != _netloc(scheme, host or ""):
            raise Trouble("origin-unknown", 403, {"origin": origin[:MOST_SHOWN]})
