"""Days, what is played on them, and their seeds: all of it follows from the date and the house's secret.

The seed of a day and a game is HMAC-SHA-256 of both under the secret. Its commitment, SHA-256 of the seed, is
published the day before.
"""

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final

from gobelet import api
from gobelet.core.ruleset import Ruleset
from gobelet.server.errors import Trouble
from gobelet.server.tables.settings import DAY

SEATS: Final = 4  # or as near to it as a ruleset allows


def day_at(time: int) -> date:
    """The day in UTC, at this time in milliseconds."""
    return datetime.fromtimestamp(time / 1000, UTC).date()


def begins(day: date) -> int:
    """When a day begins, in milliseconds."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def ends(day: date) -> int:
    return begins(day) + DAY


def next_day(day: date) -> date:
    return day + timedelta(days=1)


def read_day(text: str) -> date:
    """A date as addresses have it: 2026-11-17."""
    try:
        day = datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError as error:
        raise Trouble("daily-no-day", 404, {"day": text[:40]}) from error
    if day.isoformat() != text:
        raise Trouble("daily-no-day", 404, {"day": text[:40]})
    return day


def games() -> list[str]:
    """The games that have a daily table: those that our bots know how to play."""
    return [box.id for box in api.games() if "mind" in box.pieces]


def ruleset_of(game: str, day: date) -> Ruleset:
    """Each day the next ruleset of a game, in the order of its box."""
    rulesets = next(box.rulesets for box in api.games() if box.id == game)
    return rulesets[day.toordinal() % len(rulesets)]


def seats_of(ruleset: Ruleset) -> int:
    return min(ruleset.seats, key=lambda seats: abs(seats - SEATS))


def seed(secret: str, day: str, game: str) -> str:
    return hmac.digest(bytes.fromhex(secret), f"gobelet daily {day} {game}".encode(), "sha256").hex()
