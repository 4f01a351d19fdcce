"""Record files: read with clear errors, written without ever overwriting another game."""

import os
import secrets
import sys
from errno import EACCES
from typing import Final

from gobelet import records
from gobelet.core.errors import BadRecord, BadRequest
from gobelet.core.game import Game
from gobelet.records import GivenOrder, Player, RecordFile
from gobelet.records.file import LONGEST

MOST_BYTES: Final = 4 * LONGEST
STANDARD_INPUT: Final = "-"


def read_record(name: str) -> RecordFile:
    """The record in a file; `-` is the standard input."""
    return records.read(read_text(name))


def read_text(name: str) -> str:
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise BadRequest("cli-cannot-read", "", {"file": name, "why": why(error)}) from error
    if len(data) > MOST_BYTES:
        raise BadRecord("record-too-big", "", {"most": LONGEST})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", "", {}) from error


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


def write_record(
    name: str, game: Game, players: tuple[Player, ...], orders: tuple[GivenOrder, ...] = ()
) -> None:
    text = records.dump(game.record(), players, orders)
    try:
        with open(name, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadRequest("cli-file-exists", "", {"file": name}) from error
    except (OSError, ValueError) as error:
        raise BadRequest("cli-cannot-write", "", {"file": name, "why": why(error)}) from error


def rewrite_record(
    name: str, game: Game, players: tuple[Player, ...], orders: tuple[GivenOrder, ...]
) -> None:
    """The game of this file, played on: it takes the place of its beginning, whole or not at all."""
    beside = f"{name}.{secrets.token_hex(4)}.new"
    write_record(beside, game, players, orders)
    try:
        os.replace(beside, name)
    except OSError as error:
        raise BadRequest("cli-cannot-write", "", {"file": name, "why": why(error)}) from error


def why(error: OSError | ValueError) -> str:
    """The system's own words."""
    return (error.strerror if isinstance(error, OSError) else "") or type(error).__name__
