"""Playing on from a position with bots at all seats, and what came of it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from gobelet import api
from gobelet.analysis.result import AnalysisSettings
from gobelet.bots import Bot, make
from gobelet.bots.chances import win_chances
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.round_chance import Synchronous

BUDGET: Final = 0.0  # seconds: bots must not think long here


def seed_of(*words: int | str) -> int:
    """A different seed for each purpose and number."""
    text = " ".join([str(word) for word in words])
    return int(blake2b(text.encode(), digest_size=6).hexdigest(), 16)


def bots_of(settings: AnalysisSettings, seats: int, seed: int) -> list[Bot]:
    """Bots for all seats."""
    return [make(settings.bot, seed_of(seed, seat)) for seat in range(seats)]


def play_on(game: Game, bots: list[Bot], depth: int) -> list[float]:
    """Play for `depth` rounds, the current one included; with 0 to the end.

    Returns everybody's win chance: the result if the game is over, otherwise by the standing.
    """
    game.skip = True
    until = game.round + depth
    while not game.over and (depth == 0 or game.round < until):
        question, serial = game.question, game.serial
        assert question is not None
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1:
                options = game.options(seat)
                if len(options) == 1:
                    game.answer(seat, options[0])
                else:
                    game.answer(seat, bots[seat].decide(game.ruleset.view(game, seat), question, BUDGET))
    return win_chances(game)


def from_here(game: Game, settings: AnalysisSettings, seed: int) -> list[float]:
    """Played on from the position as it truly is, with other dice than its own."""
    game = game.copy()
    game.change_nature(Synchronous(seed))
    return play_on(game, bots_of(settings, game.seats, seed), settings.depth)


def compared(
    game: Game, seat: Seat, choices: Sequence[Parts], settings: AnalysisSettings, seed: int
) -> list[list[float]]:
    """Each choice of a seat played on in one and the same world, imagined from what the seat can know."""
    view = game.ruleset.view(game, seat)
    world = api.imagine(view, seed)
    outcomes: list[list[float]] = []
    for parts in choices:
        trial = world.copy()
        trial.change_nature(Synchronous(seed))
        trial.answer(seat, *parts)
        outcomes.append(play_on(trial, bots_of(settings, game.seats, seed), settings.depth))
    return outcomes
