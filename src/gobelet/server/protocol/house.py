"""How others reach this server, and who may open it to the network."""

from typing import Annotated

import msgspec

from gobelet.server.protocol.fields import Body
from gobelet.server.protocol.part import Part

Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class HouseInfo(Part):
    """The answer to GET /api/house."""

    link: str  # what links for others begin with; empty: as the page itself was opened
    passkeys: str = ""  # the origin at which pages can use passkeys; empty: nowhere
    mails: bool = False  # whether this server sends notices by mail


class Announcement(Part):
    """GET /api/announcement. What the operator says to everybody who has a page open: the server restarts."""

    now: int  # milliseconds of the server's clock
    restart: int | None = None  # when, by that clock; None: nothing is announced
    text: str = ""  # what the operator adds, as plain text


class OperatorText(Part):
    """GET /api/texts/imprint, /api/texts/privacy: a page of the operator's own."""

    html: str  # made from Markdown by the server; it has no scripts


class SigningKey(Part):
    """The answer to GET /api/house/key: by which the signatures of this house's records are checked."""

    key: str  # 32 bytes in hexadecimal digits
    house: str  # the address that the signatures name; empty: none
    algorithm: str = "Ed25519"


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
