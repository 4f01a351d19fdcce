"""Steps as text: `Pay`, `TurnDie(1,0,5)`, `Again(0,DrawAtStore(0))`. Each game has its own classes."""

import re
from typing import Any, Final

from gobelet.core.game import Game
from gobelet.core.step import Step
from gobelet.notation.fields import wrong

PIECE: Final = re.compile(r"[A-Za-z_]\w*|-?\d+|'[^']*'|[(),]")
TRUTHS: Final = {"yes": True, "no": False}


def step_text(step: Step[Any]) -> str:
    """A step by the name of its class and what it was made with."""
    made_with = step.made_with()
    name = type(step).__name__
    return f"{name}({','.join([_argument(value) for value in made_with])})" if made_with else name


def _argument(value: object) -> str:
    if isinstance(value, Step):
        return step_text(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}'" if isinstance(value, str) else str(value)


def read_step(game: Game, field: str, text: str) -> Step[Any]:
    """The step that a text names."""
    pieces = PIECE.findall(text)
    if "".join(pieces) != text:
        raise wrong(field, text)
    try:
        step, rest = _read(_classes(game), pieces)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise wrong(field, text) from error
    if rest or not isinstance(step, Step):
        raise wrong(field, text)
    return step


def _read(classes: dict[str, type[Step[Any]]], pieces: list[str]) -> tuple[Any, list[str]]:
    """The first value of these pieces, and the pieces after it."""
    first, rest = pieces[0], pieces[1:]
    if first in TRUTHS:
        return TRUTHS[first], rest
    if first[0] == "'":
        return first[1:-1], rest
    if first[0] == "-" or first.isdigit():
        return int(first), rest
    made_with = []
    if rest and rest[0] == "(":
        while rest[0] != ")":
            value, rest = _read(classes, rest[1:])
            made_with.append(value)
            if rest[0] not in (",", ")"):
                raise ValueError(rest[0])
        rest = rest[1:]
    return classes[first](*made_with), rest


def _classes(game: Game) -> dict[str, type[Step[Any]]]:
    """The classes of steps that the package of a game has, by name: the only ones that are made."""
    package = game.ruleset.new.__module__.rpartition(".")[0] + "."
    found: dict[str, type[Step[Any]]] = {}
    open_classes: list[type[Step[Any]]] = [Step]
    while open_classes:
        for kind in open_classes.pop().__subclasses__():
            open_classes.append(kind)
            if kind.__module__.startswith(package):
                found[kind.__name__] = kind
    return found
