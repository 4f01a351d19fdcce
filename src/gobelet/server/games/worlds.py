"""Worlds as JSON, for bots that think elsewhere: a game that a seat cannot tell from the real one.

A world is imagined from the seat's view and from nothing else, so it carries no secret; its reader makes the
view of it that the seat has. Steps go by the name of their class and what they were made with.
"""

import inspect
import sys
from functools import cache
from typing import Any, Final

from gobelet import api
from gobelet.core.game import Game
from gobelet.core.step import Step
from gobelet.core.view import View
from gobelet.dicetown.extras.extra import Annex
from gobelet.dicetown.state import Town
from gobelet.server.tables.deal import deal

# What changes in any game, beside the fields that its own page of fields lists.
COMMON: Final = ("luck", "serial", "asked", "waiting_seats", "choosers", "said")
SET_UP: Final = ("edition", "bribes")  # as the ruleset and its choices have it: not carried
# Steps go by the modules of protocol 1. A module that has moved since keeps the name it had.
FROZEN_MODULES: Final = {
    "dicetown.ties": "dicetown.sheriff",
    "dicetown.sheriffs_office": "dicetown.office",
    "dicetown.card_windows": "dicetown.reactions",
    "dicetown.seat_steps": "dicetown.steps",
    "dicetown.extras.revised": "dicetown.cabinet",
    "cincinnati.questions": "cincinnati.asking",
}


def write(seen: View, seed: int) -> dict[str, Any]:
    """A world for the seat of this view, drawn by `seed`."""
    game = api.imagine(seen, seed)
    return {
        "ruleset": game.ruleset.id,
        "seats": game.seats,
        "choices": game.choices,
        "seat": seen.seat,
        "fields": {field: getattr(game, field) for field in _fields(game)},
        "pile": [_write_step(step) for step in game.pile],
        "question": _write_step(game.question) if game.question is not None else None,
        "annex": _write_annex(game.annex) if isinstance(game, Town) else {},
    }


def read(world: dict[str, Any]) -> Game:
    """The game that was written. Its chance is that of the world, not of the table."""
    choices = {key: str(value) for key, value in world["choices"].items()}
    game = deal(world["ruleset"], world["seats"], choices, "fast", "0")
    for field in _fields(game):
        setattr(game, field, _read_value(world["fields"][field]))
    if isinstance(game, Town):
        game.annex = _read_annex(game.annex, world["annex"])
    game.pile = [_read_step(step) for step in world["pile"]]
    question = world["question"]
    game.question = _read_step(question) if question is not None else None  # type: ignore[assignment]
    game.log = None
    return game


def _fields(game: Game) -> list[str]:
    own = sys.modules[type(game).__module__].FIELDS
    return [*COMMON, *[field for field in own if field not in SET_UP]]


def _read_value(value: Any) -> Any:
    """Lists are lists, and what is in them are tuples."""
    return (
        [tuple(one) if isinstance(one, list) else one for one in value] if isinstance(value, list) else value
    )


def _write_annex(annex: Annex) -> dict[str, Any]:
    return {field: getattr(annex, field) for field in annex.fields}


def _read_annex(laid_out: Annex, written: dict[str, Any]) -> Annex:
    """An annex like the one that this edition lays out, with other things in it."""
    fields: list[Any] = []
    for field in laid_out.fields:
        value = _read_value(written[field])
        fields.append(tuple(value) if isinstance(getattr(laid_out, field), tuple) else value)
    return type(laid_out)(*fields)


def _name(kind: type[Step[Any]]) -> str:
    module = kind.__module__.removeprefix("gobelet.")
    return f"{FROZEN_MODULES.get(module, module)}.{kind.__name__}"


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
