"""Positions for tests: a game at its first question, with these dice under the cup."""

from gobelet_mia.state import Mia
from gobelet_mia.values import BELIEVE, DOUBT, RANK, TABLE

import gobelet
from gobelet.core.dice import ONE
from gobelet.core.event import Event


def packed(value: str) -> int:
    """Two dice, as "43"."""
    return sum([ONE[int(pips) - 1] for pips in value])


def mia(cup: str = "31", lives: list[int] | None = None, seats: int = 3) -> Mia:
    """Seat 0 has the cup, and nothing is claimed yet."""
    game = gobelet.new("mia", seats, 1)
    assert isinstance(game, Mia)
    game.cup = packed(cup)
    if lives is not None:
        game.lives = [*lives, 5 * seats - sum(lives)]
    return game


def claim(value: str) -> int:
    return TABLE.write("claim", RANK[value])


def say(game: Mia, *words: str) -> list[Event]:
    """Answers one after another, by whoever is asked: a value, "doubt" or "believe". Returns the events."""
    told: list[Event] = []
    game.watchers.append(told.append)
    for word in words:
        option = {"doubt": DOUBT, "believe": BELIEVE}.get(word)
        game.answer(game.waiting[0], claim(word) if option is None else option)
    game.watchers.clear()
    return told
