"""Run files: the plan on the first line, then a line for every game, as JSON. Lines are only added."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from gobelet import api
from gobelet.arena.outcome import Outcome, read_outcome
from gobelet.arena.plan import Plan
from gobelet.core.errors import BadRequest, GobeletError

FORMAT: Final = 1


class Kept(NamedTuple):
    plan: Plan
    outcomes: tuple[Outcome, ...]


class RunFile:
    """Open for more lines. A line is handed to the system as soon as its game has ended."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def add(self, outcome: Outcome) -> None:
        self.file.write(_line(outcome.plain()))
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def create(path: str, plan: Plan) -> RunFile:
    """A new file; one that exists is left alone."""
    try:
        file = open(path, "x", encoding="utf-8", newline="\n")  # noqa: SIM115 open as long as the run lasts
    except FileExistsError as error:
        raise BadRequest("arena-file-exists", "", {"file": path}) from error
    except (OSError, ValueError) as error:
        raise BadRequest("arena-file", "", {"file": path, "reason": str(error)}) from error
    file.write(_line(_header(plan)))
    file.flush()
    return RunFile(file)


def go_on(path: str, plan: Plan) -> RunFile:
    """Opens the file again. A last line that was cut off goes, and the first line gets this plan."""
    kept = Path(path).read_bytes()
    lines = kept[: kept.rfind(b"\n") + 1].split(b"\n", 1)[1]
    fresh = f"{path}.new"
    with open(fresh, "wb") as file:
        file.write(_line(_header(plan)).encode() + lines)
    os.replace(fresh, path)
    return RunFile(open(path, "a", encoding="utf-8", newline="\n"))


def read(path: str) -> Kept:
    """The plan and the games so far. A last line that was cut off is not counted."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRequest("arena-file", "", {"file": path, "reason": str(error)}) from error
    lines = text[: text.rfind("\n") + 1].splitlines()
    number = 1
    try:
        plan = _plan(json.loads(lines[0]))
        outcomes: dict[tuple[int, int], Outcome] = {}
        for line in lines[1:]:
            number += 1
            outcome = read_outcome(json.loads(line))
            _check(plan, outcome)
            outcomes[outcome.seed, outcome.turn] = outcome
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, GobeletError) as error:
        raise BadRequest("arena-file-line", "", {"file": path, "line": number}) from error
    return Kept(plan, tuple(outcomes.values()))


def _check(plan: Plan, outcome: Outcome) -> None:
    if outcome.seed not in plan.blocks or not 0 <= outcome.turn < plan.seats:
        raise ValueError("a game that is not in the plan")
    if len(outcome.scores) not in (0, plan.seats) or len(outcome.thought) != plan.seats:
        raise ValueError("a game of another number of seats")


def _header(plan: Plan) -> dict[str, Any]:
    return {"gobelet-arena": FORMAT, **plan._asdict(), "ruleset": api.ruleset(plan.ruleset).name}


def _plan(header: dict[str, Any]) -> Plan:
    if header["gobelet-arena"] != FORMAT:
        raise ValueError("another format")
    rules = api.ruleset(header["ruleset"])  # in the version that was played, for as long as we have it
    if rules.name != header["ruleset"]:
        raise ValueError("no version of the rules")
    bots = tuple([str(bot) for bot in header["bots"]])
    choices = {str(key): str(value) for key, value in header["choices"].items()}
    rules.check_recorded(len(bots), choices)
    return Plan(
        ruleset=api.name_of(rules),
        bots=bots,
        choices=choices,
        games=int(header["games"]),
        seed=int(header["seed"]),
        budget=float(header["budget"]),
        patience=float(header["patience"]),
    )


def _line(fields: dict[str, Any]) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"


def missing(plan: Plan, outcomes: Iterable[Outcome]) -> list[list[tuple[int, int]]]:
    """The games that are still to be played, one list a block."""
    done = {(outcome.seed, outcome.turn) for outcome in outcomes}
    jobs = [[(seed, turn) for turn in range(plan.seats) if (seed, turn) not in done] for seed in plan.blocks]
    return [job for job in jobs if job]
