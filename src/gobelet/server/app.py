"""The application: what answers at which address."""

import asyncio
import gzip
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from gobelet.core.errors import GobeletError
from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config, from_environment
from gobelet.server.errors import Trouble
from gobelet.server.games.catalogue import catalogue
from gobelet.server.games.sentences import sentences
from gobelet.server.protocol import messages as wire
from gobelet.server.protocol import replays as replay_wire
from gobelet.server.protocol import schema
from gobelet.server.replays import frames
from gobelet.server.replays.analyses import Analysts
from gobelet.server.tables import viewer_messages
from gobelet.server.tables.lobby import Lobby
from gobelet.server.web import house_routes, pages, problems, sockets
from gobelet.server.web.limits import Turns
from gobelet.server.web.middleware import Door
from gobelet.server.web.network import Network
from gobelet.server.web.refusals import refusals

logger = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
MOST_BYTES: Final = 65_536
MOST_FILE: Final = 4 * replay_wire.MOST_RECORD


NOT_MODIFIED: Final = ResponseSpec(
    None, description="The file that was asked about is current", generate_examples=False
)
A_RECORD: Final = {200: ResponseSpec(dict[str, Any], description="A record", generate_examples=False)}


def lobby_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


# --- tables -------------------------------------------------------------------------------------------------


@get("/api/rulesets", summary="What can be played", responses=refusals(429))
async def list_rulesets() -> list[wire.RulesetInfo]:
    return catalogue()


@get(
    "/api/games/{game:str}/{file:str}",
    summary="The sentences of a game in a language: en.ftl, fr.ftl",
    media_type=MediaType.TEXT,
    responses={304: NOT_MODIFIED, **refusals(400, 404, 429)},
)
async def show_sentences(request: AnyRequest, game: FromPath[str], file: FromPath[str]) -> Response[str]:
    lang, dot, kind = file.partition(".")
    if (dot, kind) != (".", "ftl"):
        raise Trouble("not-found", 404, {})
    found = sentences(game, lang)
    headers = {"etag": found.tag, "cache-control": "public, max-age=0, must-revalidate"}
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if found.tag in known:
        return Response("", status_code=304, headers=headers)
    return Response(found.text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables", summary="The listed tables", responses=refusals(421, 429, 503))
async def list_tables(request: AnyRequest) -> list[wire.TableLine]:
    return await lobby_of(request).store.listed()


@post(
    "/api/tables",
    summary="Create a table, and sit down at it",
    responses=refusals(400, 403, 408, 413, 415, 421, 429, 503),
)
async def create_table(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Seated:
    lobby_of(request).limits.creation(address_of(request))
    return await lobby_of(request).create(data)


@get(
    "/api/tables/{table:str}",
    summary="One table, without its game",
    responses=refusals(400, 404, 421, 429, 503),
)
async def show_table(request: AnyRequest, table: FromPath[str]) -> wire.TableInfo:
    found = await lobby_of(request).table(table)
    return viewer_messages.info(found.state, found.notice)


@post(
    "/api/tables/{table:str}/seats",
    summary="Take a free seat, or a bot's",
    responses=refusals(400, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def take_seat(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.SitDown]) -> wire.Seated:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    return await lobby.sit(await lobby.table(table), data)


@get(
    "/api/tables/{table:str}/record",
    summary="The record and its proof, once the game is over",
    responses={**A_RECORD, **refusals(400, 403, 404, 409, 421, 429, 503)},
)
async def show_record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    found = await lobby_of(request).table(table)
    return Response(await found.record(), media_type=MediaType.JSON)


# --- records ------------------------------------------------------------------------------------------------


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
    responses=refusals(400, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def play_on(request: AnyRequest, data: JSONBody[replay_wire.PlayOn]) -> wire.Seated:
    lobby_of(request).limits.creation(address_of(request))
    return await frames.play_on(lobby_of(request), address_of(request), data)


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


# --- for programs -------------------------------------------------------------------------------------------


@get("/api/protocol.json", summary="The messages on sockets, as JSON Schema")
async def show_protocol() -> Response[str]:
    return Response(schema.schema_text(), media_type="application/schema+json")


@websocket("/api/tables/{table:str}/socket")
async def open_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    await sockets.serve(socket, lobby_of(socket), table)


# --- for operators ------------------------------------------------------------------------------------------


@get("/healthz", summary="Whether this worker can serve", responses=refusals(503))
async def show_health(request: AnyRequest) -> dict[str, str]:
    """Without its bus a worker still serves: it looks at the database twice a second."""
    lobby = lobby_of(request)
    try:
        await lobby.store.ready()
    except Exception as error:
        raise Trouble("store-down", 503, {"part": "database"}) from error
    bus = {"bus": "away" if lobby.health.away("bus") else "ok"} if lobby.bus is not None else {}
    return {"status": "ok", "database": "ok", **bus}


@get("/metrics", include_in_schema=False)
async def hide_metrics() -> None:
    """They have an address of their own (`--metrics`). Here would be the page, which a scraper can't read."""
    raise Trouble("not-found", 404, {})


# --- the page -----------------------------------------------------------------------------------------------


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: FromPath[str] = "") -> Response[bytes]:
    file = pages.file(path)
    if file is None:
        raise Trouble("not-found", 404, {}) if pages.files() else Trouble("page-missing", 503, {})
    return Response(file.content, media_type=file.media_type, headers={"cache-control": file.cache})


# --- errors -------------------------------------------------------------------------------------------------


def _answer(request: AnyRequest, error: GobeletError, status: int) -> Response[wire.Problem]:
    lang = problems.preferred(request.headers.get("accept-language", ""))
    lobby_of(request).metrics.refuse(error.id)
    headers = problems.retry_after(error, status)
    if status == 408:
        headers["connection"] = "close"  # we do not wait for the rest of its body
    return Response(problems.problem(error, lang), status_code=status, headers=headers)


def _ours(request: AnyRequest, error: GobeletError) -> Response[wire.Problem]:
    return _answer(request, error, error.status if isinstance(error, Trouble) else 400)


def _theirs(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """Errors that the framework finds by itself."""
    status = error.status_code
    if status == 404:
        return _answer(request, Trouble("not-found", status, {}), status)
    if status == 405:
        return _answer(request, Trouble("method-not-allowed", status, {}), status)
    if status == 413:
        most = MOST_FILE if request.url.path.startswith("/api/replay") else MOST_BYTES
        return _answer(request, Trouble("message-too-long", status, {"most": most}), status)
    if status >= 500:
        return _unforeseen(request, error)
    found = error.extra if isinstance(error.extra, list) and error.extra else [error.detail]
    reason = "; ".join([_what_is_wrong(one) for one in found])
    return _answer(request, Trouble("not-json", status, {"reason": reason[:200]}), status)


def _what_is_wrong(found: Any) -> str:
    """A finding of the framework, with the field that it is about."""
    if not isinstance(found, dict):
        return str(found)
    field, message = found.get("key", ""), str(found.get("message", found))
    return f"{field}: {message}" if field else message


def _too_deep(request: AnyRequest, _error: RecursionError) -> Response[wire.Problem]:
    """JSON nested too deeply."""
    return _answer(request, Trouble("not-json", 400, {"reason": "too deep"}), 400)


def _not_text(request: AnyRequest, _error: UnicodeDecodeError) -> Response[wire.Problem]:
    """JSON whose strings are not UTF-8."""
    return _answer(request, Trouble("not-json", 400, {"reason": "not UTF-8"}), 400)


def _unforeseen(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    logger.error("a request was not answered", exc_info=error)
    return _answer(request, Trouble("server-error", 500, {}), 500)


def make_app(config: Config, network: Network | None = None, clock: Clock = CLOCK) -> Door:
    lobby = Lobby(config, clock)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    app = Litestar(
        [
            list_rulesets,
            show_sentences,
            list_tables,
            create_table,
            show_table,
            take_seat,
            show_record,
            open_record,
            play_on,
            analyse,
            show_protocol,
            open_socket,
            *house_routes.ROUTES,
            show_health,
            hide_metrics,
            show_page,
        ],
        state=AppState({"lobby": lobby, "analysts": Analysts(), "network": network or Network()}),
        lifespan=[life],
        exception_handlers={
            GobeletError: _ours,
            HTTPException: _theirs,
            RecursionError: _too_deep,
            UnicodeDecodeError: _not_text,
            Exception: _unforeseen,
        },
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["/api/replay"]),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Gobelet",
            version=str(wire.PROTOCOL),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
    )
    return Door(app, lobby)


def from_command_line() -> Door:
    """What every worker runs."""
    return make_app(from_environment())
