"""Moderation over HTTP: reports by anybody, and the desk of moderators.

A moderator shows the session that a passkey has given them: `Authorization: Bearer <session>`.
"""

from typing import Annotated, Any, Literal

import msgspec

from gobelet.server.protocol.fields import Body, Seat
from gobelet.server.protocol.part import Part

ReportKind = Literal["insult", "spam", "name", "unfair", "other"]
Scope = Literal["player", "address", "name"]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=87_600)]


class NewReport(Body):
    """POST /api/reports. A player at a table, or a line of its chat: when it was said, and by which seat."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    kind: ReportKind
    seat: Seat | None = None  # with a line: None for somebody who looks on
    line: int | None = None  # `at` of the line
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class ReportTaken(Part):
    """The answer. Whoever was reported does not hear of it."""

    at: int


class PasskeyShown(Body):
    """POST /api/moderation/session: what the passkey has answered."""

    credential: dict[str, Any]


class ModeratorSession(Part):
    """The answer: for half an hour, or until the page is closed."""

    session: str
    until: int


class ReportedLine(Part):
    name: str
    text: str
    at: int
    seat: int | None
    reported: bool  # this is the line


class OpenReport(Part):
    """A report on which nobody has acted. Neither ids nor addresses are shown."""

    number: int
    at: int
    kind: ReportKind
    text: str
    name: str  # of whom; empty: somebody who looked on
    seat: int | None
    table: str
    reporter: str  # their name; empty: not known
    scopes: list[Scope]  # by what they can be banned or muted
    context: list[ReportedLine]


class StandingRestriction(Part):
    """A ban or a mute that has not ended. Of an address no more is shown than whose it was."""

    number: int
    kind: Literal["ban", "mute"]
    scope: Scope
    name: str
    pattern: str  # of names, otherwise empty
    at: int
    until: int
    reason: str


class ModeratorAct(Part):
    at: int
    act: str
    who: str  # a moderator's name; empty: the operator
    about: str  # a name, or the number of a report
    until: int | None
    reason: str


class ModeratorDesk(Part):
    """GET /api/moderation, and the answer to every act."""

    now: int
    name: str  # the moderator's
    until: int  # when the session ends
    waiting: int  # reports in all; the oldest hundred are here
    reports: list[OpenReport]
    standing: list[StandingRestriction]
    acts: list[ModeratorAct]


class SettleReport(Body):
    """POST /api/moderation/reports/<number>. `scope` and `hours` are for a ban or a mute."""

    act: Literal["dismiss", "mute", "ban"]
    reason: Reason
    scope: Scope = "player"
    hours: Hours = 24


class LiftRestriction(Body):
    """POST /api/moderation/restrictions/<number>/lift."""

    reason: Reason
