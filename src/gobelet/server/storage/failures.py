"""What the drivers of databases raise, as what it means for a player."""

import logging
import sqlite3
from typing import Final

from sqlalchemy import exc

from gobelet.server.errors import Trouble
from gobelet.server.storage.health import Health

LOCKED: Final = "55P03"  # lock_not_available: a lock was not given within `lock_timeout`
AWAY: Final = (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError, TimeoutError)
OURS: Final = (exc.ProgrammingError, exc.DataError, sqlite3.ProgrammingError)  # mistakes in this program
NO_PARENT: Final = (exc.IntegrityError, sqlite3.IntegrityError)


def severity(error: Exception) -> int:
    """For the log. It has a line already about a database that is away."""
    return logging.DEBUG if isinstance(error, Trouble) and error.id == "store-down" else logging.WARNING


def trouble(error: Exception, health: Health) -> Trouble | None:
    """None if the error is none of the database's."""
    if isinstance(error, OURS) or not isinstance(error, AWAY):
        return None
    if isinstance(error, NO_PARENT):  # a row of a table that was deleted meanwhile
        return Trouble("unknown-table", 404, {})
    if getattr(getattr(error, "orig", None), "sqlstate", "") == LOCKED:
        return Trouble("busy", 503, {})
    health.down("database", error)
    return Trouble("store-down", 503, {"part": "database"})
