"""Worlds as JSON, for bots that think elsewhere: a game that looks the same to a seat as the real one.

A world is imagined from the seat's view and from nothing else, so it carries no secret; its reader makes the
view of it that the seat has. Steps go by the name of their class and what they were made with.
"""

import inspect
from functools import cache
from typing import Any, Final

from gobelet import api
from gobelet.core.game import Game
from gobelet.core.step import Step
from gobelet.core.view import View
from gobelet.server.games.game_wire import wire_in
from gobelet.server.tables.deal import deal

# Protocol 1 writes these beside the other fields. The log stays behind: it is the table's, not the world's.
BESIDE: Final = ("pile", "question", "annex", "log")


def write(seen: View, seed: int) -> dict[str, Any]:
    """A world for the seat of this view, drawn by `seed`."""
    game = api.imagine(seen, seed)
    state = game.carried()
    return {
        "ruleset": _ruleset(game),
        "seats": game.seats,
        "choices": game.choices,
        "seat": seen.seat,
        "fields": {name: value for name, value in state.items() if name not in BESIDE},
        "pile": [_write_step(step) for step in game.pile],
        "question": _write_step(game.question) if game.question is not None else None,
        "annex": state.get("annex", {}),
    }


def read(world: dict[str, Any]) -> Game:
    """The game that was written. Its chance is that of the world, not of the table."""
    choices = {key: str(value) for key, value in world["choices"].items()}
    ruleset = world["ruleset"]
    game = deal(ruleset if "@" in ruleset else f"{ruleset}@1", world["seats"], choices, "fast", "0")
    written = {**world["fields"], "annex": world["annex"]}
    state = {name: _like(value, written[name]) for name, value in game.carried().items() if name in written}
    question = world["question"]
    state["pile"] = [_read_step(step) for step in world["pile"]]
    state["question"] = _read_step(question) if question is not None else None
    state["log"] = None
    game.bring(state)
    return game


def _ruleset(game: Game) -> str:
    """The ruleset by its id; a later version than the first also by that.

    So worlds of earlier programs, which name no version, are read as what they are.
    """
    rules = game.ruleset
    return rules.id if rules.version == 1 else rules.name


def _like(before: Any, written: Any) -> Any:
    """A value as the game has it. JSON knows no tuples: they are entries of lists, or were tuples before."""
    if isinstance(before, dict):
        return {name: _like(value, written[name]) for name, value in before.items()}
    if isinstance(before, tuple):
        return tuple(written)
    if isinstance(before, list):
        return [tuple(entry) if isinstance(entry, list) else entry for entry in written]
    return written


@cache
def _old_modules() -> dict[str, str]:
    """Steps go by the modules of protocol 1. A module that has moved since keeps the name it had."""
    old: dict[str, str] = {}
    for box in api.games():
        old.update(wire_in(box).old_modules)
    return old


def _name(kind: type[Step[Any]]) -> str:
    module = kind.__module__.removeprefix("gobelet.")
    return f"{_old_modules().get(module, module)}.{kind.__name__}"


@cache
def _classes() -> dict[str, type[Step[Any]]]:
    """Every class of steps by its name: the only ones that a reader makes."""
    found: dict[str, type[Step[Any]]] = {}
    open_classes: list[type[Step[Any]]] = [Step]
    while open_classes:
        for kind in open_classes.pop().__subclasses__():
            found[_name(kind)] = kind
            open_classes.append(kind)
    return found


@cache
def _made_with(name: str) -> tuple[tuple[str, bool], ...]:
    """The arguments a step is made with, and whether one stands for any number of them."""
    parameters = inspect.signature(_classes()[name]).parameters.values()
    return tuple([(one.name, one.kind is inspect.Parameter.VAR_POSITIONAL) for one in parameters])


def _write_step(step: Step[Any]) -> list[Any]:
    name = _name(type(step))
    written: list[Any] = [name]
    for field, many in _made_with(name):
        for value in getattr(step, field) if many else (getattr(step, field),):
            written.append(_write_step(value) if isinstance(value, Step) else value)
    return written


def _read_step(written: list[Any]) -> Step[Any]:
    made = [_read_step(value) if isinstance(value, list) else value for value in written[1:]]
    return _classes()[written[0]](*made)
