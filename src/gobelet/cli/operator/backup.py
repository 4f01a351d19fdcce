"""`gobelet house backup`: a copy of the live SQLite database."""

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, database_from
from gobelet.cli.operator.printing import print_json
from gobelet.locale.voice import Voice
from gobelet.server.operating.backup import back_up


def run(words: list[str], voice: Voice) -> int:
    arguments = arguments_for(voice, "backup", "cli-about-house-backup")
    arguments.argument("FILE", "cli-help-backup-file")
    read = arguments.read(words)
    made = back_up(database_from(read), read.file)
    if read.json:
        print_json(made._asdict())
    else:
        print(voice.text("house-backed-up", {"file": made.file, "tables": made.tables, "rows": made.rows}))
    return DONE
