"""What answers with what can be played: rulesets, the sentences of games, the protocol."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from gobelet.server.errors import Trouble
from gobelet.server.games.catalogue import catalogue
from gobelet.server.games.sentences import sentences
from gobelet.server.protocol import schema
from gobelet.server.protocol.rulesets import RulesetInfo
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest

NOT_MODIFIED: Final = ResponseSpec(
    None, description="The file that was asked about is current", generate_examples=False
)


@get("/api/rulesets", summary="What can be played", responses=refusals(429))
async def list_rulesets() -> list[RulesetInfo]:
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


@get("/api/protocol.json", summary="The messages on sockets, as JSON Schema")
async def show_protocol() -> Response[str]:
    return Response(schema.schema_text(), media_type="application/schema+json")


ROUTES: Final = [list_rulesets, show_sentences, show_protocol]
