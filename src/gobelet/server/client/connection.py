"""A client of the server: for `gobelet bot`, and for other clients. It keeps the last view only."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gobelet.server.protocol import messages as wire

_decoder: Final = msgspec.json.Decoder(wire.ToBrowser)
encode: Final = msgspec.json.Encoder().encode


class ServerError(Exception):
    """The server has refused: its code, and its sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


async def ask(url: str, path: str, body: msgspec.Struct | None = None) -> Any:
    """One request over HTTP: a POST if there is a body. The answer as plain data."""
    secure = url.startswith("https:")  # otherwise skip reading certificates, which takes a while
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=secure) as http:
        try:
            if body is None:
                answer = await http.get(path)
            else:
                headers = {"content-type": "application/json"}
                answer = await http.post(path, content=encode(body), headers=headers)
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=wire.Problem)
        raise ServerError(problem.code, problem.text)
    return msgspec.json.decode(answer.content)


async def create(url: str, wanted: wire.NewTable) -> wire.Seated:
    return msgspec.convert(await ask(url, "/api/tables", wanted), wire.Seated)


async def sit(url: str, table: str, wanted: wire.SitDown) -> wire.Seated:
    return msgspec.convert(await ask(url, f"/api/tables/{table}/seats", wanted), wire.Seated)


class Client:
    """One socket at a table. `views` gives the latest view whenever there is a new one; `do` waits until a
    message is in the log.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.view: wire.TableView | None = None
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
        lang: wire.Lang = "en",
        engine: bool = False,
        program: bool = False,
    ) -> "Client":
        address = url.replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/socket"
        client = cls(await connect(address, max_size=None, compression=None))
        await client.send(wire.Hello(token=token, lang=lang, engine=engine, program=program))
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
        message: wire.ToBrowser = _decoder.decode(text)
        if isinstance(message, wire.TableView):
            self.view = message
            self.news.set()
        elif isinstance(message, wire.Done | wire.Failed):
            self._settle(message)

    def _settle(self, message: wire.Done | wire.Failed) -> None:
        waiting = self.open.pop(message.ref, None) if message.ref is not None else None
        error = ServerError(message.code, message.text) if isinstance(message, wire.Failed) else None
        if waiting is None or waiting.done():
            self.refused = error or self.refused
        elif error is not None:
            waiting.set_exception(error)
        else:
            waiting.set_result(None)

    async def send(self, message: wire.ToServer) -> None:
        try:
            await self.socket.send(encode(message).decode())
        except ConnectionClosed as error:
            raise ConnectionError("the socket was closed") from error

    async def do(self, message: wire.ToServer) -> None:
        """Send a message and wait until it is done; raises ServerError or ConnectionError."""
        if self.closed:
            raise ConnectionError("the socket was closed")
        self.refs += 1
        done = self.open[self.refs] = asyncio.get_running_loop().create_future()
        await self.send(msgspec.structs.replace(message, ref=self.refs))
        await done

    async def views(self) -> AsyncIterator[wire.TableView]:
        """Each new view, until the socket is closed. Pings keep the socket open."""
        while True:
            try:
                async with asyncio.timeout(20):
                    await self.news.wait()
            except TimeoutError:
                await self.send(wire.Ping())
                continue
            if self.closed:
                return
            self.news.clear()
            assert self.view is not None
            yield self.view

    async def close(self) -> None:
        await self.socket.close()
        await self.reader
