"""Whole games of bots, with a look at each round."""

from collections.abc import Callable, Sequence

import gobelet
from gobelet.bots import make
from gobelet.core.event import Event
from gobelet.core.game import Game

BUDGET = 0.05  # seconds, which the search counts in playouts: no bot has a clock here


def play(
    ruleset: str,
    bots: Sequence[str],
    seed: int,
    at_round: Callable[[Game], None],
    at_event: Callable[[Game], None] | None = None,
) -> Game:
    """A game to its end. `at_round` sees it at the first question of each round, `at_event` at each event."""
    watched: list[Game] = []

    def watch(event: Event) -> None:
        if at_event is not None and watched:
            at_event(watched[0])

    game = gobelet.new(ruleset, len(bots), seed, skip_forced=True, watchers=[watch] if at_event else [])
    watched.append(game)
    players = [make(name, seed * 64 + seat) for seat, name in enumerate(bots)]
    seen = 0
    while not game.over:
        if game.round != seen:
            seen = game.round
            at_round(game)
        question, serial = game.question, game.serial
        assert question is not None
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1 and not game.over:
                game.answer(seat, players[seat].decide(gobelet.view(game, seat), question, BUDGET))
    return game
