"""Half-open connections: a client that does not finish its request is disconnected."""

import asyncio
from typing import Final

from litestar.types import HTTPReceiveMessage, Receive
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gobelet.server.errors import Trouble

HEAD_WITHIN: Final = 10.0  # seconds for the head of a request, once the connection or the head has begun
BODY_WITHIN: Final = 20.0  # seconds for the next piece of a body


class Impatient(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an hourglass beside every head of a request."""

    hourglass: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._turn()

    def connection_lost(self, exc: Exception | None) -> None:
        self._put_away()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.hourglass is None:
            self._turn()

    def on_headers_complete(self) -> None:
        self._put_away()
        super().on_headers_complete()

    def _turn(self) -> None:
        self.hourglass = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def _put_away(self) -> None:
        if self.hourglass is not None:
            self.hourglass.cancel()
            self.hourglass = None


def within(receive: Receive) -> Receive:
    """The same, but Trouble if a body does not go on."""

    patience: float | None = BODY_WITHIN

    async def receive_in_time() -> HTTPReceiveMessage:
        nonlocal patience
        try:
            async with asyncio.timeout(patience):
                message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
        except TimeoutError as error:
            raise Trouble("too-silent", 408, {}) from error
        if not message.get("more_body"):
            patience = None  # the request is whole: all that can still come is a disconnection
        return message

    return receive_in_time
