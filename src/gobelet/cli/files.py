"""Record files: read with clear errors, written without ever overwriting one."""

import os
from errno import EACCES
from typing import Final

from gobelet import records
from gobelet.core.errors import BadRecord, BadRequest
from gobelet.core.game import Game
from gobelet.records import Player, RecordFile
from gobelet.records.file import LONGEST

MOST_BYTES: Final = 4 * LONGEST


def read_record(name: str) -> RecordFile:
    try:
        with open(name, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise BadRequest("cli-cannot-read", "", {"file": name, "why": why(error)}) from error
    if len(data) > MOST_BYTES:
        raise BadRecord("record-too-big", "", {"most": LONGEST})
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", "", {}) from error
    return records.read(text)


def check_new_file(name: str) -> None:
    """Before the game: can a record be written there when it ends?"""
    folder = os.path.dirname(name) or "."
    try:
        os.lstat(name)
    except FileNotFoundError:
        if not os.path.isdir(folder):
            raise BadRequest("cli-no-folder", "", {"file": folder}) from None
        if not os.access(folder, os.W_OK):
            raise BadRequest("cli-cannot-write", "", {"file": name, "why": os.strerror(EACCES)}) from None
    except (OSError, ValueError) as error:
        raise BadRequest("cli-cannot-write", "", {"file": name, "why": why(error)}) from error
    else:
        raise BadRequest("cli-file-exists", "", {"file": name})


def write_record(name: str, game: Game, players: tuple[Player, ...]) -> None:
    text = records.dump(game.record(), players)
    try:
        with open(name, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadRequest("cli-file-exists", "", {"file": name}) from error
    except (OSError, ValueError) as error:
        raise BadRequest("cli-cannot-write", "", {"file": name, "why": why(error)}) from error


def why(error: OSError | ValueError) -> str:
    """The system's own words."""
    return (error.strerror if isinstance(error, OSError) else "") or type(error).__name__
