"""The game of a table: a new one by the ruleset's id and its choices, or one that goes on from a record."""

from collections.abc import Sequence

from gobelet import api, records
from gobelet.core.branches import nature, play_on
from gobelet.core.game import Game, Watcher
from gobelet.server.tables.settings import Origin


def deal(
    ruleset: str,
    seats: int,
    choices: dict[str, str],
    generator: str,
    seed: str,
    watchers: Sequence[Watcher] = (),
) -> Game:
    """The game of a table, however long ago it was founded: what a new one may choose, founding checks."""
    rules = api.ruleset(ruleset)
    full = rules.check_recorded(seats, choices)
    return rules.new(rules, seats, nature(generator, seed), full, False, list(watchers))


def resume(start: Origin, seed: str) -> Game:
    """The game of another table where its record ends, with new dice from here on."""
    game = api.replay(records.load(start.record))
    play_on(game, "keyed", seed, start.parent)
    return game
