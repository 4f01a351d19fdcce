"""Hints for every question that has a choice: exact chances, or what the expert reckons."""

from gobelet.bots.mind import mind_of
from gobelet.core.view import View
from gobelet.odds.hint import Hint
from gobelet.odds.hints import hints


def all_hints(view: View) -> tuple[Hint, ...]:
    """The chances of each option; where there are none to tell, what each is worth to the expert."""
    found = hints(view)
    if found or view.seat is None or view.question is None or len(view.options) < 2:
        return found
    return tuple(mind_of(view.ruleset).reckon(view, view.question))
