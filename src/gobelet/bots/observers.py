"""The observer of every ruleset."""

from importlib import import_module

from gobelet.core.errors import BadRequest
from gobelet.core.observation.observer import Observer
from gobelet.core.ruleset import Ruleset


def observer(ruleset: Ruleset | str) -> Observer:
    """What turns the views of this ruleset, or of the ruleset with this id, into bytes."""
    if isinstance(ruleset, str):  # ids belong to an outer ring
        found = import_module("gobelet.api").ruleset(ruleset)
        assert isinstance(found, Ruleset)
        ruleset = found
    observers = ruleset.box.piece("observers")
    if observers is None:
        raise BadRequest("no-observer", "", {"ruleset": ruleset.id})
    if not isinstance(observers, dict):
        raise ruleset.box.wrong_piece("observers", "dict")
    observer = observers.get(ruleset.name, observers.get(ruleset.id))
    if observer is None:
        raise BadRequest("no-observer", "", {"ruleset": ruleset.id})
    if not isinstance(observer, Observer):
        raise ruleset.box.wrong_piece("observers", "gobelet.core.observation.observer.Observer")
    return observer
