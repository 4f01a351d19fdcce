"""Letting devices in the network join: a second listener, opened and closed while the server runs.

A program on loopback is reached from this machine alone. The browser that the program opened itself may open
it to a network of this machine too. The address at which it was opened holds a key, by which it shows that it
is this browser.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import uvicorn

from gobelet.server.errors import Trouble
from gobelet.server.web.addresses import Address, network_addresses

Report = Callable[[str], None]  # the link of what was opened; empty once it is closed


def say_nothing(_link: str) -> None:
    pass


class Network:
    """Closed until it is asked for. Without a key nobody may ask."""

    def __init__(
        self,
        key: str = "",
        find: Callable[[], list[Address]] = network_addresses,
        report: Report = say_nothing,
    ) -> None:
        self.find: Final = find
        self.report: Final = report
        self.server: uvicorn.Server | None = None
        self.port = 0
        self.open: Address | None = None
        self.link = ""
        self._key = key
        self._session = ""
        self._listener: asyncio.Server | None = None
        self._one_at_a_time: Final = asyncio.Lock()

    def serve_with(self, server: uvicorn.Server, port: int) -> None:
        """The server that answers what comes in, and the port that is used if it is free."""
        self.server = server
        self.port = port

    # --- who may -----------------------------------------------------------------------------------------

    def exchange(self, key: str) -> str:
        """A session for the key, once: the key may be left behind where other programs can read it."""
        if not self._key or not secrets.compare_digest(key.encode(), self._key.encode()):
            raise Trouble("network-forbidden", 403, {})
        self._key = ""
        self._session = secrets.token_urlsafe(32)
        return self._session

    def check(self, authorization: str) -> None:
        """Only who holds the session, by the header Authorization."""
        wanted = f"Bearer {self._session}"
        if not self._session or not secrets.compare_digest(authorization.encode(), wanted.encode()):
            raise Trouble("network-forbidden", 403, {})

    # --- open and closed ---------------------------------------------------------------------------------

    def addresses(self) -> list[Address]:
        """Where it could be opened. If the machine has left the network of the open one, that is closed."""
        found = self.find()
        if self.open is not None and self.open.address not in [one.address for one in found]:
            self.close()
        return found

    async def open_at(self, address: str) -> None:
        async with self._one_at_a_time:
            chosen = [one for one in self.addresses() if one.address == address]
            if not chosen:
                raise Trouble("network-unknown-address", 400, {"address": address})
            if self.open == chosen[0]:
                return
            listener = await self._listen(address)
            self.close()
            self._listener = listener
            self.open = chosen[0]
            self.link = f"http://{address}:{listener.sockets[0].getsockname()[1]}"
            self.report(self.link)

    def close(self) -> None:
        """Stop listening, and hang up on everybody who came that way."""
        if self.open is None or self.server is None or self._listener is None:
            return
        self._listener.close()
        self.server.servers.remove(self._listener)
        for connection in list(self.server.server_state.connections):
            name = connection.transport.get_extra_info("sockname")
            if name is not None and name[0] == self.open.address:
                connection.transport.close()
        self.open = None
        self.link = ""
        self.report("")

    async def _listen(self, address: str) -> asyncio.Server:
        """As uvicorn does: its limits hold, and its shutdown closes it. Any port, if ours is taken."""
        server = self.server
        if server is None:
            raise Trouble("network-forbidden", 403, {})
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return server.config.http_protocol_class(  # type: ignore[call-arg]
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )

        for port in (self.port, 0):
            try:
                listener = await loop.create_server(protocol, address, port, backlog=server.config.backlog)
            except OSError as error:
                reason = error.strerror or str(error)
                continue
            server.servers.append(listener)
            return listener
        raise Trouble("network-cannot-listen", 409, {"address": address, "reason": reason})
