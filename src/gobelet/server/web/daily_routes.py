"""What answers at /api/daily: the tables of today, lists, and a player's one try."""

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from gobelet.server.daily import beginning, lists
from gobelet.server.daily.days import read_day
from gobelet.server.protocol import daily as wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.web.player_requests import known_id, needed_secret, visitor_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


@get(
    "/api/daily",
    summary="The daily tables: of today, what is committed to for tomorrow, the best of yesterday",
    responses=refusals(401, 421, 429, 503),
)
async def show_today(request: AnyRequest) -> wire.DailyNow:
    return await lists.today(lobby_of(request).daily, await known_id(request))


@get(
    "/api/daily/{day:str}/{game:str}",
    summary="The list of a day",
    responses=refusals(400, 401, 404, 421, 429, 503),
)
async def show_day(request: AnyRequest, day: FromPath[str], game: FromPath[str]) -> wire.DailyDay:
    return await lists.one_day(lobby_of(request).daily, read_day(day), game, await known_id(request))


@post(
    "/api/daily/{day:str}/{game:str}",
    summary="Begin the daily table: one try for each player",
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def begin(
    request: AnyRequest, day: FromPath[str], game: FromPath[str], data: JSONBody[wire.BeginDaily]
) -> table_wire.Seated:
    lobby = lobby_of(request)
    lobby.limits.creation(address_of(request))
    needed_secret(request)
    return await beginning.begin(lobby.daily, read_day(day), game, data, visitor_of(request, data))


ROUTES: Final = [show_today, show_day, begin]
