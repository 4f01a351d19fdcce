"""A file of text that a setting names."""

from pathlib import Path
from typing import Final

from gobelet.core.errors import BadRequest

MOST: Final = 200_000  # characters


def read_text(file: str, where: str) -> str:
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRequest("setting-page", "", {"where": where, "file": file, "reason": reason}) from error
    if len(text) > MOST:
        raise BadRequest("setting-page-long", "", {"where": where, "file": file, "most": MOST})
    return text
