"""Middleware: the limits for each address, whose pages may do what, and the headers of every answer."""

from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from gobelet.server.errors import Trouble
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.lobby import Lobby
from gobelet.server.web import pages, problems
from gobelet.server.web.base_path import base_path, below
from gobelet.server.web.slow_requests import within

HEADERS: Final = [(name.encode(), value.encode()) for name, value in pages.HEADERS.items()]
WITHOUT_LIMIT: Final = ("/healthz",)
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
ANYWHERE: Final = ("/healthz",)  # asked by machines, under any name


class Door:
    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby
        self.base: Final = base_path(lobby.config.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":  # the server starts, or ends
            await self.app(scope, receive, send)
            return
        scope = below(scope, self.base)
        if kind == ScopeType.WEBSOCKET:
            await self._open(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _value in message["headers"]}
                added = [pair for pair in HEADERS if pair[0] not in told]
                if b"cache-control" not in told:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        client = scope["client"]
        try:
            address = client[0] if client is not None else ""
            if scope["path"].startswith("/api/"):
                self.lobby.limits.request(address)
                self.lobby.guard.check_address(address)
            elif scope["path"] not in WITHOUT_LIMIT:
                self.lobby.limits.file(address)
            self._check(scope)
        except Trouble as trouble:
            await self._refuse(scope, trouble, "http.response", send_with_headers)
            return
        if self.base and scope["path"] == self.base:
            await self._lead_in(send_with_headers)
            return
        await self.app(_as_get(scope), within(receive), send_with_headers)

    async def _lead_in(self, send: Send) -> None:
        """The path of the house without its last slash: browsers come again with it."""
        start: Any = {
            "type": "http.response.start",
            "status": 308,
            "headers": [(b"location", f"{self.base}/".encode()), (b"content-length", b"0")],
        }
        rest: Any = {"type": "http.response.body", "body": b"", "more_body": False}
        await send(start)
        await send(rest)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket."""
        try:
            self._check(scope)
        except Trouble as trouble:
            # Before it is accepted: it gets a status, and the sentence as a body.
            await self._refuse(scope, trouble, "websocket.http.response", send)
            raise ClientDisconnected from None  # otherwise uvicorn logs an error, which anybody could repeat
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Whether we are meant, and by a page that may do this."""
        headers = _headers(scope)
        host = headers.get("host")
        if scope["path"] not in ANYWHERE:
            server = scope["server"]
            self.lobby.origins.check_host(host, server[0] if server is not None else "")
        if scope["type"] == ScopeType.WEBSOCKET:
            self.lobby.origins.check_origin(headers.get("origin"), host)
        elif scope["method"] in CHANGING:
            self.lobby.origins.check_origin(headers.get("origin"), host)
            media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
            if scope["path"].startswith("/api/") and media_type != "application/json":
                raise Trouble("body-not-json", 415, {})

    async def _refuse(self, scope: Scope, trouble: Trouble, how: str, send: Send) -> None:
        lang = problems.preferred(_headers(scope).get("accept-language", ""))
        body = viewer_messages.encode(problems.problem(trouble, lang))
        headers = [(b"content-type", b"application/json")]
        headers += [
            (name.encode(), value.encode())
            for name, value in problems.retry_after(trouble, trouble.status).items()
        ]
        self.lobby.metrics.refuse(trouble.id)
        start: Any = {"type": f"{how}.start", "status": trouble.status, "headers": headers}
        rest: Any = {"type": f"{how}.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)


def _as_get(scope: Scope) -> Scope:
    """HEAD is answered as GET is; uvicorn, which keeps its own scope, leaves out the body."""
    if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
        asked: Any = {**scope, "method": "GET"}
        found: Scope = asked
        return found
    return scope


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
