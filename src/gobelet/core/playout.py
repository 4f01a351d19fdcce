"""Playouts: games played to their end by chance alone, without leaving compiled code."""

from gobelet.core.game import Game
from gobelet.core.names import SEATS_OF
from gobelet.core.question import Gambler
from gobelet.core.rng import fast_start


def play_out(game: Game, seed: int) -> int:
    """Answer at random, all options equally likely, until the game is over. Returns the number of choices."""
    gambler = Gambler(fast_start(seed))
    question = game.question
    while question is not None:
        for seat in SEATS_OF[game.waiting_seats]:
            question.gamble(game, seat, gambler)
        question = game.question
    return gambler.choices
