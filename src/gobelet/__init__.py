"""Gobelet: the table for dice-cup games. Everything public is here, and loads on first use."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gobelet.api import faces, imagine, new, replay, ruleset, rulesets, say, view
    from gobelet.core.errors import BadRecord, BadRequest, GobeletError, Refused
    from gobelet.core.event import Event, Message
    from gobelet.core.game import Game
    from gobelet.core.readable_option import ReadableOption
    from gobelet.core.record import Record
    from gobelet.core.ruleset import Ruleset
    from gobelet.core.view import View

    __version__: str

__all__ = [
    "BadRecord",
    "BadRequest",
    "Event",
    "Game",
    "GobeletError",
    "Message",
    "ReadableOption",
    "Record",
    "Refused",
    "Ruleset",
    "View",
    "faces",
    "imagine",
    "new",
    "replay",
    "ruleset",
    "rulesets",
    "say",
    "view",
]

# The public modules. They are not in __all__: `from gobelet import *` would load them all.
_MODULES: Final = ("analysis", "arena", "bots", "envs", "notation", "records", "testing")
_HOMES: Final = {
    "BadRecord": "core.errors",
    "BadRequest": "core.errors",
    "Event": "core.event",
    "Game": "core.game",
    "GobeletError": "core.errors",
    "Message": "core.event",
    "ReadableOption": "core.readable_option",
    "Record": "core.record",
    "Refused": "core.errors",
    "Ruleset": "core.ruleset",
    "View": "core.view",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        value: Any = _version()
    elif name in _MODULES:
        value = import_module(f"gobelet.{name}")
    elif name in __all__:
        value = getattr(import_module(f"gobelet.{_HOMES.get(name, 'api')}"), name)
    else:
        raise AttributeError(f"module 'gobelet' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, *_MODULES, "__version__"])


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("gobelet")
    except PackageNotFoundError:  # run from its source
        return "0+unknown"
