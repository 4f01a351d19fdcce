"""From heaps of games to win chances and differences, with their errors."""

from math import sqrt
from typing import Final

from gobelet.analysis.result import Heap
from gobelet.analysis.rollouts import shares

Z: Final = 1.959964  # standard errors to either side that make a 95 % interval


def value_of(heap: Heap, seats: int) -> tuple[list[float], list[float]]:
    """Win chances with their errors. One win and one loss are added for the error: nobody is ever sure."""
    n = heap.games
    sums = [0.0] * seats
    for won in heap.won:
        for seat, share in enumerate(shares(won, seats)):
            sums[seat] += share
    soft = [(total + 1) / (n + 2) for total in sums]
    return [total / n for total in sums], [Z * sqrt(p * (1 - p) / (n + 2)) for p in soft]


def gain_of(heap: Heap, other: Heap, seats: int, doubt: float = 0.5) -> tuple[list[float], list[float]]:
    """By how much this heap is better than another, game by game. Half a game in which they differ is added
    for the error, for the same reason.
    """
    n = min(heap.games, other.games)
    sums, squares = [0.0] * seats, [doubt] * seats
    for mine, theirs in zip(heap.won[:n], other.won[:n], strict=True):
        if mine != theirs:
            pairs = zip(shares(mine, seats), shares(theirs, seats), strict=True)
            for seat, (a, b) in enumerate(pairs):
                sums[seat] += a - b
                squares[seat] += (a - b) ** 2
    more = n + 2 * doubt
    spread = [
        max(0.0, square / more - (total / more) ** 2) for square, total in zip(squares, sums, strict=True)
    ]
    return [total / n for total in sums], [Z * sqrt(variance / n) for variance in spread]


def both(one: list[float], other: list[float]) -> list[float]:
    """The error of a sum of two things with independent errors."""
    return [sqrt(a * a + b * b) for a, b in zip(one, other, strict=True)]


def plus(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
