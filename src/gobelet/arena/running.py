"""A run: plays the games of a plan, here, on processes or on a cluster, and keeps the outcomes."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from gobelet.api import spelled
from gobelet.arena import finding_bots, runfile
from gobelet.arena.blackbox import private_box
from gobelet.arena.figures import Result, sum_up
from gobelet.arena.match import Match
from gobelet.arena.outcome import Outcome
from gobelet.arena.plan import Plan, make_plan
from gobelet.arena.rating import rating_model
from gobelet.arena.workers import Job, WorkerPool
from gobelet.core.errors import BadRequest
from gobelet.interrupted import Interrupted

BUDGET: Final = 1.0  # seconds
FOLDER: Final = "arena-records"  # where the records of games lost by a fault go, if nobody says

Report = Callable[[int, Outcome], None]  # how many games are done, and the last of them


def play(
    ruleset: str,
    bots: Sequence[str | type],
    games: int = 1000,
    *,
    seed: int = 1,
    budget: float = BUDGET,
    patience: float | None = None,
    workers: int = 0,
    ray: str = "",
    out: str = "",
    records: str = "",
    report: Report | None = None,
    choices: Mapping[str, str | int] | None = None,
) -> Result:
    """Play games between these bots, and sum them up.

    A bot is a name (`"greedy"`), `"module:Class"`, or a class. Every seed is played with each rotation of the
    bots, so the number of games is made up to whole rounds. `workers` is the number of processes; with 0 the
    games are played in this one, where a bot that hangs is not stopped. `ray` is the address of a cluster, or
    "local". `out` is a new file for the outcomes: `resume(out)` goes on after an interruption. `records` is a
    folder for the record of every game. `report` is called after each game. `choices` are options of the
    ruleset.
    """
    rating_model()  # a missing package is noticed before the games, not after
    names = tuple([bot if isinstance(bot, str) else f"{bot.__module__}:{bot.__qualname__}" for bot in bots])
    spelling = {key: spelled(value) for key, value in (choices or {}).items()}
    plan = make_plan(ruleset, names, spelling, games, seed, budget, patience)
    makers = [finding_bots.find(bot) if isinstance(bot, str) else bot for bot in bots]
    setting = Setting(workers, ray, records or default_folder(out), bool(records))
    file = runfile.create(out, plan) if out else None
    return run(plan, (), makers, setting, file, report)


def resume(
    out: str,
    games: int = 0,
    *,
    workers: int = 0,
    ray: str = "",
    records: str = "",
    report: Report | None = None,
) -> Result:
    """Continue a run from its file, up to a larger number of games if given."""
    rating_model()
    kept = runfile.read(out)
    plan = kept.plan
    if games > plan.games:
        plan = plan._replace(games=-(-games // plan.seats) * plan.seats)
    makers = [finding_bots.find(bot) for bot in plan.bots]
    setting = Setting(workers, ray, records or default_folder(out), bool(records))
    return run(plan, kept.outcomes, makers, setting, runfile.go_on(out, plan), report)


class Setting(NamedTuple):
    """Where a run is played, and where its records go."""

    workers: int
    ray: str
    folder: str
    keep_all: bool


def default_folder(out: str) -> str:
    return f"{out}.records" if out else FOLDER


def run(
    plan: Plan,
    before: Sequence[Outcome],
    makers: Sequence[finding_bots.Maker],
    setting: Setting,
    file: runfile.RunFile | None,
    report: Report | None,
) -> Result:
    outcomes = list(before)
    started = time.perf_counter()
    try:
        with closing(_games(plan, runfile.missing(plan, before), makers, setting)) as games:
            for played in games:
                outcome = _keep(plan, played, setting.folder)
                outcomes.append(outcome)
                if file is not None:
                    file.add(outcome)
                if report is not None:
                    report(len(outcomes), outcome)
    except KeyboardInterrupt:
        seconds = time.perf_counter() - started
        result = sum_up(plan, outcomes, seconds, len(outcomes) - len(before)) if outcomes else None
        raise Interrupted(result) from None
    finally:
        if file is not None:
            file.close()
    return sum_up(plan, outcomes, time.perf_counter() - started, len(outcomes) - len(before))


def _games(
    plan: Plan, jobs: list[Job], makers: Sequence[finding_bots.Maker], setting: Setting
) -> Generator[Outcome, None, None]:
    if not jobs:
        return
    if setting.ray:
        from gobelet.arena.ray_cluster import play_on_ray

        yield from play_on_ray(plan, jobs, makers, setting.ray, setting.keep_all)
    elif setting.workers:
        pool = WorkerPool(plan, min(setting.workers, len(jobs)), setting.keep_all)
        try:
            yield from pool.play(jobs)
        finally:
            pool.close()
    else:
        box = private_box()
        for job in jobs:
            for seed, turn in job:
                yield Match(plan, makers, seed, turn, box).play(setting.keep_all)


def _keep(plan: Plan, outcome: Outcome, folder: str) -> Outcome:
    """Its record written to a new file, if it has one."""
    if outcome.record is None:
        return outcome
    name = f"{plan.ruleset.replace('/', '-')}-{outcome.seed}-{outcome.turn}"
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        path, number = Path(folder) / f"{name}.json", 1
        while path.exists():  # of another run
            number += 1
            path = Path(folder) / f"{name}.{number}.json"
        path.write_text(outcome.record, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise BadRequest("arena-file", "", {"file": folder, "reason": str(error)}) from error
    return outcome._replace(record=str(path))
