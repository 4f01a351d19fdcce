"""Parquet, by pyarrow: `pip install "gobelet[export]"`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa  # type: ignore[import-untyped] # it brings no types
import pyarrow.parquet as pq  # type: ignore[import-untyped] # the same

from gobelet.export.columns import ColumnType, TableColumns
from gobelet.export.writers.table_file import TableFile

TYPES: Final[dict[ColumnType, Any]] = {
    "int": pa.int32(),
    "real": pa.float64(),
    "word": pa.dictionary(pa.int16(), pa.string()),
    "text": pa.string(),
    "truth": pa.bool_(),
    "ints": pa.list_(pa.int16()),
    "reals": pa.list_(pa.float32()),
}


class ParquetFile(TableFile):
    """A batch is a row group. The schema says what each column means, and where the games come from."""

    def __init__(self, path: Path, table: TableColumns, metadata: dict[str, str]) -> None:
        super().__init__()
        fields = [
            pa.field(column.name, TYPES[column.type], metadata={"about": column.about})
            for column in table.columns
        ]
        self.schema: Final = pa.schema(fields, metadata={"about": table.about, **metadata})
        self.writer: Final = pq.ParquetWriter(path, self.schema, compression="zstd")

    def write(self, rows: Sequence[tuple[Any, ...]]) -> None:
        arrays = [
            pa.array(values, field.type)
            for values, field in zip(zip(*rows, strict=True), self.schema, strict=True)
        ]
        self.writer.write_batch(pa.record_batch(arrays, schema=self.schema))

    def end(self) -> None:
        self.writer.close()
