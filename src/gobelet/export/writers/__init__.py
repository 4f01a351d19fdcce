"""Tables as files, in each of the formats."""

from importlib import import_module
from pathlib import Path
from typing import Final

from gobelet.core.errors import BadRequest
from gobelet.export.columns import TableColumns
from gobelet.export.writers.table_file import TableFile

FORMATS: Final = ("parquet", "csv", "jsonl")
ENDINGS: Final = {"parquet": "parquet", "csv": "csv.gz", "jsonl": "jsonl.gz"}


def check_format(format: str) -> None:
    """Refuse, before the first game, an unknown format or one whose library is missing."""
    if format not in FORMATS:
        raise BadRequest("export-format", "", {"value": format, "known": FORMATS})
    if format == "parquet":
        try:
            import_module("pyarrow")
        except ModuleNotFoundError as missing:
            raise BadRequest("export-needs-pyarrow", "", {}) from missing


def open_table(format: str, path: Path, table: TableColumns, metadata: dict[str, str]) -> TableFile:
    """A new file for the rows of a table."""
    if format == "parquet":
        from gobelet.export.writers.parquet import ParquetFile

        return ParquetFile(path, table, metadata)
    from gobelet.export.writers.plain import CsvFile, JsonLinesFile

    return (CsvFile if format == "csv" else JsonLinesFile)(path, table)
