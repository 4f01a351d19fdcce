"""What answers at /api/replay: a record as frames, a table that plays on from one, its analysis."""

import asyncio
import gzip
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

from litestar import MediaType, Response, post
from litestar.params import JSONBody
from litestar.response import Stream

from gobelet.server.protocol import replays as replay_wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.replays import frames
from gobelet.server.replays.analyses import Analysts
from gobelet.server.web.limits import Turns
from gobelet.server.web.player_requests import visitor_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import MOST_FILE, AnyRequest, address_of, lobby_of


@post(
    "/api/replay",
    summary="A record, checked, as frames",
    status_code=200,
    request_max_body_size=MOST_FILE,
    responses=refusals(400, 403, 408, 413, 415, 421, 429),
)
async def open_record(request: AnyRequest, data: JSONBody[replay_wire.OpenRecord]) -> Response[bytes]:
    packed = await frames.replay(lobby_of(request).replayers, address_of(request), data.record, data.eyes)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(
        await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON, headers=headers
    )


@post(
    "/api/replay/table",
    summary="Play on from a record",
    request_max_body_size=MOST_FILE,
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def play_on(request: AnyRequest, data: JSONBody[replay_wire.PlayOn]) -> table_wire.Seated:
    lobby_of(request).limits.creation(address_of(request))
    who = visitor_of(request, data)
    return await frames.play_on(lobby_of(request), address_of(request), data, who)


@post(
    "/api/replay/analysis",
    summary="Luck and skill of a record, in lines of JSON",
    status_code=200,
    request_max_body_size=MOST_FILE,
    responses=refusals(400, 403, 408, 413, 415, 421, 429),
)
async def analyse(request: AnyRequest, data: JSONBody[replay_wire.Analyse]) -> Stream:
    address = address_of(request)
    analysts: Analysts = request.app.state.analysts
    analysts.turns.check(address)
    await frames.check(lobby_of(request).replayers, address, data.record)
    lines = analysts.lines(data.record)
    return Stream(in_turn(analysts.turns, address, lines), media_type="application/x-ndjson")


async def in_turn(
    turns: Turns, address: str, lines: AsyncGenerator[bytes, None]
) -> AsyncGenerator[bytes, None]:
    async with aclosing(lines), turns.turn(address):
        async for line in lines:
            yield line


ROUTES: Final = [open_record, play_on, analyse]
