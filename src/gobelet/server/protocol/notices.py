"""Notices over HTTP: what a player wants to hear of, when, and where."""

from typing import Annotated

import msgspec

from gobelet.server.protocol.fields import Body, Lang
from gobelet.server.protocol.part import Part

Minute = Annotated[int, msgspec.Meta(ge=0, le=1439, description="A minute of the day, from midnight.")]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64, description="Such as Europe/Paris.")]


class QuietHours(msgspec.Struct, forbid_unknown_fields=True):
    """The part of the player's day in which nothing is sent; over midnight, too."""

    begin: Minute
    end: Minute


class NoticeChange(Body):
    """PUT /api/player/notices: which kinds, in which language, when not."""

    lang: Lang
    zone: Zone
    quiet: QuietHours | None = None
    turn: bool = True
    over: bool = True
    rematch: bool = True


class PushChange(Body):
    """PUT /api/player/notices/push: this browser's subscription, from `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class MailChange(Body):
    """PUT /api/player/notices/mail. Nothing but one question goes there until its owner has said yes."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class TableNotices(Body):
    """PUT /api/player/notices/tables/<table>."""

    muted: bool


class MailToken(Body):
    """POST /api/mail/confirm and /api/mail/stop: what stands in the link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class MailInfo(Part):
    address: str
    confirmed: bool


class NoticeInfo(Part):
    """The answer to all of /api/player/notices."""

    on: bool  # whether there is a way to reach the player
    key: str  # the server's, to which browsers subscribe
    here: str  # the endpoint of this browser's subscription; empty: none
    devices: int  # that have one
    mails: bool  # whether this server sends mails
    mail: MailInfo | None
    lang: Lang
    zone: str
    quiet: QuietHours | None
    turn: bool
    over: bool
    rematch: bool
    muted: list[str]  # tables


class MailDone(Part):
    """The answer to /api/mail/…"""

    address: str
