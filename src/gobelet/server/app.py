"""The application: all routes behind one door, and the lobby that lives as long as they answer."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gobelet.server.clock import CLOCK, Clock
from gobelet.server.config import Config, from_environment
from gobelet.server.logs import set_up_logs
from gobelet.server.protocol.fields import PROTOCOL
from gobelet.server.replays.analyses import Analysts
from gobelet.server.tables.lobby import Lobby
from gobelet.server.web import (
    arrival_routes,
    catalogue_routes,
    daily_routes,
    error_answers,
    house_routes,
    match_routes,
    moderation_routes,
    notice_routes,
    operator_routes,
    page_routes,
    player_routes,
    rating_routes,
    record_routes,
    table_routes,
    tournament_routes,
)
from gobelet.server.web.middleware import Door
from gobelet.server.web.network import Network
from gobelet.server.web.operator_texts import OperatorTexts
from gobelet.server.web.requests import MOST_BYTES


@asynccontextmanager
async def life(app: Litestar) -> AsyncIterator[None]:
    lobby: Lobby = app.state["lobby"]
    await lobby.open()
    try:
        yield
    finally:
        await lobby.close()


def make_routes() -> Litestar:
    """All routes, which serve whatever house is put into their state."""
    return Litestar(
        [
            *catalogue_routes.ROUTES,
            *table_routes.ROUTES,
            *match_routes.ROUTES,
            *daily_routes.ROUTES,
            *tournament_routes.ROUTES,
            *record_routes.ROUTES,
            *player_routes.ROUTES,
            *rating_routes.ROUTES,
            *arrival_routes.ROUTES,
            *notice_routes.ROUTES,
            *house_routes.ROUTES,
            *moderation_routes.ROUTES,
            *operator_routes.ROUTES,
            *page_routes.ROUTES,
        ],
        lifespan=[life],
        exception_handlers=error_answers.HANDLERS,
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["/api/replay"]),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Gobelet",
            version=str(PROTOCOL),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
    )


def make_app(
    config: Config, network: Network | None = None, clock: Clock = CLOCK, routes: Litestar | None = None
) -> Door:
    """A house. Routes that no other house has now may be used again: making them is the slow part."""
    app = routes or make_routes()
    lobby = Lobby(config, clock)
    app.state = AppState(
        {
            "lobby": lobby,
            "analysts": Analysts(),
            "network": network or Network(),
            "texts": OperatorTexts(config.texts),
        }
    )
    return Door(app, lobby)


def from_command_line() -> Door:
    """What every worker runs."""
    config = from_environment()
    set_up_logs(config)
    return make_app(config)
