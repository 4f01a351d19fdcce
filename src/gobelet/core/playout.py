"""Playouts: games played to their end by chance alone, without leaving compiled code."""

from gobelet.core.game import Game
from gobelet.core.kinds import SEATS_OF
from gobelet.core.rng import fast_below, fast_next, fast_start


def play_out(game: Game, seed: int) -> int:
    """Answer at random, every option as likely, until the game is over: how many answers that took."""
    luck = fast_start(seed)
    answers = 0
    question = game.question
    while question is not None:
        for seat in SEATS_OF[game.waiting_seats]:
            options = question.options(game, seat)
            number = len(options)
            luck = fast_next(luck)
            game.take(seat, options[fast_below(luck, number)], number > 1)
            answers += 1
        question = game.question
    return answers
