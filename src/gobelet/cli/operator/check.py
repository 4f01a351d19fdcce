"""`gobelet house check`: whether the database is sound, and every running game can go on."""

from typing import Final

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows
from gobelet.locale.voice import Voice
from gobelet.server.operating.database_check import check_database

UNSOUND: Final = 1  # the exit code


def run(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "check", "cli-about-house-check").read(words)
    replayed, found = with_store(read, check_database)
    if read.json:
        print_json({"replayed": replayed, "findings": [one._asdict() for one in found]})
    else:
        if found:
            print_rows([(one.what, one.table or "–", one.detail) for one in found])
        print(voice.text("house-checked", {"tables": replayed, "findings": len(found)}))
    return UNSOUND if found else DONE
