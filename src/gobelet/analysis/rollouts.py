"""Playing on from a position with bots at all seats, and what came of it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from gobelet import api
from gobelet.analysis.evaluators import evaluator_of
from gobelet.analysis.result import AnalysisSettings
from gobelet.bots import Bot, make
from gobelet.bots.chances import FORMULA, Evaluator, win_chances
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


def play_on(game: Game, bots: list[Bot], depth: int, evaluator: Evaluator = FORMULA) -> list[float]:
    """Play for `depth` rounds, the current one included; with 0 to the end.

    Returns everybody's win chance: the result if the game is over, otherwise what the evaluator says of
    the standing.
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
    return win_chances(game, evaluator)


class Rollout(NamedTuple):
    """What came of a game that was played on: everybody's part of the win, and how long it took."""

    won: list[float]
    questions: int  # that were asked, and one: the measure of work, the same on every machine


def from_here(game: Game, settings: AnalysisSettings, seed: int) -> Rollout:
    """Played on from the position as it truly is, with other dice than its own."""
    return _finish(game.copy(), settings, seed, ())


def tried(
    game: Game, seat: Seat, choices: Sequence[Parts], settings: AnalysisSettings, seed: int
) -> list[Rollout]:
    """Each choice of a seat played on in one and the same world, imagined from what the seat can know."""
    world = api.imagine(game.ruleset.view(game, seat), seed)
    return [_finish(world.copy(), settings, seed, (seat, *parts)) for parts in choices]


def compared(
    game: Game, seat: Seat, choices: Sequence[Parts], settings: AnalysisSettings, seed: int
) -> list[list[float]]:
    """Everybody's part of the win after each choice of a seat, in one and the same world."""
    return [rollout.won for rollout in tried(game, seat, choices, settings, seed)]


def _finish(game: Game, settings: AnalysisSettings, seed: int, said: tuple[int, ...]) -> Rollout:
    """Played on after an answer: a seat and its parts; or after none."""
    game.change_nature(Synchronous(seed))
    if said:
        game.answer(said[0], *said[1:])
    before = game.serial
    bots = bots_of(settings, game.seats, seed)
    won = play_on(game, bots, settings.depth, evaluator_of(settings.evaluator))
    return Rollout(won, game.serial - before + 1)
