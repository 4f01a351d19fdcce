"""CSV and JSON lines, both in gzip: for these nothing has to be installed."""

import csv
import gzip
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from gobelet.export.columns import TableColumns
from gobelet.export.writers.table_file import TableFile

LEVEL: Final = 6  # of gzip


class GzipText(io.TextIOWrapper):
    """Text in gzip, without a time or a name inside: the same rows are the same bytes."""

    def __init__(self, path: Path) -> None:
        self.raw_file: Final = open(path, "wb")  # noqa: SIM115 closed with the text
        packed = gzip.GzipFile("", "wb", LEVEL, self.raw_file, mtime=0)
        super().__init__(packed, encoding="utf-8", newline="")

    def close(self) -> None:
        super().close()
        self.raw_file.close()


class CsvFile(TableFile):
    """Lists have their items behind each other, with spaces; what is missing is empty (in a list: `-`)."""

    def __init__(self, path: Path, table: TableColumns) -> None:
        super().__init__()
        self.file: Final = GzipText(path)
        self.csv: Final = csv.writer(self.file, lineterminator="\n")
        self.csv.writerow([column.name for column in table.columns])

    def write(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self.csv.writerows([[_cell(value) for value in row] for row in rows])

    def end(self) -> None:
        self.file.close()


def _cell(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(["-" if item is None else str(item) for item in value])
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else value


class JsonLinesFile(TableFile):
    """An object a line."""

    def __init__(self, path: Path, table: TableColumns) -> None:
        super().__init__()
        self.file: Final = GzipText(path)
        self.names: Final = [column.name for column in table.columns]

    def write(self, rows: Sequence[tuple[Any, ...]]) -> None:
        for row in rows:
            fields = dict(zip(self.names, row, strict=True))
            self.file.write(json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n")

    def end(self) -> None:
        self.file.close()
