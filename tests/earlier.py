"""Games that earlier programs began, with choices that new ones no longer have (DT-4, DT-32, DX-6)."""

from collections.abc import Sequence

import gobelet
from gobelet.core.branches import nature
from gobelet.core.game import Game, Watcher


def begun(ruleset: str, seats: int, seed: int = 0, watchers: Sequence[Watcher] = (), **choices: str) -> Game:
    rules = gobelet.ruleset(ruleset)
    full = rules.check_recorded(seats, choices)
    return rules.new(rules, seats, nature("fast", str(seed)), full, False, list(watchers))
