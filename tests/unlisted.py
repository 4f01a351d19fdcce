"""Rulesets that are built, and not yet listed for players: tests reach them by id as if they were."""

from collections.abc import Iterator
from contextlib import contextmanager

import gobelet
from gobelet import api
from gobelet.core.chance import Nature
from gobelet.core.game import Game, Watcher
from gobelet.core.ruleset import Ruleset
from gobelet.dicetown.rulesets import NEW_RULESETS

BUILT: tuple[Ruleset, ...] = (*gobelet.rulesets(), *NEW_RULESETS)
NEW_TABLES = [(rules.id, seats) for rules in NEW_RULESETS for seats in rules.seats]


@contextmanager
def reachable() -> Iterator[None]:
    """Inside, `gobelet.new` and `gobelet.replay` know the new rulesets, too."""
    for rules in NEW_RULESETS:
        api._RULESETS[rules.id] = rules
    try:
        yield
    finally:
        for rules in NEW_RULESETS:
            del api._RULESETS[rules.id]


def new_game(rules: Ruleset, seats: int, seed: int, watchers: list[Watcher]) -> Game:
    """A new game, listed or not."""
    return rules.new(rules, seats, Nature("fast", str(seed)), rules.check(seats, {}), False, watchers)
