"""How a player comes to another device: by a one-time code, or by a passkey that they keep."""

from typing import Final

from litestar import MediaType, Response, delete, post
from litestar.params import FromPath, JSONBody

from gobelet.server.players import codes
from gobelet.server.protocol import players as wire
from gobelet.server.tables import names
from gobelet.server.web.player_requests import needed_secret, passkeys_of, player_of
from gobelet.server.web.player_routes import info
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of


@post(
    "/api/player/code",
    summary="A one-time code, by which the player comes to another device",
    responses=refusals(401, 403, 415, 421, 429, 503),
)
async def make_code(request: AnyRequest) -> wire.OneTimeCode:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    player = await player_of(request)
    return wire.OneTimeCode(await codes.make(lobby.player_keys, player.id, lobby.clock.now()), codes.SECONDS)


async def _arrive(request: AnyRequest, player: str, label: str) -> wire.PlayerInfo:
    """From now on the secret of this device is the player's too."""
    lobby = lobby_of(request)
    await lobby.players.add_device(player, needed_secret(request), names.plain(label), lobby.clock.now())
    return await info(lobby, await player_of(request))


@post(
    "/api/player/arrival",
    summary="Come with a one-time code, and a new secret of this device",
    responses=refusals(400, 401, 403, 408, 409, 413, 415, 421, 429, 503),
)
async def come_by_code(request: AnyRequest, data: JSONBody[wire.ComeByCode]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    needed_secret(request)
    player = await codes.use(lobby.player_keys, data.code, lobby.clock.now())
    return await _arrive(request, player, data.device)


# --- passkeys -----------------------------------------------------------------------------------------------


@post(
    "/api/player/passkeys/offer",
    summary="What the browser needs to make a passkey",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 421, 429, 503),
)
async def offer_passkey(request: AnyRequest) -> Response[str]:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    player = await player_of(request)
    offer = await passkeys_of(request).offer(player, needed_secret(request), lobby.clock.now())
    return Response(offer, media_type=MediaType.JSON)


@post(
    "/api/player/passkeys",
    summary="Keep a passkey that the browser has made",
    responses=refusals(400, 401, 403, 408, 409, 413, 415, 421, 429, 503),
)
async def keep_passkey(request: AnyRequest, data: JSONBody[wire.PasskeyAnswer]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    player = await player_of(request)
    await passkeys_of(request).keep(player, needed_secret(request), data.credential, lobby.clock.now())
    return await info(lobby, player)


@delete(
    "/api/player/passkeys/{passkey:str}",
    summary="Remove a passkey",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 415, 421, 429, 503),
)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    player = await player_of(request)
    await lobby.player_keys.remove_passkey(player.id, passkey)
    return await info(lobby, player)


@post(
    "/api/passkey/offer",
    summary="What the browser needs to come with a passkey, and a new secret of this device",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 421, 429, 503),
)
async def ask_passkey(request: AnyRequest) -> Response[str]:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    asked = await passkeys_of(request).ask(needed_secret(request), lobby.clock.now())
    return Response(asked, media_type=MediaType.JSON)


@post(
    "/api/passkey",
    summary="Come with a passkey",
    responses=refusals(400, 401, 403, 408, 409, 413, 415, 421, 429, 503),
)
async def come_by_passkey(request: AnyRequest, data: JSONBody[wire.PasskeyAnswer]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    lobby.limits.arrival(address_of(request))
    hash = needed_secret(request)
    player = await passkeys_of(request).come(hash, data.credential, lobby.clock.now())
    return await _arrive(request, player, data.device)


ROUTES: Final = [
    make_code,
    come_by_code,
    offer_passkey,
    keep_passkey,
    remove_passkey,
    ask_passkey,
    come_by_passkey,
]
