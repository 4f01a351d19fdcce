"""What every file of a table does: it takes rows as they come, and writes them in batches."""

from collections.abc import Sequence
from typing import Any, Final

BATCH: Final = 20_000  # rows in memory, and in a row group of Parquet


class TableFile:
    def __init__(self) -> None:
        self.waiting: Final[list[tuple[Any, ...]]] = []

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self.waiting.extend(rows)
        while len(self.waiting) >= BATCH:
            self.write(self.waiting[:BATCH])
            del self.waiting[:BATCH]

    def close(self) -> None:
        """Write what is waiting, and end the file."""
        if self.waiting:
            self.write(self.waiting)
            self.waiting.clear()
        self.end()

    def write(self, rows: Sequence[tuple[Any, ...]]) -> None:
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError
