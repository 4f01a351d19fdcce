"""Players over HTTP. Whoever asks shows the secret of their device: `Authorization: Bearer <secret>`."""

from typing import Annotated, Any

import msgspec

from gobelet.server.protocol.fields import Body, Look, Name, Phase
from gobelet.server.protocol.part import Part

Label = Annotated[str, msgspec.Meta(max_length=40, description="What a device is called, for its owner.")]
SettingName = Annotated[str, msgspec.Meta(max_length=24)]
SettingValue = Annotated[str, msgspec.Meta(max_length=100)]
SettingsKept = Annotated[dict[SettingName, SettingValue], msgspec.Meta(max_length=30)]


class PlayerChange(Body):
    """PUT /api/player. Whoever comes with a new secret is known from now on."""

    name: Name
    avatar: Look | None = None
    colour: Look | None = None
    settings: SettingsKept | None = None  # of the page; left out: as they are
    device: Label = ""


class DeviceInfo(Part):
    id: str
    label: str
    created: int
    seen: int  # to a day
    this: bool = False  # the one that asks


class PasskeyInfo(Part):
    id: str
    created: int
    used: int


class PlayerInfo(Part):
    """What the server knows of a player, their games left out."""

    name: str
    avatar: int | None
    colour: int | None
    settings: dict[str, str]
    created: int
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    page: str  # their public page is /player/<page>
    hidden: bool  # nobody else sees it
    research: bool = False  # they give their games to research, where the host and everybody else do, too
    moderator: bool = False  # the operator has named them: /moderation opens with their passkey


class ResearchConsent(Body):
    """PUT /api/player/research: whether one's games are given to research, without names."""

    give: bool


class PlayerGame(Part):
    """GET /api/player/games: a table at which the player has a seat, or had one when it ended."""

    table: str
    seat: int
    ruleset: str
    phase: Phase
    created: int
    changed: int


class OneTimeCode(Part):
    """The answer to POST /api/player/code."""

    code: str
    seconds: int  # that it can be used, once


class ComeByCode(Body):
    """POST /api/player/arrival, with a new secret of this device."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    device: Label = ""


class PasskeyAnswer(Body):
    """What the browser's passkey has answered, as `PublicKeyCredential.toJSON()` writes it."""

    credential: dict[str, Any]
    device: Label = ""


class Erased(Part):
    """The answer to DELETE /api/player. Tables that are not done yet follow within some seconds."""

    tables: list[str]  # at which the player has sat
    done: bool
