"""How others reach this server, and who may open it to the network."""

from typing import Annotated

import msgspec

from gobelet.server.protocol.messages import Body
from gobelet.server.protocol.part import Part

Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class HouseInfo(Part):
    """The answer to GET /api/house."""

    link: str  # what links for others begin with; empty: as the page itself was opened


class NetworkKey(Body):
    """POST /api/network/session."""

    key: Secret  # in the address at which the program opened the browser; good once


class NetworkSession(Part):
    """The answer. The browser sends it as `Authorization: Bearer …`; it is good until the program ends."""

    session: str


class NetworkAddress(Part):
    address: str
    adapter: str  # as the system calls it


class NetworkInfo(Part):
    """At which addresses devices in the network could join, and at which they can."""

    addresses: list[NetworkAddress]  # that of the default route first
    open: NetworkAddress | None
    link: str  # to the open address, else empty


class OpenNetwork(Body):
    """POST /api/network. One of the addresses; the one that was open is closed."""

    address: Annotated[str, msgspec.Meta(max_length=64)]
