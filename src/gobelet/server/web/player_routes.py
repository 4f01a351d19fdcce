"""What answers at /api/player: who one is, on which devices, at which tables; and how to be forgotten."""

import asyncio
from typing import Final

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from gobelet.server.moderation.guard import Person
from gobelet.server.players import belongings
from gobelet.server.protocol import players as wire
from gobelet.server.protocol import tables as table_wire
from gobelet.server.storage.moderators import Moderators
from gobelet.server.storage.players import Change, KnownPlayer
from gobelet.server.tables import founding, names, seats
from gobelet.server.tables.lobby import Lobby
from gobelet.server.tables.visitor import Visitor
from gobelet.server.web.player_requests import needed_secret, player_of
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of

PATIENCE: Final = 5.0  # seconds that somebody waits for their tables to forget them


async def info(lobby: Lobby, player: KnownPlayer) -> wire.PlayerInfo:
    devices = await lobby.players.devices(player.id)
    passkeys = await lobby.player_keys.passkeys(player.id)
    moderator = await Moderators(lobby.store).find(player.id)
    return wire.PlayerInfo(
        player.name,
        player.avatar,
        player.colour,
        player.settings,
        player.created,
        [wire.DeviceInfo(*one, this=one.id == player.device) for one in devices],
        [wire.PasskeyInfo(one.id, one.created, one.used) for one in passkeys],
        player.public,
        player.hidden,
        player.research,
        moderator is not None,
    )


@get("/api/player", summary="What the server knows of a player", responses=refusals(401, 421, 429, 503))
async def show_player(request: AnyRequest) -> wire.PlayerInfo:
    return await info(lobby_of(request), await player_of(request))


@put(
    "/api/player",
    summary="Name, looks and settings of a player, who is known from then on",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def change_player(request: AnyRequest, data: JSONBody[wire.PlayerChange]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    lobby.words.check_name(data.name)
    said = Change(names.clean_name(data.name), data.avatar, data.colour, data.settings)
    label = names.plain(data.device)
    player = await lobby.players.know(needed_secret(request), said, label, lobby.clock.now())
    await lobby.players.change(player, said, label)
    return await info(lobby, await player_of(request))


@put(
    "/api/player/research",
    summary="Give one's games to research, without names, or no longer",
    responses=refusals(400, 401, 403, 408, 413, 415, 421, 429, 503),
)
async def give_to_research(request: AnyRequest, data: JSONBody[wire.ResearchConsent]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    await lobby.players.give_to_research(await player_of(request), data.give)
    return await info(lobby, await player_of(request))


@delete(
    "/api/player",
    summary="Delete a player, and what is personal in the tables at which they have sat",
    status_code=200,
    responses=refusals(401, 403, 415, 421, 429, 503),
)
async def delete_player(request: AnyRequest) -> wire.Erased:
    lobby = lobby_of(request)
    player = await player_of(request)
    tables = await lobby.player_tables.tables(player.id)
    await lobby.players.delete(player.id)
    await asyncio.wait([lobby.spawn(lobby.eraser.go())], timeout=PATIENCE)
    return wire.Erased(tables, player.id not in await lobby.player_tables.erasures())


@get(
    "/api/player/data",
    summary="Everything that is stored of a player, as one file",
    responses=refusals(401, 421, 429, 503),
)
async def download(request: AnyRequest) -> Response[bytes]:
    lobby = lobby_of(request)
    lobby.limits.creation(address_of(request))  # it reads every log in which they are
    found = await belongings.of_player(lobby, await player_of(request))
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=1),
        media_type=MediaType.JSON,
        headers={"content-disposition": 'attachment; filename="gobelet-player.json"'},
    )


# --- tables -------------------------------------------------------------------------------------------------


@get("/api/player/games", summary="The tables of a player", responses=refusals(401, 421, 429, 503))
async def list_games(request: AnyRequest) -> list[wire.PlayerGame]:
    player = await player_of(request)
    return await belongings.games(lobby_of(request), player.id)


@post(
    "/api/player/games/{table:str}",
    summary="Come back to one's seat from another device",
    responses=refusals(400, 401, 403, 404, 415, 421, 429, 503),
)
async def come_back(request: AnyRequest, table: FromPath[str]) -> table_wire.Seated:
    lobby = lobby_of(request)
    lobby.limits.join(address_of(request))
    player = await player_of(request)
    lobby.guard.check_play(Person(player.id, name=player.name))
    return await founding.come_back(await lobby.table(table), Visitor(player.id, player.device))


# --- devices ------------------------------------------------------------------------------------------------


@delete(
    "/api/player/devices/{device:str}",
    summary="Remove a device: its secret and its keys of seats open nothing any more",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 415, 421, 429, 503),
)
async def remove_device(request: AnyRequest, device: FromPath[str]) -> wire.PlayerInfo:
    lobby = lobby_of(request)
    player = await player_of(request)
    told = await info(lobby, player)
    await lobby.players.remove_device(player.id, device)
    for game in await lobby.player_tables.games(player.id):
        if game.phase in ("lobby", "opening", "playing"):
            table = await lobby.table(game.table)
            await table.do(lambda state: seats.unkey(state, device))
    told.devices = [one for one in told.devices if one.id != device]
    return told


ROUTES: Final = [
    show_player,
    change_player,
    give_to_research,
    delete_player,
    download,
    list_games,
    come_back,
    remove_device,
]
