"""Playing on from a position with bots at all seats, and what came of it."""

from collections.abc import Sequence
from hashlib import blake2b

from gobelet import api
from gobelet.bots import Bot, make
from gobelet.core.game import Game
from gobelet.core.kinds import Parts, Seat, Seats
from gobelet.core.synchrony import Synchronous

BUDGET = 0.0  # seconds: bots that would think are to count instead


def seed_of(*words: int | str) -> int:
    """A seed of its own for each purpose and number."""
    text = " ".join([str(word) for word in words])
    return int(blake2b(text.encode(), digest_size=6).hexdigest(), 16)


def play_on(game: Game, bots: list[Bot]) -> Seats:
    """To the end; who has won."""
    game.skip = True
    while not game.over:
        question, serial = game.question, game.serial
        assert question is not None
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1:
                options = game.options(seat)
                if len(options) == 1:
                    game.answer(seat, options[0])
                else:
                    game.answer(seat, bots[seat].decide(game.ruleset.view(game, seat), question, BUDGET))
    return sum([1 << seat for seat in game.winners])


def shares(won: Seats, seats: int) -> list[float]:
    """Each seat's part of a win."""
    return [(won >> seat & 1) / won.bit_count() for seat in range(seats)]


def seat_bots(bot: str, seats: int, seed: int) -> list[Bot]:
    return [make(bot, seed_of(seed, seat)) for seat in range(seats)]


def from_here(game: Game, bot: str, seed: int) -> Seats:
    """Played on from the position as it truly is, with other dice than its own."""
    game = game.copy()
    game.change_nature(Synchronous(seed))
    return play_on(game, seat_bots(bot, game.seats, seed))


def compared(game: Game, seat: Seat, choices: Sequence[Parts], bot: str, seed: int) -> list[Seats]:
    """Each choice of a seat played on in one and the same world, imagined from what the seat can know."""
    view = game.ruleset.view(game, seat)
    world = api.imagine(view, seed)
    outcomes: list[Seats] = []
    for parts in choices:
        trial = world.copy()
        trial.change_nature(Synchronous(seed))
        trial.answer(seat, *parts)
        outcomes.append(play_on(trial, seat_bots(bot, game.seats, seed)))
    return outcomes
