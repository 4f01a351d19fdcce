"""What commands for operators print: columns for people, one document of JSON for programs."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from gobelet.locale.voice import printable


def print_json(found: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def print_rows(rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need to be; the last one goes on."""
    shown = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        print("  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip())


def when(time: int | None) -> str:
    """A time in the operator's own zone, to a minute."""
    return datetime.fromtimestamp(time / 1000).astimezone().strftime("%Y-%m-%d %H:%M") if time else "–"
