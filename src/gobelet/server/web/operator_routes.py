"""What answers to operators: whether this worker can serve."""

from typing import Final

from litestar import get

from gobelet.server.errors import Trouble
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, lobby_of


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


ROUTES: Final = [show_health, hide_metrics]
