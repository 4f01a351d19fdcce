"""What answers at /api/tables: tables, their seats and records, and their sockets."""

from typing import Any, Final

from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from gobelet.server.protocol import tables as table_wire
from gobelet.server.tables import founding, viewer_messages
from gobelet.server.web import sockets
from gobelet.server.web.player_requests import visitor_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of

A_RECORD: Final = {200: ResponseSpec(dict[str, Any], description="A record", generate_examples=False)}


@get("/api/tables", summary="The listed tables", responses=refusals(421, 429, 503))
async def list_tables(request: AnyRequest) -> list[table_wire.TableLine]:
    return await lobby_of(request).store.listed()


@post(
    "/api/tables",
    summary="Create a table, and sit down at it",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def create_table(request: AnyRequest, data: JSONBody[table_wire.NewTable]) -> table_wire.Seated:
    lobby_of(request).limits.creation(address_of(request))
    who = visitor_of(request, data)
    return await founding.create(lobby_of(request), data, who)


@get(
    "/api/tables/{table:str}",
    summary="One table, without its game",
    responses=refusals(400, 404, 421, 429, 503),
)
async def show_table(request: AnyRequest, table: FromPath[str]) -> table_wire.TableInfo:
    found = await lobby_of(request).table(table)
    late = found.state.settings.delayed
    return viewer_messages.info(found.state, found.notice, found.state.shown_to(None, late), late)


@get(
    "/api/tables/{table:str}/seat",
    summary="Whether a seat is awaited, for whoever holds its token",
    responses=refusals(400, 401, 404, 421, 429, 503),
)
async def show_seat(request: AnyRequest, table: FromPath[str]) -> table_wire.SeatNews:
    found = await lobby_of(request).table(table)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    return viewer_messages.news(found.state, token, found.now(), found.notice)


@post(
    "/api/tables/{table:str}/seats",
    summary="Take a free seat, or a bot's",
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def take_seat(
    request: AnyRequest, table: FromPath[str], data: JSONBody[table_wire.SitDown]
) -> table_wire.Seated:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    found = await lobby.table(table)
    return await founding.sit(found, data, visitor_of(request, data))


@get(
    "/api/tables/{table:str}/record",
    summary="The record and its proof, once the game is over",
    responses={**A_RECORD, **refusals(400, 403, 404, 409, 421, 429, 503)},
)
async def show_record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    found = await lobby_of(request).table(table)
    return Response(await found.record(), media_type=MediaType.JSON)


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await sockets.serve(socket, lobby_of(socket), table)


ROUTES: Final = [list_tables, create_table, show_table, show_seat, take_seat, show_record, open_socket]
