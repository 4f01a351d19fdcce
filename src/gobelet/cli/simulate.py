"""`gobelet simulate`: many games between bots, and a summary."""

import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from gobelet import api
from gobelet.bots import BOTS
from gobelet.cli.arguments import Arguments, chosen, ruleset_ids, whole
from gobelet.cli.batch import Batch, leave_interrupts_to_parent, play_batch, play_games, record_name
from gobelet.cli.exit_codes import DONE
from gobelet.cli.files import why
from gobelet.cli.screen import Screen
from gobelet.cli.seats import new_game, seated
from gobelet.cli.tally import Tally
from gobelet.core.errors import BadRequest
from gobelet.interrupted import deaf_children
from gobelet.locale.voice import Voice

MOST_GAMES: Final = 100_000_000
MOST_WORKERS: Final = 256
# Games that a worker plays between two reports: about a second of them, since Ctrl-C waits for it.
BATCH: Final = 10
RANDOM_BATCH: Final = 200

Report = Callable[[int], None]


def run(words: list[str], lang: str) -> int:
    voice = Voice(lang)
    arguments = read(words, voice)
    rules = api.ruleset(arguments.ruleset)
    kinds = seated(arguments.seats, rules, humans=False)
    choices = chosen(arguments.choice, rules)
    games = whole("--games", arguments.games, 1, MOST_GAMES)
    workers = whole("--workers", arguments.workers, 1, MOST_WORKERS)
    first = whole("--seed", arguments.seed, -(10**18), 10**18)
    new_game(rules, len(kinds), str(first), choices)  # complains now, not in the middle
    batch = Batch(api.name_of(rules), kinds, choices, first, games, arguments.records or "")
    if batch.folder:
        prepare_folder(batch)
    started = time.perf_counter()
    tally = Tally(len(kinds))
    with progress(voice, games) as report:
        for part in play_all(batch, workers):
            tally.add(part)
            report(tally.games)
    figures = {
        "ruleset": rules.name,
        "seats": list(kinds),
        "choices_made": choices,
        "seed": first,
        "workers": workers,
        **tally.figures(kinds, time.perf_counter() - started),
    }
    if arguments.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        show(voice, figures)
    return DONE


def read(words: list[str], voice: Voice) -> Namespace:
    arguments = Arguments(voice, "simulate", "cli-about-simulate")
    arguments.argument("RULESET", "cli-help-ruleset", ruleset_ids)
    arguments.option(
        "seats", "greedy,random,…", "cli-help-bot-seats", "random,random,random,random", lambda: BOTS
    )
    arguments.option("games", "N", "cli-help-games", "1000")
    arguments.option("seed", "N", "cli-help-first-seed", "1")
    arguments.several("choice", "KEY=VALUE", "cli-help-choice")
    arguments.option("records", "DIR", "cli-help-records")
    arguments.option("workers", "N", "cli-help-processes", "1")
    arguments.flag("json", "cli-help-json")
    return arguments.read(words)


def prepare_folder(batch: Batch) -> None:
    """Make the folder, if it is not there; refuse if a record would be overwritten."""
    try:
        Path(batch.folder).mkdir(parents=True, exist_ok=True)
        taken = {path.name for path in Path(batch.folder).iterdir()}
    except (OSError, ValueError) as error:
        raise BadRequest("cli-cannot-write", "", {"file": batch.folder, "why": why(error)}) from error
    for seed in range(batch.first, batch.first + batch.games):
        if record_name(batch, seed).name in taken:
            raise BadRequest("cli-file-exists", "", {"file": str(record_name(batch, seed))})


def play_all(batch: Batch, workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from play_games(batch)
        return
    from concurrent.futures import Future, ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    most = RANDOM_BATCH if set(batch.kinds) == {"random"} else BATCH
    size = max(1, min(most, -(-batch.games // workers)))
    parts = [
        batch._replace(first=batch.first + start, games=min(size, batch.games - start))
        for start in range(0, batch.games, size)
    ]
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_parent)

    def submit(part: Batch) -> Future[Tally]:
        with deaf_children():
            return pool.submit(play_batch, part)

    try:
        for done in as_completed([submit(part) for part in parts]):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def progress(voice: Voice, games: int) -> Iterator[Report]:
    """A progress bar on the error stream, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.text("cli-simulating"), total=games)
        yield lambda done: bar.update(task, completed=done)


def show(voice: Voice, figures: dict[str, Any]) -> None:
    """The summary in words."""
    screen = Screen()
    word = voice.text
    screen.say(word("cli-sim-title", {"ruleset": figures["ruleset"], "seed": figures["seed"]}), style="bold")
    facts = {key: figures[key] for key in ("games", "seconds", "games_per_second")}
    screen.say(word("cli-sim-games", {key.replace("_", "-"): value for key, value in facts.items()}))
    if figures["rounds"]:
        rounds = {"rounds": figures["rounds"], "each": figures["rounds_per_game"]}
        screen.say(word("cli-sim-rounds", rounds))
    screen.say(word("cli-sim-prompts", {"number": figures["median_prompts"]}))
    table = Table(box=None, pad_edge=False)
    for heading in (
        "cli-sim-answers",
        "cli-sim-total",
        "cli-sim-per-game",
        "cli-sim-per-seat",
        "cli-sim-per-second",
    ):
        table.add_column(word(heading), justify="left" if heading == "cli-sim-answers" else "right")
    for id, key in (("cli-sim-choices", "choices"), ("cli-sim-forced", "forced")):
        rates = [figures[key][rate] for rate in ("total", "per_game", "per_seat", "per_second")]
        table.add_row(word(id), *[word("cli-number", {"number": rate}) for rate in rates])
    screen.say()
    screen.show(table)
    screen.say()
    players = Table(box=None, pad_edge=False)
    for heading in ("cli-sim-seat", "cli-sim-player", "cli-sim-wins", "cli-sim-share", "cli-sim-score"):
        players.add_column(word(heading), justify="left" if heading == "cli-sim-player" else "right")
    for player in figures["players"]:
        players.add_row(
            str(player["seat"]),
            player["kind"],
            word("cli-number", {"number": player["wins"]}),
            word("cli-percent", {"number": round(100 * player["win_share"], 1)}),
            word("cli-number", {"number": player["mean_score"]}),
        )
    screen.show(players)
