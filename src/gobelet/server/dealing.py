"""A new game for a table: by the ruleset's id and its choices as they were stored."""

from collections.abc import Sequence

from gobelet import api
from gobelet.core.branching import nature
from gobelet.core.game import Game, Watcher


def deal(
    ruleset: str,
    seats: int,
    choices: dict[str, str],
    generator: str,
    seed: str,
    watchers: Sequence[Watcher] = (),
) -> Game:
    rules = api.ruleset(ruleset)
    full = rules.check(seats, choices)
    return rules.new(rules, seats, nature(generator, seed), full, False, list(watchers))
