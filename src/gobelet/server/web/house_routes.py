"""What answers at /api/house and /api/network."""

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.params import JSONBody

from gobelet.server.protocol import house as wire
from gobelet.server.web.addresses import Address
from gobelet.server.web.network import Network
from gobelet.server.web.refusals import refusals

AnyRequest = Request[Any, Any, Any]


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


@get("/api/house", summary="How others reach this server", responses=refusals(429))
async def show_house(request: AnyRequest) -> wire.HouseInfo:
    return wire.HouseInfo(request.app.state.lobby.config.public_url or request.app.state.network.link)


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


ROUTES: Final = [show_house, begin_session, show_network, open_network, close_network]
