"""The daily table over HTTP: what is played today, who has played, and the lists of days that are over."""

from typing import Annotated, Literal

import msgspec

from gobelet.server.protocol.fields import Body, Hex64, Look, Name
from gobelet.server.protocol.part import Part


class BeginDaily(Body):
    """POST /api/daily/{day}/{game}, with the secret of a player. The answer is a `Seated`."""

    name: Name
    beat: Annotated[int, msgspec.Meta(ge=10, le=15_000)] = 2000  # milliseconds: the pace of the bots
    browser: Hex64 | None = None
    avatar: Look | None = None
    colour: Look | None = None


class DailyLine(Part):
    """One try. Until the day is over it says no more than that it is there, except to whoever plays it."""

    name: str
    yours: bool
    state: Literal["playing", "finished", "unfinished"]
    place: int | None = None  # by points; equal points share a place
    points: int | None = None
    won: bool | None = None
    cost: float | None = None  # skill without luck: what decisions cost, as the expert reckons
    table: str = ""  # whose replay can be looked at


class DailyTable(Part):
    """What everybody plays on a day."""

    day: str  # 2026-11-17, in UTC
    game: str
    ruleset: str
    version: int
    seats: int
    reckons: Literal["points", "chance"]  # in what costs are
    begins: int  # milliseconds
    ends: int
    commitment: str  # SHA-256 of the seed
    published: int  # when the commitment was
    seed: str = ""  # once the day is over
    begun: int = 0  # tries
    finished: int = 0
    mine: DailyLine | None = None
    kept: bool = False  # whether whoever asks is listed among the players who are kept


class DailyBest(Part):
    """The best games of a day that is over."""

    table: DailyTable
    best: list[DailyLine]


class DailyNow(Part):
    """GET /api/daily."""

    now: int
    today: list[DailyTable]
    tomorrow: list[DailyTable]  # what is committed to
    yesterday: list[DailyBest]
    days: list[str]  # days before today, the latest first


class DailyDay(Part):
    """GET /api/daily/{day}/{game}. The best come first; until the day is over, those who began first."""

    now: int
    table: DailyTable
    kept: list[DailyLine]
    others: list[DailyLine]
