"""Half-open connections: a client that does not finish its request is disconnected."""

import asyncio
from typing import Any, Final

from litestar.types import Receive
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gobelet.server.errors import Trouble

HEAD_WITHIN: Final = 10.0  # seconds for the head of a request, once the connection or the head has begun
BODY_WITHIN: Final = 20.0  # seconds for the next piece of a body


class Impatient(HttpToolsProtocol):
    """HTTP by uvicorn, with a time limit for the head of every request."""

    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.timer is None:
            self._start_timer()

    def on_headers_complete(self) -> None:
        self._stop_timer()
        super().on_headers_complete()

    def _start_timer(self) -> None:
        self.timer = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def within(receive: Receive) -> Receive:
    """The same, but raises Trouble if the next piece of a body does not come, or never will."""

    patience: float | None = BODY_WITHIN

    async def receive_in_time() -> Any:
        nonlocal patience
        try:
            async with asyncio.timeout(patience):
                message: Any = await receive()
        except TimeoutError as error:
            raise Trouble("too-silent", 408, {}) from error
        if message["type"] == "http.disconnect" and patience is not None:
            raise Trouble("broken-off", 400, {})  # nobody reads the answer, and nothing is wrong here
        if not message.get("more_body"):
            patience = None  # the request is whole: all that can still come is a disconnection
        return message

    return receive_in_time
