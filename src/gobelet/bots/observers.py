"""The observer of every ruleset."""

from typing import Final

from gobelet.cincinnati.observe import OBSERVERS as CASINO
from gobelet.core.errors import BadRequest
from gobelet.core.observation.observer import Observer
from gobelet.dicetown.observe.observer import OBSERVERS as TOWN

OBSERVERS: Final[dict[str, Observer]] = {**TOWN, **CASINO}


def observer(ruleset: str) -> Observer:
    """Who turns the views of this ruleset into bytes."""
    if ruleset not in OBSERVERS:
        raise BadRequest("unknown-ruleset", "", {"ruleset": ruleset, "known": tuple(OBSERVERS)})
    return OBSERVERS[ruleset]
