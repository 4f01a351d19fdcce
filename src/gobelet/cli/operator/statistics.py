"""`gobelet house statistics`: counts of what the database holds."""

from gobelet.cli.exit_codes import DONE
from gobelet.cli.operator.opened import arguments_for, with_store
from gobelet.cli.operator.printing import print_json, print_rows
from gobelet.locale.voice import Voice
from gobelet.server.clock import now
from gobelet.server.operating.overview import statistics


def run(words: list[str], voice: Voice) -> int:
    read = arguments_for(voice, "statistics", "cli-about-house-statistics").read(words)
    found = with_store(read, lambda store: statistics(store, now()))
    if read.json:
        print_json(found)
    else:
        print_rows([(name.replace("_", " "), str(number)) for name, number in found.items()])
    return DONE
