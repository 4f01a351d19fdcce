"""`gobelet export`: games as tables for research, from bots, from records or from a house."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gobelet import api, export, records
from gobelet.bots import BOTS
from gobelet.cli.arguments import Arguments, chosen, ruleset_ids, whole
from gobelet.cli.exit_codes import DONE, INTERRUPTED
from gobelet.cli.files import why
from gobelet.cli.screen import Screen
from gobelet.cli.seats import seated
from gobelet.cli.simulate import MOST_GAMES, MOST_WORKERS, progress
from gobelet.core.errors import BadRequest, GobeletError
from gobelet.export import Exported, ExtraColumns, GivenGame
from gobelet.locale.voice import Voice
from gobelet.records.collections import record_files

FOLDER: Final = "gobelet-export"
GAMES: Final = 1000
SOURCES: Final = ("simulate", "records", "database")
OF_SIMULATIONS: Final = ("ruleset", "games", "seed", "choice", "workers")


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    read = read_arguments(words, voice)
    try:
        with telling_why(read.to):
            done = export_from(read, voice)
    except KeyboardInterrupt:
        if read.simulate:
            print(voice.text("export-go-on", {"file": read.to}), file=sys.stderr)
        return INTERRUPTED
    show(voice, done, read.json)
    return DONE


def read_arguments(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "export", "export-about")
    arguments.option("simulate", "expert,expert,…", "export-help-simulate", values=lambda: BOTS)
    arguments.option("records", "PATH", "export-help-records")
    arguments.option("database", "URL", "export-help-database")
    arguments.option("ruleset", "RULESET", "export-help-ruleset", values=ruleset_ids)
    arguments.option("games", "N", "export-help-games")
    arguments.option("seed", "N", "export-help-seed")
    arguments.several("choice", "KEY=VALUE", "cli-help-choice")
    arguments.option("workers", "N", "export-help-workers")
    add_shape(arguments)
    arguments.flag("json", "cli-help-json")
    read = arguments.read(words)
    check_source(read)
    return read


def add_shape(arguments: Arguments) -> None:
    """Where the tables go, and what is in them: the same for every source."""
    arguments.option("to", "DIR", "export-help-to", FOLDER)
    arguments.option("format", "FORMAT", "export-help-format", export.FORMATS[0], lambda: export.FORMATS)
    arguments.flag("hidden", "export-help-hidden")
    arguments.flag("valuations", "export-help-valuations")


def check_source(read: Namespace) -> None:
    """One source, and no option that it does not have."""
    named = [name for name in SOURCES if getattr(read, name) is not None]
    if len(named) != 1:
        raise BadRequest("export-one-source", "", {"known": tuple([f"--{name}" for name in SOURCES])})
    if read.simulate is None:
        for name in OF_SIMULATIONS:
            if getattr(read, name):
                raise BadRequest("export-only-simulated", "", {"option": f"--{name}"})


def export_from(read: Namespace, voice: Voice) -> Exported:
    if read.simulate is not None:
        return simulate(read, voice)
    if read.records is not None:
        return write(read, verified(read.records), "records")
    try:
        from gobelet.cli.operator.export import from_house
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("gobelet"):
            raise
        raise BadRequest("cli-needs-server", "", {"command": "export --database"}) from missing
    return from_house(Namespace(**{**vars(read), "config": None}), "")


def simulate(read: Namespace, voice: Voice) -> Exported:
    rules = api.ruleset(read.ruleset) if read.ruleset else api.rulesets()[0]
    kinds = seated(read.simulate, rules, humans=False)
    choices = chosen(read.choice, rules)
    rules.check(len(kinds), choices)
    games = whole("--games", read.games or str(GAMES), 1, MOST_GAMES)
    first = whole("--seed", read.seed or "1", -(10**18), 10**18)
    workers = whole("--workers", read.workers or "1", 1, MOST_WORKERS)
    wanted = export.Simulation(rules.name, kinds, choices, first, games)
    with progress(voice, games) as report:
        return export.export_simulation(wanted, read.to, read.format, wanted_in(read), workers, report)


def wanted_in(read: Namespace) -> ExtraColumns:
    return ExtraColumns(read.hidden, read.valuations)


def write(read: Namespace, games: Iterator[GivenGame], source: str) -> Exported:
    return export.export_games(games, read.to, source, read.format, wanted_in(read))


def verified(path: str) -> Iterator[GivenGame]:
    """The finished games of record files, each replayed first; an error names its file."""
    people = export.Pseudonyms()
    try:
        files = record_files(Path(path))
    except (OSError, ValueError) as error:
        raise BadRequest("cli-cannot-read", "", {"file": path, "why": why(error)}) from error
    for file in files:
        try:
            for one in records.read_all(file):
                wrong = records.verify(one.record, one.marks, one.outcome) if one.record.over else None
                if wrong is not None:
                    raise wrong
                yield from export.from_records([one], people)
        except GobeletError as error:
            raise BadRequest("export-bad-record", "", {"file": str(file), "reason": str(error)}) from error
        except OSError as error:
            raise BadRequest("cli-cannot-read", "", {"file": str(file), "why": why(error)}) from error


@contextmanager
def telling_why(folder: str) -> Iterator[None]:
    """What the system says of the folder, as one sentence."""
    try:
        yield
    except OSError as error:
        raise BadRequest("cli-cannot-write", "", {"file": folder, "why": why(error)}) from error


def show(voice: Voice, done: Exported, as_json: bool) -> None:
    """What was written, in figures."""
    if as_json:
        print(json.dumps(figures(done)))
        return
    say: Callable[[str], None] = Screen().say
    rows = done.rows._asdict()
    facts = {key: rows[key] for key in ("games", "decisions", "choices", "rolls", "events")}
    say(voice.text("export-done", {"file": done.folder, **facts}))
    speed = {"seconds": round(done.seconds, 1), "rows": round(done.rows_per_second)}
    say(voice.text("export-speed", {**speed, "bytes": round(done.bytes_per_decision, 1)}))
    if done.before.games:
        say(voice.text("export-before", {"games": done.before.games}))


def figures(done: Exported) -> dict[str, object]:
    return {
        "folder": done.folder,
        "rows": done.rows._asdict(),
        "bytes": done.bytes,
        "games_before": done.before.games,
        "seconds": round(done.seconds, 3),
        "rows_per_second": round(done.rows_per_second, 1),
        "bytes_per_decision": round(done.bytes_per_decision, 2),
    }
