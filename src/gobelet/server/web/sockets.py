"""A socket at a table, from hello to the end."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from gobelet import api
from gobelet.core.errors import GobeletError
from gobelet.server.errors import Trouble
from gobelet.server.moderation import own_mutes
from gobelet.server.moderation.guard import BANNED, Person
from gobelet.server.protocol import to_browser, to_server
from gobelet.server.tables import founding, seal, seats, viewer_messages
from gobelet.server.tables.actions import decision
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.table import Table
from gobelet.server.tables.viewers import Viewer
from gobelet.server.web.limits import Bucket, network_of, slow_down
from gobelet.server.web.problems import failed

MOST_BYTES: Final = 16_384
HELLO_WITHIN: Final = 10.0  # seconds
MOST_DROPPED: Final = 200  # messages beyond the limit, after which we hang up

# What ends a socket, by the code of the error.
CLOSES: Final = {
    "unknown-token": 4401,
    "unknown-table": 4404,
    "too-silent": 4408,
    "too-many-sockets": 4429,
    "daily-sealed": 4403,
    "banned": BANNED,
    "tournament-sealed": 4403,
    "slow-down": 1008,
    "store-down": 1013,
    "busy": 1013,
}
BAD_START: Final = 4400
SERVICE_RESTART: Final = 1012

logger = logging.getLogger(__name__)
decoder: Final = msgspec.json.Decoder(to_server.ToServer)
AnySocket = WebSocket[Any, Any, Any]


def read(text: str | None) -> to_server.ToServer:
    if text is None:
        raise Trouble("not-text", 400, {})
    try:
        message: to_server.ToServer = decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("not-json", 400, {"reason": str(error)[:200]}) from error


class Referring(msgspec.Struct):
    """The `ref` of a message, which often can be read even if the rest can't."""

    ref: int | None = None


def ref_of(text: str | None) -> int | None:
    try:
        return msgspec.json.decode(text or "", type=Referring).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Conversation:
    """The conversation on one socket."""

    def __init__(self, socket: AnySocket, lobby: Lobby, address: str) -> None:
        self.socket: Final = socket
        self.address: Final = address
        self.lobby: Final = lobby
        self.lang = "en"
        self.table: Table | None = None
        self.viewer: Viewer | None = None
        self.bucket: Final = Bucket(lobby.config.messages, lobby.config.messages * 2)
        self.dropped = 0
        self.restarting = False

    async def receive(self, within: float) -> str | None:
        """The next message; None if it is not text."""
        try:
            async with asyncio.timeout(within):
                message = await self.socket.receive()
        except TimeoutError as error:
            raise Trouble("too-silent", 408, {}) from error
        if message["type"] == "websocket.disconnect":
            self.restarting = message.get("code") == SERVICE_RESTART
            raise WebSocketDisconnect(code=message.get("code", 1006), detail="")
        text = message.get("text")
        return text if isinstance(text, str) else None

    async def send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def close(self, code: int, reason: str) -> None:
        await self.socket.close(code, reason)

    # --- hello -------------------------------------------------------------------------------------------

    async def run(self, id: str) -> None:
        """Until one side closes the socket."""
        try:
            await self._hello(id)
        except GobeletError as error:
            await self.send(self._failed(error, None))
            await self.close(CLOSES.get(error.id, BAD_START), error.id)
            return
        assert self.table is not None
        assert self.viewer is not None
        try:
            await self._listen(self.table, self.viewer)
        except Trouble as trouble:
            self.viewer.post(self._failed(trouble, None))
            await self.viewer.finish(CLOSES[trouble.id], trouble.id)
        finally:
            if not self.restarting:  # otherwise the server restarts, and players will be back at once
                self.lobby.spawn(self.table.farewell(self.viewer))

    async def _hello(self, id: str) -> None:
        hello = read(await self.receive(HELLO_WITHIN))
        if not isinstance(hello, to_server.Hello):
            raise Trouble("hello-first", 400, {})
        self.lang = hello.lang
        table = await self.lobby.table(id)
        seat, request = None, ""
        paired = hello.public and hello.token is not None and seats.is_screen(table.state, hello.token)
        if hello.token is not None and not paired:
            seat = seats.seat_of(table.state, hello.token)
            if seat is None:
                request = seats.request_of(table.state, hello.token)
        self.table = table
        eyes = None if hello.public else seat
        if eyes is None:
            await seal.check_open(self.lobby, table.state.settings)
        self.viewer = Viewer(
            eyes,
            hello.lang,
            hello.engine,
            self.send,
            self.close,
            hello.program,
            request,
            seat,
            paired,
            self.address,
            hello.readable,
        )
        self.lobby.guard.check_viewer(table, seat, self.address)
        await own_mutes.fetch(table, self.viewer)
        await table.welcome(self.viewer)
        self.lobby.follower.welcome(self.viewer)

    # --- messages ----------------------------------------------------------------------------------------

    async def _listen(self, table: Table, viewer: Viewer) -> None:
        while not viewer.closed:
            text = await self.receive(self.lobby.config.silence)
            if not self.bucket.take():
                self._drop(viewer)
                continue
            ref = None
            try:
                ref = ref_of(text)
                await self._do(table, viewer, read(text))
            except GobeletError as error:
                viewer.post(self._failed(error, ref))
            except Exception:
                logger.exception("table %s: a message was not done", table.id)
                viewer.post(self._failed(Trouble("server-error", 500, {}), ref))

    def _drop(self, viewer: Viewer) -> None:
        """Messages beyond the limit are not read; a client that keeps sending is disconnected."""
        self.dropped += 1
        if self.dropped >= MOST_DROPPED:
            raise slow_down(self.bucket.wait())
        if self.dropped % 20 == 1:
            viewer.post(self._failed(slow_down(self.bucket.wait()), None))

    async def _do(self, table: Table, viewer: Viewer, message: to_server.ToServer) -> None:
        if isinstance(message, to_server.Ping):
            viewer.post(viewer_messages.encode(to_browser.Pong(table.now(), message.ref)))
            return
        if isinstance(message, to_server.Hello):
            raise Trouble("hello-again", 400, {})
        seat = viewer.speaks
        table.growth.check(message, seat if seat is not None else network_of(self.address))
        message = self._moderated(table, seat, message)
        if isinstance(message, to_server.MuteForMe):
            await own_mutes.change(table, viewer, message.seat, message.on)
        elif isinstance(message, to_server.Rematch):
            if seat is None:
                raise Trouble("only-for-players", 403, {})
            if table.state.rematch is None:
                self.lobby.limits.creation(self.address)
            await founding.rematch(self.lobby, table, seat, message.commitment)
        else:
            if isinstance(message, to_server.Abandon) and seat == table.state.host:
                self.lobby.limits.creation(self.address)
            viewer.leaving = isinstance(message, to_server.LeaveTable)
            await table.do(decision(message, seat, table.now, viewer.request))
        viewer.post(viewer_messages.encode(to_browser.Done(message.ref)))
        if viewer.leaving:
            await viewer.finish(1000, "left")

    def _moderated(self, table: Table, seat: int | None, message: to_server.ToServer) -> to_server.ToServer:
        """What somebody says or is called, as others may read it; refused if they are banned or muted."""
        guard, words = self.lobby.guard, self.lobby.words
        if isinstance(message, to_server.Chat):
            guard.check_chat(guard.person(table, seat, self.address))
            return msgspec.structs.replace(message, text=words.covered(message.text))
        if isinstance(message, to_server.Rename):
            guard.check_play(Person(name=message.name))
            words.check_name(message.name)
        if isinstance(message, to_server.Rematch):
            guard.check_play(guard.person(table, seat, self.address))
        return message

    def _failed(self, error: GobeletError, ref: int | None) -> bytes:
        state = self.table.state if self.table is not None else None
        self.lobby.metrics.refuse(error.id, state)
        rules = api.REGISTRY.find(state.settings.ruleset) if state is not None else None
        names = [seat.name or seat.bot.capitalize() for seat in state.seats] if state is not None else []
        return viewer_messages.encode(failed(error, ref, self.lang, rules, names))


async def serve(socket: AnySocket, lobby: Lobby, table: str) -> None:
    """One socket, from its opening to its end."""
    address = socket.client.host if socket.client is not None else ""
    await socket.accept()
    talk = Conversation(socket, lobby, address)
    try:
        lobby.limits.request(address)
        lobby.guard.check_address(address)
        lobby.limits.open_socket(address)
    except Trouble as trouble:
        await talk.send(talk._failed(trouble, None))
        await talk.close(CLOSES[trouble.id], trouble.id)
        return
    try:
        await talk.run(table)
    except WebSocketDisconnect:
        logger.debug("table %s: a socket is gone", table)
    finally:
        lobby.limits.close_socket(address)
