"""Positions of games, one for each kind of question: where a table is shown to the page, and not played."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import gobelet
from gobelet.core.event import Event
from gobelet.core.game import Game
from gobelet.testing import random_steps
from tests.web.staged import Shown

FILE: Final = Path(__file__).with_name("positions.json")

# Every ruleset at its most seats.
FULLEST: Final = {
    "dicetown/2009": 5,
    "dicetown/revised": 5,
    "dicetown/extension": 6,
    "dicetown/extension+indians": 6,
    "cincinnati": 6,
}


class Position(NamedTuple):
    """A game of this seed, played at random with the same seed, at this question to this seat."""

    seed: int
    serial: int
    seat: int


def positions(ruleset: str) -> dict[str, Position]:
    """By the kind of question: everything that a person can be asked in this ruleset."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return {kind: Position(*place) for kind, place in kept[ruleset].items()}


def steps(ruleset: str, seed: int, watch: list[Event] | None = None) -> Iterator[Game]:
    """A game at every question, nothing said to it yet."""
    watchers = [] if watch is None else [watch.append]
    game = gobelet.new(ruleset, FULLEST[ruleset], seed, watchers=watchers)
    for step in random_steps(game, seed):
        if not any(step.said):
            yield step


@cache
def reach(ruleset: str, position: Position) -> Shown:
    """The table there, with what has happened at it."""
    told: list[Event] = []
    for step in steps(ruleset, position.seed, told):
        if step.serial == position.serial:
            return Shown(step.copy(), position.seat, tuple(told))
    raise AssertionError(f"{ruleset}: there is no question {position.serial} in game {position.seed}")
