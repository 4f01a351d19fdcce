"""What answers at /api/house and /api/network."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from gobelet.server.protocol import house as wire
from gobelet.server.web.addresses import Address, machine_addresses
from gobelet.server.web.network import Network
from gobelet.server.web.origins import LOOPBACK
from gobelet.server.web.player_requests import origin_for_passkeys
from gobelet.server.web.problems import preferred
from gobelet.server.web.refusals import refusals
from gobelet.server.web.requests import AnyRequest, lobby_of


def _allowed(request: AnyRequest) -> Network:
    """The network, for the browser that this program opened itself."""
    network: Network = request.app.state.network
    network.check(request.headers.get("authorization", ""))
    return network


def _shown(address: Address) -> wire.NetworkAddress:
    return wire.NetworkAddress(address.address, address.adapter)


def _info(network: Network) -> wire.NetworkInfo:
    addresses = [_shown(one) for one in network.addresses()]
    opened = _shown(network.open) if network.open is not None else None
    return wire.NetworkInfo(addresses, opened, network.link)


def _link(request: AnyRequest) -> str:
    """What links for others begin with; empty if nothing better is known than how the page was opened."""
    config = request.app.state.lobby.config
    known: str = config.public_url or request.app.state.network.link
    if known or not config.everywhere or request.url.hostname not in LOOPBACK:
        return known
    others = machine_addresses()  # the page was opened on this machine, by a name that others can't use
    return f"http://{others[0].address}:{request.url.port or 80}" if others else ""


@get("/api/house", summary="How others reach this server", responses=refusals(429))
async def show_house(request: AnyRequest) -> wire.HouseInfo:
    mails = request.app.state.lobby.config.mail is not None
    return wire.HouseInfo(_link(request), origin_for_passkeys(request), mails)


@get(
    "/api/announcement",
    summary="Whether the server restarts soon; pages at tables hear of it by their socket",
    responses=refusals(429),
)
async def show_announcement(request: AnyRequest) -> wire.Announcement:
    said: wire.Announcement = request.app.state.lobby.follower.announcement()
    return said


@get(
    "/api/texts/{name:str}",
    summary="The imprint or the privacy page, if the operator has filled it in",
    responses=refusals(400, 404, 429),
)
async def show_text(request: AnyRequest, name: FromPath[str]) -> wire.OperatorText:
    lang = preferred(request.headers.get("accept-language", ""))
    return wire.OperatorText(request.app.state.texts.html(name, lang))


@post(
    "/api/network/session",
    summary="For the browser that the program opened: its key, once, for a session",
    responses=refusals(400, 403, 408, 413, 429),
)
async def begin_session(request: AnyRequest, data: JSONBody[wire.NetworkKey]) -> wire.NetworkSession:
    return wire.NetworkSession(request.app.state.network.exchange(data.key))


@get(
    "/api/network",
    summary="Whether devices in the network can join; with a session",
    responses=refusals(403, 429),
)
async def show_network(request: AnyRequest) -> wire.NetworkInfo:
    return _info(_allowed(request))


@post(
    "/api/network",
    summary="Let devices in the network join, until it is closed or the program ends; with a session",
    status_code=200,
    responses=refusals(400, 403, 408, 409, 413, 429),
)
async def open_network(request: AnyRequest, data: JSONBody[wire.OpenNetwork]) -> wire.NetworkInfo:
    network = _allowed(request)
    await network.open_at(data.address)
    return _info(network)


@delete(
    "/api/network",
    summary="Close it, with every connection that came that way; with a session",
    status_code=200,
    responses=refusals(403, 429),
)
async def close_network(request: AnyRequest) -> wire.NetworkInfo:
    network = _allowed(request)
    network.close()
    return _info(network)


@get("/api/house/key", summary="The key that signs this house's records", responses=refusals(421, 429))
async def show_key(request: AnyRequest) -> wire.SigningKey:
    signing = lobby_of(request).signing
    return wire.SigningKey(signing.public, signing.house)


ROUTES: Final = [
    show_house,
    show_key,
    show_announcement,
    show_text,
    begin_session,
    show_network,
    open_network,
    close_network,
]
