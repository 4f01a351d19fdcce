"""Quiet hours: the part of a player's own day in which nothing is sent."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gobelet.server.clock import as_datetime
from gobelet.server.errors import Trouble


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:  # a folder is an OSError
        raise Trouble("unknown-zone", 400, {"zone": name[:64]}) from error


def next_time(at: int, zone: str, begin: int | None, end: int | None) -> int:
    """When something that is ready at this time may be sent: then, or when the quiet hours are over.

    Times are milliseconds since 1970; `begin` and `end` are minutes of the day where the player lives.
    """
    if begin is None or end is None or begin == end:
        return at
    local = as_datetime(at).astimezone(zone_of(zone))
    minute = local.hour * 60 + local.minute
    inside = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not inside:
        return at
    days = 1 if minute >= end else 0
    day = local.date() + timedelta(days=days)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
    return round(over.timestamp() * 1000)
