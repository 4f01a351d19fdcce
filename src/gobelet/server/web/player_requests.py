"""Who asks: the player behind the secret that a request shows."""

import re
from typing import Final

from gobelet.server.errors import Trouble
from gobelet.server.moderation.guard import Person
from gobelet.server.players.passkeys import Passkeys, house_of
from gobelet.server.protocol.daily import BeginDaily
from gobelet.server.protocol.match import FindOthers
from gobelet.server.protocol.replays import PlayOn
from gobelet.server.protocol.tables import NewTable, SitDown
from gobelet.server.protocol.tournaments import EnterTournament, NewTournament
from gobelet.server.storage.players import Change, KnownPlayer
from gobelet.server.tables import names
from gobelet.server.tables.seats import hash_of
from gobelet.server.tables.visitor import Visitor, Who, anybody
from gobelet.server.web.requests import AnyRequest, address_of, lobby_of

BEARER: Final = "Bearer "
SECRET: Final = re.compile("[0-9a-f]{64}")


def secret_of(request: AnyRequest) -> str:
    """The hash of the secret of whoever asks; empty if they show none."""
    shown = request.headers.get("authorization", "")
    if not shown:
        return ""
    if not shown.startswith(BEARER) or SECRET.fullmatch(shown.removeprefix(BEARER)) is None:
        raise Trouble("player-secret", 401, {})
    return hash_of(shown.removeprefix(BEARER))


def needed_secret(request: AnyRequest) -> str:
    found = secret_of(request)
    if not found:
        raise Trouble("player-secret", 401, {})
    return found


async def player_of(request: AnyRequest) -> KnownPlayer:
    """The player who asks, if the server knows them."""
    lobby = lobby_of(request)
    found = await lobby.players.find(needed_secret(request), lobby.clock.now())
    if found is None:
        raise Trouble("unknown-player", 401, {})
    return found


Introduced = NewTable | SitDown | PlayOn | FindOthers | BeginDaily | NewTournament | EnterTournament


async def known_id(request: AnyRequest) -> str:
    """The id of whoever asks; empty for anybody."""
    lobby = lobby_of(request)
    hash = secret_of(request)
    found = await lobby.players.find(hash, lobby.clock.now()) if hash else None
    return found.id if found is not None else ""


def visitor_of(request: AnyRequest, data: Introduced) -> Who:
    """Who sits down. Whoever comes with a secret for the first time is known from then on.

    Whoever is banned, or has a name that the filter does not let pass, does not.
    """
    hash = secret_of(request)
    lobby = lobby_of(request)
    lobby.guard.check_play(Person(address=address_of(request), name=data.name))
    lobby.words.check_name(data.name)
    if not hash:
        return anybody

    async def known() -> Visitor:
        said = Change(names.clean_name(data.name), data.avatar, data.colour)
        player = await lobby.players.know(hash, said, "", lobby.clock.now())
        lobby.guard.check_play(Person(player.id))
        return Visitor(player.id, player.device)

    return known


def origin_for_passkeys(request: AnyRequest) -> str:
    house = house_of(lobby_of(request).config.public_url, _port(request))
    return house.origin if house is not None else ""


def passkeys_of(request: AnyRequest) -> Passkeys:
    lobby = lobby_of(request)
    house = house_of(lobby.config.public_url, _port(request))
    if house is None:
        raise Trouble("passkeys-nowhere", 409, {})
    return Passkeys(lobby.player_keys, house)


def _port(request: AnyRequest) -> int:
    """Where the connection came in, whatever its headers say."""
    server = request.scope["server"]
    return (server[1] or 0) if server is not None else 0
