"""`gobelet analyse`: what each roll of a recorded game was worth, and what each decision cost."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.table import Table

from gobelet import analysis, api
from gobelet.analysis import Analysis
from gobelet.analysis import files as analysis_files
from gobelet.analysis.sentences import Teller, percent
from gobelet.cli.arena import seconds
from gobelet.cli.arguments import Arguments, whole
from gobelet.cli.exit_codes import DONE, INTERRUPTED
from gobelet.cli.files import read_record
from gobelet.cli.screen import Screen
from gobelet.locale.voice import Voice, Words
from gobelet.records import RecordFile

MOST_ROLLOUTS: Final = 100_000
MOST_TRIES: Final = 100
MOST_ROUNDS: Final = 1000
MOST_WORKERS: Final = 256
SHOWN: Final = 12  # mistakes
FINEST: Final = 5  # good decisions
LEVELS: Final = " ▁▂▃▄▅▆▇█"
FIGURES: Final = (  # the columns beside a player's name
    "analysis-col-par",
    "analysis-col-luck",
    "analysis-col-own",
    "analysis-col-others",
    "analysis-col-result",
    "analysis-col-error",
    "analysis-col-cost",
    "analysis-col-mistakes",
)

Report = Callable[[int, int], None]


def run(words: list[str], lang: str) -> int:
    arguments = Arguments(Voice(lang), "analyse", "analysis-about")
    arguments.argument("FILE", "cli-help-file")
    arguments.option("rollouts", "N", "analysis-help-rollouts", "32")
    arguments.option("seconds", "SECONDS", "analysis-help-seconds")
    arguments.option("bot", "NAME", "analysis-help-bot")
    arguments.option("depth", "ROUNDS", "analysis-help-depth", "1")
    arguments.option("tries", "N", "analysis-help-tries", "0")
    arguments.option("evaluator", "NAME", "analysis-help-evaluator", "formula")
    arguments.option("workers", "N", "cli-help-processes", "1")
    arguments.flag("fresh", "analysis-help-fresh")
    arguments.flag("json", "analysis-help-json")
    read = arguments.read(words)
    file = read_record(read.file)
    rules = api.ruleset(file.record.ruleset.partition("@")[0])
    voice = Voice(lang, rules, [player.name for player in file.players])
    tries = whole("--tries", read.tries, 0, MOST_TRIES)
    depth = whole("--depth", read.depth, 0, MOST_ROUNDS)
    settings = analysis.make_settings(read.bot or "", tries, depth=depth, evaluator=read.evaluator)
    path = analysis_files.path_of(read.file)
    before = None if read.fresh else analysis_files.read(path)
    code = DONE
    with progress(voice) as report:
        try:
            found = analysis.analyse(
                file.record,
                settings,
                rollouts=whole("--rollouts", read.rollouts, 1, MOST_ROLLOUTS),
                seconds=seconds("--seconds", read.seconds) if read.seconds else None,
                workers=whole("--workers", read.workers, 1, MOST_WORKERS),
                before=before,
                report=report,
            )
        except analysis.Interrupted as interrupted:
            found, code = interrupted.result, INTERRUPTED
    analysis_files.write(path, found)
    if read.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(voice, found, file)
        Screen().say(voice.text("analysis-kept", {"file": path}))
    return code


@contextmanager
def progress(voice: Voice, doing: str = "cli-simulating") -> Iterator[Report]:
    """A progress bar on the error stream, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.text(doing), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def show(voice: Voice, found: Analysis, file: RecordFile) -> None:
    screen = Screen()
    facts: Words = {"ruleset": found.ruleset, "games": found.games, "bot": found.settings.bot}
    screen.say(voice.text("analysis-title", facts), style="bold")
    screen.say()
    show_players(screen, voice, found)
    screen.say()
    show_curve(screen, voice, found)
    screen.say()
    teller = Teller(found, file.record, voice.lang, voice.names)
    show_list(screen, voice, "analysis-turning-points", [teller.turn(turn) for turn in found.turning_points])
    show_list(screen, voice, "analysis-mistakes", [teller.mistake(one) for one in found.mistakes[:SHOWN]])
    show_list(screen, voice, "analysis-finest-title", [teller.finest(one) for one in found.finest[:FINEST]])
    show_list(screen, voice, "analysis-fortunes", [teller.roll(turn) for turn in found.fortunes])
    screen.say(voice.text("analysis-explained"))


def show_players(screen: Screen, voice: Voice, found: Analysis) -> None:
    """par + luck + skill = result."""
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.text("analysis-col-player"))
    for heading in FIGURES:
        table.add_column(voice.text(heading), justify="right")
    for player in found.players:
        parts = (player.par, player.luck, player.own, player.others, player.result)
        table.add_row(
            voice.seat(player.seat),
            points(voice, parts[0]),
            *[points(voice, part, signed=True) for part in parts[1:4]],
            points(voice, parts[4]),
            f"±{points(voice, player.error)}",
            points(voice, player.cost),
            f"{player.mistakes}/{player.decisions}",
        )
    screen.show(table)


def points(voice: Voice, chance: float, signed: bool = False) -> str:
    """A win chance in hundredths."""
    text = voice.text("cli-number", {"number": round(100 * chance, 1)})
    return f"+{text}" if signed and chance > 0 else text


def show_curve(screen: Screen, voice: Voice, found: Analysis) -> None:
    """Everybody's win chance, one character a round: where it stood when the round began, and the result."""
    starts: dict[int, list[float]] = {}
    for point in found.curve:
        starts.setdefault(point.round, point.chances)
    heights = [*starts.values(), found.curve[-1].chances]
    longest = max([len(voice.seat(player.seat)) for player in found.players])
    screen.say(voice.text("analysis-curve"), style="bold")
    for player in found.players:
        line = "".join([LEVELS[round(percent(chances[player.seat]) * 8 / 100)] for chances in heights])
        last = percent(heights[-1][player.seat])
        screen.say(f"{voice.seat(player.seat):{longest}} │{line}│ {last}", indent=2)


def show_list(screen: Screen, voice: Voice, title: str, sentences: list[str]) -> None:
    """What was found of one kind, the greatest first; nothing, if there is none."""
    if not sentences:
        return
    screen.say(voice.text(title), style="bold")
    for number, sentence in enumerate(sentences, 1):
        screen.say(f"{number}. {sentence}", indent=2)
    screen.say()
