"""A client of the server: for `gobelet bot`, and for other clients. It keeps the last view only."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gobelet.server.protocol import fields, to_browser, to_server
from gobelet.server.protocol import tables as table_wire
from gobelet.server.protocol.problem import Problem

_decoder: Final = msgspec.json.Decoder(to_browser.ToBrowser)
encode: Final = msgspec.json.Encoder().encode


class ServerError(Exception):
    """The server has refused: its code, and its sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


async def ask(url: str, path: str, body: msgspec.Struct | None = None, player: str = "") -> Any:
    """One request over HTTP, of a known player if there is a secret: a POST if there is a body.

    The answer as plain data.
    """
    headers = {"authorization": f"Bearer {player}"} if player else {}
    secure = url.startswith("https:")  # otherwise skip reading certificates, which takes a while
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=secure) as http:
        try:
            if body is None:
                answer = await http.get(path, headers=headers)
            else:
                headers["content-type"] = "application/json"
                answer = await http.post(path, content=encode(body), headers=headers)
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=Problem)
        raise ServerError(problem.code, problem.text)
    return msgspec.json.decode(answer.content)


async def create(url: str, wanted: table_wire.NewTable, player: str = "") -> table_wire.Seated:
    return msgspec.convert(await ask(url, "/api/tables", wanted, player), table_wire.Seated)


async def sit(url: str, table: str, wanted: table_wire.SitDown, player: str = "") -> table_wire.Seated:
    return msgspec.convert(await ask(url, f"/api/tables/{table}/seats", wanted, player), table_wire.Seated)


class Client:
    """One socket at a table. `views` gives the latest view whenever there is a new one; `do` waits until a
    message is in the log.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.view: to_browser.TableView | None = None
        self.refused: ServerError | None = None  # the last error that answered no message of ours
        self.refs = 0
        self.open: dict[int, asyncio.Future[None]] = {}
        self.news: Final = asyncio.Event()
        self.closed = False
        self.reader: Final = asyncio.create_task(self._read())

    @classmethod
    async def connect(
        cls,
        url: str,
        table: str,
        token: str | None,
        lang: fields.Lang = "en",
        engine: bool = False,
        program: bool = False,
        public: bool = False,
        readable: bool = False,
    ) -> Self:
        address = url.replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/socket"
        client = cls(await connect(address, max_size=None, compression=None))
        hello = to_server.Hello(
            token=token, lang=lang, engine=engine, program=program, public=public, readable=readable
        )
        await client.send(hello)
        return client

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.heard(text.encode() if isinstance(text, str) else text)
        except ConnectionClosed:
            self.closed = True
        self.closed = True
        self.news.set()
        for waiting in self.open.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket was closed"))

    def heard(self, text: bytes) -> None:
        message: to_browser.ToBrowser = _decoder.decode(text)
        if isinstance(message, to_browser.TableView):
            self.view = message
            self.news.set()
        elif isinstance(message, to_browser.Done | to_browser.Failed):
            self._settle(message)

    def _settle(self, message: to_browser.Done | to_browser.Failed) -> None:
        waiting = self.open.pop(message.ref, None) if message.ref is not None else None
        error = ServerError(message.code, message.text) if isinstance(message, to_browser.Failed) else None
        if waiting is None or waiting.done():
            self.refused = error or self.refused
        elif error is not None:
            waiting.set_exception(error)
        else:
            waiting.set_result(None)

    async def send(self, message: to_server.ToServer) -> None:
        try:
            await self.socket.send(encode(message).decode())
        except ConnectionClosed as error:
            raise ConnectionError("the socket was closed") from error

    async def do(self, message: to_server.ToServer) -> None:
        """Send a message and wait until it is done; raises ServerError or ConnectionError."""
        if self.closed:
            raise ConnectionError("the socket was closed")
        self.refs += 1
        ref = self.refs
        done = self.open[ref] = asyncio.get_running_loop().create_future()
        try:
            await self.send(msgspec.structs.replace(message, ref=ref))
            await done
        finally:
            self.open.pop(ref, None)
            if done.done() and not done.cancelled():
                done.exception()  # both ways of the socket were cut: sending has raised it already

    async def views(self) -> AsyncIterator[to_browser.TableView]:
        """Each new view, until the socket is closed. Pings keep the socket open."""
        while True:
            try:
                async with asyncio.timeout(20):
                    await self.news.wait()
            except TimeoutError:
                await self.send(to_server.Ping())
                continue
            if self.closed:
                return
            self.news.clear()
            assert self.view is not None
            yield self.view

    async def close(self) -> None:
        await self.socket.close()
        await self.reader
