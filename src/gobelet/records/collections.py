"""Many records at once: a folder of files, or a file with a record a line, as `gobelet export` writes."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gobelet.core.errors import BadRecord
from gobelet.records.file import LONGEST, RecordFile
from gobelet.records.reading import read

ONE: Final = (".json",)
LINES: Final = (".jsonl", ".jsonl.gz")


def one_line(text: str) -> str:
    """A record without its line breaks."""
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


def read_all(path: str | Path) -> Iterator[RecordFile]:
    """The records of a folder, in the order of their names, or of a file; each is read when it is wanted.

    Files end with .json (a record), .jsonl or .jsonl.gz (a record a line). Others in a folder are left alone.
    """
    for file in record_files(Path(path)):
        try:
            if file.name.endswith(ONE):
                yield read(_text(file))
            else:
                yield from _lines(file)
        except (UnicodeDecodeError, EOFError, zlib.error) as error:  # cut off, or something else
            raise BadRecord("record-not-text", "", {}) from error


def record_files(path: Path) -> list[Path]:
    """The file, or the files of the folder that hold records: an export keeps them in `records`."""
    if not path.is_dir():
        path.stat()  # says so if it is not there
        return [path]
    inside = path / "records"
    folder = inside if inside.is_dir() else path
    return sorted([one for one in folder.iterdir() if one.name.endswith((*ONE, *LINES))])


def _text(file: Path) -> str:
    with open(file, encoding="utf-8") as opened:
        return _read(opened.read(LONGEST + 1))


def _lines(file: Path) -> Iterator[RecordFile]:
    opener = gzip.open if file.name.endswith(".gz") else open
    with opener(file, "rt", encoding="utf-8") as opened:
        while line := opened.readline(LONGEST + 1):
            if line.strip():
                yield read(_read(line))


def _read(text: str) -> str:
    if len(text) > LONGEST:
        raise BadRecord("record-too-big", "", {"most": LONGEST})
    return text
