"""Finding a bot: one of ours, one that an installed package offers, or a class of yours as module:Class."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, TypeAlias

from gobelet.bots import BOTS, GRADES, Bot, make_graded
from gobelet.core.errors import BadRequest

GROUP: Final = "gobelet.bots"  # the entry points in which packages offer their bots
Maker: TypeAlias = Callable[[int], Bot]  # from a seed, a bot for one seat in one game


def known() -> tuple[str, ...]:
    """The bots that can be called by name."""
    return (*BOTS, *sorted({found.name for found in entry_points(group=GROUP)} - set(BOTS)))


def find(name: str) -> Maker:
    """What makes the bot of this name; `BadRequest` if there is none or it can't be loaded."""
    if name in BOTS:
        return BOTS[name]
    if name in GRADES:
        return partial(make_graded, name)
    if ":" in name:
        return _load(name, name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _load(name, entry.value)
    raise BadRequest("unknown-bot", "", {"bot": name, "known": (*known(), "module:Class")})


def _load(name: str, value: str) -> Maker:
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` does: a bot in the current folder is found
    module, _, kind = value.partition(":")
    try:
        maker: Maker = getattr(import_module(module), kind)
        made = maker(0)
    except Exception as error:  # another author's module may raise anything
        raise BadRequest("cli-bot-missing", "", {"bot": name, "reason": _told(error)}) from error
    if not callable(getattr(made, "decide", None)):
        raise BadRequest("cli-bot-missing", "", {"bot": name, "reason": f"{kind} has no method decide"})
    return maker


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def display_names(bots: Sequence[str]) -> dict[str, str]:
    """What people read for each bot: for module:Class the class's own `name` if no other bot has it."""
    own = {bot: _own_name(bot) for bot in dict.fromkeys(bots)}
    names = [*own.values()]
    return {bot: name if names.count(name) == 1 and name not in BOTS else bot for bot, name in own.items()}


def _own_name(bot: str) -> str:
    if ":" not in bot:
        return bot
    try:
        name = vars(find(bot)).get("name")
    except (BadRequest, TypeError):  # a class that is not there, or a function
        return bot
    return name if isinstance(name, str) and name else bot


def kind_of(name: str) -> str:
    """The bot's name as records spell kinds of players: small letters, digits and hyphens."""
    kind = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return kind[:40].rstrip("-") if kind[:1].isalpha() else f"bot-{kind}"[:40].rstrip("-")
