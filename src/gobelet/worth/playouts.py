"""Playing a candidate on to the end of the game, with experts at all seats.

A decision is judged by what its seat could know. So every playout draws the hidden part of the position again
(`imagine`), and playout n of every candidate meets the same world, the same dice and the same experts. The
dice are those of duplicate chance, keyed by round, seat and roll: what a candidate changes does not shift the
rolls of others.
"""

from hashlib import blake2b
from typing import Final

from gobelet import api
from gobelet.bots import make
from gobelet.core.branches import nature
from gobelet.core.game import Game
from gobelet.core.names import Parts, Seat
from gobelet.core.view import View
from gobelet.worth.bank import CREW, LOST, Candidate, DisputedDecision

NO_BUDGET: Final = 0.0  # experts do not search


def seed_of(*words: int | str) -> int:
    """A different seed for each purpose and number."""
    text = " ".join(["worth", *[str(word) for word in words]])
    return int(blake2b(text.encode(), digest_size=6).hexdigest(), 16)


def play_batch(decision: DisputedDecision, candidate: Candidate, playouts: int) -> tuple[str, list[int]]:
    """The next playouts of a candidate, whatever was played before them."""
    game = decision.position()
    view = api.view(game, decision.seat)
    won, margins = "", []
    for number in range(candidate.playouts, candidate.playouts + playouts):
        digit, margin = play_one(view, decision, candidate.parts, number)
        won += digit
        margins.append(margin)
    return won, margins


def play_one(view: View, decision: DisputedDecision, parts: Parts, number: int) -> tuple[str, int]:
    """How playout `number` of an answer ends for the seat: its digit of the win, and the margin."""
    seed = playout_seed(decision, number)
    world = world_of(view, seed)
    world.answer(decision.seat, *parts)
    play_to_end(world, seed)
    return ending(world, decision.seat)


def playout_seed(decision: DisputedDecision, number: int) -> int:
    """The same for all candidates; the seeds of further playouts do not depend on how many there are."""
    return seed_of(decision.record["fingerprint"], decision.seat, number)


def world_of(view: View, seed: int) -> Game:
    """A world that looks the same to the seat, with its dice and cards to come."""
    world = api.imagine(view, seed)
    world.change_nature(nature("duplicate", f"{seed:064x}"))
    world.skip = True
    return world


def play_to_end(game: Game, seed: int) -> None:
    """Experts at all seats; seats without a choice are answered for."""
    bots = [make(CREW, seed_of(seed, seat)) for seat in range(game.seats)]
    while not game.over:
        question, serial = game.question, game.serial
        assert question is not None
        for seat in game.waiting:
            while game.serial == serial and game.waiting_seats >> seat & 1:
                view = game.ruleset.view(game, seat)
                game.answer(seat, bots[seat].decide(view, question, NO_BUDGET))


def ending(game: Game, seat: Seat) -> tuple[str, int]:
    scores, winners = game.scores, game.winners
    others = [score for other, score in enumerate(scores) if other != seat]
    margin = round(scores[seat] - sum(others) / len(others))
    return str(len(winners)) if seat in winners else LOST, margin
