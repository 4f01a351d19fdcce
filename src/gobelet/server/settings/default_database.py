"""Where the tables are if nobody names a database."""

import os
import sys
from pathlib import Path


def default_file() -> Path:
    """A file of the user's, where their system keeps such files."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share")))
    return base / "gobelet" / "tables.db"


def default_database() -> str:
    return f"sqlite:///{default_file()}"
