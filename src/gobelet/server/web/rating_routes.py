"""What answers about ratings: a player's page, whether others see it, and what a game made of ratings."""

from typing import Final

from litestar import get, put
from litestar.params import FromPath, JSONBody

from gobelet.server.errors import Trouble
from gobelet.server.protocol import ratings as wire
from gobelet.server.ratings import pages
from gobelet.server.web.player_requests import known_id, player_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


@get(
    "/api/players/{page:str}",
    summary="A player's page: ratings, places, favourites, against whom",
    responses=refusals(400, 401, 404, 421, 429, 503),
)
async def show_page_of_player(request: AnyRequest, page: FromPath[str]) -> wire.PlayerPage:
    return await pages.page(lobby_of(request).player_results, page, await known_id(request))


@put(
    "/api/player/page",
    summary="Hide one's page from others, or show it",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def switch_page(request: AnyRequest, data: JSONBody[wire.PageSwitch]) -> wire.PlayerPage:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    player = await player_of(request)
    await lobby.player_results.hide(player.id, data.hidden)
    return await pages.page(lobby.player_results, player.public, player.id)


@get(
    "/api/tables/{table:str}/ratings",
    summary="What a rated game made of the ratings of its players, once it is over",
    responses=refusals(400, 404, 409, 421, 429, 503),
)
async def show_ratings(request: AnyRequest, table: FromPath[str]) -> wire.TableRatings:
    lobby = lobby_of(request)
    state = (await lobby.table(table)).state
    if state.phase != "over":
        raise Trouble("ratings-not-yet", 409, {})
    return await pages.at_table(lobby.player_results, table, state.settings.rated, len(state.seats))


ROUTES: Final = [show_page_of_player, switch_page, show_ratings]
