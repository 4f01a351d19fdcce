"""Playing on from a position with bots at all seats, and what came of it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from gobelet import api
from gobelet.analysis.result import Settings
from gobelet.bots import Bot, make
from gobelet.core.game import Game
from gobelet.core.kinds import Parts, Seat, Seats
from gobelet.core.synchrony import Synchronous

BUDGET: Final = 0.0  # seconds: bots that would think are to count instead
LATER: Final = "greedy"
QUICK: Final = ("random", "greedy")  # they need nobody to take over


def seed_of(*words: int | str) -> int:
    """A seed of its own for each purpose and number."""
    text = " ".join([str(word) for word in words])
    return int(blake2b(text.encode(), digest_size=6).hexdigest(), 16)


class Crew(NamedTuple):
    """Bots for all seats: who plays on at first, and who from a certain round on."""

    first: list[Bot]
    later: list[Bot]
    depth: int


def crew_of(settings: Settings, seats: int, seed: int) -> Crew:
    """The greedy bot takes over from a slow one, where it matters less who plays."""
    first = [make(settings.bot, seed_of(seed, seat)) for seat in range(seats)]
    if settings.depth == 0 or settings.bot in QUICK:
        return Crew(first, first, 0)
    return Crew(first, [make(LATER, seed_of(seed, seat)) for seat in range(seats)], settings.depth)


def play_on(game: Game, crew: Crew) -> Seats:
    """To the end; who has won."""
    game.skip = True
    until = int(getattr(game, "round", 0)) + crew.depth
    while not game.over:
        question, serial = game.question, game.serial
        assert question is not None
        bots = crew.first if int(getattr(game, "round", 0)) < until else crew.later
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


def from_here(game: Game, settings: Settings, seed: int) -> Seats:
    """Played on from the position as it truly is, with other dice than its own."""
    game = game.copy()
    game.change_nature(Synchronous(seed))
    return play_on(game, crew_of(settings, game.seats, seed))


def compared(game: Game, seat: Seat, choices: Sequence[Parts], settings: Settings, seed: int) -> list[Seats]:
    """Each choice of a seat played on in one and the same world, imagined from what the seat can know."""
    view = game.ruleset.view(game, seat)
    world = api.imagine(view, seed)
    outcomes: list[Seats] = []
    for parts in choices:
        trial = world.copy()
        trial.change_nature(Synchronous(seed))
        trial.answer(seat, *parts)
        outcomes.append(play_on(trial, crew_of(settings, game.seats, seed)))
    return outcomes
