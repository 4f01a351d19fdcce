"""`gobelet house move`: to another database, with everything."""

import asyncio
import os
from argparse import Namespace

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, database_from
from gobelet.cli.operator.printing import print_json, print_rows
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice
from gobelet.server.operating.move import move
from gobelet.server.settings.configuring import database_of
from gobelet.server.settings.shown import masked
from gobelet.server.settings.sources import gather


def run(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "move", "cli-about-house-move")
    arguments.option("to", "URL", "cli-help-move-to")
    arguments.option("to-password-file", "FILE", "cli-help-move-password-file")
    read = arguments.read(words)
    if not read.to:
        raise BadRequest("cli-missing", "", {"argument": "--to"})
    target = _target(read)
    sums = asyncio.run(move(database_from(read), target))
    if read.json:
        print_json({"database": masked(target), "tables": [one._asdict() for one in sums]})
        return DONE
    filled = [one for one in sums if one.rows]
    print_rows([(one.table, str(one.rows), one.sum) for one in filled])
    rows = sum([one.rows for one in sums])
    print(voice.text("house-moved", {"address": masked(target), "rows": rows, "tables": len(filled)}))
    return DONE


def _target(read: Namespace) -> str:
    """The address of the target, read as that of any database."""
    words = {"database": read.to}
    if read.to_password_file:
        words["database_password_file"] = read.to_password_file
    gathered = gather(words, environment={}, config=os.devnull)  # the settings of the source are not its
    return database_of(gathered._replace(stands={"database": "--to"}))
