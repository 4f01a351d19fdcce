"""The log of a server: lines with time, level, table and cause, for people or as JSON for programs.

Lines go to the error stream. uvicorn's and SQLAlchemy's come along, from warnings on.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from gobelet.core.errors import GobeletError
from gobelet.server.config import Config

ABOUT_TABLE: Final = "table %s"  # how lines begin that are about one table


def set_up_logs(config: Config) -> None:
    """For this process. What was set up before is replaced: workers are started as processes."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if config.log_format == "json" else TextLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("gobelet").setLevel(config.log_level.upper())


def table_of(record: logging.LogRecord) -> str:
    """The table that a line is about: by its own word, or by how it begins."""
    named = getattr(record, "table", "")
    if not named and str(record.msg).startswith(ABOUT_TABLE) and isinstance(record.args, tuple):
        named = record.args[0]
    return str(named)


def cause_of(record: logging.LogRecord) -> str:
    """What it came from: an error's id and facts, without sentences."""
    found: Any = record.exc_info[1] if record.exc_info else None
    if found is None and isinstance(record.args, tuple):
        found = next((one for one in record.args if isinstance(one, BaseException)), None)
    if isinstance(found, GobeletError):
        return found.bare()
    return f"{type(found).__name__}: {found}".strip() if found is not None else ""


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextLines(logging.Formatter):
    """`2026-11-17T19:30:00.000+00:00 ERROR table 5f3c… is frozen: … [table-frozen: row=12]`."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{time_of(record)} {record.levelname} {record.getMessage()}"
        cause = cause_of(record)
        if cause and not record.exc_info:
            line = f"{line} [{cause}]"
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return line + trace


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
            "table": table_of(record),
            "cause": cause_of(record),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return msgspec.json.encode({key: value for key, value in said.items() if value}).decode()
