"""Games between bots, the same whenever their seed is played again."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final, NamedTuple

from gobelet import api, bots
from gobelet.bots.bot import Bot
from gobelet.core.branches import nature
from gobelet.core.game import Game
from gobelet.export.sources import GivenGame, GivenSeat

BUDGET: Final = 1.0  # seconds; without a clock a bot counts what it may try instead


class Simulation(NamedTuple):
    """Bots at their seats, and the games with the seeds first, first + 1, …"""

    ruleset: str  # with its version
    bots: tuple[str, ...]
    choices: dict[str, str]
    first: int
    games: int


def simulated(simulation: Simulation, start: int, games: int) -> Iterator[GivenGame]:
    """Some of its games, from the number `start` on."""
    seated = tuple([GivenSeat(kind, kind) for kind in simulation.bots])
    for seed in range(simulation.first + start, simulation.first + start + games):
        yield GivenGame(played(simulation, seed).record(), seated)


def played(simulation: Simulation, seed: int) -> Game:
    """One game to its end: that of `gobelet simulate` with the same seed."""
    rules = api.ruleset(simulation.ruleset)
    seats = len(simulation.bots)
    full = rules.check(seats, simulation.choices)
    game = rules.new(rules, seats, nature("fast", str(seed)), full, True, [])
    players = [_bot(kind, seed, seat) for seat, kind in enumerate(simulation.bots)]
    while not game.over:
        serial = game.serial
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1:
                assert game.question is not None
                view = game.ruleset.view(game, seat)
                game.answer(seat, players[seat].decide(view, game.question, BUDGET))
    return game


def _bot(kind: str, seed: int, seat: int) -> Bot:
    digest = blake2b(f"{seed} {seat}".encode(), digest_size=6).hexdigest()
    return bots.make(kind, int(digest, 16))
