"""Where the golden material lies, and how it is read and written. What is there is never overwritten."""

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any

from gobelet import records

HERE = Path(__file__).parent
RECORDS = HERE / "records"
LATER = HERE / "later_records"
WIRE = HERE / "wire"
DECISIONS = HERE / "decisions"
OBSERVATIONS = HERE / "observations.json.xz"
LAYOUTS = HERE / "layouts.json"
LEARNED = HERE / "learned.json"
CATALOGUE = HERE / "catalogue.json"
WORLDS = HERE / "worlds.json.xz"
RARE = HERE / "rare_questions.json.xz"

NAMES = sorted([path.stem for path in RECORDS.glob("*.json")])  # of the first versions of all rulesets
LATER_NAMES = sorted([path.stem for path in LATER.glob("*.json")])  # of the versions that came after them


@cache
def record_text(name: str) -> str:
    folder = LATER if name in LATER_NAMES else RECORDS
    return (folder / f"{name}.json").read_text(encoding="utf-8")


@cache
def record_file(name: str) -> records.RecordFile:
    return records.read(record_text(name))


def read(path: Path) -> Any:
    data = path.read_bytes()
    return json.loads(lzma.decompress(data) if path.suffix == ".xz" else data)


def write(path: Path, content: Any) -> None:
    """As JSON: packed, or one line for each item."""
    path.parent.mkdir(exist_ok=True)
    if path.suffix == ".xz":
        data = json.dumps(content, separators=(",", ":"), sort_keys=True).encode()
        put(path, lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    else:
        put(path, (json.dumps(content, indent=1, sort_keys=True) + "\n").encode())


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    if path.exists():
        print(f"{path.name} is there, and stays")
    else:
        path.write_bytes(data)
