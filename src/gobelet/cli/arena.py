"""`gobelet arena`: bots against bots, on equal terms, with intervals."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.table import Table
from rich.text import Text

from gobelet import api, arena
from gobelet.arena import Estimate, Outcome, Result
from gobelet.arena.finding_bots import display_names
from gobelet.arena.runfile import read as read_run
from gobelet.cli.arguments import Arguments, chosen, whole
from gobelet.cli.exit_codes import DONE, INTERRUPTED
from gobelet.cli.screen import Screen
from gobelet.core.errors import BadRequest
from gobelet.locale.voice import Voice, printable

MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 256
GAMES: Final = 1000
FIGURES: Final = (  # the columns beside a bot's name
    "arena-col-share",
    "arena-col-score",
    "arena-col-rating",
    "arena-col-time",
    "arena-col-slowest",
    "arena-col-faults",
)

Report = Callable[[int, Outcome], None]


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    read = read_arguments(words, voice)
    file = read.resume or read.out or ""
    try:
        result = go_on(read, voice) if read.resume else start(read, voice)
    except arena.Interrupted as interrupted:
        if interrupted.result is not None:
            print_result(voice, interrupted.result, read.json)
        if file:
            print(voice.text("arena-go-on", {"file": file}), file=sys.stderr)
        return INTERRUPTED
    print_result(voice, result, read.json)
    return DONE


def read_arguments(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "arena", "arena-about")
    # It may be missing: a run that is resumed knows it.
    arguments.alone.add_argument("ruleset", metavar="RULESET", nargs="?", help=voice.text("cli-help-ruleset"))
    arguments.option("bots", "expert,greedy,…", "arena-help-bots")
    arguments.option("games", "N", "arena-help-games")
    arguments.option("seed", "N", "arena-help-seed", "1")
    arguments.several("choice", "KEY=VALUE", "cli-help-choice")
    arguments.option("budget", "SECONDS", "arena-help-budget", "1")
    arguments.option("patience", "SECONDS", "arena-help-patience")
    arguments.option("workers", "N", "cli-help-processes", "1")
    arguments.option("ray", "ADDRESS", "arena-help-ray")
    arguments.option("out", "FILE", "arena-help-out")
    arguments.option("resume", "FILE", "arena-help-resume")
    arguments.option("records", "DIR", "arena-help-records")
    arguments.flag("json", "cli-help-json")
    return arguments.read(words)


def start(read: Namespace, voice: Voice) -> Result:
    for name, value in (("RULESET", read.ruleset), ("--bots", read.bots)):
        if value is None:
            raise BadRequest("cli-missing", "", {"argument": name})
    rules = api.ruleset(read.ruleset)
    bots = [word.strip() for word in read.bots.split(",")]
    games = whole("--games", read.games or str(GAMES), 1, MOST_GAMES)
    choices = chosen(read.choice, rules)
    rules.check(len(bots), choices)
    with progress(voice, -(-games // len(bots)) * len(bots)) as report:
        return arena.play(
            api.name_of(rules),
            bots,
            games,
            seed=whole("--seed", read.seed, -(10**18), 10**18),
            budget=seconds("--budget", read.budget),
            patience=seconds("--patience", read.patience) if read.patience else None,
            workers=whole("--workers", read.workers, 1, MOST_WORKERS),
            ray=read.ray or "",
            out=read.out or "",
            records=read.records or "",
            report=report,
            choices=choices,
        )


def go_on(read: Namespace, voice: Voice) -> Result:
    """A run file holds everything but the number of games, which may be raised, and where they are played."""
    for name, value in (("RULESET", read.ruleset), ("--bots", read.bots), ("--out", read.out)):
        if value is not None:
            raise BadRequest("arena-resume-alone", "", {"argument": name})
    games = whole("--games", read.games, 1, MOST_GAMES) if read.games else 0
    plan = read_run(read.resume).plan
    with progress(voice, max(plan.games, games)) as report:
        return arena.resume(
            read.resume,
            games,
            workers=whole("--workers", read.workers, 1, MOST_WORKERS),
            ray=read.ray or "",
            records=read.records or "",
            report=report,
        )


def seconds(option: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise BadRequest("arena-seconds", "", {"option": option, "value": text})
    return number


@contextmanager
def progress(voice: Voice, games: int) -> Iterator[Report]:
    """A progress bar on the error stream, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, outcome: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.text("cli-simulating"), total=games)
        yield lambda done, outcome: bar.update(task, completed=done)


def print_result(voice: Voice, result: Result, as_json: bool) -> None:
    if as_json:
        print(json.dumps(result.plain(), ensure_ascii=False))
    else:
        show(voice, result)


def show(voice: Voice, result: Result) -> None:
    """The table in words."""
    screen = Screen()
    word = voice.text
    plan, figures = result.plan, result.plain()
    screen.say(word("arena-title", {"ruleset": plan.ruleset, "seed": plan.seed}), style="bold")
    played = {"games": figures["games"], "planned": figures["planned"], "blocks": figures["blocks"]}
    screen.say(word("arena-played", {**played, "each": figures["games_per_second"]}))
    screen.say()
    table = Table(box=None, pad_edge=False)
    table.add_column(word("arena-col-bot"))
    for heading in FIGURES:
        table.add_column(word(heading), justify="right")
    shown = display_names(plan.bots)
    for row in result.rows:
        bot = printable(shown[row.bot])
        table.add_row(
            Text(bot if row.seats == 1 else f"{bot} ×{row.seats}"),
            between(voice, row.share),
            give_or_take(voice, row.score) if row.score is not None else "",
            give_or_take(voice, row.rating),
            number(voice, 1000 * row.seconds, 2),
            number(voice, 1000 * row.slowest, 0),
            str(row.faults),
        )
    screen.show(table)
    screen.say()
    screen.say(word("arena-par", {"par": round(100 / plan.seats, 1)}))
    for outcome in result.outcomes:
        if outcome.fault is not None:
            bot = plan.bots[plan.seating(outcome.seed, outcome.turn)[outcome.fault.seat]]
            last = outcome.fault.detail.strip().splitlines()[-1:] or [""]
            facts = {"bot": bot, "kind": outcome.fault.kind, "detail": last[0], "file": outcome.record or ""}
            screen.say(word("arena-fault", facts), style="red")


def between(voice: Voice, share: Estimate) -> str:
    """A share and its interval, which is lopsided: 41.5 (38.2–44.9)."""
    value, low, high = [number(voice, 100 * figure, 1) for figure in share]
    return f"{value} ({low}–{high})"


def give_or_take(voice: Voice, mean: Estimate) -> str:
    """A mean and its interval: 31.7 ±0.9."""
    digits = 0 if abs(mean.value) >= 1000 else 1
    return f"{number(voice, mean.value, digits)} ±{number(voice, mean.high - mean.value, digits)}"


def number(voice: Voice, figure: float, digits: int) -> str:
    if abs(figure) == float("inf"):
        return "?"
    return voice.text("cli-number", {"number": round(figure, digits) if digits else round(figure)})
