"""Who says how likely each seat wins where a rollout stops: by name, so that settings can be kept."""

from importlib import import_module
from typing import Final

from gobelet.bots.chances import FORMULA, Evaluator
from gobelet.core.errors import BadRequest
from gobelet.core.game import Game

SHARPER: Final = 1.15  # Cincinnati's formula is 15 % too timid among experts, at every stage


class Sharpened(Evaluator):
    """The formula, more sure of itself: whoever leads has a larger chance."""

    def chances(self, game: Game) -> list[float]:
        raised = [chance**SHARPER for chance in FORMULA.chances(game)]
        total = sum(raised)
        return [chance / total for chance in raised]


EVALUATORS: Final[dict[str, Evaluator]] = {"formula": FORMULA, "sharpened": Sharpened()}


def evaluator_of(name: str) -> Evaluator:
    """One of ours, or `module:name` of an `Evaluator` of yours."""
    if name in EVALUATORS:
        return EVALUATORS[name]
    module, _colon, own = name.partition(":")
    try:
        found = getattr(import_module(module), own) if own else None
    except (ImportError, AttributeError):
        found = None
    if not isinstance(found, Evaluator):
        raise BadRequest("unknown-evaluator", "", {"evaluator": name, "known": tuple(EVALUATORS)})
    EVALUATORS[name] = found
    return found
