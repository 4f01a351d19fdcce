"""Middleware: the limits for each address, and the headers that every answer carries."""

from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gobelet.server.errors import Trouble
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.lobby import Lobby
from gobelet.server.web import pages, problems
from gobelet.server.web.slow_requests import within

HEADERS: Final = [(name.encode(), value.encode()) for name, value in pages.HEADERS.items()]
WITHOUT_LIMIT: Final = ("/healthz",)


class Door:
    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
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
            if scope["path"] not in WITHOUT_LIMIT:
                self.lobby.limits.request(client[0] if client is not None else "")
        except Trouble as trouble:
            await self._refuse(scope, trouble, send_with_headers)
            return
        await self.app(scope, within(receive), send_with_headers)

    async def _refuse(self, scope: Scope, trouble: Trouble, send: Send) -> None:
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = viewer_messages.encode(problems.problem(trouble, problems.preferred(accepted)))
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
