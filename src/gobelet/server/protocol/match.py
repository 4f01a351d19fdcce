"""Quick match over HTTP: who waits for others to play with, and the table that is made for them."""

from typing import Annotated

import msgspec

from gobelet.server.protocol.fields import Body, Hex64, Look, Name
from gobelet.server.protocol.part import Part
from gobelet.server.protocol.tables import Seated


class FindOthers(Body):
    """POST /api/match. Wait until as many people want this ruleset with this number of players."""

    ruleset: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=6)]
    name: Name
    commitment: Hex64 | None = None  # SHA-256 of the entropy that this browser will open
    browser: Hex64 | None = None  # a secret of the browser: it waits in one place
    avatar: Look | None = None  # which face, if it is free
    colour: Look | None = None  # which colour, if it is free
    rated: bool = False  # the result counts for ratings: only for known players


class Waiting(Part):
    """The answer to it, and to GET and DELETE with the ticket.

    Whoever has not asked for some seconds waits no more. Once `seated` is there, the ticket is the seat's
    key.
    """

    ruleset: str
    players: int
    since: int  # when they began to wait, in milliseconds of the server's clock
    now: int
    others: int  # people who wait for the same
    seated: Seated | None = None
    ticket: str = ""  # sent only this once, to POST
    rated: bool = False
