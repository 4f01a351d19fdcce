"""What answers at /api/match: people who look for others to play with."""

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from gobelet.server.protocol.match import FindOthers, Waiting
from gobelet.server.tables import matching
from gobelet.server.web.player_requests import visitor_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


def _ticket(request: AnyRequest) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


@post(
    "/api/match",
    summary="Wait for others who want the same ruleset and number of players",
    responses=refusals(400, 401, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def find_others(request: AnyRequest, data: JSONBody[FindOthers]) -> Waiting:
    lobby_of(request).limits.join(address_of(request))
    who = visitor_of(request, data)
    return await matching.enter(lobby_of(request), data, who)


@get(
    "/api/match",
    summary="How it stands, for whoever holds the ticket; it also says that they still wait",
    responses=refusals(404, 421, 429, 503),
)
async def show_match(request: AnyRequest) -> Waiting:
    return await matching.look(lobby_of(request), _ticket(request))


@delete(
    "/api/match",
    summary="Wait no more, for whoever holds the ticket",
    status_code=200,
    responses=refusals(403, 404, 415, 421, 429, 503),
)
async def stop_waiting(request: AnyRequest) -> Waiting:
    return await matching.stop(lobby_of(request), _ticket(request))


ROUTES: Final = [find_others, show_match, stop_waiting]
