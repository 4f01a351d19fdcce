"""Parts of an export: fifty games each, in a file of every table. A part is there whole, or not at all."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from gobelet.export.columns import ExtraColumns, tables
from gobelet.export.rows import rows_of, tables_of
from gobelet.export.sources import GivenGame, record_line
from gobelet.export.writers import ENDINGS, open_table
from gobelet.export.writers.plain import GzipText

GAMES_A_PART: Final = 50
RECORDS: Final = "records"
UNFINISHED: Final = "."  # before the name of a file that is not finished: readers of folders pass over it


class PartCounts(NamedTuple):
    """How many rows a part has in each table."""

    games: int
    seats: int
    decisions: int
    choices: int  # decisions that were not forced
    rolls: int
    events: int


class Shape(NamedTuple):
    """How parts are written."""

    folder: str
    format: str
    wanted: ExtraColumns
    metadata: dict[str, str]


def part_files(shape: Shape, number: int) -> dict[str, Path]:
    """The files of a part by table, the records last."""
    folder, name = Path(shape.folder), f"part-{number:05}"
    found = {
        table.name: folder / table.name / f"{name}.{ENDINGS[shape.format]}" for table in tables(shape.wanted)
    }
    return {**found, RECORDS: folder / RECORDS / f"{name}.jsonl.gz"}


def write_part(shape: Shape, number: int, games: Iterable[GivenGame]) -> PartCounts:
    """Write these games as one part: under other names, until all of it is on disk."""
    files = part_files(shape, number)
    for file in files.values():
        file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = {table: file.with_name(UNFINISHED + file.name) for table, file in files.items()}
    opened = {
        table.name: open_table(shape.format, unfinished[table.name], table, shape.metadata)
        for table in tables(shape.wanted)
    }
    counts = dict.fromkeys(PartCounts._fields, 0)
    with GzipText(unfinished[RECORDS]) as records:
        for place, given in enumerate(games):
            found = rows_of(number * GAMES_A_PART + place, given, shape.wanted)
            for table, rows in tables_of(found):
                opened[table].add(rows)
                counts[table] += len(rows)
            counts["choices"] += sum([row[9] for row in found.games])
            records.write(record_line(given) + "\n")
    for one in opened.values():
        one.close()
    for table, file in files.items():
        os.replace(unfinished[table], file)
    return PartCounts(**counts)


def size_of(shape: Shape, numbers: Iterable[int]) -> dict[str, int]:
    """Bytes by table."""
    sizes: dict[str, int] = {}
    for number in numbers:
        for table, file in part_files(shape, number).items():
            sizes[table] = sizes.get(table, 0) + file.stat().st_size
    return sizes
