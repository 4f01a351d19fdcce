"""What answers at /api/reports and /api/moderation: reports by anybody, and the desk of moderators."""

import secrets
from typing import Final

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from gobelet.server.errors import Trouble
from gobelet.server.moderation import reporting
from gobelet.server.moderation.desk import Desk
from gobelet.server.protocol import moderation as wire
from gobelet.server.storage.moderators import Moderator
from gobelet.server.tables.seats import hash_of
from gobelet.server.web.player_requests import BEARER, known_id, needed_secret, passkeys_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of

SESSION: Final = 30 * 60_000  # milliseconds after which the passkey has to be shown again


@post(
    "/api/reports",
    summary="Report a player or a line of chat, with or without a player's secret",
    responses=refusals(400, 401, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def send_report(request: AnyRequest, data: JSONBody[wire.NewReport]) -> wire.ReportTaken:
    lobby = lobby_of(request)
    lobby.limits.report(address_of(request))
    return wire.ReportTaken(await reporting.report(lobby, data, await known_id(request)))


# --- moderators ---------------------------------------------------------------------------------------------


async def moderator_of(request: AnyRequest) -> tuple[Moderator, int]:
    """Whose session this is, and when it ends. An old one is none."""
    lobby = lobby_of(request)
    shown = request.headers.get("authorization", "")
    hash = hash_of(shown.removeprefix(BEARER)) if shown.startswith(BEARER) else ""
    found = await Desk(lobby).moderators.of_session(hash, lobby.clock.now()) if hash else None
    if found is None:
        raise Trouble("moderation-session", 401, {})
    return found


async def _desk(request: AnyRequest) -> wire.ModeratorDesk:
    return await Desk(lobby_of(request)).shown(*await moderator_of(request))


@post(
    "/api/moderation/offer",
    summary="What the browser needs to show a moderator's passkey",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 421, 429, 503),
)
async def ask_moderator(request: AnyRequest) -> Response[str]:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    asked = await passkeys_of(request).ask(needed_secret(request), lobby.clock.now(), "moderate")
    return Response(asked, media_type=MediaType.JSON)


@post(
    "/api/moderation/session",
    summary="Begin to moderate, with a passkey of a player whom the operator has named",
    responses=refusals(400, 401, 403, 408, 409, 413, 415, 421, 429, 503),
)
async def begin_moderating(request: AnyRequest, data: JSONBody[wire.PasskeyShown]) -> wire.ModeratorSession:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    now = lobby.clock.now()
    player = await passkeys_of(request).come(needed_secret(request), data.credential, now, "moderate")
    moderators = Desk(lobby).moderators
    if await moderators.find(player) is None:
        raise Trouble("not-moderator", 403, {})
    session = secrets.token_urlsafe(32)
    await moderators.begin(hash_of(session), player, now + SESSION)
    return wire.ModeratorSession(session, now + SESSION)


@get(
    "/api/moderation",
    summary="Open reports, bans and mutes, and what was done; with a moderator's session",
    responses=refusals(401, 421, 429, 503),
)
async def show_desk(request: AnyRequest) -> wire.ModeratorDesk:
    return await _desk(request)


@post(
    "/api/moderation/reports/{number:int}",
    summary="Act on a report: dismiss it, mute or ban; with a moderator's session",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 408, 409, 413, 415, 421, 429, 503),
)
async def settle_report(
    request: AnyRequest, number: FromPath[int], data: JSONBody[wire.SettleReport]
) -> wire.ModeratorDesk:
    moderator, _until = await moderator_of(request)
    await Desk(lobby_of(request)).settle(number, data, moderator)
    return await _desk(request)


@post(
    "/api/moderation/restrictions/{number:int}/lift",
    summary="Lift a ban or a mute; with a moderator's session",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 408, 413, 415, 421, 429, 503),
)
async def lift_restriction(
    request: AnyRequest, number: FromPath[int], data: JSONBody[wire.LiftRestriction]
) -> wire.ModeratorDesk:
    moderator, _until = await moderator_of(request)
    await Desk(lobby_of(request)).lift(number, data.reason, moderator)
    return await _desk(request)


@delete(
    "/api/moderation/session",
    summary="End a moderator's session",
    status_code=200,
    responses=refusals(401, 403, 415, 421, 429, 503),
)
async def end_moderating(request: AnyRequest) -> wire.ModeratorSession:
    await moderator_of(request)
    lobby = lobby_of(request)
    await Desk(lobby).moderators.end(hash_of(request.headers["authorization"].removeprefix(BEARER)))
    return wire.ModeratorSession("", lobby.clock.now())


ROUTES: Final = [
    send_report,
    ask_moderator,
    begin_moderating,
    show_desk,
    settle_report,
    lift_restriction,
    end_moderating,
]
