"""What every route needs to know of a request: the lobby behind it, its address, how long it may be."""

from typing import Any, Final

from litestar import Request, WebSocket

from gobelet.server.protocol.replays import MOST_RECORD
from gobelet.server.tables.lobby import Lobby

AnyRequest = Request[Any, Any, Any]
MOST_BYTES: Final = 65_536
MOST_FILE: Final = 4 * MOST_RECORD


def lobby_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""
