"""An analysis is kept beside its record: game.json has game.analysis.json."""

import os
from pathlib import Path

import msgspec

from gobelet.analysis.result import FORMAT, Analysis
from gobelet.core.errors import BadRequest


def path_of(record: str) -> str:
    return f"{record.removesuffix('.json')}.analysis.json"


def write(path: str, analysis: Analysis) -> None:
    """Writes the file atomically: readers never see half of it."""
    text = msgspec.json.format(msgspec.json.encode(analysis), indent=1)
    fresh = f"{path}.new"
    try:
        Path(fresh).write_bytes(text + b"\n")
        os.replace(fresh, path)
    except OSError as error:
        raise BadRequest("analysis-file", "", {"file": path, "reason": str(error)}) from error


def read(path: str) -> Analysis | None:
    """The stored analysis; None if there is none. A file that is no analysis is never overwritten."""
    try:
        data = Path(path).read_bytes()
        analysis = msgspec.json.decode(data, type=Analysis)
        if analysis.format != FORMAT:
            raise msgspec.ValidationError(f"format {analysis.format}")
        return analysis
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadRequest("analysis-file", "", {"file": path, "reason": str(error)}) from error
