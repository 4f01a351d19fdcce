"""Viewers: one for each socket at a table. What is sent to a slow one never holds up the others."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from gobelet.server.clock import now
from gobelet.server.tables import viewer_messages

MOST_WAITING: Final = 64  # messages; a slower reader is disconnected, and gets a whole view on coming back


class Viewer:
    """`send` and `close` are the socket's. A viewer counts its own views, and knows the last one."""

    def __init__(
        self,
        seat: int | None,
        lang: str,
        engine: bool,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[int, str], Awaitable[None]],
        program: bool = False,
        request: str = "",
        speaks: int | None = None,
        paired: bool = False,
        address: str = "",
        readable: bool = False,
    ) -> None:
        self.seat: Final = seat
        # For which seat it speaks: its own, or at one device for one of which it sees nothing.
        self.speaks: Final = seat if seat is not None else speaks
        self.looks_on: Final = self.speaks is None and not paired  # a big screen belongs to the table
        self.lang: Final = lang
        self.engine: Final = engine
        self.program: Final = program or engine or readable
        self.words: Final = lang if readable else ""  # the language in which it is sent the view in words
        self.request: Final = request  # the hash of the token with which this spectator asks for a seat
        self.address: Final = address  # where it comes from
        self.muted: frozenset[str] = frozenset()  # whose chat its player does not want to read
        self.muted_seats: list[int] = []  # which seats these have, as it was last told
        self._send: Final = send
        self._close: Final = close
        self.now: Callable[[], int] = now  # the table's, once it is there
        self.views = 0
        self.last: int | None = None  # a hash of the last view, without its events and its world
        self.hinted = (0, 0)  # the question that it has hints for
        self.waiting: list[bytes] = []
        self.sending: asyncio.Task[None] | None = None
        self.closed = False
        self.closing: asyncio.Task[None] | None = None
        self.leaving = False  # by its own wish: the socket is closed once `done` is sent

    def see(self, quiet: bytes, news: bool, whole: Callable[[bool, str], bytes]) -> None:
        """A view, unless nothing has changed for this viewer: then it must not hear that a row was written.

        `quiet` is compared; `whole` is sent, with `news` in any case.
        """
        mark = hash(quiet)
        if news or mark != self.last:
            self.last = mark
            self.views += 1
            self.post(viewer_messages.numbered(self.views, self.now(), whole(self.engine, self.words)))

    def post(self, message: bytes) -> None:
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.close(1013, "too-slow")
            return
        self.waiting.append(message)
        if self.sending is None:
            self.sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self.waiting and not self.closed:
                messages, self.waiting = self.waiting, []
                for message in messages:
                    await self._send(message)
        except Exception:  # the socket is gone: its reader finds out, too
            self.closed = True
            self.waiting = []
        finally:
            self.sending = None

    def close(self, code: int, reason: str) -> None:
        """Close the socket, without waiting for it."""
        if not self.closed:
            self.closed = True
            self.waiting = []
            self.closing = asyncio.create_task(self._close_quietly(code, reason))

    async def finish(self, code: int, reason: str) -> None:
        """Close the socket, once what was said before is sent, and wait for that."""
        if self.sending is not None:
            await asyncio.wait([self.sending], timeout=2)
        self.close(code, reason)
        if self.closing is not None:
            await self.closing

    async def _close_quietly(self, code: int, reason: str) -> None:
        if self.sending is not None:
            self.sending.cancel()
        try:
            await self._close(code, reason)
        except Exception:  # it was closed already
            self.waiting = []
