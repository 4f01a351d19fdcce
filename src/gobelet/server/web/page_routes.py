"""What answers with the page, at every address that is nothing else's."""

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from gobelet.server.errors import Trouble
from gobelet.server.web import base_path, link_cards, pages, problems
from gobelet.server.web.places import is_place
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    return await _page(request, path)


async def _page(request: AnyRequest, path: str) -> Response[bytes]:
    file = pages.file(path)
    if file is None:
        raise Trouble("not-found", 404, {}) if pages.files() else Trouble("page-missing", 503, {})
    headers = {"cache-control": file.cache}
    content = file.content
    status = 200
    if file is pages.files().get("index.html"):
        if path.strip("/").partition("/")[0] == "api":
            raise Trouble("not-found", 404, {})  # a program asks, which can't read the page
        headers["vary"] = "Accept-Language"
        public_url = lobby_of(request).config.public_url
        content = base_path.put_in(content, base_path.base_path(public_url))
        content = await _with_card(request, path, content)
        texts: bytes = request.app.state.texts.meta
        content = content.replace(link_cards.HEAD_ENDS, texts + link_cards.HEAD_ENDS, 1)
        status = 200 if is_place(path) else 404  # the page says itself that this leads nowhere
    return Response(content, media_type=file.media_type, headers=headers, status_code=status)


@get(["/mail/confirm/{token:str}", "/mail/stop/{token:str}"], include_in_schema=False)
async def show_mail_page(request: AnyRequest, token: FromPath[str]) -> Response[bytes]:
    """The page of a link in a mail. Mail programs post to such an address: it needs a route."""
    return await _page(request, request.url.path)


async def _with_card(request: AnyRequest, path: str, html: bytes) -> bytes:
    """The page, with what this address shows when it is shared."""
    lobby = lobby_of(request)
    lang = problems.preferred(request.headers.get("accept-language", ""))
    card = await link_cards.card(lobby.store, path, lang, _may_look(request))
    if card is None:
        return html
    base = link_cards.base_of(lobby.config.public_url, request.scope["scheme"], request.headers.get("host"))
    return link_cards.put_in(html, card, base, lang)


def _may_look(request: AnyRequest) -> bool:
    """Whether this address may ask the database: as often as by the API, and the page comes in any case."""
    try:
        lobby_of(request).limits.request(address_of(request))
    except Trouble:
        return False
    return True


ROUTES: Final = [show_page, show_mail_page]
