"""`gobelet house backup`: a copy of a live SQLite database, as it was at one moment."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy.engine import make_url

from gobelet.core.errors import BadRequest
from gobelet.server.settings.shown import masked
from gobelet.server.storage.connections import ENDED

PAGES: Final = 1_000  # at a time: between two portions the server writes


class Backup(NamedTuple):
    file: str
    tables: int
    rows: int
    key: bool  # whether the key that signs records was copied, too


def back_up(database: str, file: str) -> Backup:
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        raise BadRequest("house-backup-postgresql", "", {"address": masked(database)})
    source, copy = Path(url.database or ""), Path(file)
    keys = Path(f"{source}.key"), Path(f"{copy}.key")
    for made in (copy, keys[1]):
        if made.exists():
            raise BadRequest("house-backup-there", "", {"file": str(made)})
    draft = copy.with_name(f"{copy.name}.unfinished")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        tables, rows = _copy(source, draft)
        if keys[0].exists():
            os.close(os.open(keys[1], os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            shutil.copyfile(*keys)
        draft.rename(copy)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise BadRequest("house-backup-failed", "", {"reason": str(error)}) from error
    return Backup(str(copy), tables, rows, keys[1].exists())


def _copy(source: Path, draft: Path) -> tuple[int, int]:
    """How many tables to play at, and rows of their logs, the copy has. SQLite looks at every page of it."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(draft)) as copy:
        live.backup(copy, pages=PAGES, sleep=0.01)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        copy.execute("UPDATE workers SET beats = ?", (ENDED,))  # they are the live database's
        copy.commit()
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        counts = [copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log")]
    return counts[0], counts[1]
